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
    }
}
