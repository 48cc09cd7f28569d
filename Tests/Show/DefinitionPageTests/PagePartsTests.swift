import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import Presentation

/// What is on a page, and what is not.
@Suite struct PagePartsTests {
    private func schema(_ name: String) throws -> Schema {
        let file = Project.schemas.appendingPathComponent("\(name).intentdefinition")
        let source = SourceText(path: "\(name).intentdefinition", bytes: [UInt8](try Data(contentsOf: file)))
        return try #require(Frontend.link([Frontend.load(source)])[0].schema)
    }

    private func page(_ schema: Schema, _ changes: [ShownChange] = []) -> String {
        String(decoding: DefinitionPage([ShownDefinition(schema, changes: changes)]).html, as: UTF8.self)
    }

    private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

    @Test func moreThanTwelveIntentsCanBeFolded() throws {
        let example = try schema("TimelineInterval")
        func foldable(_ number: Int) -> Int {
            var schema = example
            schema.intents = (0..<number).map { index in
                var intent = example.intents[0]
                intent.name += String(index)
                return intent
            }
            return count("<details", in: page(schema))
        }
        let one = foldable(12) - foldable(11)
        #expect(foldable(11) - foldable(10) == one)
        #expect(foldable(13) - foldable(12) > one + 12)
    }

    @Test func theOutputIsNamedAmongTheValuesOfAResponse() throws {
        let page = page(try schema("ClassNames"))
        #expect(count(" output, ", in: page) == 1)
        #expect(count(" response, ", in: page) == 1)
    }

    @Test func whatChosenIntentsDoNotUseIsNotListed() throws {
        let schema = try schema("OrderCoffee")
        #expect(!schema.ownTypes.isEmpty && !schema.ownEnumerations.isEmpty)
        let none = schema.restricted { _ in false }
        #expect(none.ownTypes.isEmpty && none.ownEnumerations.isEmpty)
    }

    /// A value that there was not before speaks for itself.
    @Test(arguments: [("5", 1), (nil, 0)] as [(String?, Int)])
    func valuesHaveLabelsIfTheyReplaceOthers(before: String?, labels: Int) throws {
        let schema = try schema("TimelineInterval")
        let intent = schema.intents[0].name
        let change = ShownChange(
            harm: .uncertain,
            symbol: intent,
            owner: "Interval",
            thing: "maximum",
            before: before,
            now: "7",
            effects: []
        )
        #expect(count("<small class=\"cap\">Now </small>", in: page(schema, [change])) == labels)
    }
}
