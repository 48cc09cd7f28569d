import Diagnostics
import Foundation
import IntentSchema
import Presentation
import TestSupport
import Testing

/// Texts that try to be more than text in the output of `intentc show`.
@Suite struct HostileShownTextTests {
    private static let attack =
        "a\u{1B}[31m\n::error::b | <script>x</script> \"]; click n0 javascript:x %% ``` @all \u{202E}#1"

    /// A definition in which every text is an attack.
    private static func attacked() throws -> Schema {
        let file = Project.schemas.appendingPathComponent("OrderCoffee.intentdefinition")
        var schema = try SampleSchema.read("x\(attack).intentdefinition", [UInt8](try Data(contentsOf: file)))
        let text = LocalizedText(text: attack, id: attack)
        for index in schema.intents.indices {
            schema.intents[index].title = text
            schema.intents[index].description = text
            schema.intents[index].category = attack
            schema.intents[index].defaultImageName = attack
            for parameter in schema.intents[index].parameters.indices {
                schema.intents[index].parameters[parameter].name += attack
                schema.intents[index].parameters[parameter].displayName = text
                for prompt in schema.intents[index].parameters[parameter].prompts.indices {
                    schema.intents[index].parameters[parameter].prompts[prompt].text = text
                }
            }
            for summary in schema.intents[index].summaries.indices {
                schema.intents[index].summaries[summary].title = text
                schema.intents[index].summaries[summary].subtitle = text
            }
            for code in schema.intents[index].response.codes.indices {
                schema.intents[index].response.codes[code].name += attack
                schema.intents[index].response.codes[code].dialog = text
            }
        }
        for index in schema.enumerations.indices {
            schema.enumerations[index].name += attack
            for value in schema.enumerations[index].cases.indices {
                schema.enumerations[index].cases[value].name += attack
                schema.enumerations[index].cases[value].displayName = text
            }
        }
        for index in schema.types.indices { schema.types[index].name += attack }
        return schema
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func linesStayLinesAndNothingIsInvisible() throws {
        let schema = try Self.attacked()
        for bytes in [PlainTextPage.text([schema]), MarkdownPage.text([schema])] {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A })
            #expect(!text.unicodeScalars.contains("\u{202E}"))
            #expect(!Self.lines(bytes).contains { $0.hasPrefix("::") })
        }
    }

    @Test func markdownHasNoMarkupOfTheirs() throws {
        let text = String(decoding: MarkdownPage.text([try Self.attacked()]), as: UTF8.self)
        #expect(!text.contains("<script") && !text.contains("```") && !text.contains("@all"))
        // All rows of a table have as many cells as its header.
        var head = 0
        for line in text.split(separator: "\n") {
            let cells = line.replacing("\\|", with: "").count { $0 == "|" }
            if line.hasPrefix("|---") { head = cells }
            if line.hasPrefix("| "), head > 0 {
                #expect(cells == head || line.hasPrefix("| Par") || line.hasPrefix("| When"), "\(line)")
            }
            if !line.hasPrefix("|") { head = 0 }
        }
    }

    @Test func dataHoldsTheTextsAsTheyAre() throws {
        let data = Data(DefinitionJSON.text([try Self.attacked()]))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let definition = (json?["definitions"] as? [[String: Any]])?.first
        let intent = (definition?["intents"] as? [[String: Any]])?.first
        #expect((intent?["title"] as? [String: String])?["text"] == Self.attack)
    }
}
