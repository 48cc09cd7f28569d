import Foundation
import IntentRuntime
import Testing

/// What people write against the generated models: providers, a timeline, and the app's own logic.
struct HandwrittenModelsTests {
    /// A tutorial's widget: choose a character among sections.
    private struct Characters: SelectCharacterOptionsProvider {
        static let all = [
            ("Heroes", [GameCharacter(identifier: "panda", display: "Power Panda", name: "Power Panda")]),
            ("Villains", [GameCharacter(identifier: "egghead", display: "Egghead", name: "Egghead")]),
        ]

        func provideCharacterOptionsCollection(
            for configuration: SelectCharacterConfiguration
        ) async throws -> OptionsCollection<GameCharacter> {
            OptionsCollection(sections: Self.all.map { OptionsSection(title: $0.0, items: $0.1) })
        }

        func defaultCharacter(for configuration: SelectCharacterConfiguration) async -> GameCharacter? {
            Self.all.first?.1.first
        }
    }

    @Test func aProviderOffersSectionsAndADefault() async throws {
        let provider: any SelectCharacterOptionsProvider = Characters()
        var configuration = SelectCharacterConfiguration()
        let options = try await provider.provideCharacterOptionsCollection(for: configuration)
        #expect(options.sections.map(\.title) == ["Heroes", "Villains"])
        configuration.character = await provider.defaultCharacter(for: configuration)
        #expect(configuration.character?.id == "panda")
    }

    /// A news app's widget: heroes come from the network, with what is built in as the fallback.
    private struct Heroes: DiabloHeroOptionsProvider {
        struct Offline: Error {}
        let fetch: @Sendable () async throws -> [Hero]

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

    @Test func optionsFromTheNetworkHaveAFallback() async throws {
        let wizard = Hero(identifier: "wizard", display: "Wizard", portrait: URL(string: "https://example.org/w.png"))
        let online = Heroes { [wizard] }
        let offline = Heroes { throw Heroes.Offline() }
        let configuration = DiabloHeroConfiguration()
        #expect(try await online.provideYourHeroOptionsCollection(for: configuration).allItems == [wizard])
        let fallback = try await offline.provideYourHeroOptionsCollection(for: configuration)
        #expect(fallback.allItems.map(\.identifier) == ["barbarian"])
        let fallbackDefault = offline.defaultYourHero(for: configuration)
        #expect(fallbackDefault == nil, "the protocol has a default for this")
    }

    @Test func placedWidgetsAreFoundByTheirHero() {
        let placed = [
            DiabloHeroConfiguration(),
            DiabloHeroConfiguration(YourHero: Hero(identifier: "wizard", display: "Wizard")),
        ]
        #expect(placed.compactMap { $0.YourHero?.identifier } == ["wizard"])
        #expect(placed.map { $0.isVisible(.showsRank) } == [false, true])
    }

    /// A music widget: search as the user types, and albums of the artist that was chosen.
    private struct Music: ConfigurationOptionsProvider {
        let artists = OptionsCollection(sections: [
            OptionsSection(title: "A", items: [MusicArtist(identifier: "1", display: "Art Blakey")]),
            OptionsSection(title: "J", items: [MusicArtist(identifier: "2", display: "John Coltrane")]),
        ])

        func provideModeArrOptionsCollection(for configuration: Configuration) async throws
            -> OptionsCollection<ListeningMode>
        {
            OptionsCollection(items: [ListeningMode(identifier: "radio", display: "Radio", symbolName: "radio")])
        }

        func provideArtistOptionsCollection(for configuration: Configuration, searchTerm: String?) async throws
            -> OptionsCollection<MusicArtist>
        {
            artists.matching(searchTerm)
        }

        func provideAlbumOptionsCollection(for configuration: Configuration) async throws
            -> OptionsCollection<MusicAlbum>
        {
            guard let artist = configuration.artist else { return [] }
            return [MusicAlbum(identifier: "3", display: "Blue Train", artist: artist)]
        }

        func provideTrackOptionsCollection(for configuration: Configuration) async throws
            -> OptionsCollection<MusicTrack>
        { [] }

        func objects(for identifiers: [String]) async throws -> [MusicArtist] { artists.objects(for: identifiers) }

        func objects(for identifiers: [String]) async throws -> [MusicAlbum] {
            OptionsCollection(items: [MusicAlbum(identifier: "3", display: "Blue Train")]).objects(for: identifiers)
        }

        func objects(for identifiers: [String]) async throws -> [MusicTrack] { [] }
    }

    @Test func aSearchOffersWhatMatches() async throws {
        let music = Music()
        var configuration = Configuration()
        let all = try await music.provideArtistOptionsCollection(for: configuration, searchTerm: nil)
        #expect(all.sections.map(\.title) == ["A", "J"])
        let found = try await music.provideArtistOptionsCollection(for: configuration, searchTerm: "colt")
        #expect(found.sections.map(\.title) == ["J"])
        configuration.artist = found.allItems.first
        let albums = try await music.provideAlbumOptionsCollection(for: configuration)
        #expect(albums.allItems.first?.artist?.displayString == "John Coltrane")
    }

    /// A saved selection is found by its identifier, whatever its options depend on, in the order asked.
    @Test func savedSelectionsAreLookedUp() async throws {
        let music = Music()
        let artists: [MusicArtist] = try await music.objects(for: ["2", "gone", "1"])
        #expect(artists.map(\.displayString) == ["John Coltrane", "Art Blakey"])
        let albums: [MusicAlbum] = try await music.objects(for: ["3"])
        #expect(albums.map(\.displayString) == ["Blue Train"])
        let modes: [ListeningMode] = try await music.objects(for: ["radio"])
        #expect(modes.map(\.displayString) == ["Radio"], "options that depend on nothing are looked through")
    }

    /// A widget's timeline: one entry for each interval of the next hour.
    @Test func aTimelineStepsByTheInterval() {
        func entries(for configuration: TimelineIntervalConfiguration, from start: Date) -> [Date] {
            stride(from: 0, to: 60, by: configuration.interval).map { start.addingTimeInterval(Double($0) * 60) }
        }
        #expect(entries(for: TimelineIntervalConfiguration(interval: 20), from: .distantPast).count == 3)
        #expect(entries(for: TimelineIntervalConfiguration(), from: .distantPast).count == 12)
    }

    /// An app over a database: its rows become what the user chooses from.
    @Test func aRowOfADatabaseBecomesAnObject() async throws {
        struct Counters: SelectCounterOptionsProvider {
            let rows: [(key: Int, name: String, count: Int)]

            func provideCounterOptionsCollection(
                for configuration: SelectCounterConfiguration
            ) async throws -> OptionsCollection<Counter> {
                OptionsCollection(
                    items: rows.map {
                        Counter(identifier: String($0.key), display: $0.name, count: $0.count, name: $0.name)
                    }
                )
            }
        }
        let counters = Counters(rows: [(1, "Cups", 3), (2, "Steps", 8000)])
        let options = try await counters.provideCounterOptionsCollection(for: SelectCounterConfiguration())
        #expect(options.allItems.map(\.count) == [3, 8000])
        #expect(SelectCounterConfiguration(counter: options.allItems.last).counter?.name == "Steps")
    }
}
