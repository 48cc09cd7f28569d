import Diagnostics
import IntentSchema
import PropertyList
import StringTables

/// Every kind of finding that linting can give: those of reading, those of linking, the rules, and those of
/// the files around: string tables, configuration and baseline. Converting to App Intents and
/// generating SiriKit classes add their own.
public enum RuleCatalogue {
    /// All kinds, sorted by code, each once.
    public static let all: [DiagnosticKind] = {
        var kinds = DiagnosticKind.propertyListKinds + DiagnosticKind.readingKinds
        kinds += DiagnosticKind.linkingKinds + DiagnosticKind.namingKinds
        kinds += DiagnosticKind.stringTableKinds + DiagnosticKind.configurationKinds
        kinds += DiagnosticKind.conversionKinds + DiagnosticKind.siriKitKinds
        let known = Set(kinds)
        kinds += Rules.all.map(\.kind).filter { !known.contains($0) }
        return kinds.sorted { $0.code < $1.code }
    }()

    /// The kind with a code or a name, in any case: `IN0304`, `in0304` and `unknown-parent` mean the same.
    public static func kind(named text: String) -> DiagnosticKind? {
        let wanted = text.lowercased()
        return all.first { $0.name == wanted || $0.code.lowercased() == wanted }
    }

    /// Examples of a kind; `nil` for one that has none.
    public static func examples(of kind: DiagnosticKind) -> RuleExamples? {
        if let rule = Rules.all.first(where: { $0.kind == kind }) { return rule.examples }
        return (FileExamples.all + LinkingExamples.all + SurroundingFileExamples.all).first { $0.kind == kind }?
            .examples
    }
}
