import Foundation
import TestSupport
import Testing

/// `intentc generate` as a user runs it: exact input, exact output, exact exit status.
@Suite struct GenerateTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func schema(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Project.schemas.appendingPathComponent(name + ".intentdefinition")))
    }

    /// The definition `SelectCharacter` with a reference to a missing type.
    private func broken() throws -> [UInt8] {
        let text = String(decoding: try schema("SelectCharacter"), as: UTF8.self)
        let reference = "<key>INIntentParameterObjectType</key>\n\t\t\t\t\t<string>GameCharacter</string>"
        #expect(text.contains(reference))
        return Array(text.replacing(reference, with: reference.replacing("GameCharacter", with: "GameCharcter")).utf8)
    }

    @Test func printsTheModels() throws {
        let result = try Command.run("generate", "Schemas/SelectCharacter.intentdefinition")
        result.expect(
            status: 0,
            outputContains: "public struct SelectCharacterConfiguration: IntentRuntime.ConfigurationModel {",
            errors: ""
        )
    }

    @Test func readsStandardInput() throws {
        let result = try Command.run(
            "generate",
            "-",
            "--stdin-path",
            "Schemas/SelectCharacter.intentdefinition",
            stdin: schema("SelectCharacter")
        )
        let direct = try Command.run("generate", "Schemas/SelectCharacter.intentdefinition")
        #expect(result.stdout == direct.stdout)
        result.expect(status: 0)
    }

    @Test func writesOneFileForEachDefinitionAndSaysNothing() throws {
        let result = try Command.run("generate", "Schemas", "--output", path("Generated"))
        result.expect(status: 0, output: "", errors: "")
        let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition")
        let expected = definitions.map { "Generated/\($0.deletingPathExtension().lastPathComponent).intents.swift" }
        #expect(try files() == ["Generated"] + expected.sorted())
    }

    @Test func writesOnlyWhatChanges() throws {
        let input = "Schemas/Counter.intentdefinition"
        _ = try Command.run("generate", input, "--output", path("Out"))
        let file = folder.url.appendingPathComponent("Out/Counter.intents.swift")
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
        try Command.run("generate", input, "--output", path("Out")).expect(status: 0)
        let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        #expect(date == old)
        #expect(try files() == ["Out", "Out/Counter.intents.swift"])
    }

    @Test func checkShowsTheDifferenceAndWritesNothing() throws {
        _ = try Command.run("generate", "Schemas/Counter.intentdefinition", "--output", path("Out"))
        let file = "Out/Counter.intents.swift"
        let changed = try text(file).replacing("public struct Counter: ", with: "public struct Kounter: ")
        try folder.write(Array(changed.utf8), to: file)
        let input = Project.schemas.appendingPathComponent("Counter.intentdefinition").path
        let result = try Command.run("generate", input, "--output", "Out", "--check", in: folder.url)
        result.expect(
            status: 1,
            outputStart: "--- Out/Counter.intents.swift\n+++ Out/Counter.intents.swift\n@@ -",
            outputContains: "\n-public struct Kounter: IntentRuntime.CustomObject {\n"
                + "+public struct Counter: IntentRuntime.CustomObject {\n",
            errors: "intentc: error: generated files are out of date; run 'intentc generate' again\n"
        )
        #expect(try text(file) == changed)
    }

    @Test func checkIsSilentWhenNothingChanges() throws {
        _ = try Command.run("generate", "Schemas", "--output", path("Out"))
        let result = try Command.run("generate", "Schemas", "--output", path("Out"), "--check")
        result.expect(status: 0)
        #expect(result.stdout.isEmpty && result.stderr.isEmpty)
    }

    @Test func anErrorInOneInputIsReportedAndTheOthersAreWritten() throws {
        try folder.write(try broken(), to: "Broken.intentdefinition")
        try folder.write(try schema("Counter"), to: "Counter.intentdefinition")
        let result = try Command.run("generate", ".", "--output", "Out", in: folder.url)
        result.expect(
            status: 1,
            errors: """
                Broken.intentdefinition:48:14: error: 'character' has the unknown type 'GameCharcter'; did you mean 'GameCharacter'? \
                [IN0302 unknown-type]
                   48 |                     <string>GameCharcter</string>
                      |                             ^~~~~~~~~~~~
                      possible fix: Change it to 'GameCharacter'

                1 error in 1 file

                """
        )
        let inputs = ["Broken.intentdefinition", "Counter.intentdefinition"]
        #expect(try files() == inputs + ["Out", "Out/Counter.intents.swift"])
    }

    /// What depends on a definition that cannot be read is not written: one file, a list, a comparison, and App Intents.
    @Test(arguments: [
        ["--output", "Out.swift"], ["--output", "Out", "--list-outputs"], ["--output", "Out", "--check"],
        ["--output", "Out", "--depfile", "Out.d"], ["--output", "Out", "--to", "app-intents"], [],
    ])
    func whatDependsOnDamageIsNotWritten(options: [String]) throws {
        try folder.write(schema("Counter").prefix(2_000), to: "Counter.intentdefinition")
        try folder.write(schema("SelectCharacter"), to: "SelectCharacter.intentdefinition")
        let result = try Command.run(["generate", "."] + options, in: folder.url)
        #expect(result.status == 2 && result.stdout.isEmpty, "\(result)")
        #expect(try files() == ["Counter.intentdefinition", "SelectCharacter.intentdefinition"])
    }

    /// A definition keeps the names of its files.
    @Test(arguments: ["models": "Out/App_Intents.intents.swift", "sirikit": "Out/SelectCharacterIntent.swift"])
    func theOthersAreWrittenBesideDamage(kind: String, file: String) throws {
        try folder.write(schema("SelectCharacter"), to: "App/Intents.intentdefinition")
        try folder.write(schema("Counter"), to: "Widget/Intents.intentdefinition")
        let command = ["generate", ".", "--to", kind, "--output", "Out"]
        try #require(Command.run(command, in: folder.url).status == 0)
        let whole = try files()
        try FileManager.default.removeItem(atPath: path("Out"))
        try folder.write("<plist>".utf8, to: "Widget/Intents.intentdefinition")
        let result = try Command.run(command, in: folder.url)
        #expect(result.status == 2 && result.errors.hasPrefix("Widget/Intents.intentdefinition:"), "\(result)")
        let written = try files()
        #expect(written.contains(file) && Set(written).isStrictSubset(of: whole), "\(written)")
    }

    @Test func aMissingInputIsStatusTwoAndTheOthersAreStillLookedAt() throws {
        try folder.write(try broken(), to: "Broken.intentdefinition")
        let result = try Command.run("generate", "Missing.intentdefinition", "Broken.intentdefinition", in: folder.url)
        result.expect(
            status: 2,
            output: "",
            errorsContain:
                "Missing.intentdefinition: error: cannot read this file: No such file or directory [IN0100 unreadable-input]\n",
            "Broken.intentdefinition:48:14: error:"
        )
    }

    @Test func aFolderWithoutDefinitionsIsAnError() throws {
        let result = try Command.run("generate", ".", in: folder.url)
        result.expect(status: 2)
        #expect(
            result.errors
                == ".: error: there is no .intentdefinition file in this folder [IN0100 unreadable-input]\n\n1 error in 1 file\n"
        )
    }

    @Test func ofTranslatedCopiesOnlyTheBaseIsCompiled() throws {
        for language in ["Base", "de", "fr"] {
            try folder.write(try schema("Counter"), to: "App/\(language).lproj/Counter.intentdefinition")
        }
        let result = try Command.run("generate", "App", "--output", "Out", "--list-outputs", in: folder.url)
        result.expect(status: 0, output: "Out/Counter.intents.swift\n")
    }

    @Test func outputNamesTellDefinitionsOfOneNameApart() throws {
        try folder.write(try schema("Counter"), to: "App/Base.lproj/Intents.intentdefinition")
        try folder.write(try schema("DiabloHero"), to: "Widget/Intents.intentdefinition")
        try folder.write(try schema("TimelineInterval"), to: "Widget/Interval.intentdefinition")
        let result = try Command.run("generate", "App", "Widget", "--output", "Out", "--list-outputs", in: folder.url)
        result.expect(
            output: """
                Out/App_Intents.intents.swift
                Out/Widget_Intents.intents.swift
                Out/Interval.intents.swift

                """
        )
        #expect(try !files().contains("Out"))
    }

    @Test func onlyAndExceptChooseIntents() throws {
        let all = try Command.run("generate", "Schemas/MusicWidgets.intentdefinition").output
        let only = try Command.run("generate", "Schemas/MusicWidgets.intentdefinition", "--only", "ListeningGoal")
            .output
        let except = try Command.run("generate", "Schemas/MusicWidgets.intentdefinition", "--except", "ListeningGoal")
            .output
        #expect(all.contains("struct ListeningGoalConfiguration:") && all.contains("struct ConcertDatesConfiguration:"))
        #expect(
            only.contains("struct ListeningGoalConfiguration:") && !only.contains("struct ConcertDatesConfiguration:")
        )
        #expect(
            !except.contains("struct ListeningGoalConfiguration:")
                && except.contains("struct ConcertDatesConfiguration:")
        )
        let unknown = try Command.run("generate", "Schemas/MusicWidgets.intentdefinition", "--only", "ListeningGaol")
        unknown.expect(
            status: 2,
            errors: """
                intentc: error: unknown intent 'ListeningGaol'; did you mean 'ListeningGoal'?
                See 'intentc generate --help'.

                """
        )
    }

    @Test func accessLevelAndTypeSuffixReachTheCode() throws {
        let result = try Command.run(
            line: "generate Schemas/Counter.intentdefinition --access-level internal --type-suffix Model"
        )
        result.expect(outputContains: "\nstruct CounterModel: IntentRuntime.CustomObject {", outputLacks: "public ")
    }

    @Test func theDependencyFileIsAMakeRule() throws {
        try folder.write(try schema("Counter"), to: "My App/Counter.intentdefinition")
        let result = try Command.run("generate", "My App", "--output", "Out", "--depfile", "Out.d", in: folder.url)
        result.expect(status: 0)
        #expect(
            try text("Out.d") == """
                Out/Counter.intents.swift: \\
                  My\\ App/Counter.intentdefinition

                """
        )
    }

    @Test func anOutputThatEndsInSwiftIsAFile() throws {
        let result = try Command.run("generate", "Schemas/Counter.intentdefinition", "--output", path("Models.swift"))
        result.expect(status: 0)
        #expect(try text("Models.swift").contains("struct SelectCounterConfiguration"))
        let several = try Command.run("generate", "Schemas", "--output", path("All.swift"))
        several.expect(status: 2)
        #expect(try files() == ["Models.swift"])
    }

    @Test(arguments: [
        (["completions"], "intentc: error: <shell> is missing\nSee 'intentc completions --help'.\n"),
        (
            ["genrate"],
            "intentc: error: unknown command 'genrate'; did you mean 'generate'?\nSee 'intentc --help'.\n"
        ),
        (
            ["generate", "x", "--outptu", "y"],
            "intentc: error: unknown option '--outptu'; did you mean '--output'?\nSee 'intentc generate --help'.\n"
        ),
        (
            ["generate", "x", "--access-level", "publik"],
            "intentc: error: 'publik' is not a value of '--access-level'; did you mean 'public'? "
                + "(one of: public, package, internal)\nSee 'intentc generate --help'.\n"
        ),
        (
            ["generate", "x", "--check"],
            "intentc: error: the option '--check' needs '--output'\nSee 'intentc generate --help'.\n"
        ),
        (
            ["generate", "x", "--output"],
            "intentc: error: the option '--output' needs a value: <path>\nSee 'intentc generate --help'.\n"
        ),
    ])
    func wrongUsageIsStatusTwoWithAHint(arguments: [String], message: String) throws {
        let result = try Command.run(arguments)
        result.expect(status: 2, output: "", errors: message)
    }

    @Test func versionAndHelpAreOnStandardOutput() throws {
        let version = try Command.run("--version")
        #expect(version.status == 0 && version.output.hasPrefix("intentc ") && version.stderr.isEmpty)
        let help = try Command.run("--help")
        #expect(help.status == 0 && help.output.contains("USAGE: intentc [options]") == false)
        help.expect(outputContains: "USAGE: intentc <command>")
        let page = try Command.run("generate", "--help")
        #expect(page.output.contains("USAGE: intentc generate [options] [<input>...]") && page.status == 0)
        #expect(try Command.run("help", "generate").stdout == page.stdout)
    }
}
