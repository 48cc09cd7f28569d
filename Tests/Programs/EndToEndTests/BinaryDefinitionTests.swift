import Foundation
import TestSupport
import Testing

/// Definitions in built products are binary property lists. Places in them are reported as key paths.
@Suite struct BinaryDefinitionTests {
    private func binary(_ text: String) throws -> [UInt8] {
        let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }

    private func schema() throws -> String {
        try String(
            contentsOf: Project.schemas.appendingPathComponent("SelectCharacter.intentdefinition"),
            encoding: .utf8
        )
    }

    @Test func aBinaryDefinitionGeneratesTheSameModels() throws {
        let folder = try TemporaryDirectory()
        try folder.write(try binary(try schema()), to: "SelectCharacter.intentdefinition")
        let fromBinary = try Command.run("generate", "SelectCharacter.intentdefinition", in: folder.url)
        let fromText = try Command.run("generate", "Schemas/SelectCharacter.intentdefinition")
        #expect(fromBinary.stdout == fromText.stdout)
        fromBinary.expect(status: 0)
    }

    @Test func placesAreKeyPaths() throws {
        let folder = try TemporaryDirectory()
        let text = try schema().replacing("<string>View</string>", with: "<integer>1</integer>")
        try folder.write(try binary(text), to: "Broken.intentdefinition")
        let result = try Command.run("generate", "Broken.intentdefinition", in: folder.url)
        result.expect(
            status: 1,
            errors: """
                Broken.intentdefinition: error: 'INIntentVerb' of the intent 'SelectCharacter' must be a string, but is an \
                integer [IN0202 wrong-kind]
                      at INIntents[0].INIntentVerb

                1 error in 1 file

                """
        )
    }
}
