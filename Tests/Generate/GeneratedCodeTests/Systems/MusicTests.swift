import Foundation
import IntentRuntime
import Testing

/// A music service's widgets: search, choices that depend on others, and as many items as fit into a widget.
struct MusicTests {
    private struct Library: ConfigurationOptionsProvider, DefinitionDefaults, SearchesOptions {
        let artists = OptionsCollection(sections: [
            OptionsSection(title: "A", items: [MusicArtist(identifier: "1", display: "Art Blakey")]),
            OptionsSection(title: "J", items: [MusicArtist(identifier: "2", display: "John Coltrane")]),
        ])
        let albums = ["2": [MusicAlbum(identifier: "3", display: "Blue Train")]]

        func provideModeArrOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<ListeningMode> {
            let modes = (1...4).map { ListeningMode(identifier: "\($0)", display: "Mode \($0)") }
            let chosen = configuration.modeArr
            return OptionsCollection(items: modes.filter { mode in !chosen.contains { $0.isSameSelection(as: mode) } })
        }

        func provideArtistOptionsCollection(
            for configuration: Configuration,
            searchTerm: String?
        ) async throws -> OptionsCollection<MusicArtist> {
            artists.matching(searchTerm)
        }

        func provideAlbumOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<MusicAlbum> {
            OptionsCollection(items: configuration.artist?.identifier.flatMap { albums[$0] } ?? [])
        }

        func provideTrackOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<MusicTrack> { [] }

        func lookUpArtist(withIdentifiers identifiers: [String], for configuration: Configuration) -> [MusicArtist]? {
            artists.objects(withIdentifiers: identifiers)
        }
    }

    @Test func aSearchOffersWhatMatches() async throws {
        let library = Library()
        var configuration = Configuration()
        let all = try await library.provideArtistOptionsCollection(for: configuration, searchTerm: nil)
        #expect(all.sections.map(\.title) == ["A", "J"])
        let found = try await library.provideArtistOptionsCollection(for: configuration, searchTerm: "colt")
        #expect(found.sections.map(\.title) == ["J"])
        configuration.artist = found.allItems.first
        let albums = try await library.provideAlbumOptionsCollection(for: configuration)
        #expect(albums.allItems.map(\.displayString) == ["Blue Train"])
    }

    @Test func savedSelectionsAreLookedUpWhateverTheirOptionsDependOn() async throws {
        let saved = Configuration(
            modeArr: ["4", "gone", "1"].map { ListeningMode(identifier: $0, display: "old") },
            artist: MusicArtist(identifier: "2", display: "old"),
            album: MusicAlbum(identifier: "3", display: "old")
        )
        let (current, failures) = await saved.lookedUp(by: Library())
        #expect(current.artist?.displayString == "John Coltrane")
        #expect(current.album?.displayString == "Blue Train")
        #expect(current.modeArr.map(\.displayString) == ["Mode 4", "Mode 1"], "of an empty list's options")
        #expect(failures.isEmpty)
    }

    /// An entry of one's own: what the shelf shows, in the app's words.
    private struct ShelfTimeline: ConfigurationTimelineProvider {
        struct Entry: WidgetEntry, Equatable {
            let date: Date
            let modes: [String]
            let music: String
        }

        let options: any ConfigurationOptionsProvider

        func placeholder(for shown: ShownConfiguration<Configuration>, at date: Date) -> Entry {
            let music = [shown.artist?.displayString, shown.album?.displayString].compactMap(\.self)
            return Entry(date: date, modes: shown.modeArr.map(\.displayString), music: music.joined(separator: ": "))
        }

        func timeline(for shown: ShownConfiguration<Configuration>, at date: Date) -> ConfigurationTimeline<Entry> {
            ConfigurationTimeline([placeholder(for: shown, at: date)])
        }

        func snapshot(for shown: ShownConfiguration<Configuration>, at date: Date) -> Entry? {
            shown.artist == nil ? Entry(date: date, modes: [], music: "Kind of Blue") : nil
        }
    }

    @Test func aWidgetShowsWhatFitsAndWhatIsKnownToday() async {
        let saved = Configuration(
            modeArr: (1...4).map { ListeningMode(identifier: "\($0)", display: "old") },
            artist: MusicArtist(identifier: "2", display: "Coltrane"),
            album: MusicAlbum(identifier: "3", display: "Train")
        )
        let shelf = ShelfTimeline(options: Library())
        let small = await shelf.timeline(of: saved, in: .small, at: .distantPast)
        #expect(
            small.entries == [.init(date: .distantPast, modes: ["Mode 1"], music: "John Coltrane: Blue Train")]
        )
        let medium = await shelf.timeline(of: saved, in: .medium, at: .distantPast)
        #expect(medium.entries.first?.modes == ["Mode 1", "Mode 2", "Mode 3"])
    }

    @Test func theGalleryShowsSampleDataOrTheFirstEntry() async {
        let shelf = ShelfTimeline(options: Library())
        let sample = await shelf.snapshot(of: Configuration(), in: .small, at: .distantPast)
        #expect(sample.music == "Kind of Blue")
        let saved = Configuration(artist: MusicArtist(identifier: "2", display: "Coltrane"))
        let first = await shelf.snapshot(of: saved, in: .small, at: .distantPast)
        #expect(first.music == "John Coltrane")
    }

    @Test func whatIsHiddenIsNotShown() async {
        var saved = Configuration(gradientName: "hidden", album: MusicAlbum(identifier: "3", display: "Train"))
        saved.artist = MusicArtist(identifier: "2", display: "Coltrane")
        let shown = await saved.shown(in: .small, options: Library())
        #expect(shown.gradientName == "Dawn & Dusk")
        #expect(shown.album?.displayString == "Blue Train")
        saved.artist = MusicArtist(identifier: "9", display: "Gone")
        let withoutArtist = await saved.shown(in: .small, options: Library())
        #expect(withoutArtist.artist == nil)
        #expect(withoutArtist.album == nil, "hidden by the artist that is gone")
        #expect(saved.album?.displayString == "Train", "what was saved stays")
    }

    @Test func aListMayHaveMoreValuesThanFit() async throws {
        var configuration = Configuration()
        configuration.modeArr = try await Library().provideModeArrOptionsCollection(for: configuration).allItems
        #expect(
            configuration.violations(in: .medium)
                == [ParameterViolation(.modeArr, .tooManyValues(count: 4, maximum: 3, family: .medium))]
        )
    }

    @Test func calendarsAreOfferedWhileTheCalendarAppIsNotMirrored() {
        var configuration = ConcertDatesConfiguration()
        configuration.calendars = [ConcertCalendar(identifier: "jazz", display: "Jazz")]
        #expect(configuration.visibleParameters == [.mirrorCalendarApp, .hidesDeclined, .cities])
        #expect(configuration.effective.calendars == [], "what is hidden has no effect")
        configuration.mirrorCalendarApp = false
        #expect(configuration.visibleParameters == [.mirrorCalendarApp, .calendars, .cities])
        #expect(configuration.effective.calendars.map(\.identifier) == ["jazz"])
    }
}
