import CodeGeneration
import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

@Suite struct SiriKitBridgeTests {
    /// One provider for each system serves SiriKit, and what it hands over are plain values.
    @Test func providersTypeCheckAgainstTheBridge() throws {
        let definitions = [
            "SelectCharacter", "SelectCharacterStatic", "TimelineInterval", "Counter", "MusicWidgets", "DiabloHero",
            "OrderCoffee",
        ]
        var sources = try SiriKitExamples.handwritten("Tests/Support/SiriKitHandlers/Providers", "swift")
        for name in definitions {
            let schema = try SiriKitExamples.schema(named: name)
            sources.append(SiriKitExamples.bridgedModels(schema, name: name))
            sources += SiriKitExamples.sources(schema)
        }
        let found = try SiriKitStubs.typeCheck(swift: sources)
        #expect(found == "")
    }

    @Test(arguments: ["EveryType", "ClassNames", "LegacyModel", "SystemIntent"])
    func everyTypeGoesOverTheBridge(definition: String) throws {
        let schema = try SiriKitExamples.schema(named: definition)
        let models = SiriKitExamples.bridgedModels(schema, name: definition, classPrefix: "XY")
        let classes = SiriKitExamples.sources(schema, SiriKitOptions(classPrefix: "XY"))
        let found = try SiriKitStubs.typeCheck(swift: [models] + classes)
        #expect(found == "")
    }

    @Test func aNumberBecomesPlainAndAnOpenOneKeepsItsDefault() throws {
        let schema = try SiriKitExamples.schema(named: "TimelineInterval")
        let text = SiriKitExamples.bridgedModels(schema, name: "TimelineInterval").contents
        let bridge = try #require(text.range(of: "#if canImport(Intents)")).lowerBound
        #expect(
            text[bridge...] == """
                #if canImport(Intents) && !os(tvOS)

                import Foundation
                import Intents

                extension TimelineIntervalConfiguration {
                    /// Takes the values that the user chose, and the definition's defaults for the rest.
                    public init(_ intent: TimelineIntervalIntent) {
                        self.init()
                        if let value = intent.interval { self.interval = value.intValue }
                    }
                }

                extension TimelineIntervalIntent {
                    /// Creates an intent with the configuration's values.
                    public convenience init(_ configuration: TimelineIntervalConfiguration) {
                        self.init()
                        self.interval = NSNumber(value: configuration.interval)
                    }
                }

                #endif

                """
        )
    }

    @Test func arraysAreCutAndUnknownCasesKeepTheDefault() throws {
        let schema = try SiriKitExamples.schema(named: "MusicWidgets")
        let text = SiriKitExamples.bridgedModels(schema, name: "MusicWidgets").contents
        #expect(
            text.contains(
                """
                        if intent.theme.rawValue != 0, let value = ShelfThemeValue(rawValue: intent.theme.rawValue) {
                            self.theme = value
                        }

                """
            )
        )
        #expect(
            text.contains(
                """
                        if let family, let count = Self.maximumCount(of: .modeArr, in: family) {
                            self.modeArr = Array(self.modeArr.prefix(count))
                        }

                """
            )
        )
    }

    @Test func modelsAndClassesOfOneNameAreFindings() throws {
        let schema = try SiriKitExamples.schema(named: "SelectCharacter")
        let messages = SiriKitBridge().diagnostics(for: schema).map(\.message)
        #expect(
            messages == [
                "the type 'GameCharacter' becomes a model and a SiriKit class with the same name, 'GameCharacter'"
            ]
        )
        #expect(SiriKitBridge(classPrefix: "GD").diagnostics(for: schema) == [])
        #expect(SiriKitBridge(models: .init(typeSuffix: "Value")).diagnostics(for: schema) == [])
    }
}
