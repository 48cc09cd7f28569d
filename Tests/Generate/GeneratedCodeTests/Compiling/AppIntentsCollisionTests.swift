import AppIntentsGeneration
import IntentSchema
import TestSupport
import Testing

/// Names that collide when definitions become App Intents.
struct AppIntentsCollisionTests {
    @Test func inOneFileNamesMakeWay() throws {
        let definition = DefinitionText(intents: [
            DefinitionText.intent("Hero", []), DefinitionText.intent("HeroIntent", []),
            DefinitionText.intent("HeroAppIntent", []), DefinitionText.intent("Intent", []),
        ])
        let file = AppIntentsPlan(try definition.schema()).file
        let code = String(decoding: file.printed(), as: UTF8.self)
        #expect(
            code.matches(of: /\nstruct (\w+): AppIntent/).map { String($0.1) }
                == ["HeroAppIntent", "HeroIntentAppIntent", "HeroAppIntentAppIntent", "IntentAppIntent"]
        )
        #expect(try AppIntentsStubs.ios17.typeCheck([("Generated.swift", code)]) == "")
    }

    /// `Order` with `item`, and `OrderItem` with an empty prefix, would both have the query `OrderItemQuery`.
    @Test func queriesHaveNamesOfTheirOwn() throws {
        func intents(_ parameters: (String, String)...) throws -> Schema {
            var schema = try DefinitionText(
                intents: parameters.map { name, parameter in
                    DefinitionText.intent(name, [(parameter, [:])])
                }
            ).schema()
            for index in schema.intents.indices {
                schema.intents[index].parameters[0].options = .dynamic(supportsSearch: false)
            }
            return schema
        }
        func providers(_ schema: Schema) -> [String?] {
            AppIntentsPlan(schema).intents.flatMap(\.parameters).map { $0.provider?.name }
        }
        let order = try intents(("Order", "itemSize"))
        #expect(providers(order) == ["OrderItemSizeOptions"])
        let both = try intents(("Order", "itemSize"), ("OrderItem", "size"))
        #expect(providers(both) == ["OrderAppIntentItemSizeOptions", "OrderItemAppIntentSizeOptions"])
        let other = try intents(("OrderItem", "size"))
        let collisions = AppIntentsPlan.collisions(among: [order, other].map { AppIntentsPlan($0) })
        #expect(collisions.map(\.symbol) == ["intent/OrderItem"])
    }

    @Test func acrossFilesTheyAreAnError() throws {
        let first = try DefinitionText(intents: [DefinitionText.intent("Hero", [])]).schema()
        let second = try DefinitionText(intents: [DefinitionText.intent("HeroIntent", [])]).schema()
        let collisions = AppIntentsPlan.collisions(among: [first, second].map { AppIntentsPlan($0) })
        #expect(collisions.map(\.kind.code) == ["IN0402"])
        #expect(collisions.map(\.symbol) == ["intent/HeroIntent"])
        #expect(
            AppIntentsPlan.collisions(among: [first, first].map { AppIntentsPlan($0) }).map(\.kind.code) == ["IN0402"]
        )
        #expect(AppIntentsPlan.collisions(among: [AppIntentsPlan(first)]).isEmpty)
    }
}
