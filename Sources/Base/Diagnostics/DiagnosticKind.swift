/// One kind of mistake, identified by a code.
///
/// A kind is fine enough to name one mistake and coarse enough not to be an implementation detail. Codes and names are
/// never reused. Every kind is a static constant of its module, so an undeclared code cannot be reported.
package struct DiagnosticKind: Sendable {
    /// The stable code: `IN` and four digits, the first two of which give the kind's family (`Docs/Rules/README.md`).
    package let code: String
    /// The stable name in kebab case, accepted wherever the code is.
    package let name: String
    package let category: Category
    /// The default severity, which the configuration can change.
    package let severity: Severity
    /// The problem in one sentence.
    package let summary: String
    /// Why the problem matters and how to solve it. Put together when it is asked for, which few runs do.
    package var explanation: String { explain() }
    private let explain: @Sendable () -> String
    /// Whether the kind is reported only if the configuration enables it, whatever the preset.
    package let isOptional: Bool
    /// The severity, or `off` for a kind that the configuration must turn on.
    package var defaultSetting: String { isOptional ? "off" : severity.word }
    /// Whether findings say that something improved, so that an acceptance is no longer needed. They fail a run only as
    /// errors, and no preset makes them errors.
    package let isProgress: Bool

    /// The subject of a kind. Reports and configuration files select kinds by these names.
    package enum Category: String, CaseIterable, Sendable {
        /// The file itself: encoding, property-list syntax, leftover merge markers, structure.
        case file
        /// What the definition means: references, relationships, defaults, and bounds.
        case meaning
        /// Texts, string identifiers, and string tables.
        case localization
        /// Names in the definition and in generated code.
        case naming
        /// Widget configuration: options, sizes, and visibility.
        case widgets
        /// Dialogs, summaries, shortcuts, and responses.
        case dialogs
        /// Changes between two versions of a definition that affect users or code.
        case changes
        /// The tool's own configuration file and command line.
        case configuration
    }

    /// The categories of the families of which all kinds have the same, by the first four characters of the code.
    package static let categories: [Substring: Category] = [
        "IN01": .file, "IN02": .file, "IN03": .meaning, "IN04": .naming, "IN05": .localization, "IN06": .naming,
        "IN07": .widgets, "IN08": .dialogs, "IN10": .configuration, "IN13": .changes, "IN14": .changes,
        "IN15": .changes,
    ]

    /// Declares a kind with a `code` and a `name` that no other kind uses; a test rejects duplicates.
    ///
    /// - Parameter category: The category; by default, that of the family.
    package init(
        code: String,
        name: String,
        category: Category? = nil,
        severity: Severity = .error,
        summary: String,
        explanation: @escaping @autoclosure @Sendable () -> String,
        isOptional: Bool = false,
        isProgress: Bool = false
    ) {
        self.code = code
        self.name = name
        self.category = category ?? Self.categories[code.prefix(4)] ?? .file
        self.severity = severity
        self.summary = summary
        explain = explanation
        self.isOptional = isOptional
        self.isProgress = isProgress
    }
}

extension DiagnosticKind {
    /// Whether findings say that a file could not be read, or not as it was meant. What else is in it is then unknown, so no
    /// rule, exception, baseline or severity can turn these findings into a clean result.
    package var isDamage: Bool { category == .file && severity == .error }

    /// Whether findings say that a file, or some of its bytes, could not be read. The family `IN02` is about what was read,
    /// but does not have the structure of a definition, and `IN0119` about what formatting would lose.
    package var isUnread: Bool { isDamage && !code.hasPrefix("IN02") && code != "IN0119" }
}

extension DiagnosticKind: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.code == right.code }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
