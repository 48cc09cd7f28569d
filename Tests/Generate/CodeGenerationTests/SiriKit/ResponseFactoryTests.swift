import Foundation
import IntentSchema
import TestSupport
import Testing

@Suite struct ResponseFactoryTests {
    /// `${drink.displayString}` is part of the response parameter `drink`, which the factory takes once, as a whole.
    @Test func aPartOfAParameterCountsAsTheParameter() throws {
        let file = Project.schemas.appendingPathComponent("OrderCoffee.intentdefinition")
        let original = try String(contentsOf: file, encoding: .utf8)
        let text = original.replacing("${drink}", with: "${drink.displayString} (${drink.identifier})")
        #expect(text != original)
        let folder = try TemporaryDirectory()
        let dotted = try SiriKitExamples.schema(of: folder.write(text.utf8, to: "OrderCoffee.intentdefinition"))
        let plain = try SiriKitExamples.schema(of: file)
        #expect(factories(of: dotted) == factories(of: plain))
        #expect(factories(of: plain).contains { $0.contains("drink: CoffeeDrink") })
    }

    /// Handlers call the factories of dialogs with parts of parameters, whichever Xcode version wrote the definition.
    @Test(arguments: ModelVersion.allCases)
    func handlersCallFactoriesOfDottedVariables(version: ModelVersion) throws {
        let file = Project.schemas.appendingPathComponent("OrderCoffee.intentdefinition")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing("${drink}", with: "${drink.displayString} (${drink.identifier})")
        let folder = try TemporaryDirectory()
        var schema = try SiriKitExamples.schema(of: folder.write(text.utf8, to: "OrderCoffee.intentdefinition"))
        schema.modelVersion = version
        let handler = """
            import Intents

            func served(_ drink: CoffeeDrink, _ isKnown: Bool) -> OrderCoffeeIntentResponse {
                isKnown ? .success(quantity: 1, drink: drink, waitTime: 240) : .failureUnknownDrink(drink)
            }

            """
        let sources = SiriKitExamples.sources(schema) + [("Handler.swift", handler)]
        #expect(try SiriKitStubs.typeCheck(swift: sources) == "")
    }

    private func factories(of schema: Schema) -> [Substring] {
        SiriKitExamples.sources(schema).flatMap { $0.contents.split(separator: "\n") }
            .filter { $0.contains("static func") }
    }
}
