import CommandArguments
import ConfigurationFile
import Diagnostics
import Foundation
import Generating
import TestSupport
import Testing

@testable import intentc
@testable import intentc_generate
@testable import intentc_lint

/// The programs that plugins run print the same as `intentc`.
@Suite struct PluginProgramTests {
    private static let programs = [
        ("generate", GenerateInBuilds.command, GenerateInBuilds.keys),
        ("lint", LintInBuilds.command, LintInBuilds.keys),
    ]

    @Test(arguments: programs.indices)
    func keysOfTheConfigurationAreThoseOfIntentc(_ index: Int) {
        #expect(Self.programs[index].2.map(\.name) == [ConfigurationKey<Configuration>].tool.map(\.name))
    }

    @Test func everySettingWorksInBuilds() {
        let settings = GenerateCommand.options.filter(\.isSetting).map(\.name)
        #expect(GenerateInBuilds.options.filter(\.isSetting).map(\.name) == settings)
    }

    #if os(Linux)
    @Test(
        arguments: programs.indices,
        [
            #"{"version": 1}"#, #"{"version": 1, "gnerate": {}}"#, #"{"version": 1, "colour": true}"#,
            #"{"version": 2}"#,
            #"{"version": 1,}"#, #"{}"#,
            #"{"version": 1, "generate": {"accessLevel": "internal"}, "breaking": {}, "appIntents": {"required": []}}"#,
            #"{"version": 1, "rules": {"parameter-removed": "off", "IN0501": "error"}, "locales": {"de": "complete"}}"#,
        ]
    )
    func answersAreThoseOfIntentc(_ index: Int, _ configuration: String) throws {
        let (name, command, _) = Self.programs[index]
        let folder = try TemporaryDirectory()
        try folder.write(Array(configuration.utf8), to: "intentc.json")
        let definition = Project.root.appendingPathComponent("Schemas/TimelineInterval.intentdefinition")
        try folder.write([UInt8](try Data(contentsOf: definition)), to: "A.intentdefinition")
        let words = [name, "A.intentdefinition", "--format", "xcode", "--minimum-severity", "warning"]
        let own = try runInside(folder.url) { Program(forPlugins: command).run(words).rawValue }
        let whole = try runInside(folder.url) { runIntentc(["intentc"] + words).rawValue }
        #expect(String(decoding: own.stdout, as: UTF8.self) == String(decoding: whole.stdout, as: UTF8.self))
        #expect(String(decoding: own.stderr, as: UTF8.self) == String(decoding: whole.stderr, as: UTF8.self))
        #expect(own.status == whole.status)
    }
    #endif
}
