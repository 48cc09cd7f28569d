import IntentSchema
import SwiftSource

/// An enumeration of the generated code. Saved configurations are found by its raw values, the case names.
package struct EnumerationPlan: Sendable {
    package struct Case: Sendable {
        package let name: Identifier
        /// The definition's name, if it differs.
        package let rawValue: String?
        let title: PlannedText
        let synonyms: [PlannedText]
    }

    package let name: Identifier
    let documentation: String
    let typeTitle: PlannedText
    /// All cases but the one for no choice.
    package let cases: [Case]
    let losses: [Loss]

    /// Returns `nil` for an enumeration without choices.
    init?(_ enumeration: Enumeration, named name: Identifier, in context: AppIntentsContext) {
        let selectable = enumeration.cases.filter { !$0.isUnknown }
        guard !selectable.isEmpty else { return nil }
        self.name = name
        documentation = enumeration.displayName.text ?? enumeration.name
        let comment = "Name of the type \(enumeration.name)"
        typeTitle = PlannedText(enumeration.displayName, fallback: enumeration.name, comment)
        var renamed: [Loss] = []
        var wording: [Loss] = []
        cases = selectable.map { value in
            let place = Loss.Place(declaration: enumeration.name, member: value.name, range: value.nameRange)
            let name = AppIntentNames.enumerationCase(value.name)
            let isRenamed = name.name != value.name
            if isRenamed {
                let instead = "`\(name.name)` with the same raw value"
                renamed.append(place.loss(.renamed, "the case `\(value.name)`", instead: instead))
            }
            let words =
                [(value.pronunciationHint, value.displayName)] + value.synonyms.map { ($0.pronunciationHint, $0.text) }
            for (hint, text) in words {
                guard let hint = hint.shown, hint != text.text else { continue }
                let what = "the pronunciation “\(hint)”"
                wording.append(place.loss(.pronunciation, what, instead: "the spelling decides"))
            }
            let synonyms = value.synonyms.map(\.text).filter { $0.shown != nil }
            let hasSynonyms = context.options.deployment >= .ios17
            if !hasSynonyms, !synonyms.isEmpty {
                let what = "\(synonyms.count) synonyms"
                wording.append(place.loss(.synonyms, what, instead: "the display name alone"))
            }
            let subject = "\(value.name) of \(enumeration.name)"
            return Case(
                name: name,
                rawValue: isRenamed ? value.name : nil,
                title: PlannedText(value.displayName, fallback: value.name, "Case \(subject)"),
                synonyms: (hasSynonyms ? synonyms : []).map {
                    PlannedText($0, fallback: "", "Another word for the case \(subject)")
                }
            )
        }
        losses = renamed + wording
    }

    func visitTexts(_ visit: (CatalogueText) -> Void) {
        typeTitle.visit(visit)
        for value in cases {
            value.title.visit(visit)
            for synonym in value.synonyms { synonym.visit(visit) }
        }
    }
}
