import RuleSettings
import Testing

@Suite struct ExampleTemplateTests {
    /// People choose the parameters of an intent, and none of a response.
    @Test func aResponseHasKeysOfItsOwn() {
        let notation = "Parameters: [{ Name: soup }], Response: { Parameters: [{ Name: price }] }"
        let text = String(decoding: ExampleTemplate.xml("INIntents: [{ Name: Order, \(notation) }]"), as: UTF8.self)
        #expect(text.contains("<key>INIntentParameterConfigurable</key>"))
        #expect(!text.contains("<key>INIntentResponseParameterConfigurable</key>"))
    }
}
