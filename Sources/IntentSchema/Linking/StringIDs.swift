import Diagnostics

/// String ids that stand for more than one text.
package enum StringIDs {
    /// Findings of the kinds `string-id-conflict` and `string-id-reused` about one definition: one for each use of an id
    /// after its first. An id without a text, which the format writes where the text is absent, shares nothing.
    package static func reuses(in definition: Definition) -> [Diagnostic] {
        let repeated = definition.repeatedTextIDs
        guard !repeated.isEmpty else { return [] }
        var first: [String: WrittenText] = [:]
        var diagnostics: [Diagnostic] = []
        definition.visitLocalizedTexts { written, use in
            guard let id = written.id, let text = written.text, !text.value.isEmpty, repeated.contains(id.value)
            else { return }
            guard let earlier = first[id.value] else {
                first[id.value] = written
                return
            }
            let isSame = earlier.text?.value == text.value
            let use = use()
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

extension Definition {
    /// The ids that more than one text has: few, so that most texts need no place in a table.
    fileprivate var repeatedTextIDs: Set<String> {
        // About as many as the texts of public definitions.
        var met = Set<String>(minimumCapacity: 12 * intents.count)
        var repeated: Set<String> = []
        visitLocalizedTexts { written, _ in
            guard let id = written.id, written.text?.value.isEmpty == false, !id.value.isEmpty else { return }
            if !met.insert(id.value).inserted { repeated.insert(id.value) }
        }
        return repeated
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
