import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import Presentation

@Suite struct PageSizeTests {
    /// As many intents as the largest public app has, each the size of an example, with a translation.
    @Test func aPageOf82IntentsIsBelowOneMegabyte() throws {
        let file = Project.schemas.appendingPathComponent("MusicWidgets.intentdefinition")
        let source = SourceText(path: "Music.intentdefinition", bytes: [UInt8](try Data(contentsOf: file)))
        var schema = try #require(Frontend.link([Frontend.load(source)])[0].schema)
        let intents = schema.intents
        schema.intents = (0..<82).map { number in
            var intent = intents[number % intents.count]
            intent.name += String(number)
            return intent
        }
        let texts = Dictionary(
            uniqueKeysWithValues: schema.textGroups.flatMap(\.texts).map { ($0.text.id ?? "", "übersetzt") }
        )
        let shown = ShownDefinition(schema, languages: [.init(code: "de", texts: texts)])
        let bytes = DefinitionPage([shown]).html
        #expect(bytes.count < 1_000_000)
        #expect(bytes.count > 200_000)
    }

    @Test func thePageIsTheSameEachTime() throws {
        let file = Project.schemas.appendingPathComponent("OrderCoffee.intentdefinition")
        let source = SourceText(path: "Order.intentdefinition", bytes: [UInt8](try Data(contentsOf: file)))
        let schema = try #require(Frontend.link([Frontend.load(source)])[0].schema)
        let first = DefinitionPage([ShownDefinition(schema)]).html
        #expect((0..<3).allSatisfy { _ in DefinitionPage([ShownDefinition(schema)]).html == first })
    }

    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("ckb", true), ("de", false), ("az-Arab", true),
        ("ku-Latn", false), ("ar-Latn", false), ("", false), ("arn", false),
    ])
    func languagesHaveADirection(_ name: String, _ isRightToLeft: Bool) {
        #expect(ShownDefinition.Language(code: name, texts: [:]).isRightToLeft == isRightToLeft)
    }
}
