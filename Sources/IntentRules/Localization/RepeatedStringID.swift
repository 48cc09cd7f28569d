import Diagnostics
import IntentSchema

/// A use of a string id that an earlier text of the definition has already.
struct RepeatedStringID {
    let id: String
    let range: SourceRange
    /// The text with its key, as `Diagnostic.symbol` names it.
    let symbol: String
    let isSameText: Bool
    /// Where the id is used first.
    let first: SourceRange
}

extension RuleContext {
    /// Every use of an id after its first, in the order of the file. An id without a text, which the format writes where the
    /// text is absent, shares nothing.
    var repeatedStringIDs: [RepeatedStringID] {
        var first: [String: (text: String, range: SourceRange)] = [:]
        return allTexts.compactMap { use in
            guard let id = use.text.id, let text = use.text.text?.value, !text.isEmpty, !id.value.isEmpty else {
                return nil
            }
            guard let earlier = first.updateValue((text, id.range), forKey: id.value) else { return nil }
            first[id.value] = earlier
            return RepeatedStringID(
                id: id.value,
                range: id.range,
                symbol: use.symbol + "/" + use.key,
                isSameText: earlier.text == text,
                first: earlier.range
            )
        }
    }
}
