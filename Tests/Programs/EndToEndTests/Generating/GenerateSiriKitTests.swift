import Foundation
import TestSupport
import Testing

/// `intentc generate --to sirikit` as a user runs it.
@Suite struct GenerateSiriKitTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func generate(_ arguments: [String]) throws -> ProcessResult {
        try Command.run(["generate", "--to", "sirikit"] + arguments, in: Project.root)
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    }

    private let input = "Schemas/SelectCharacter.intentdefinition"

    @Test func writesAFileForEachClass() throws {
        let result = try generate([input, "--output", folder.url.path])
        #expect(result.output + result.errors == "")
        #expect(try files() == ["GameCharacter.swift", "SelectCharacterIntent.swift"])
    }

    @Test func writesHeadersAndImplementations() throws {
        _ = try generate([input, "--language", "objc", "--class-prefix", "GD", "--output", folder.url.path])
        let names = [
            "GDGameCharacter.h", "GDGameCharacter.m", "GDSelectCharacterIntent.h", "GDSelectCharacterIntent.m",
        ]
        #expect(try files() == names)
    }

    @Test func writesOneFileForEachDefinition() throws {
        let more = ["--access-level", "internal", "--sendable"]
        let result = try generate([input, "--single-file", "--output", folder.url.path] + more)
        result.expect(status: 0)
        #expect(try files() == ["SelectCharacter.swift"])
        let file = folder.url.appendingPathComponent("SelectCharacter.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("@preconcurrency import Intents\n"))
        #expect(text.contains("internal nonisolated class SelectCharacterIntent: INIntent {\n"))
    }

    @Test func aPropertyThatTheClassInheritsIsAnError() throws {
        try expectError(
            "identifier",
            [],
            "error: 'identifier' of the intent 'SelectCharacter' has the name of a property that its SiriKit class inherits"
        )
    }

    @Test func aWordOfObjectiveCIsAnErrorOnlyThere() throws {
        try expectError(
            "default",
            ["--language", "objc"],
            "error: 'default' of the intent 'SelectCharacter' is a word of Objective-C"
        )
        let text = try definition(parameter: "default")
        let file = try folder.write(text.utf8, to: "Keyword.intentdefinition")
        let result = try generate([file.path])
        result.expect(status: 0, outputContains: "@NSManaged public var `default`: GameCharacter?\n")
    }

    /// A guess would not compile, or lose what people saved.
    @Test(arguments: ["models", "sirikit", "app-intents"])
    func anUnknownTypeIsAnErrorAndNothingIsWritten(output: String) throws {
        let fixture = "Tests/Reading/IntentSchemaTests/Fixtures/unknown-parameter-type.intentdefinition"
        let result = try Command.run(
            ["generate", "--to", output, fixture, "--output", folder.url.path],
            in: Project.root
        )
        result.expect(status: 1)
        let message = "intentc cannot generate code for 'shape', because it does not know the type 'Hologram'"
        result.expect(errorsContain: "error: \(message) [IN0206 unknown-parameter-type]")
        #expect(try files() == [])
        let migration = try Command.run(["migrate", fixture], in: Project.root)
        migration.expect(status: 1, outputContains: "error: \(message) [IN0206 unknown-parameter-type]")
    }

    @Test func anUnknownConditionIsAWarningAndAlwaysMet() throws {
        let text = try String(
            contentsOf: Project.schemas.appendingPathComponent("DiabloHero.intentdefinition"),
            encoding: .utf8
        )
        .replacing("<string>HasAnyValue</string>", with: "<string>ObjectRhymesWithValue</string>")
        let file = try folder.write(text.utf8, to: "Rhyme.intentdefinition")
        let result = try Command.run(["generate", file.path], in: Project.root)
        result.expect(
            status: 0,
            outputContains: "table.shown(while: \"YourHero\", .unknown, \"ObjectRhymesWithValue\")",
            outputLacks: "hasEffect",
            errorsContain: "warning: intentc does not know the condition 'ObjectRhymesWithValue'"
        )
        let lint = try Command.run(["lint", file.path], in: Project.root)
        lint.expect(outputContains: "note: intentc does not know the condition 'ObjectRhymesWithValue'")
        let shown = try Command.run(["show", file.path], in: Project.root)
        shown.expect(outputContains: "meets the condition “ObjectRhymesWithValue”, which intentc does not know")
        let old = Project.schemas.appendingPathComponent("DiabloHero.intentdefinition")
        let compared = try Command.run(["breaking", "--all", file.path, "--against", old.path], in: Project.root)
        compared.expect(outputContains: "has a value", "ObjectRhymesWithValue")
    }

    @Test func twoClassesOfOneNameAreAnError() throws {
        let text = try String(contentsOf: Project.root.appendingPathComponent(input), encoding: .utf8)
            .replacing("<string>GameCharacter</string>", with: "<string>SelectCharacterIntentResponse</string>")
        let file = try folder.write(text.utf8, to: "Collision.intentdefinition")
        let result = try generate([file.path])
        result.expect(status: 1, output: "")
        let message = """
            the type 'SelectCharacterIntentResponse' and the intent 'SelectCharacter' both become \
            'SelectCharacterIntentResponse'
            """
        result.expect(errorsContain: message)
    }

    @Test func theBridgeNeedsNamesThatDoNotMeet() throws {
        let result = try Command.run("generate", input, "--bridge", "sirikit")
        result.expect(status: 1, output: "")
        let message = "the type 'GameCharacter' becomes a model and a SiriKit class with the same name, 'GameCharacter'"
        result.expect(errorsContain: message)
        let prefixed = try Command.run("generate", input, "--bridge", "sirikit", "--class-prefix", "GD")
        prefixed.expect(status: 0, outputContains: "extension GDSelectCharacterIntent {\n")
    }

    /// The example with a different parameter name.
    private func definition(parameter: String) throws -> String {
        try String(contentsOf: Project.root.appendingPathComponent(input), encoding: .utf8)
            .replacing("<string>character</string>", with: "<string>\(parameter)</string>")
    }

    private func expectError(_ parameter: String, _ arguments: [String], _ message: String) throws {
        let file = try folder.write(definition(parameter: parameter).utf8, to: "Broken.intentdefinition")
        let result = try generate([file.path] + arguments)
        result.expect(status: 1, output: "", errorsContain: message)
    }
}
