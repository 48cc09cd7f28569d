import Diagnostics
import FileAccess

// Options that several commands share.

extension Option<String?> {
    static var stdinPath: Self {
        Self(
            "stdin-path",
            .text("path"),
            "The path to use for standard input in messages and output names."
        )
    }

    static var config: Self { Self("config", .file(), "The configuration to use instead of the nearest intentc.json.") }
}

extension Option<ColorChoice> {
    static var color: Self {
        Self(
            "color",
            .choice(ColorChoice.allCases),
            default: .auto,
            "When to print in colour: auto means on a terminal, unless NO_COLOR is set."
        )
    }
}

/// When to print in colour.
enum ColorChoice: String, CaseIterable {
    case auto, always, never
}

extension Option<Severity> {
    static var minimumSeverity: Self {
        Self(
            "minimum-severity",
            .choice(Severity.allCases) { $0.word },
            default: .note,
            "Hide findings below this severity."
        )
    }
}

extension [Diagnostic] {
    /// The findings that are at least as severe as `--minimum-severity` says.
    func atLeast(_ minimum: Severity) -> Self { filter { $0.severity >= minimum } }
}

extension Arguments {
    /// Refuses to read standard input twice.
    func checkStandardInput() throws(CommandFailure) {
        if operands.count(where: { $0 == "-" }) > 1 { throw .usage("standard input can be read only once") }
    }
}
