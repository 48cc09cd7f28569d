import IntentSchema

/// A text of generated code, with its key in the String Catalog.
package struct CatalogueText: Hashable, Sendable {
    package var key: String
    /// The definition's text in the development language.
    package var text: String
    /// The id of its translations in the definition's string tables; `nil` if it has none.
    package var stringID: String?
    /// A note for translators about where the text is used.
    package let comment: String
    package var variables: Variables
    /// The variables for cases of an enumeration or a Boolean. String tables have such a text once for each case.
    package var caseVariables: [CaseVariable] = []

    package var doublesPercentSigns = false

    /// The key if texts are their own keys: the text, with a placeholder for each argument.
    var naturalKey: String { naturalKey(\.placeholder) }

    /// Whether the text has values but no words, so that it reads the same in all languages.
    var hasOnlyValues: Bool {
        guard case .arguments(let arguments) = variables, !arguments.isEmpty else { return false }
        return naturalKey { _ in "" }.allSatisfy { !$0.isLetter }
    }

    private func naturalKey(_ placeholder: (Argument) -> String) -> String {
        guard case .arguments(let arguments) = variables else { return key }
        return PlaceholderText(text).pieces.map { piece in
            let argument = arguments.first { $0.name == piece.variable }
            switch piece {
            case .variable where argument != nil: return argument.map(placeholder) ?? ""
            case .text(let text), .variable(let text): return arguments.isEmpty ? text : text.doublingPercentSigns
            }
        }.joined()
    }

    /// A variable that is an argument of the text.
    package struct Argument: Hashable, Sendable {
        package var name: String
        /// Whether the value is a whole number, which a translation can have plurals for.
        package var isInteger: Bool

        package init(_ name: String, isInteger: Bool = false) {
            self.name = name
            self.isInteger = isInteger
        }

        var placeholder: String { isInteger ? "%lld" : "%@" }
        /// The placeholder of the argument at a position, from 1.
        package func placeholder(at position: Int) -> String { "%\(position)$\(isInteger ? "lld" : "@")" }
    }

    package struct CaseVariable: Hashable, Sendable {
        /// The variable without its braces.
        package var name: String
        /// What users see for the cases.
        package var cases: [LocalizedText]
        /// The id of the case for no choice, which no one sees.
        package var unknownID: String?
    }

    /// How the variables in a text appear in the catalog.
    package enum Variables: Hashable, Sendable {
        /// Variables become arguments, numbered in this order.
        case arguments([Argument])
        /// These variables stay as they are, as in a summary: `${name}`. All others lose their braces.
        case names([String])
    }
}

extension String {
    /// The text as a format string that shows it.
    package var doublingPercentSigns: String {
        split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}
