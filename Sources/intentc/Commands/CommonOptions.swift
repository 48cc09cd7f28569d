import Diagnostics

/// Options that several commands share.
enum CommonOptions {
    static let stdinPath = OptionDescription.value(
        "stdin-path",
        "path",
        "The path that standard input is treated as having, in messages and for output names."
    )
    static let color = OptionDescription.choice(
        "color",
        ["auto", "always", "never"],
        "When to print in colour. By default on a terminal, unless NO_COLOR is set."
    )
    static let diagnostics = OptionDescription.choice(
        "diagnostics",
        ["text", "xcode"],
        """
        How findings are printed: text for people, or xcode for the lines that Xcode, SwiftPM and editors recognize. \
        Default: text.
        """
    )
    static let config = OptionDescription.value(
        "config",
        "file",
        "The configuration, instead of the nearest intentc.json.",
        completion: .file
    )
    static let minimumSeverity = OptionDescription.choice(
        "minimum-severity",
        Severity.allCases.map(\.word),
        "Report no findings that are milder. Default: \(Severity.note.word)."
    )
    static let allowEmpty = OptionDescription.flag("allow-empty", "A folder without definitions is fine.")
    static let reference = OptionDescription.value(
        "reference",
        "file",
        """
        A definition of the same module: inputs may name its enumerations and types, and nothing is made from it. \
        May be repeated.
        """,
        isRepeatable: true,
        completion: .file
    )
}

extension ParsedArguments {
    /// The findings that `--minimum-severity` lets be reported.
    func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let minimum = Severity.allCases.first { $0.word == value("minimum-severity") } ?? .note
        return diagnostics.filter { $0.severity >= minimum }
    }
}
