import Settings
import Diagnostics
import GenerateCommand
import ModelGeneration
import Testing

@testable import intentc

/// The `generate` section of `intentc.json` has a key for each option that is a setting.
@Suite struct GenerationSettingsTests {
    private func read(_ section: String) -> ConfigurationReader.Result {
        let text = #"{"version": 1, "generate": \#(section)}"#
        return ConfigurationReader.read(SourceText(path: "intentc.json", bytes: Array(text.utf8)), .tool)
    }

    @Test func keysAreTheOptionsInCamelCase() {
        let settings = GenerateCommand.options.filter(\.isSetting)
        #expect(
            settings.map(\.settingName) == [
                "to", "accessLevel", "typeSuffix", "classPrefix", "deployment", "language", "sendable",
                "singleFile",
            ]
        )
    }

    /// The configuration accepts exactly the values that the command line accepts.
    @Test func valuesAreThoseOfTheOptions() throws {
        for option in GenerateCommand.options where option.isSetting {
            let values =
                option.valueName == nil
                ? ["true"]
                : (option.allowed.isEmpty ? [option.name == "deployment" ? "17.4" : "x"] : option.allowed).map {
                    "\"\($0)\""
                }
            for value in values {
                let result = read("{\"\(option.settingName)\": \(value)}")
                #expect(result.diagnostics == [], "\(option.name) \(value)")
                let setting = try #require(result.configuration.generation.all.first)
                #expect(setting.name == option.settingName)
                for word in setting.words { _ = try option.read(word, option.name) }
            }
            if !option.allowed.isEmpty || option.name == "deployment" {
                #expect(read("{\"\(option.settingName)\": \"?\"}").diagnostics.map(\.kind.code) == ["IN1003"])
            }
        }
    }

    @Test func optionsOfOneRunAreNotSettings() {
        let diagnostics = read(#"{"check": true, "output": "x"}"#).diagnostics
        #expect(diagnostics.map(\.kind.code) == ["IN1002", "IN1002"])
    }
}
