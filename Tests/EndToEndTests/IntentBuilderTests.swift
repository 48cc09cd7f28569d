import Foundation
import TestSupport
import Testing

/// The tool in the place of Apple's generator: the exact arguments that build systems pass.
@Suite struct IntentBuilderTests {
    let folder: TemporaryDirectory
    /// A link to the tool under the name that build systems call.
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

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    }

    private var definition: String { Project.schemas.appendingPathComponent("SelectCharacter.intentdefinition").path }

    /// Xcode's build system learns the outputs from a dry run, then runs for them.
    @Test func xcodeAsksForThePathsFirst() throws {
        let output = path("DerivedSources/IntentDefinitionGenerated/SelectCharacter")
        let rest = [
            "-input", definition, "-output", output, "-classPrefix", "", "-language", "Swift", "-swiftVersion", "5.0",
            "-visibility", "public", "-moduleName", "App",
        ]
        let dryRun = try runProcess(intentbuilderc, ["generate", "-dryRun"] + rest)
        #expect(dryRun.output == "\(output)/SelectCharacterIntent.swift\n\(output)/GameCharacter.swift\n")
        #expect(dryRun.errors == "")
        #expect(dryRun.status == 0)
        #expect(!FileManager.default.fileExists(atPath: output))

        let run = try runProcess(intentbuilderc, ["generate"] + rest)
        #expect(run.output == dryRun.output)
        #expect(run.status == 0)
        let files = try names(in: "DerivedSources/IntentDefinitionGenerated/SelectCharacter")
        #expect(files == ["GameCharacter.swift", "SelectCharacterIntent.swift"])
    }

    /// Xcode copies the definition itself into the product.
    @Test func xcodeCompilesTheDefinitionIntoTheProduct() throws {
        let output = path("Product/SelectCharacter.intentdefinition")
        let result = try runProcess(
            intentbuilderc,
            ["compile", "-input", definition, "-output", output, "-classPrefix", "GD"]
        )
        #expect(result.output + result.errors == "")
        #expect(result.status == 0)
        #expect(FileManager.default.contentsEqual(atPath: output, andPath: definition))
    }

    /// Bazel's rules name the language in full and give a prefix.
    @Test func bazelGeneratesObjectiveC() throws {
        let output = path("bazel-out/intents")
        let result = try runProcess(
            intentbuilderc,
            [
                "generate", "-language", "Objective-C", "-classPrefix", "GD", "-swiftVersion", "5.0", "-input",
                definition, "-output", output, "-visibility", "project",
            ]
        )
        #expect(result.status == 0)
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
        // The command's own name does instead of a link.
        let result = try runProcess(Tool.executable, ["intentbuilderc"] + arguments)
        #expect(result.status == 0)
        #expect(try names(in: "work/GeneratedSources") == ["GameCharacter.swift", "SelectCharacterIntent.swift"])
    }

    @Test func privateVisibilityIsInternalInSwift() throws {
        let output = path("out")
        _ = try runProcess(
            intentbuilderc,
            ["generate", "-input", definition, "-output", output, "-language", "Swift", "-visibility", "private"]
        )
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
        let result = try runProcess(
            intentbuilderc,
            ["generate", "-dryRun", "-input", input, "-output", path("out"), "-language", "Swift"]
        )
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("\(input): error: "))
        #expect(result.errors.hasSuffix("[IN0302]\n"))
    }

    @Test func aMissingOptionIsNamed() throws {
        let result = try runProcess(intentbuilderc, ["generate", "-input", definition, "-output", path("out")])
        #expect(result.errors == "intentbuilderc: error: the option '-language' is missing\n")
        #expect(result.status == 2)
    }

    @Test func anUnknownOptionIsSuggestedInItsOwnForm() throws {
        let result = try runProcess(intentbuilderc, ["generate", "-outptu", "x"])
        #expect(result.errors.hasPrefix("intentc: error: unknown option '-outptu'; did you mean '-output'?"))
        #expect(result.status == 2)
    }
}
