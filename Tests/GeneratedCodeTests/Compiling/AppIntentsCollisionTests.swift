import CodeGeneration
import IntentSchema
import TestSupport
import Testing

/// Names that meet when definitions become App Intents.
struct AppIntentsCollisionTests {
    @Test func inOneFileNamesMakeWay() throws {
        let definition = DefinitionText(intents: [
            DefinitionText.intent("Hero", []), DefinitionText.intent("HeroIntent", []),
            DefinitionText.intent("HeroAppIntent", []), DefinitionText.intent("Intent", []),
        ])
        let file = AppIntentsBackend.file(for: AppIntentsPlan(try definition.schema()))
        let code = String(decoding: file.printed(), as: UTF8.self)
        #expect(
            code.matches(of: /\nstruct (\w+): AppIntent/).map { String($0.1) }
                == ["HeroAppIntent", "HeroIntentAppIntent", "HeroAppIntentAppIntent", "IntentAppIntent"]
        )
        #expect(try AppIntentsStubs.ios17.typeCheck([("Generated.swift", code)]) == "")
    }

    @Test func acrossFilesTheyAreAnError() throws {
        let first = try DefinitionText(intents: [DefinitionText.intent("Hero", [])]).schema()
        let second = try DefinitionText(intents: [DefinitionText.intent("HeroIntent", [])]).schema()
        let collisions = AppIntentsBackend().collisions(among: [first, second])
        #expect(collisions.map(\.kind.code) == ["IN0402"])
        #expect(collisions.map(\.symbol) == ["intent/HeroIntent"])
        #expect(AppIntentsBackend().collisions(among: [first, first]).map(\.kind.code) == ["IN0402"])
        #expect(AppIntentsBackend().collisions(among: [first]).isEmpty)
    }
}
