import GenerateCommand
import Diagnostics
import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

@Suite struct SiriKitBridgeTests {
    /// One provider for each system serves SiriKit, and it returns plain values.
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

    /// A portable timeline as the provider of a widget that still uses Apple's class.
    @Test(arguments: [5, 6])
    func aTimelineServesAWidgetOfTheIntentsFramework(languageMode: Int) throws {
        let schema = try SiriKitExamples.schema(named: "MusicWidgets")
        let widget = """
            import Intents
            import IntentRuntime
            import WidgetKit

            struct ConcertTimeline: ConfigurationTimelineProvider {
                typealias Configuration = ConcertDatesConfiguration
                let options: any ConcertDatesOptionsProvider
            }

            func widget(_ app: any ConcertDatesOptionsProvider) -> IntentConfiguration<ConcertDatesIntent, String> {
                let jazz = ConcertCalendarValue(identifier: "jazz", display: "Jazz")
                let initial = ConcertDatesConfiguration(calendars: [jazz])
                return IntentConfiguration(
                    kind: "concerts",
                    intent: ConcertDatesIntent.self,
                    provider: SiriKitTimelineProvider(ConcertTimeline(options: app), for: ConcertDatesIntent.self) {
                        .init($0, initial: initial)
                    }
                ) { entry in entry.configuration.calendars.map(\\.displayString).joined() }
            }
            """
        let models = SiriKitExamples.bridgedModels(schema, name: "MusicWidgets")
        let found = try SiriKitStubs.typeCheck(
            swift: [models, ("Widget.swift", widget)] + SiriKitExamples.sources(schema),
            languageMode: languageMode
        )
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

    /// In a module with main-actor isolation by default, with every part of an intent, and without objects to look up.
    @Test(arguments: [5, 6], ["OrderCoffee", "SystemIntent"])
    func theBridgeTypeChecksUnderIsolationToTheMainActor(languageMode: Int, definition: String) throws {
        let schema = try SiriKitExamples.schema(named: definition)
        let classes = SiriKitExamples.sources(schema, SiriKitOptions(isSendable: true))
        let found = try SiriKitStubs.typeCheck(
            swift: [SiriKitExamples.bridgedModels(schema, name: "Models")] + classes,
            languageMode: languageMode,
            flags: ["-default-isolation", "MainActor"]
        )
        #expect(found == "")
    }

    /// Once for each kind of loss, at its first place in the definition.
    @Test func whatGetsLostIsToldOnce() throws {
        func losses(_ name: String, _ version: ModelVersion? = nil) throws -> [String] {
            var schema = try SiriKitExamples.schema(named: name)
            if let version { schema.modelVersion = version }
            return SiriKitBridge(schema).losses.map { "\($0.symbol): \($0.message)" }
        }
        #expect(try losses("TimelineInterval") == [])
        #expect(
            try losses("SelectCharacter", .xcode11) == [
                "intent/SelectCharacter/parameter/character: an object's image goes to SiriKit and does not come back",
                """
                intent/SelectCharacter/parameter/character: with this model version, options go to SiriKit without \
                sections, search or defaults
                """,
            ]
        )
        #expect(
            try losses("EveryType") == [
                "intent/EveryType/parameter/landmark: an object's image goes to SiriKit and does not come back",
                """
                intent/EveryType/parameter/place: a place without coordinates does not go to SiriKit; a place with \
                coordinates loses its time zone, and its street and house number become one line
                """,
                """
                intent/EveryType/parameter/person: a person's image does not come back from SiriKit, nor does what \
                only SiriKit knows: the name's pronunciation and the relationship to the user
                """,
                """
                intent/EveryType/parameter/price: a currency code without an amount does not come from SiriKit
                """,
                "intent/EveryType/parameter/payment: a payment method's icon goes to SiriKit and does not come back",
            ]
        )
    }

    /// A model handler is not asked about a system type of which only the name is known.
    @Test func typesOfTheSystemDoNotGoOver() throws {
        let file = Project.schemas.appendingPathComponent("SelectCharacter.intentdefinition")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing("<string>GameCharacter</string>", with: "<string>MediaItem</string>")
            .replacing("<string>OWBLDm</string>", with: "<string>System</string>")
            .replacing("ParameterSupportsDynamicEnumeration<", with: "ParameterSupportsResolution<")
            .replacing("INIntentEligibleForWidgets", with: "INIntentConfigurable")
        let folder = try TemporaryDirectory()
        let schema = try SiriKitExamples.schema(of: folder.write(text.utf8, to: "Media.intentdefinition"))
        #expect(
            SiriKitBridge(schema).losses.map(\.message) == [
                "models have no values of the system's type 'MediaItem'"
            ]
        )
        let models = SiriKitExamples.bridgedModels(schema, name: "Models")
        #expect(models.contents.contains("intent.character.map { value in .success(with: value) } ?? .needsValue()"))
        #expect(try SiriKitStubs.typeCheck(swift: [models] + SiriKitExamples.sources(schema)) == "")
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
                    /// Takes the values that the user chose, and those of `initial` for the rest.
                    public nonisolated init(_ intent: TimelineIntervalIntent, initial: Self = Self()) {
                        self = initial
                        if let value = intent.interval { self.interval = value.intValue }
                    }
                }

                extension TimelineIntervalIntent {
                    /// Creates an intent with the configuration's values.
                    public nonisolated convenience init(_ configuration: TimelineIntervalConfiguration) {
                        self.init()
                        self.interval = NSNumber(value: configuration.interval)
                    }
                }

                #endif

                """
        )
    }

    @Test func unknownCasesKeepTheDefault() throws {
        let schema = try SiriKitExamples.schema(named: "MusicWidgets")
        let text = SiriKitExamples.bridgedModels(schema, name: "MusicWidgets").contents
        #expect(
            text.contains(
                """
                        if let value = ShelfThemeValue(rawValue: intent.theme.rawValue) {
                            self.theme = value
                        }

                """
            )
        )
    }

    @Test func modelsAndClassesOfOneNameAreFindings() throws {
        let schema = try SiriKitExamples.schema(named: "SelectCharacter")
        let messages = SiriKitBridge(schema).diagnostics.map(\.message)
        #expect(
            messages == [
                "the type 'GameCharacter' becomes a model and a SiriKit class with the same name, 'GameCharacter'"
            ]
        )
        #expect(SiriKitBridge(schema, classPrefix: "GD").diagnostics == [])
        #expect(SiriKitBridge(schema, models: .init(typeSuffix: "Value")).diagnostics == [])
    }
}
