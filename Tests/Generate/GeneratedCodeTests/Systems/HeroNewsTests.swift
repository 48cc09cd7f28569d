import Foundation
import IntentRuntime
import Testing

private struct Heroes {
    struct Offline: Error {}
    let fetch: @Sendable () async throws -> [Hero]
}

extension Heroes: DiabloHeroOptionsProvider, DefinitionDefaults, SearchesOptions {
    func provideYourHeroOptionsCollection(
        for configuration: DiabloHeroConfiguration
    ) async throws -> OptionsCollection<Hero> {
        do {
            return OptionsCollection(items: try await fetch(), usesIndexedCollation: true)
        } catch is Offline {
            return [Hero(identifier: "barbarian", display: "Barbarian")]
        }
    }
}

/// News of the chosen hero, which come from the network.
private struct HeroTimeline: ConfigurationTimelineProvider {
    struct Entry: WidgetEntry {
        let date: Date
        let headline: String
    }

    let options: any DiabloHeroOptionsProvider
    let news: @Sendable (Hero) async throws -> String

    func placeholder(for shown: ShownConfiguration<DiabloHeroConfiguration>, at date: Date) -> Entry {
        Entry(date: date, headline: shown.YourHero?.displayString ?? "No hero")
    }

    func timeline(
        for shown: ShownConfiguration<DiabloHeroConfiguration>,
        at date: Date
    ) async throws -> ConfigurationTimeline<Entry> {
        guard let hero = shown.YourHero else { return .init([placeholder(for: shown, at: date)], reload: .never) }
        return ConfigurationTimeline([Entry(date: date, headline: try await news(hero))], reload: .after(date + 3600))
    }
}

/// A news app: heroes come from the network, with built-in ones as a fallback.
struct HeroNewsTests {
    @Test func optionsFromTheNetworkHaveAFallback() async throws {
        let wizard = Hero(identifier: "wizard", display: "Wizard", portrait: URL(string: "https://example.org/w.png"))
        let online = Heroes { [wizard] }
        let offline = Heroes { throw Heroes.Offline() }
        let configuration = DiabloHeroConfiguration()
        #expect(try await online.provideYourHeroOptionsCollection(for: configuration).allItems == [wizard])
        let fallback = try await offline.provideYourHeroOptionsCollection(for: configuration)
        #expect(fallback.allItems.map(\.identifier) == ["barbarian"])
        #expect(try await DiabloHeroConfiguration.initial(from: offline) == configuration, "no default is provided")
    }

    @Test func aWidgetShowsTheNewsOfItsHero() async {
        let placed = DiabloHeroConfiguration(YourHero: Hero(identifier: "wizard", display: "Wizard"))
        let heroes = Heroes { [Hero(identifier: "wizard", display: "Wizard of Today")] }
        let online = HeroTimeline(options: heroes) { "\($0.displayString) wins" }
        let news = await online.timeline(of: placed, in: .large, at: .distantPast)
        #expect(news.entries.map(\.headline) == ["Wizard of Today wins"])
        #expect(news.reload == .after(.distantPast + 3600))
    }

    @Test func aWidgetWithoutNetworkShowsWhatWasSaved() async {
        struct NoNetwork: Error {}
        let placed = DiabloHeroConfiguration(YourHero: Hero(identifier: "wizard", display: "Wizard"))
        let failing = HeroTimeline(options: Heroes { throw NoNetwork() }) { _ in throw NoNetwork() }
        let offline = await failing.timeline(of: placed, in: .large, at: .distantPast)
        #expect(offline.entries.map(\.headline) == ["Wizard"])
        #expect(offline.reload == .after(.distantPast + 900), "again in a quarter of an hour")
        let shown = await placed.shown(in: .large, options: Heroes { throw NoNetwork() })
        #expect(shown.failures[.YourHero] is NoNetwork)
        let empty = await failing.timeline(of: DiabloHeroConfiguration(), in: .large, at: .distantPast)
        #expect(empty.entries.map(\.headline) == ["No hero"])
    }

    @Test func placedWidgetsAreFoundByTheirHero() {
        let placed = [
            DiabloHeroConfiguration(),
            DiabloHeroConfiguration(YourHero: Hero(identifier: "wizard", display: "Wizard")),
        ]
        #expect(placed.compactMap { $0.YourHero?.identifier } == ["wizard"])
        #expect(placed.map { $0.isVisible(.showsRank) } == [false, true])
    }

    /// An intent without a response in the definition.
    private struct Archive: ArchiveNotebookIntentHandling {
        func handle(_ configuration: ArchiveNotebookIntentConfiguration) -> ArchiveNotebookIntentResponse {
            .init(code: configuration.notebook == nil ? .failure : .success)
        }
    }

    @Test func aResponseWithoutPropertiesHasTheStandardCodes() async throws {
        let archive: any ArchiveNotebookIntentHandling = Archive()
        let notebook = ArchiveNotebookIntentConfiguration(notebook: IntentNotebook(identifier: "1", display: "Diary"))
        #expect(try await archive.confirm(notebook).code == .ready)
        #expect(try await archive.handle(notebook).code == .success)
        #expect(try await !archive.handle(ArchiveNotebookIntentConfiguration()).code.isSuccess)
    }
}
