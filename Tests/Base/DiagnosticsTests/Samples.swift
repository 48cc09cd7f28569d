import Diagnostics

/// A kind for tests of reports.
let unknownParent = DiagnosticKind(
    code: "IN0304",
    name: "unknown-parent",
    category: .meaning,
    severity: .error,
    summary: "A parameter depends on a parameter that does not exist.",
    explanation:
        "Xcode ignores the relationship, so the parameter is always shown. Name a parameter of the same intent."
)

/// A second kind, a warning.
let unusedEnumeration = DiagnosticKind(
    code: "IN0311",
    name: "unused-enumeration",
    category: .meaning,
    severity: .warning,
    summary: "No parameter uses an enumeration.",
    explanation: "Dead declarations are translated and reviewed for nothing."
)

/// Source text with a path.
func source(_ text: String, path: String = "App/Intents.intentdefinition") -> SourceText {
    SourceText(path: path, bytes: Array(text.utf8))
}

extension SourceText {
    /// The location of the first occurrence of `needle`.
    func location(of needle: String) -> SourceLocation {
        SourceLocation(path: path, range: range(of: needle))
    }

    /// The range of the first occurrence of `needle`; the empty range at the start if there is none.
    func range(of needle: String) -> SourceRange {
        let wanted = Array(needle.utf8)
        let found = bytes.indices.first { bytes[$0...].starts(with: wanted) }
        return found.map { SourceRange(UInt32($0), UInt32($0 + wanted.count)) } ?? SourceRange(0, 0)
    }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
