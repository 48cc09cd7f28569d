import Foundation
import TestSupport
import Testing

/// The `generate` section of `intentc.json` has the same effect as options on the command line.
@Suite struct GenerateConfigurationTests {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let schema = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write([UInt8](try Data(contentsOf: schema)), to: "App/Counter.intentdefinition")
    }

    private func generate(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["generate"] + arguments, in: folder.url)
    }

    @Test func settingsHoldForWhatLiesBelow() throws {
        let text = #"{"version": 1, "generate": {"accessLevel": "internal", "typeSuffix": "Model"}}"#
        try folder.write(Array(text.utf8), to: "intentc.json")
        let result = try generate("App")
        result.expect(outputContains: "\nstruct CounterModel: IntentRuntime.CustomObject {")
        let given = try generate("App", "--access-level", "package")
        given.expect(outputContains: "\npackage struct CounterModel: IntentRuntime.CustomObject {")
    }

    @Test func theKindOfOutputCanBeSet() throws {
        let text = #"{"version": 1, "generate": {"to": "sirikit", "typeSuffix": "Model", "classPrefix": "XY"}}"#
        try folder.write(Array(text.utf8), to: "intentc.json")
        try generate("App").expect(outputContains: "class XYSelectCounterIntent: INIntent")
        try generate("App", "--to", "models").expect(outputContains: "struct CounterModel:")
    }

    /// Which options apply depends on the kind of output, even if only the configuration sets it.
    @Test func optionsBelongToTheKindThatTheConfigurationSets() throws {
        try folder.write(Array(#"{"version": 1, "generate": {"to": "sirikit"}}"#.utf8), to: "intentc.json")
        let result = try generate("App", "--language", "objc")
        result.expect(outputContains: "@interface SelectCounterIntent : INIntent", errors: "")
        try generate("App", "--type-suffix", "Value").expect(
            errorsStart: "intentc: error: the option '--type-suffix' belongs to '--to models' and '--to app-intents'\n"
        )
    }

    @Test func theConfigurationIsADependency() throws {
        try folder.write(Array(#"{"version": 1}"#.utf8), to: "intentc.json")
        _ = try generate("App", "--output", "Out", "--depfile", "Out.d")
        let rule = try String(contentsOf: folder.url.appendingPathComponent("Out.d"), encoding: .utf8)
        #expect(rule.hasSuffix("\\\n  App/Counter.intentdefinition \\\n  intentc.json\n"), "\(rule)")
    }

    @Test func aBrokenConfigurationIsStatusTwo() throws {
        try folder.write(Array(#"{"version": 1, "generate": {"acessLevel": "internal"}}"#.utf8), to: "intentc.json")
        let result = try generate("App")
        result.expect(status: 2, output: "", errorsStart: "intentc.json:1:29: error: unknown key 'acessLevel'")
    }

    @Test func twoConfigurationsInOneRunAreRefused() throws {
        try folder.write(Array(#"{"version": 1}"#.utf8), to: "App/intentc.json")
        try folder.write(Array(#"{"version": 1}"#.utf8), to: "Widget/intentc.json")
        try folder.write([], to: "Widget/Other.intentdefinition")
        let result = try generate("App", "Widget")
        result.expect(
            status: 2,
            errorsContain: "'App/intentc.json' and 'Widget/intentc.json'; generate them separately"
        )
    }

    /// Every setting is a command-line option with the same values.
    @Test func settingsAreOptions() throws {
        let file = Project.root.appendingPathComponent("Docs/intentc.schema.json")
        let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let properties = schema?["properties"] as? [String: Any]
        let generate = properties?["generate"] as? [String: Any]
        let settings = try #require(generate?["properties"] as? [String: [String: Any]])
        #expect(settings.count > 5)
        let help = try ["models", "sirikit", "app-intents"].map { output in
            try Command.run("help", "generate", "--to", output).output
        }.joined()
        for (name, setting) in settings {
            let option = "--" + name.replacing(#/[A-Z]/#) { "-" + $0.output.lowercased() }
            let words = (setting["enum"] as? [String]).map { " <\($0.joined(separator: "|"))>" } ?? ""
            #expect(help.contains("      \(option)\(words)"), "\(name)")
        }
    }
}
