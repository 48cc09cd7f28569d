import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

@Suite struct ResponseFactoryTests {
    /// `${drink.displayString}` is a part of the response parameter `drink`, which the factory takes whole and once.
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

    private func factories(of schema: Schema) -> [Substring] {
        SiriKitExamples.sources(schema).flatMap { $0.contents.split(separator: "\n") }
            .filter { $0.contains("static func") }
    }
}
