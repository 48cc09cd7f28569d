import Diagnostics
import FileAccess

// Options that several commands share.

extension Option<String?> {
    package static var stdinPath: Self {
        Self(
            "stdin-path",
            taking: .text("path"),
            "The path to use for standard input in messages and output names."
        )
    }

    package static var config: Self {
        Self("config", taking: .file(), "The configuration to use instead of the nearest intentc.json.")
    }
}

extension Option<Bool> {
    package static var yes: Self { flag("yes", "Write without asking.") }

    package static var dryRun: Self { flag("dry-run", "Write nothing; show the differences.") }

    package static var checkFiles: Self {
        flag("check", "Write nothing; list the files that would change, and fail if there are any.")
    }
}

extension Option<ColorChoice> {
    package static var color: Self {
        Self(
            "color",
            taking: .choice(ColorChoice.allCases),
            default: .auto,
            "When to use color: auto means on a terminal, unless NO_COLOR is set."
        )
    }
}

package enum ColorChoice: String, CaseIterable {
    case auto, always, never
}

extension Option<Severity> {
    package static var minimumSeverity: Self {
        Self(
            "minimum-severity",
            taking: .choice(Severity.allCases) { $0.word },
            default: .note,
            "Hide findings below this severity."
        )
    }
}

extension [Diagnostic] {
    /// The findings that are at least this severe.
    package func atLeast(_ minimum: Severity) -> Self { filter { $0.severity >= minimum } }
}

extension Arguments {
    /// Throws if standard input is given more than once.
    package func checkStandardInput() throws(CommandFailure) {
        if operands.count(where: { $0 == "-" }) > 1 { throw .usage("standard input can be read only once") }
    }
}
