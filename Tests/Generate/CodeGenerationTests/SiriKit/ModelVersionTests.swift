import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

/// Handlers written for Xcode 11, against definitions of its model version and of the next one.
@Suite struct ModelVersionTests {
    /// With completion handlers, and with `async`.
    private static let arrayHandlers = """
        import Intents

        class CharacterHandler: NSObject, SelectCharacterIntentHandling {
            func provideCharacterOptions(
                for intent: SelectCharacterIntent,
                with completion: @escaping ([GameCharacter]?, Error?) -> Void
            ) {
                let panda = GameCharacter(identifier: "Panda", display: "Panda")
                panda.subtitleString = "Eats all day"
                panda.displayImage = INImage(named: "Panda")
                completion([panda], nil)
            }
        }

        class AsyncCharacterHandler: NSObject, SelectCharacterIntentHandling {
            func provideCharacterOptions(for intent: SelectCharacterIntent) async throws -> [GameCharacter] {
                [GameCharacter(identifier: "Panda", display: "Panda")]
            }
        }

        """

    private static let collectionHandler = """
        import Intents

        class CharacterHandler: NSObject, SelectCharacterIntentHandling {
            func provideCharacterOptionsCollection(
                for intent: SelectCharacterIntent,
                with completion: @escaping (INObjectCollection<GameCharacter>?, Error?) -> Void
            ) {
                let panda = GameCharacter(
                    identifier: "Panda",
                    display: "Panda",
                    subtitle: "Eats all day",
                    image: INImage.systemImageNamed("pawprint")
                )
                let sections = [INObjectSection(title: "Bears", items: [panda])]
                completion(INObjectCollection(sections: sections), nil)
            }
        }

        """

    private func schema(_ version: ModelVersion) throws -> Schema {
        var schema = try SiriKitExamples.schema(named: "SelectCharacter")
        schema.modelVersion = version
        return schema
    }

    @Test(arguments: [ModelVersion.xcode10, .xcode11], [5, 6])
    func handlersOfArraysConform(version: ModelVersion, languageMode: Int) throws {
        let sources = SiriKitExamples.sources(try schema(version)) + [("Handlers.swift", Self.arrayHandlers)]
        #expect(try SiriKitStubs.typeCheck(swift: sources, languageMode: languageMode) == "")
    }

    @Test func handlersOfCollectionsConformSinceXcode12() throws {
        let handler = [("Handler.swift", Self.collectionHandler)]
        let current = try SiriKitExamples.sources(schema(.xcode12)) + handler
        #expect(try SiriKitStubs.typeCheck(swift: current) == "")
        let old = try SiriKitStubs.typeCheck(swift: SiriKitExamples.sources(schema(.xcode11)) + handler)
        #expect(old.contains("type 'CharacterHandler' does not conform to protocol 'SelectCharacterIntentHandling'"))
    }

    @Test func objectiveCHandlersOfArraysConform() throws {
        let handler = """
            #import "SelectCharacterIntent.h"
            @interface Handler : NSObject <SelectCharacterIntentHandling>
            @end
            @implementation Handler
            - (void)provideCharacterOptionsForSelectCharacter:(SelectCharacterIntent *)intent
                                               withCompletion:(void (^)(NSArray<GameCharacter *> *, NSError *))completion {
                completion(@[], nil);
            }
            @end

            """
        let classes = SiriKitExamples.sources(try schema(.xcode11), SiriKitOptions(language: .objectiveC))
        #expect(try SiriKitStubs.typeCheck(objectiveC: classes + [("Handler.m", handler)]) == "")
    }

    @Test func theProtocolHasTheArrayAndNoDefault() throws {
        let text = SiriKitExamples.sources(try schema(.xcode11)).map(\.contents).joined()
        #expect(
            text.contains(
                """
                    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
                    @objc(provideCharacterOptionsForSelectCharacter:withCompletion:)
                    func provideCharacterOptions(for intent: SelectCharacterIntent) async throws -> [GameCharacter]
                """
            )
        )
        #expect(!text.contains("OptionsCollection"))
        #expect(!text.contains("defaultCharacter"))
    }

    /// The bridge's handler answers in the form that the protocol requires.
    @Test(arguments: ModelVersion.allCases)
    func theBridgeFollows(version: ModelVersion) throws {
        let schema = try schema(version)
        let sources = SiriKitExamples.sources(schema) + [SiriKitExamples.bridgedModels(schema, name: "Models")]
        #expect(try SiriKitStubs.typeCheck(swift: sources) == "")
    }
}
