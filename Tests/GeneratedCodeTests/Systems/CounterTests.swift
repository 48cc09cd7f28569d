import Foundation
import IntentRuntime
import Testing

/// Counters in a database, of which the user chooses one for a widget.
struct CounterTests {
    /// What stands for the database.
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

    private struct CounterProvider: SelectCounterOptionsProvider {
        let database: Database

        func provideCounterOptionsCollection(
            for configuration: SelectCounterConfiguration
        ) async throws -> OptionsCollection<Counter> {
            OptionsCollection(items: await database.counters())
        }
    }

    @Test func savedCountersAreLookedUpInTheOrderAsked() async throws {
        let provider = CounterProvider(database: Database())
        #expect(try await provider.objects(for: ["2", "7", "1"]).map(\.name) == ["Steps", "Cups"])
    }

    @Test func aWidgetShowsThePresentCount() async throws {
        let database = Database()
        let provider = CounterProvider(database: database)
        var configuration = SelectCounterConfiguration()
        configuration.counter = try await provider.provideCounterOptionsCollection(for: configuration).allItems.first
        await database.add(2, to: "1")
        let shown = try await provider.objects(for: [configuration.counter?.id ?? ""]).first
        #expect(configuration.counter?.count == 3)
        #expect(shown?.count == 5)
        let before = configuration
        configuration.counter = shown
        #expect(before != configuration)
        #expect(before.isSameSelection(as: configuration), "the same counter, whatever its count")
    }
}
