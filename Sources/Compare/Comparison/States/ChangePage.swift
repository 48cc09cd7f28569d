import Diagnostics
import Inputs
import IntentSchema
import RuleSettings
import SavedContract
import Translations

/// The page about a kind of change: its effects, and an example with the report of `intentc breaking`.
package enum ChangePage {
    /// The page in Markdown; `nil` if the kind is not about changes.
    package static func markdown(for kind: DiagnosticKind) -> String? {
        example(of: kind).map { RulePage.markdown(for: kind, sections: sections($0)) }
    }

    private static func example(of kind: DiagnosticKind) -> ChangeExample? {
        ChangeKind(code: kind.code)?.example ?? .example(ofTakeover: kind)
    }

    private static func sections(_ example: ChangeExample) -> String {
        let result = findings(in: example)
        let report = String(decoding: TextReport(sources: result.sources).render(result.diagnostics), as: UTF8.self)
        let (old, new) = (example.extensions.old.first, example.extensions.new.first)
        let states = zip(
            ["Before", "After"],
            [(example.old, example.oldSwift, old), (example.new, example.swift, new)]
        )
        let page = states.map { heading, state in
            let (definition, swift, identifier) = state
            // An example about code alone has no definition.
            let parts = [definition.isEmpty ? nil : "```\n\(definition)\n```", swift.map { "```swift\n\($0)\n```" }]
            let place = identifier.map { ", in the widget extension `\($0)`" } ?? ""
            return "\n\(heading)\(place):\n\n"
                + parts.compactMap(\.self).joined(separator: "\n\nand the Swift sources\n\n")
                + "\n"
        }
        let table = example.table.map { "\nBoth have the table `\(tablePath)`:\n\n```text\n\($0)\n```\n" } ?? ""
        return "\n## What it finds\n" + page.joined() + table + "\n```text\n\(report)```\n"
    }

    package static func findings(in example: ChangeExample) -> ComparisonReport {
        BreakingPipeline().run(states(of: example))
    }

    package static func states(of example: ChangeExample) -> StatePair {
        StatePair(
            state(example.old, code: example.oldSwift, in: example.extensions.old, example.table, prefix: "main:"),
            state(example.new, code: example.swift, in: example.extensions.new, example.table, prefix: ""),
            baseName: "main"
        )
    }

    private static let tablePath = "de.lproj/Intents.strings"

    private static func state(
        _ notation: String,
        code swift: String?,
        in extensions: [String],
        _ table: String?,
        prefix: String
    ) -> ProjectState {
        func file(_ bytes: some Sequence<UInt8>, _ path: String) -> ProjectFile {
            ProjectFile(relativePath: path, source: SourceText(path: prefix + path, bytes: Array(bytes)))
        }
        var identifiers = SavedContract.BundleIdentifiers()
        for name in extensions { identifiers.extensions[name] = [name] }
        let code = ProjectCode(
            swift.map { [file($0.utf8, "App.swift")] } ?? [],
            targets: { _ in Set(extensions.prefix(1)) },
            identifiers: identifiers
        )
        if notation.isEmpty { return ProjectState([], code: code) }
        let definition = file(ExampleTemplate.xml(notation), "Intents.intentdefinition")
        let loaded = Frontend.load(definition.source)
        var state = ProjectState([(definition, loaded)], code: code)
        let tables = table.map { [TableFile(file($0.utf8, tablePath).source, language: "de")] } ?? []
        state.useTranslations {
            let around = DefinitionTranslations.Surroundings(folderLanguage: "Base")
            return loaded.definition.map {
                [(definition.source.path, DefinitionTranslations($0, files: tables, in: around))]
            } ?? []
        }
        return state
    }
}
