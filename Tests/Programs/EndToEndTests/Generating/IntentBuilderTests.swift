import Foundation
import TestSupport
import Testing

/// The tool in place of Apple's generator, with the exact arguments that build systems pass.
@Suite struct IntentBuilderTests: HasFolder {
    let folder: TemporaryDirectory
    /// A link to the tool by the name that build systems use.
    let intentbuilderc: String

    init() throws {
        folder = try TemporaryDirectory()
        let link = folder.url.appendingPathComponent("bin/intentbuilderc")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: Tool.executable)
        intentbuilderc = link.path
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    }

    private var definition: String { Project.schemas.appendingPathComponent("SelectCharacter.intentdefinition").path }

    /// Xcode's build system gets the output paths from a dry run, and then generates the files.
    @Test func xcodeAsksForThePathsFirst() throws {
        let output = path("DerivedSources/IntentDefinitionGenerated/SelectCharacter")
        let rest = [
            "-input", definition, "-output", output, "-classPrefix", "", "-language", "Swift", "-swiftVersion", "5.0",
            "-visibility", "public", "-moduleName", "App",
        ]
        let dryRun = try runProcess(intentbuilderc, ["generate", "-dryRun"] + rest)
        dryRun.expect(
            status: 0,
            output: "\(output)/SelectCharacterIntent.swift\n\(output)/GameCharacter.swift\n",
            errors: ""
        )
        #expect(!FileManager.default.fileExists(atPath: output))

        let run = try Command.run(["generate"] + rest, as: "intentbuilderc")
        run.expect(status: 0, output: dryRun.output)
        let files = try names(in: "DerivedSources/IntentDefinitionGenerated/SelectCharacter")
        #expect(files == ["GameCharacter.swift", "SelectCharacterIntent.swift"])
    }

    /// For every language, a dry run lists exactly the files that are then written.
    @Test(
        arguments: ["Swift", "Objective-C"],
        ["EveryType", "OrderCoffee", "LegacyModel", "ClassNames", "SystemIntent"]
    )
    func aDryRunPromisesWhatIsWritten(language: String, definition: String) throws {
        let input = Project.schemas.appendingPathComponent("\(definition).intentdefinition").path
        let output = path("out")
        let rest = ["-input", input, "-output", output, "-classPrefix", "XY", "-language", language]
        let promised = try Command.run(["generate", "-dryRun"] + rest, as: "intentbuilderc").output
        try Command.run(["generate"] + rest, as: "intentbuilderc").expect(output: promised)
        let written = promised == "" ? [] : try names(in: "out").map { "\(output)/\($0)" }
        #expect(promised.split(separator: "\n").map(String.init).sorted() == written)
    }

    /// `INTENTS_CODEGEN_LANGUAGE = None` is passed to the tool unchanged.
    @Test func noLanguageIsNoFiles() throws {
        let result = try Command.run(
            [
                "generate", "-dryRun", "-input", definition, "-output", path("out"), "-classPrefix", "", "-language",
                "None", "-visibility", "public",
            ],
            as: "intentbuilderc"
        )
        #expect(result.output + result.errors == "")
        result.expect(status: 0)
    }

    /// Xcode copies the definition itself into the product. The output is a folder that may not exist yet.
    @Test func xcodeCompilesTheDefinitionIntoTheProduct() throws {
        let output = path("Products/App.app")
        let result = try Command.run(
            ["compile", "-input", definition, "-output", output + "/", "-classPrefix", "GD"],
            as: "intentbuilderc"
        )
        #expect(result.output + result.errors == "")
        result.expect(status: 0)
        let copy = output + "/SelectCharacter.intentdefinition"
        #expect(FileManager.default.contentsEqual(atPath: copy, andPath: definition))
    }

    /// A Buck rule gives the path of the copy.
    @Test func aRuleNamesTheCopy() throws {
        let output = path("buck-out/gen/Intents.intentdefinition")
        let result = try Command.run(["compile", "-input", definition, "-output", output], as: "intentbuilderc")
        #expect(result.output + result.errors == "")
        result.expect(status: 0)
        #expect(FileManager.default.contentsEqual(atPath: output, andPath: definition))
    }

    /// Bazel's rules pass the full language name and a prefix. Their wrapper appends the output.
    @Test func bazelGeneratesObjectiveC() throws {
        let output = path("bazel-out/intents")
        let result = try Command.run(
            [
                "generate", "-input", definition, "-language", "Objective-C", "-classPrefix", "GD", "-swiftVersion",
                "5.0", "-visibility", "project", "-output", output,
            ],
            as: "intentbuilderc"
        )
        result.expect(status: 0)
        let files = try names(in: "bazel-out/intents")
        #expect(files == ["GDGameCharacter", "GDSelectCharacterIntent"].flatMap { ["\($0).h", "\($0).m"] })
        let header = try String(contentsOfFile: output + "/GDSelectCharacterIntent.h", encoding: .utf8)
        #expect(
            header.contains("provideCharacterOptionsCollectionForSelectCharacter:(GDSelectCharacterIntent *)intent")
        )
    }

    /// A SwiftPM plugin's prebuild command passes an empty prefix last.
    @Test func aPrebuildCommandPassesAnEmptyPrefix() throws {
        let output = path("work/GeneratedSources")
        let arguments = [
            "generate", "-input", definition, "-output", output, "-language", "Swift", "-swiftVersion", "5.6",
            "-classPrefix", "",
        ]
        // The command's name works as well as the link.
        let result = try Command.run(["intentbuilderc"] + arguments)
        result.expect(status: 0)
        #expect(try names(in: "work/GeneratedSources") == ["GameCharacter.swift", "SelectCharacterIntent.swift"])
    }

    @Test(arguments: ["private", "project", "internal"])
    func otherVisibilitiesAreInternalInSwift(visibility: String) throws {
        let output = path("out")
        let result = try Command.run(
            ["generate", "-input", definition, "-output", output, "-language", "Swift", "-visibility", visibility],
            as: "intentbuilderc"
        )
        result.expect(status: 0)
        let text = try String(contentsOfFile: output + "/GameCharacter.swift", encoding: .utf8)
        #expect(text.contains("internal class GameCharacter: INObject {"))
    }

    @Test func errorsHaveTheFormThatBuildSystemsLookFor() throws {
        let text = try String(contentsOfFile: definition, encoding: .utf8)
        let broken = text.replacing(
            "<key>INIntentParameterObjectType</key>\n\t\t\t\t\t<string>GameCharacter</string>",
            with: "<key>INIntentParameterObjectType</key>\n\t\t\t\t\t<string>Gone</string>"
        )
        let input = try folder.write(broken.utf8, to: "Broken.intentdefinition").path
        let result = try Command.run(
            ["generate", "-dryRun", "-input", input, "-output", path("out"), "-language", "Swift"],
            as: "intentbuilderc"
        )
        result.expect(status: 1, output: "", errorsStart: "\(input): error: ", errorsEnd: "[IN0302]\n")
    }

    @Test func aMissingOptionIsNamed() throws {
        let result = try Command.run(["generate", "-input", definition, "-output", path("out")], as: "intentbuilderc")
        result.expect(status: 2, errors: "intentbuilderc: error: the option '-language' is missing\n")
    }

    /// A later version of Xcode may pass more options, which must not break builds.
    @Test func unknownOptionsAreIgnoredWithAWarning() throws {
        let output = path("out")
        let result = try Command.run(
            [
                "generate", "-future", "value", "-input", definition, "-output", output, "-language", "Swift",
                "-more",
            ],
            as: "intentbuilderc"
        )
        result.expect(
            status: 0,
            output: "\(output)/SelectCharacterIntent.swift\n\(output)/GameCharacter.swift\n",
            errors: """
                intentbuilderc: warning: unknown option '-future' is ignored
                intentbuilderc: warning: unknown option '-more' is ignored

                """
        )
    }

    /// A build would repeat the warnings every time. They are left to `intentc lint`.
    @Test func warningsAreNotPrinted() throws {
        let text = try String(contentsOfFile: definition, encoding: .utf8)
            .replacing("<string>1.2</string>", with: "<string>9.9</string>")
        let input = try folder.write(text.utf8, to: "Warned.intentdefinition").path
        let arguments = ["-input", input, "-output", path("out"), "-language", "Swift"]
        try Command.run(["generate", input]).expect(errorsContain: "warning: ")
        let result = try Command.run(["generate"] + arguments, as: "intentbuilderc")
        result.expect(status: 0, errors: "")
    }
}
