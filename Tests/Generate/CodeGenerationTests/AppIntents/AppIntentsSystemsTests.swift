import AppIntentsGeneration
import IntentSchema
import Migration
import SwiftSource
import TestSupport
import Testing

/// Systems that developers build, with the code that they write against generated code.
@Suite struct AppIntentsSystemsTests {
    private func source(_ name: String, _ options: AppIntentsOptions = AppIntentsOptions()) throws -> (
        name: String, contents: String
    ) {
        AppIntentsPlan(try #require(try AppIntentsFixture.example(name)), options).source
    }

    /// A counter in a database, chosen for a widget. Only the two lookups and the widget are handwritten.
    @Test func aCounterNeedsNothingButItsLookups() throws {
        let byHand = """
            import AppIntents
            import SwiftUI
            import WidgetKit

            actor CounterDatabase {
                static let shared = CounterDatabase()
                private var rows: [String: (name: String, count: Int)] = [:]
                func all() -> [CounterAppEntity] {
                    rows.sorted { $0.key < $1.key }.map { entity($0.key, $0.value) }
                }
                func rows(_ identifiers: [String]) -> [CounterAppEntity] {
                    identifiers.compactMap { id in rows[id].map { entity(id, $0) } }
                }
                private func entity(_ id: String, _ row: (name: String, count: Int)) -> CounterAppEntity {
                    CounterAppEntity(id: id, displayString: row.name, count: row.count, name: row.name)
                }
            }

            struct Counters: CounterAppEntityLookup, SelectCounterAppIntentHandling {
                func counterEntities(for identifiers: [String]) async throws -> [CounterAppEntity] {
                    await CounterDatabase.shared.rows(identifiers)
                }
                func provideCounterOptionsCollection(
                    for intent: SelectCounterAppIntent
                ) async throws -> IntentItemCollection<CounterAppEntity> {
                    IntentItemCollection(items: await CounterDatabase.shared.all())
                }
            }

            struct CounterEntry: TimelineEntry {
                let date: Date
                let count: Int?
            }

            struct CounterProvider: AppIntentTimelineProvider {
                func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .now, count: nil) }
                func snapshot(for configuration: SelectCounterAppIntent, in context: Context) async -> CounterEntry {
                    CounterEntry(date: .now, count: configuration.counter?.count)
                }
                func timeline(
                    for configuration: SelectCounterAppIntent,
                    in context: Context
                ) async -> Timeline<CounterEntry> {
                    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
                }
            }

            struct CounterWidget: Widget {
                init() {
                    CounterAppEntity.register(Counters())
                    SelectCounterAppIntent.register(Counters())
                }
                var body: some WidgetConfiguration {
                    AppIntentConfiguration(kind: "Counter", provider: CounterProvider()) { entry in
                        Text("\\(entry.count ?? 0)")
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            """
        for stubs in [AppIntentsStubs.ios17, .ios18] {
            #expect(try stubs.typeCheck([try source("Counter"), ("ByHand.swift", byHand)]) == "")
        }
    }

    /// The interval is a plain number with a default, and needs no cast.
    @Test func anIntervalIsAPlainNumber() throws {
        let byHand = """
            import AppIntents
            func next(_ configuration: TimelineIntervalAppIntent) -> Date {
                Date.now.addingTimeInterval(Double(configuration.interval) * 60)
            }
            """
        let generated = try source("TimelineInterval")
        #expect(
            generated.contents.contains("default: 5,\n        controlStyle: .field,\n        inclusiveRange: (1, 60)")
        )
        #expect(try AppIntentsStubs.ios17.typeCheck([generated, ("ByHand.swift", byHand)]) == "")
    }

    /// The capitalized name is kept, because saved widgets are found by it.
    @Test func aCapitalisedParameterKeepsItsName() throws {
        let byHand = """
            import AppIntents
            struct Heroes: HeroAppEntityLookup {
                func heroEntities(for identifiers: [String]) async throws -> [HeroAppEntity] {
                    identifiers.map { HeroAppEntity(id: $0, displayString: $0) }
                }
            }
            func identifier(_ configuration: DiabloHeroAppIntent) -> String? { configuration.YourHero?.id }
            """
        #expect(try AppIntentsStubs.ios17.typeCheck([try source("DiabloHero"), ("ByHand.swift", byHand)]) == "")
    }

    /// As many rows as fit into a family, and options with sections and search.
    @Test func musicKeepsSizesAndOptions() throws {
        let generated = try source("MusicWidgets")
        #expect(generated.contents.contains(".systemMedium: IntentCollectionSize(min: 0, max: 3),"))
        #expect(generated.contents.contains("struct ConfigurationArtistQuery: EntityStringQuery {"))
        let byHand = """
            import AppIntents
            func sections(_ modes: [ListeningModeAppEntity]) -> IntentItemCollection<ListeningModeAppEntity> {
                IntentItemCollection(
                    promptLabel: "Choose a mode",
                    sections: [
                        IntentItemSection("Often", items: modes.map { IntentItem($0, title: "\\($0.displayString)") })
                    ]
                )
            }
            """
        #expect(try AppIntentsStubs.ios17.typeCheck([generated, ("ByHand.swift", byHand)]) == "")
    }

    /// The stubs compile for every example and system, and pass on everything.
    @Test func theStubsCompile() throws {
        for deployment in DeploymentTarget.allCases { try stubsCompile(for: deployment) }
    }

    private func stubsCompile(for deployment: DeploymentTarget) throws {
        let options = AppIntentsOptions(deployment: deployment)
        var modules: [[SwiftFrontend.Source]] = []
        for (path, schema) in try AppIntentsFixture.schemas(below: Project.schemas) {
            let schema = try #require(schema)
            let plan = AppIntentsPlan(schema, options)
            let handlers = String(decoding: plan.stubs.printed(), as: UTF8.self)
            let source = plan.source
            modules.append([source, ("App." + source.name, handlers)])
            let protocols = source.contents.matches(of: /\nprotocol (\w+): Sendable/).map { String($0.1) }
            for name in protocols { #expect(handlers.contains(": \(name) {"), "\(path): \(name)") }
        }
        #expect(try max(deployment, .ios17).stubs.typeCheck(modules: modules) == "")
    }

    @Test(arguments: ["public", "package"])
    func otherModulesMayUseIt(level: String) throws {
        let access: AccessLevel = level == "public" ? .public : .package
        for name in ["Counter", "OrderCoffee", "MusicWidgets", "EveryType"] {
            let generated = try source(name, AppIntentsOptions(access: access))
            #expect(generated.contents.contains("\n\(level) struct "))
            #expect(try AppIntentsStubs.ios17.typeCheck([generated]) == "", "\(name)")
        }
    }
}
