import Diagnostics
import Inputs
import IntentRules
import IntentSchema
import SchemaComparison

/// The page about a kind of change: what it does, and an example with what `intentc breaking` says about it.
package enum ChangePage {
    /// `nil` for a kind that is not about changes.
    package static func markdown(for kind: DiagnosticKind) -> String? {
        example(of: kind).map { RulePage.markdown(for: kind, sections: sections($0)) }
    }

    private static func example(of kind: DiagnosticKind) -> ChangeExample? {
        if let row = EffectTable.row(ofCode: kind.code) { return .example(of: row.change) }
        if let takeover = Takeover.Kind.allCases.first(where: { $0.diagnosticKind == kind }) {
            return .example(of: takeover)
        }
        return nil
    }

    private static func sections(_ example: ChangeExample) -> String {
        let result = findings(in: example)
        let report = String(decoding: TextReport(sources: result.sources).render(result.diagnostics), as: UTF8.self)
        var page = "\n## What it finds\n\nBefore:\n\n```\n\(example.old)\n```\n\nAfter:\n\n```\n\(example.new)\n```\n"
        if let swift = example.swift { page += "\nand the Swift sources\n\n```swift\n\(swift)\n```\n" }
        return page + "\n```text\n\(report)```\n"
    }

    /// What comparing the states of an example gives.
    package static func findings(in example: ChangeExample) -> BreakingFindings.Result {
        let states = states(of: example)
        return BreakingFindings().compare(from: states.old, to: states.new, baseName: "main") {
            BreakingFindings.SwiftSources(example.swift.map { [source($0.utf8, at: "App.swift")] } ?? [])
        }
    }

    package static func states(of example: ChangeExample) -> (old: ProjectState, new: ProjectState) {
        (state(example.old, at: "main:Intents.intentdefinition"), state(example.new, at: "Intents.intentdefinition"))
    }

    private static func state(_ notation: String, at path: String) -> ProjectState {
        let source = source(ExampleTemplate.xml(notation), at: path)
        let file = ProjectFile(relativePath: "Intents.intentdefinition", source: source)
        return ProjectState([(file, Frontend.load(source))])
    }

    private static func source(_ bytes: some Sequence<UInt8>, at path: String) -> SourceText {
        SourceText(path: path, bytes: Array(bytes))
    }
}
