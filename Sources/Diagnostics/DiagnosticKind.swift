/// One kind of mistake: what a code stands for.
///
/// A kind is fine enough to name one mistake and coarse enough not to be an implementation detail. Codes and names are
/// never reused. Every kind is a static constant of its module, so raising an undeclared code is impossible.
package struct DiagnosticKind: Sendable {
    /// The stable code, `IN` and four digits. The first two digits are the kind's family (`Docs/Rules/README.md`).
    package let code: String
    /// The stable name in kebab-case, accepted wherever the code is.
    package let name: String
    /// The group under which the kind is listed.
    package let category: Category
    /// The severity unless the configuration says otherwise.
    package let severity: Severity
    /// What is wrong, in one sentence.
    package let summary: String
    /// Why it matters and what to do about it, in plain sentences.
    package let explanation: String
    /// Whether it is reported only where the configuration sets it, whatever the preset says.
    package let isOptional: Bool

    /// What a kind is about; reports and configuration select by these names.
    package enum Category: String, CaseIterable, Sendable {
        /// The file itself: encoding, property-list syntax, merge leftovers, shape.
        case file
        /// References, relationships, defaults and bounds: what the definition means.
        case meaning
        /// Texts, string identifiers and string tables.
        case localization
        /// Names in the definition and in generated code.
        case naming
        /// Widget configuration: options, sizes, visibility.
        case widgets
        /// Dialogs, summaries, shortcuts and responses.
        case dialogs
        /// Changes between two states of a definition that users or code depend on.
        case changes
        /// The tool's own configuration file and command line.
        case configuration
    }

    /// Declares a kind. `code` and `name` must be new: a test rejects duplicates.
    package init(
        code: String,
        name: String,
        category: Category,
        severity: Severity = .error,
        summary: String,
        explanation: String,
        isOptional: Bool = false
    ) {
        self.code = code
        self.name = name
        self.category = category
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
        self.isOptional = isOptional
    }
}

extension DiagnosticKind: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.code == right.code }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
