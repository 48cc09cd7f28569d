import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

/// Handlers as developers write them, against the code generated for the example definitions.
@Suite struct SiriKitHandlerTests {
    private static let definitions = [
        "SelectCharacter", "SelectCharacterStatic", "TimelineInterval", "Counter", "MusicWidgets", "DiabloHero",
        "OrderCoffee",
    ]

    private func handlers(_ pathExtension: String) throws -> [SiriKitStubs.Source] {
        try SiriKitExamples.handwritten("Tests/Support/SiriKitHandlers/Handlers", pathExtension)
    }

    private func generated(_ options: SiriKitOptions) throws -> [SiriKitStubs.Source] {
        try Self.definitions.flatMap { SiriKitExamples.sources(try SiriKitExamples.schema(named: $0), options) }
    }

    @Test(arguments: [5, 6]) func swiftHandlersTypeCheck(languageMode: Int) throws {
        let sources = try generated(SiriKitOptions()) + handlers("swift")
        let found = try SiriKitStubs.typeCheck(swift: sources, languageMode: languageMode)
        #expect(found == "")
    }

    @Test func handlersOnThePageTypeCheck() throws {
        let page = try String(contentsOf: Project.root.appendingPathComponent("Docs/SiriKit.md"), encoding: .utf8)
        let pieces = page.matches(of: #/(?ms)^```swift\n(.*?)^```$/#).map { "import Intents\n\n" + $0.output.1 }
        #expect(!pieces.isEmpty)
        let written = pieces.enumerated().map { (name: "Page\($0).swift", contents: $1) }
        let found = try SiriKitStubs.typeCheck(swift: generated(SiriKitOptions()) + written)
        #expect(found == "")
    }

    @Test func swiftHandlersTypeCheckWithOneFileForADefinition() throws {
        let sources = try generated(SiriKitOptions(access: .internal, isSingleFile: true)) + handlers("swift")
        let found = try SiriKitStubs.typeCheck(swift: sources)
        #expect(found == "")
    }

    @Test func objectiveCHandlersTypeCheck() throws {
        let sources = try generated(SiriKitOptions(language: .objectiveC)) + handlers("m")
        let found = try SiriKitStubs.typeCheck(objectiveC: sources)
        #expect(found == "")
    }

    /// The header of a single file serves handlers in Swift, too.
    @Test func oneObjectiveCFileWithEverythingTypeChecks() throws {
        let sources = try generated(SiriKitOptions(language: .objectiveC, isSingleFile: true))
        #expect(sources.map(\.name).prefix(2) == ["SelectCharacter.h", "SelectCharacter.m"])
        let found = try SiriKitStubs.typeCheck(objectiveC: sources)
        #expect(found == "")
    }

    /// In a module with main-actor isolation by default, overrides of the framework's methods only compile if they are
    /// nonisolated.
    @Test func sendableClassesTypeCheckUnderIsolationToTheMainActor() throws {
        let flags = ["-default-isolation", "MainActor"]
        let plain = try SiriKitStubs.typeCheck(swift: generated(SiriKitOptions()), flags: flags)
        #expect(plain.contains("main actor-isolated"))
        let sendable = try generated(SiriKitOptions(isSendable: true))
        let found = try SiriKitStubs.typeCheck(swift: sendable, flags: flags)
        #expect(found == "")
    }

    /// A definition's declarations may shadow those of Swift and Foundation.
    @Test(arguments: ["Error", "String", "URL", "Int", "Bool", "DateComponents", "Measurement", "Type"])
    func typesOfAnyNameTypeCheck(name: String) throws {
        let file = Project.schemas.appendingPathComponent("EveryType.intentdefinition")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing("<string>Landmark</string>", with: "<string>\(name)</string>")
        let folder = try TemporaryDirectory()
        let schema = try SiriKitExamples.schema(of: folder.write(text.utf8, to: "Names.intentdefinition"))
        let found = try SiriKitStubs.typeCheck(swift: SiriKitExamples.sources(schema))
        #expect(found == "")
    }

    // The checks above only prove something if mistakes are found.

    @Test func aMissingMethodIsFoundInSwift() throws {
        let handler = "import Intents\nclass Handler: NSObject, SelectCounterIntentHandling {}\n"
        let schema = try SiriKitExamples.schema(named: "Counter")
        let found = try SiriKitStubs.typeCheck(swift: SiriKitExamples.sources(schema) + [("Handler.swift", handler)])
        #expect(found.contains("type 'Handler' does not conform to protocol 'SelectCounterIntentHandling'"))
    }

    @Test func aMissingMethodIsFoundInObjectiveC() throws {
        let handler = """
            #import "SelectCounterIntent.h"
            @interface Handler : NSObject <SelectCounterIntentHandling>
            @end
            @implementation Handler
            @end

            """
        let schema = try SiriKitExamples.schema(named: "Counter")
        let sources = SiriKitExamples.sources(schema, SiriKitOptions(language: .objectiveC))
        let found = try SiriKitStubs.typeCheck(objectiveC: sources + [("Handler.m", handler)])
        #expect(found.contains("method 'provideCounterOptionsCollectionForSelectCounter:withCompletion:'"))
    }
}
