import Diagnostics
import IntentSchema
import TestSupport
import Testing

/// Xcode's generator knows standard reasons for a number with bounds that Siri asks for, although the file has none.
@Suite struct ImpliedReasonsTests {
    private func schema(_ type: String, _ metadata: String, asks: Bool = true) throws -> Schema {
        let text = """
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>SetVolume</string><key>INIntentType</key><string>Custom</string>
            <key>INIntentTitle</key><string>Set Volume</string><key>INIntentConfigurable</key><true/>
            <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>level</string><key>INIntentParameterType</key><string>\(type)</string>
            <key>INIntentParameterMetadata</key><dict>\(metadata)</dict>
            <key>INIntentParameterSupportsResolution</key><\(asks)/><key>INIntentParameterTag</key><integer>1</integer>
            </dict></array></dict></array></dict></plist>
            """
        let loaded = Frontend.load(SourceText(path: "Volume.intentdefinition", bytes: Array(text.utf8)))
        let linked = Frontend.link([loaded])[0].schema
        return try #require(linked)
    }

    private let maximum = "<key>INIntentParameterMetadataMaximumValue</key><integer>11</integer>"

    @Test(arguments: ["Integer", "Decimal", "CurrencyAmount"])
    func aNumberWithBoundsHasTheStandardReasons(type: String) throws {
        let schema = try schema(type, maximum)
        let code = SiriKitExamples.sources(schema).map(\.contents).joined()
        #expect(
            code.contains(
                """
                public enum SetVolumeLevelUnsupportedReason: Int {
                    case negativeNumbersNotSupported = 1
                    case greaterThanMaximumValue
                    case lessThanMinimumValue
                }
                """
            )
        )
        #expect(code.contains("func resolveLevel(for intent: SetVolumeIntent) async -> SetVolumeLevelResolutionResult"))
        #expect(try SiriKitStubs.typeCheck(swift: SiriKitExamples.sources(schema)) == "")
    }

    @Test func otherParametersHaveNone() throws {
        let others = try [
            schema("Integer", ""), schema("String", ""), schema("Integer", maximum, asks: false),
        ]
        for schema in others { #expect(schema.intents[0].parameters[0].unsupportedReasons == []) }
    }
}
