import Diagnostics
import IntentSchema
import PropertyList
import StringTables

/// What linting can find, with examples.
package enum RuleCatalogue {
    /// Every kind of finding that linting can give: those of reading, those of linking, the rules, and those of the files
    /// around: string tables, configuration and baseline. Generating code adds its own.
    package static let kinds: [DiagnosticKind] =
        DiagnosticKind.propertyListKinds + DiagnosticKind.readingKinds + DiagnosticKind.linkingKinds
        + DiagnosticKind.namingKinds + DiagnosticKind.stringTableKinds + DiagnosticKind.configurationKinds
        + Rules.all.map(\.kind)

    /// Examples of a kind; `nil` for one that has none.
    package static func examples(of kind: DiagnosticKind) -> RuleExamples? {
        if let rule = Rules.all.first(where: { $0.kind == kind }) { return rule.examples }
        return (FileExamples.all + LinkingExamples.all + SurroundingFileExamples.all).first { $0.kind == kind }?
            .examples
    }
}
