import Foundation
import Presentation
import TestSupport
import Testing

@testable import IntentSchema

@Suite struct TypeWordsTests {
    @Test func aTypeThatIsKnownByNameAloneIsCalledByIt() throws {
        let file = Project.schemas.appendingPathComponent("EveryType.intentdefinition")
        let schema = try SampleSchema.read("A.intentdefinition", [UInt8](try Data(contentsOf: file)))
        let type = ParameterType.system(SystemType("MediaItem"))
        #expect(type.words(in: schema) == "system type 'MediaItem'")
        #expect(type.words(in: schema, isArray: true) == "list of system type 'MediaItem'")
        #expect(type.names.phrase == "a value of the system type 'MediaItem'")
    }

    @Test func aTypeThatIsNotKnownIsNothingElse() throws {
        let file = Project.root.appendingPathComponent(
            "Tests/Reading/IntentSchemaTests/Fixtures/unknown-parameter-type.intentdefinition"
        )
        var schema = try SampleSchema.read("A.intentdefinition", [UInt8](try Data(contentsOf: file)))
        schema.intents[0].parameters[0].isConfigurable = true
        let texts = [PlainTextPage.text([schema]), MarkdownPage.text([schema]), DefinitionJSON.text([schema])]
            .map { String(decoding: $0, as: UTF8.self) }
        for text in texts {
            #expect(!text.contains("system") && !text.contains("object picker"), "\(text)")
            #expect(text.contains("unknown control"), "\(text)")
        }
        #expect(texts[0].contains("type 'Hologram' that intentc does not know"), "\(texts[0])")
        #expect(texts[2].contains("\"kind\": \"unknown\""), "\(texts[2])")
    }
}
