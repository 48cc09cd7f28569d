import Foundation
import IntentRuntime
import Testing

/// A music service's widgets: search, choices that depend on others, and as much as a widget has room for.
struct MusicTests {
    private struct Library: ConfigurationOptionsProvider {
        let artists = OptionsCollection(sections: [
            OptionsSection(title: "A", items: [MusicArtist(identifier: "1", display: "Art Blakey")]),
            OptionsSection(title: "J", items: [MusicArtist(identifier: "2", display: "John Coltrane")]),
        ])
        let albums = ["2": [MusicAlbum(identifier: "3", display: "Blue Train")]]

        func provideModeArrOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<ListeningMode> {
            OptionsCollection(items: (1...4).map { ListeningMode(identifier: "\($0)", display: "Mode \($0)") })
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
            OptionsCollection(items: configuration.artist.flatMap { albums[$0.id] } ?? [])
        }

        func provideTrackOptionsCollection(
            for configuration: Configuration
        ) async throws -> OptionsCollection<MusicTrack> { [] }

        func objects(for identifiers: [String]) async throws -> [MusicArtist] { artists.objects(for: identifiers) }

        func objects(for identifiers: [String]) async throws -> [MusicAlbum] {
            OptionsCollection(items: albums.values.flatMap(\.self)).objects(for: identifiers)
        }

        func objects(for identifiers: [String]) async throws -> [MusicTrack] { [] }
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
        let library = Library()
        let artists: [MusicArtist] = try await library.objects(for: ["2", "gone", "1"])
        #expect(artists.map(\.displayString) == ["John Coltrane", "Art Blakey"])
        let albums: [MusicAlbum] = try await library.objects(for: ["3"])
        #expect(albums.map(\.displayString) == ["Blue Train"])
        let modes: [ListeningMode] = try await library.objects(for: ["4", "1"])
        #expect(
            modes.map(\.displayString) == ["Mode 4", "Mode 1"],
            "options that depend on nothing are looked through"
        )
    }

    @Test func aWidgetShowsAsManyModesAsItHasRoomFor() async throws {
        var configuration = Configuration()
        let modes = try await Library().provideModeArrOptionsCollection(for: configuration).allItems
        for mode in modes { configuration.modeArr.append(mode) }
        func shown(in family: ConfigurationWidgetFamily) -> Int {
            configuration.modeArr.prefix(Configuration.maximumCount(of: .modeArr, in: family) ?? .max).count
        }
        #expect([.small, .medium, .large].map(shown) == [1, 3, 4])
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
        #expect(configuration.effective.calendars.map(\.id) == ["jazz"])
    }
}
