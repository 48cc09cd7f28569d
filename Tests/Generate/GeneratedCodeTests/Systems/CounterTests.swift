import Foundation
import IntentRuntime
import Testing

/// Stands in for the database.
private actor Database {
    private var rows: [Int: (name: String, count: Int)] = [1: ("Cups", 3), 2: ("Steps", 8000)]

    func counters() -> [Counter] {
        rows.sorted { $0.key < $1.key }.map { key, row in
            Counter(identifier: String(key), display: row.name, count: row.count, name: row.name)
        }
    }

    func add(_ number: Int, to identifier: String) {
        Int(identifier).map { rows[$0]?.count += number }
    }
}

/// An actor can be the provider itself.
extension Database: SelectCounterOptionsProvider, DefinitionDefaults, SearchesOptions {
    func provideCounterOptionsCollection(for configuration: SelectCounterConfiguration) -> OptionsCollection<Counter> {
        OptionsCollection(items: counters())
    }
}

/// The present count, again in a quarter of an hour.
private struct CounterTimeline: ConfigurationTimelineProvider {
    typealias Configuration = SelectCounterConfiguration
    let options: any SelectCounterOptionsProvider

    func timeline(for shown: ShownConfiguration<Configuration>, at date: Date) -> ConfigurationTimeline<Entry> {
        ConfigurationTimeline([shown.entry(at: date)], reload: .after(date + 900))
    }
}

/// Counters in a database, of which the user chooses one for a widget.
struct CounterTests {
    @Test func aWidgetShowsThePresentCount() async throws {
        let database = Database()
        var configuration = SelectCounterConfiguration()
        configuration.counter = await database.provideCounterOptionsCollection(for: configuration).allItems.first
        await database.add(2, to: "1")
        let timeline = await CounterTimeline(options: database).timeline(
            of: configuration,
            in: .small,
            at: .distantPast
        )
        let shown = try #require(timeline.entries.first?.configuration)
        #expect(configuration.counter?.count == 3)
        #expect(shown.counter?.count == 5)
        #expect(timeline.reload == .after(.distantPast + 900))
        #expect(shown.values != configuration)
        #expect(shown.values.isSameSelection(as: configuration), "the same counter, whatever its count")
    }
}
