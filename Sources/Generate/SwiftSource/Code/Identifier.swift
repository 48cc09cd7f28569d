import Diagnostics
import IntentSchema

/// A name in generated Swift. Names of a definition become Swift identifiers only here.
///
/// Any text prints as one identifier token. A reserved word gets backticks if it needs them. A text that is not an
/// identifier gets a safe spelling; the linker rejects such names earlier, so that users never see one.
package struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name without backticks, which is always a valid identifier.
    package let name: String

    /// Creates an identifier. Replaces each scalar that is invalid at its position with `_`.
    package init(_ raw: String) {
        name = Self.isValid(raw) ? raw : Self.safeSpelling(of: raw)
    }

    /// Creates an identifier from a name in the compiler's own code, which must be valid.
    package init(stringLiteral value: String) {
        assert(Self.isValid(value), "'\(value)' is not an identifier")
        name = value
    }

    /// Whether the text is a Swift identifier that can be declared. Reserved words can, in backticks.
    ///
    /// `_` cannot be declared, and names that start with `$` belong to the compiler.
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
    /// The name as printed where these words are reserved.
    func spelling(reserving words: ReservedWords) -> String { words.contains(name) ? "`\(name)`" : name }
}
