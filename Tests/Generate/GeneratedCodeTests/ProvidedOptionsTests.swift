import IntentRuntime
import Testing

/// The options in `Docs/Models.md` are what the page says.
@Suite struct ProvidedOptionsTests {
    private struct Shelf: Sendable {
        var artists = ["Björk", "Nina Simone", "Sigur Rós"]
        var albums = ["Nina Simone": ["Pastel Blues", "Wild Is the Wind"], "Björk": ["Post"]]
        var tracks = ["Post": ["Army of Me", "Hyperballad"]]
    }

    private struct ShelfProvider: ConfigurationOptionsProvider, DefinitionDefaults, SearchesOptions {
        var shelf = Shelf()

        func provideModeArrOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<ListeningMode> {
            OptionsCollection(sections: [
                OptionsSection(
                    title: "At home",
                    items: [
                        ListeningMode(identifier: "kitchen", display: "Kitchen"),
                        ListeningMode(identifier: "sleep", display: "Sleep"),
                    ]
                ),
                OptionsSection(title: "Away", items: [ListeningMode(identifier: "run", display: "Run")]),
            ])
        }

        func provideArtistOptionsCollection(
            for configuration: Configuration,
            searchTerm: String?
        ) async throws -> OptionsCollection<MusicArtist> {
            let artists = shelf.artists.map { MusicArtist(identifier: $0, display: $0) }
            return OptionsCollection(items: artists).matching(searchTerm)
        }

        func provideAlbumOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<MusicAlbum> {
            let titles = shelf.albums[configuration.artist?.identifier ?? ""] ?? []
            return OptionsCollection(items: titles.map { MusicAlbum(identifier: $0, display: $0) })
        }

        func provideTrackOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<MusicTrack> {
            let titles = shelf.tracks[configuration.album?.identifier ?? ""] ?? []
            return OptionsCollection(items: titles.map { MusicTrack(identifier: $0, display: $0) })
        }

        func lookUpAlbum(withIdentifiers identifiers: [String], for configuration: Configuration) -> [MusicAlbum]? {
            let all = Set(shelf.albums.values.joined())
            return identifiers.filter(all.contains).map { MusicAlbum(identifier: $0, display: $0) }
        }

        func lookUpArtist(withIdentifiers identifiers: [String], for configuration: Configuration) -> [MusicArtist]? {
            let all = Set(shelf.artists)
            return identifiers.filter(all.contains).map { MusicArtist(identifier: $0, display: $0) }
        }

    }

    private let provider = ShelfProvider()

    @Test func optionsHaveSections() async throws {
        let options = try await provider.provideModeArrOptionsCollection(for: Configuration())
        #expect(options.sections.map(\.title) == ["At home", "Away"])
        #expect(options.allItems.map(\.displayString) == ["Kitchen", "Sleep", "Run"])
    }

    @Test func searchIgnoresCaseAndAccents() async throws {
        let found = try await provider.provideArtistOptionsCollection(for: Configuration(), searchTerm: "bjork")
        #expect(found.allItems.map(\.displayString) == ["Björk"])
        let all = try await provider.provideArtistOptionsCollection(for: Configuration(), searchTerm: nil)
        #expect(all.allItems.count == 3)
    }

    @Test func aParentDecidesWhatItsChildrenOfferAndShow() async throws {
        var configuration = Configuration()
        #expect(!configuration.isVisible(.album))
        configuration.artist = MusicArtist(identifier: "Nina Simone", display: "Nina Simone")
        #expect(configuration.isVisible(.album))
        let albums = try await provider.provideAlbumOptionsCollection(for: configuration)
        #expect(albums.allItems.map(\.displayString) == ["Pastel Blues", "Wild Is the Wind"])

        configuration.album = albums.allItems.first
        configuration.artist = nil
        #expect(configuration.album != nil)
        let shown = await configuration.shown(in: .small, options: provider)
        #expect(shown.album == nil)
    }

    @Test func aPlacedWidgetKeepsAnAlbumOfAnotherArtist() {
        let nina = Configuration(artist: MusicArtist(identifier: "Nina Simone", display: "Nina Simone"))
        let albums = provider.lookUpAlbum(withIdentifiers: ["Post", "gone"], for: nina)
        #expect(albums?.map(\.displayString) == ["Post"])
    }
}
