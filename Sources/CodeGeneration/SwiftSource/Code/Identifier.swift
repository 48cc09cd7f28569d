import Diagnostics
import IntentSchema

/// A name that appears in generated Swift: the one place where names of a definition become Swift identifiers.
///
/// Whatever the text, what is printed is one identifier token. A reserved word is put in backticks where it needs them.
/// A text that is no identifier gets a safe spelling; the linker rejects such names before, so that no one meets one.
package struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name without backticks; always a valid identifier.
    package let name: String

    /// The name itself if it is valid, otherwise with `_` for each scalar that cannot stand where it stands.
    package init(_ raw: String) {
        name = Self.isValid(raw) ? raw : Self.safeSpelling(of: raw)
    }

    /// A name that the compiler itself gives; it must be valid.
    package init(stringLiteral value: String) {
        assert(Self.isValid(value), "'\(value)' is not an identifier")
        name = value
    }

    /// Whether the text follows Swift's grammar of identifiers and can be declared; reserved words can, in backticks.
    ///
    /// `_` cannot be declared, and names that begin with `$` belong to the compiler.
    package static func isValid(_ raw: String) -> Bool {
        IdentifierGrammar.isIdentifier(raw)
    }

    private static func safeSpelling(of raw: String) -> String {
        var spelling = String.UnicodeScalarView()
        for scalar in raw.unicodeScalars {
            if spelling.isEmpty, !scalar.startsIdentifier { spelling.append("_") }
            if scalar.continuesIdentifier {
                spelling.append(scalar)
            } else if spelling.count != 1 || spelling.first != "_" {
                spelling.append("_")
            }
        }
        let text = String(spelling)
        return text.isEmpty || text == "_" ? "__" : text
    }
}

extension Identifier {
    /// The name as it is printed where some words are reserved.
    func spelling(reserving words: WordSet) -> String { words.contains(name) ? "`\(name)`" : name }
}
