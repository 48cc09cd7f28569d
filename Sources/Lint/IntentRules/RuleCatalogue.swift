import Diagnostics
import IntentSchema
import PropertyList
import RuleSettings
import Translations

/// Everything that linting can find, with examples.
package enum RuleCatalogue {
    /// Every kind that linting can find: in reading, in linking, by the rules, and in string tables, configurations and
    /// baselines. Code generation adds its own.
    package static let kinds: [DiagnosticKind] =
        DiagnosticKind.propertyListKinds + DiagnosticKind.readingKinds + DiagnosticKind.linkingKinds
        + DiagnosticKind.namingKinds + DiagnosticKind.stringTableKinds + DiagnosticKind.configurationKinds
        + Rules.all.map(\.kind)

    /// Returns the examples of a kind, if any.
    package static func examples(of kind: DiagnosticKind) -> RuleExamples? {
        if let rule = Rules.all.first(where: { $0.kind == kind }) { return rule.examples }
        return (FileExamples.all + LinkingExamples.all + SurroundingFileExamples.all).first { $0.kind == kind }?
            .examples
    }
}
