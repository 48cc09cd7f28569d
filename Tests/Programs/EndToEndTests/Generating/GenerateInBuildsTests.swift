import Foundation
import TestSupport
import Testing

/// The options of `intentc generate` for build systems and plugins.
@Suite struct GenerateInBuildsTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// Writes a modified copy of an example definition to the test's folder.
    private func write(_ schema: String, as name: String, _ changes: [(String, String)] = []) throws -> String {
        let file = Project.schemas.appendingPathComponent(schema + ".intentdefinition")
        var text = try String(contentsOf: file, encoding: .utf8)
        for (old, new) in changes {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        return try folder.write(Array(text.utf8), to: name + ".intentdefinition").path
    }

    private static let unknownType = ("<string>GameCharacter</string>", "<string>GameCharcter</string>")

    @Test func findingsForXcodeHaveAbsolutePathsAndNothingAround() throws {
        let key = "<key>INIntentParameterObjectType</key>\n\t\t\t\t\t"
        let changes = [(key + Self.unknownType.0, key + Self.unknownType.1)]
        let path = try write("SelectCharacter", as: "Broken", changes)
        let result = try Command.run("generate", "Broken.intentdefinition", "--format", "xcode", in: folder.url)
        result.expect(status: 1)
        let lines = result.errors.split(separator: "\n")
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        #expect(lines.allSatisfy { $0.hasPrefix(real + ":") })
        #expect(lines.first?.contains(": error: ") == true)
        result.expect(output: "")
    }

    @Test func aReferenceLendsItsTypesAndIsNotGenerated() throws {
        let whole = try write("SelectCharacter", as: "Types")
        let text = try String(contentsOfFile: whole, encoding: .utf8)
        let types = try #require(text.range(of: "\t<key>INTypes</key>\n\t<array>"))
        let bare = text[..<types.lowerBound] + "\t<key>INTypes</key>\n\t<array/>\n</dict>\n</plist>\n"
        let user = try folder.write(
            Array(bare.replacing("SelectCharacter", with: "PickCharacter").utf8),
            to: "User.intentdefinition"
        )
        try Command.run("generate", user.path).expect(status: 1)

        let result = try Command.run("generate", user.path, "--reference", whole)
        result.expect(
            status: 0,
            outputContains: "public var character: GameCharacter?",
            outputLacks: "struct GameCharacter",
            errors: ""
        )
    }

    @Test func aNameThatAReferenceDeclaresTooIsAnErrorOfTheInput() throws {
        let first = try write("SelectCharacter", as: "First")
        let second = try write("SelectCharacter", as: "Second")
        let result = try Command.run("generate", second, "--reference", first, "--format", "xcode")
        result.expect(status: 1, errorsStart: second + ":", errorsContain: "\n" + first + ":")
    }

    @Test func errorsOfAReferenceAreItsOwn() throws {
        let broken = try write("TimelineInterval", as: "Broken", [("</plist>", "")])
        let result = try Command.run("generate", "Schemas/Counter.intentdefinition", "--reference", broken)
        result.expect(status: 0, errors: "")
    }

    @Test func aReferenceThatMayDeclareWhatIsMissingIsNamed() throws {
        let broken = try write("SelectCharacter", as: "Broken", [("</plist>", "")])
        let key = "<key>INIntentParameterObjectType</key>\n\t\t\t\t\t"
        let user = try write("SelectCharacter", as: "User", [(key + Self.unknownType.0, key + Self.unknownType.1)])
        let result = try Command.run("generate", user, "--reference", broken)
        result.expect(status: 2)
        #expect(
            result.errors.contains(broken + ":") && result.errors.contains("unknown type 'GameCharcter'"),
            "\(result)"
        )
    }

    @Test func aMissingReferenceStopsTheRun() throws {
        let result = try Command.run(
            line: "generate Schemas/Counter.intentdefinition --reference absent.intentdefinition"
        )
        result.expect(status: 2, errorsContain: "absent.intentdefinition: error: cannot read this file")
    }

    @Test func aFolderWithoutDefinitionsIsFineWhenItMayBe() throws {
        let arguments = ["generate", folder.url.path, "--output", folder.url.path]
        try Command.run(arguments).expect(status: 2)
        let result = try Command.run(arguments + ["--allow-empty"])
        result.expect(status: 0, errors: "")
    }
}
