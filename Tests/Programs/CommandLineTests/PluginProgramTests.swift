import Settings
import Diagnostics
import FileAccess
import Foundation
import GenerateCommand
import ModelGeneration
import LintCommand
import TestSupport
import Testing

@testable import intentc
@testable import intentc_commands
@testable import intentc_generate
@testable import intentc_lint

/// The programs that plugins run print the same as `intentc`.
@Suite struct PluginProgramTests {
    private static let commandKeys = CommandsForPlugins.keys

    private static let programs = [
        ("generate", GenerateInBuilds.command, GenerateInBuilds.keys),
        ("lint", LintInBuilds.command, LintInBuilds.keys),
        ("generate", GenerateCommand.description(configurationKeys: commandKeys), commandKeys),
        ("lint", LintCommand.description(configurationKeys: commandKeys), commandKeys),
    ]

    @Test(arguments: programs.indices)
    func keysOfTheConfigurationAreThoseOfIntentc(_ index: Int) {
        #expect(Self.programs[index].2.map(\.name) == [ConfigurationKey<Configuration>].tool.map(\.name))
    }

    @Test func settingsOfModelsWorkInBuilds() {
        let settings = GenerateCommand.options.filter { $0.isSetting && $0.use(in: .models) != nil }.map(\.name)
        // Of these, the kind of output is always models, and only the bridge, which builds do not write, has a prefix.
        #expect(settings == ["to", "access-level", "type-suffix", "class-prefix"])
        #expect(GenerateInBuilds.options.filter(\.isSetting).map(\.name) == ["access-level", "type-suffix"])
        // All others are accepted.
        let all = GenerateCommand.options.filter(\.isSetting).map(\.settingName)
        #expect(GenerateInBuilds.settings.map(\.name) == all)
    }

    #if os(Linux)
    @Test(
        arguments: programs.indices,
        [
            #"{"version": 1}"#, #"{"version": 1, "gnerate": {}}"#, #"{"version": 1, "colour": true}"#,
            #"{"version": 2}"#,
            #"{"version": 1,}"#, #"{}"#,
            #"{"version": 1, "generate": {"accessLevel": "internal"}, "breaking": {}, "appIntents": {"required": []}}"#,
            #"{"version": 1, "generate": {"to": "app-intents", "typeSuffix": "Model", "deployment": "ios18"}}"#,
            #"{"version": 1, "rules": {"parameter-removed": "off", "IN0501": "error"}, "locales": {"de": "complete"}}"#,
        ]
    )
    func answersAreThoseOfIntentc(_ index: Int, _ configuration: String) throws {
        try compare(index, configuration)
    }

    @Test(arguments: [
        #"{"version": 1, "generate": {"typeSufix": "Model"}}"#, #"{"version": 1, "generate": {"typeSuffix": "-"}}"#,
        #"{"version": 1, "generate": {"accessLevel": "open"}}"#,
    ])
    func settingsOfModelsAreCheckedInBuilds(_ configuration: String) throws { try compare(0, configuration) }

    /// Runs a program and the same command of `intentc` with a configuration.
    private func compare(_ index: Int, _ configuration: String) throws {
        let (name, command, _) = Self.programs[index]
        let folder = try TemporaryDirectory()
        try folder.write(Array(configuration.utf8), to: "intentc.json")
        let definition = Project.root.appendingPathComponent("Schemas/TimelineInterval.intentdefinition")
        try folder.write([UInt8](try Data(contentsOf: definition)), to: "A.intentdefinition")
        let words =
            [name, "A.intentdefinition", "--format", "xcode", "--minimum-severity", "warning"]
            + (name == "generate" ? ["--to", "models"] : [])
        let own = try runInside(folder.url) { Program(forPlugins: command).run(words).rawValue }
        let whole = try runInside(folder.url) { runIntentc(["intentc"] + words).rawValue }
        #expect(String(decoding: own.stdout, as: UTF8.self) == String(decoding: whole.stdout, as: UTF8.self))
        #expect(String(decoding: own.stderr, as: UTF8.self) == String(decoding: whole.stderr, as: UTF8.self))
        #expect(own.status == whole.status)
    }

    /// A configuration can serve several programs: what it says about other kinds of output is not for a build.
    @Test func buildsGenerateModelsWhateverElseIsConfigured() throws {
        let folder = try TemporaryDirectory()
        let settings = #"{"to": "sirikit", "language": "objc", "deployment": 1}"#
        try folder.write(Array(#"{"version": 1, "generate": \#(settings), "appIntents": 1}"#.utf8), to: "intentc.json")
        let definition = Project.root.appendingPathComponent("Schemas/TimelineInterval.intentdefinition")
        try folder.write([UInt8](try Data(contentsOf: definition)), to: "A.intentdefinition")
        func run(_ words: String...) throws -> ProcessResult {
            try runInside(folder.url) { Program(forPlugins: GenerateInBuilds.command).run(words).rawValue }
        }
        let models = try run("generate", "A.intentdefinition")
        #expect(models.status == 0)
        #expect(String(decoding: models.stdout, as: UTF8.self).contains("public struct TimelineIntervalConfiguration"))
        let other = try run("generate", "A.intentdefinition", "--to", "sirikit")
        #expect(other.status == 2)
        #expect(
            String(decoding: other.stderr, as: UTF8.self).contains(
                "'sirikit' is not a value of '--to' (one of: models)"
            )
        )
    }
    #endif
}
