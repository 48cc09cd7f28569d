import Diagnostics
import IntentRules
import SchemaComparison
import Workspace

/// The page about a kind of change: what it does, and an example with what `intentc breaking` says about it.
enum ChangePage {
    /// `nil` for a kind that is not about changes.
    static func markdown(for kind: DiagnosticKind) -> String? {
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
    static func findings(in example: ChangeExample) -> BreakingFindings.Result {
        let findings = BreakingFindings(
            policy: EffectPolicy(),
            isEditorialLeftOut: false,
            configuration: ConfigurationFiles.Loaded(),
            baseline: nil,
            deployment: { nil }
        )
        var swift = ProjectListing()
        swift.files = example.swift.map { [file($0.utf8, "App.swift")] } ?? []
        let states = states(of: example)
        return findings.compare(states.old, states.new, baseName: "main") { swift }
    }

    static func states(of example: ChangeExample) -> (old: ProjectState, new: ProjectState) {
        (
            state(example.old, shownAs: "main:Intents.intentdefinition"),
            state(example.new, shownAs: "Intents.intentdefinition")
        )
    }

    private static func state(_ notation: String, shownAs path: String) -> ProjectState {
        var listing = ProjectListing()
        var definition = file(ExampleTemplate.xml(notation), path)
        definition.relativePath = "Intents.intentdefinition"
        listing.files = [definition]
        return ProjectState(listing)
    }

    private static func file(_ bytes: some Sequence<UInt8>, _ path: String) -> ProjectFile {
        ProjectFile(relativePath: path, source: SourceText(path: path, bytes: Array(bytes)))
    }
}
