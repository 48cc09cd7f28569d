import ModelGeneration
import TestSupport
import Testing

/// The models of all example definitions, and code that uses them, in the other language modes that an app may use. All
/// other tests compile in Swift 6 mode.
struct LanguageModeTests {
    static let modes = [
        ["-swift-version", "5"],
        ["-swift-version", "5"] + features,
        ["-swift-version", "5", "-default-isolation", "MainActor"] + features,
        ["-swift-version", "6"] + features,
        ["-swift-version", "6", "-default-isolation", "MainActor"],
        ["-swift-version", "6", "-default-isolation", "MainActor"] + features,
    ]

    /// All upcoming features that change the meaning of imports, existentials, or isolation.
    static let features = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ].flatMap { ["-enable-upcoming-feature", $0] }

    @Test(arguments: Project.triesEverything ? modes : [modes[1], modes[5]])
    func modelsCompile(mode: [String]) throws {
        let definitions = GoldenModelsTests.compiled.sorted { $0.key < $1.key }
        let models = definitions.compactMap(\.value.schema).enumerated().map { index, schema in
            ("Models\(index).swift", String(decoding: ModelsBackend().file(for: schema).printed(), as: UTF8.self))
        }
        let messages = try RuntimeModule.shared.get().typeCheck(models + [("Use.swift", Self.use)], mode: mode)
        #expect(messages.isEmpty, "\(messages)")
    }

    /// The tests compile fully: checking types alone does not find this.
    @Test(arguments: modes.filter { $0.contains("6") })
    func aDataRaceIsReported(mode: [String]) throws {
        let race = """
            import IntentRuntime

            nonisolated final class Shelf { var heroes: [Hero] = [] }

            nonisolated func race() async throws {
                let shelf = Shelf()
                async let configuration = DiabloHeroConfiguration(YourHero: shelf.heroes.first)
                shelf.heroes = []
                _ = await configuration
            }
            """
        let schema = try #require(GoldenModelsTests.compiled["DiabloHero.intentdefinition"]?.schema)
        let models = ("Models.swift", String(decoding: ModelsBackend().file(for: schema).printed(), as: UTF8.self))
        let messages = try RuntimeModule.shared.get().typeCheck([models, ("Race.swift", race)], mode: mode)
        #expect(messages.contains("risks causing data races"), "\(messages)")
    }

    /// Models in the public interface of the app's own module, a handler, and providers with every kind of isolation.
    private static let use = """
        import Foundation
        import IntentRuntime

        public struct Placed: Sendable {
            public var hero: DiabloHeroConfiguration
            public let interval: TimelineIntervalConfiguration

            public var shown: [DiabloHeroConfiguration.Parameter] { hero.visibleParameters }
        }

        struct Heroes: DiabloHeroOptionsProvider, DefinitionDefaults, SearchesOptions {
            func provideYourHeroOptionsCollection(
                for configuration: DiabloHeroConfiguration
            ) async throws -> OptionsCollection<Hero> { [Hero(identifier: "1", display: "One")] }
        }

        @MainActor final class Store {
            var names = ["One"]
        }

        extension Store: SelectCharacterOptionsProvider {
            @MainActor func provideCharacterOptionsCollection(
                for configuration: SelectCharacterConfiguration
            ) async throws -> OptionsCollection<GameCharacter> {
                OptionsCollection(items: names.map { GameCharacter(identifier: $0, display: $0) })
            }

            @MainActor func defaultCharacter(for configuration: SelectCharacterConfiguration) -> GameCharacter? {
                names.first.map { GameCharacter(identifier: $0, display: $0) }
            }

            @MainActor func lookUpCharacter(
                withIdentifiers identifiers: [String],
                for configuration: SelectCharacterConfiguration
            ) -> [GameCharacter]? { nil }
        }

        actor Database: SelectCounterOptionsProvider, SearchesOptions {
            private var counters: [Counter] = []

            func provideCounterOptionsCollection(
                for configuration: SelectCounterConfiguration
            ) -> OptionsCollection<Counter> { OptionsCollection(items: counters) }

            func defaultCounter(for configuration: SelectCounterConfiguration) -> Counter? { counters.first }
        }

        struct CounterTimeline: ConfigurationTimelineProvider {
            typealias Configuration = SelectCounterConfiguration
            let options: any SelectCounterOptionsProvider
        }

        @MainActor func show(_ store: Store, _ database: Database) async throws -> (String?, Int) {
            let initial = try await SelectCharacterConfiguration.initial(from: store)
            let (current, _) = await initial.lookedUp(by: store)
            let timeline = CounterTimeline(options: database)
            let entries = await timeline.timeline(of: SelectCounterConfiguration(), in: .small, at: .distantPast).entries
            return (current.character?.displayString, entries.count)
        }

        @main struct App {
            @MainActor static var order = OrderCoffeeConfiguration()

            static func main() async throws {
                let response = try await CoffeeBar().handle(order)
                print(response.code, try await show(Store(), Database()))
            }
        }

        struct CoffeeBar: OrderCoffeeHandling {
            func resolveExtras(for order: OrderCoffeeDraft) async throws -> ListResolution<CoffeeExtra> {
                .success(order.extras)
            }

            func handle(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
                OrderCoffeeResponse(code: .success)
            }
        }

        nonisolated class Base {
            var count = 0
        }

        nonisolated final class OldBar: Base, OrderCoffeeHandling {
            func handle(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
                count += 1
                return OrderCoffeeResponse(code: .success, quantity: count)
            }
        }

        actor Kitchen: OrderCoffeeHandling {
            private var count = 0

            func handle(_ configuration: OrderCoffeeConfiguration) -> OrderCoffeeResponse {
                count += 1
                return OrderCoffeeResponse(code: .success, quantity: count)
            }
        }

        @MainActor final class Counting {
            var count = 0
        }

        extension Counting: OrderCoffeeHandling {
            @MainActor func handle(_ configuration: OrderCoffeeConfiguration) -> OrderCoffeeResponse {
                count += 1
                return OrderCoffeeResponse(code: .success, quantity: count)
            }
        }

        func order(_ draft: OrderCoffeeDraft) async throws -> OrderCoffeeResponse? {
            guard case .success = try await CoffeeBar().resolveExtras(for: draft) else { return nil }
            return try await CoffeeBar().handle(draft.configuration)
        }
        """
}
