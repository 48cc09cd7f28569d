import Diagnostics

/// String ids that stand for more than one text.
public enum StringIDs {
    /// Findings of the kinds `string-id-conflict` and `string-id-reused` about one definition: one for each use of an id
    /// after its first. An id without a text, which the format writes where the text is absent, shares nothing.
    public static func reuses(in definition: Definition) -> [Diagnostic] {
        let repeated = definition.repeatedTextIDs
        guard !repeated.isEmpty else { return [] }
        var first: [String: WrittenText] = [:]
        var diagnostics: [Diagnostic] = []
        for use in definition.localizedTexts {
            guard let id = use.text.id, let text = use.text.text, !text.value.isEmpty,
                repeated.contains(id.value)
            else { continue }
            guard let earlier = first[id.value] else {
                first[id.value] = use.text
                continue
            }
            let isSame = earlier.text?.value == text.value
            diagnostics.append(
                Diagnostic(
                    isSame ? .stringIDReused : .stringIDConflict,
                    isSame
                        ? "the string id '\(id.value)' is already used for the same text"
                        : "the string id '\(id.value)' is already used for a different text",
                    at: definition.location(id.range),
                    symbol: use.symbol + "/" + use.key,
                    related: [
                        RelatedLocation("first used here", at: definition.location(earlier.id?.range ?? id.range))
                    ]
                )
            )
        }
        return diagnostics
    }
}

extension Findings {
    /// Reused ids as warnings: they change no code.
    mutating func reusedStringIDs(_ definition: Definition) {
        for var diagnostic in StringIDs.reuses(in: definition) {
            diagnostic.severity = .warning
            add(diagnostic)
        }
    }
}
