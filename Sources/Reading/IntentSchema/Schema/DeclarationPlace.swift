import Diagnostics

/// Where a definition declares something, for findings about the code generated from it.
package struct DeclarationPlace: Sendable {
    package let name: String
    package let location: SourceLocation
    /// The symbol of the declaration, as in `Diagnostic.symbol`.
    package let symbol: String
    /// The declaration as a phrase for messages: `the intent 'OrderSoup'`.
    package let words: String
}

extension Schema {
    package func place(of intent: Intent) -> DeclarationPlace {
        place(intent.name, at: intent.nameRange, kind: "intent", word: "intent")
    }

    package func place(of enumeration: Enumeration) -> DeclarationPlace {
        place(enumeration.name, at: enumeration.nameRange, kind: "enum", word: "enumeration")
    }

    package func place(of type: CustomType) -> DeclarationPlace {
        place(type.name, at: type.nameRange, kind: "type", word: "type")
    }

    private func place(_ name: String, at range: SourceRange, kind: String, word: String) -> DeclarationPlace {
        DeclarationPlace(
            name: name,
            location: SourceLocation(path: path, range: range),
            symbol: "\(kind)/\(name)",
            words: "the \(word) '\(name)'"
        )
    }
}
