import Foundation
import IntentRuntime
import IntentSchema
import Presentation
import TestSupport
import Testing

/// Compares what the models really save with the JSON Schema that `intentc show` prints.
struct SavedDataSchemaTests {
    private func violations(_ model: some ConfigurationModel, of definition: String) throws -> [String] {
        try violations(try JSONEncoder().encode(model), of: definition)
    }

    private func violations(_ json: Data, of definition: String) throws -> [String] {
        let schema = try #require(GoldenModelsTests.compiled["\(definition).intentdefinition"]?.schema)
        return try JSONSchemaChecker(Data(SavedDataSchema.text([schema]))).violations(json)
    }

    @Test func whatIsSavedIsAsTheSchemaSays() throws {
        #expect(try violations(EveryTypeConfiguration.full, of: "EveryType") == [])
        #expect(try violations(EveryTypeConfiguration(), of: "EveryType") == [])
        var order = OrderCoffeeConfiguration(size: .bucket, pickupRule: .in, audience: .public)
        order.drink = CoffeeDrink(identifier: "1", display: "Mocha", price: CurrencyAmountValue(4.5, "EUR"))
        order.extras = [CoffeeExtra(identifier: "2", display: "Milk", image: .systemSymbol("star"))]
        #expect(try violations(order, of: "OrderCoffee") == [])
        #expect(
            try violations(DiabloHeroConfiguration(YourHero: Hero(identifier: "1", display: "")), of: "DiabloHero")
                == []
        )
    }

    @Test func whatVersion01SavedIsAsTheSchemaSays() throws {
        let time = String(decoding: try JSONEncoder().encode(DateComponents(hour: 9)), as: UTF8.self)
        #expect(try violations(Data("{\"size\": 7, \"pickupTime\": \(time)}".utf8), of: "OrderCoffee") == [])
    }

    @Test(arguments: [
        #"{"quantity": "3"}"#, #"{"cupColour": "red"}"#, #"{"size": {"case": "bucket", "index": 1}}"#,
        #"{"pickupTime": "9:00"}"#, #"{"drink": {"price": {"amount": "4,5", "currencyCode": "EUR"}}}"#,
        #"{"extras": {}}"#,
    ])
    func whatModelsDoNotSaveViolatesTheSchema(json: String) throws {
        #expect(try violations(Data(json.utf8), of: "OrderCoffee") != [])
    }
}
