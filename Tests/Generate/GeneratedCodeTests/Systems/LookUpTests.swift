import Foundation
import IntentRuntime
import Testing

private struct Offline: Error {}

/// What was asked and reported, in order.
private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }

    func add(_ line: String) { lock.withLock { lines.append(line) } }
}

/// A shelf of music that can be offline for some parameters, and throws for an album without its artist.
private struct Shelf: ConfigurationOptionsProvider, DefinitionDefaults {
    var offline: Set<Configuration.Parameter> = []
    let log = Log()

    private func ask(_ parameter: Configuration.Parameter) throws {
        log.add(parameter.rawValue)
        if offline.contains(parameter) { throw Offline() }
    }

    func provideModeArrOptionsCollection(for configuration: Configuration) -> OptionsCollection<ListeningMode> { [] }

    func lookUpModeArr(
        withIdentifiers identifiers: [String],
        for configuration: Configuration
    ) throws -> [ListeningMode]? {
        try ask(.modeArr)
        return identifiers.filter { $0 != "gone" }.map { ListeningMode(identifier: $0, display: "fresh") }
    }

    func provideArtistOptionsCollection(
        for configuration: Configuration,
        searchTerm: String?
    ) throws -> OptionsCollection<MusicArtist> {
        try ask(.artist)
        return [MusicArtist(identifier: "coltrane", display: "fresh")]
    }

    func lookUpArtist(withIdentifiers identifiers: [String], for configuration: Configuration) -> [MusicArtist]? { nil }

    func provideAlbumOptionsCollection(for configuration: Configuration) async throws -> OptionsCollection<MusicAlbum> {
        try ask(.album)
        guard configuration.artist?.identifier == "coltrane" else { throw Offline() }
        return [MusicAlbum(identifier: "blue", display: "fresh")]
    }

    func lookUpAlbum(withIdentifiers identifiers: [String], for configuration: Configuration) -> [MusicAlbum]? { nil }

    func provideTrackOptionsCollection(for configuration: Configuration) throws -> OptionsCollection<MusicTrack> {
        try ask(.track)
        return [MusicTrack(identifier: "1", display: "fresh")]
    }

    func lookUpTrack(withIdentifiers identifiers: [String], for configuration: Configuration) -> [MusicTrack]? { nil }
}

private struct ShelfTimeline: ConfigurationTimelineProvider {
    let options: any ConfigurationOptionsProvider
    var fails = false
    var reload = TimelineReload.automatic
    let log = Log()

    func timeline(
        for shown: ShownConfiguration<Configuration>,
        at date: Date
    ) async throws -> ConfigurationTimeline<ConfigurationEntry<Configuration>> {
        if fails { throw Offline() }
        return ConfigurationTimeline([shown.entry(at: date)], reload: reload)
    }

    func report(_ error: any Error, of parameter: Configuration.Parameter?) {
        log.add(parameter?.rawValue ?? "timeline")
    }
}

/// Each parameter is looked up by itself, and a widget never shows what is known to be gone.
struct LookUpTests {
    private let saved = Configuration(
        modeArr: ["1", "gone"].map { ListeningMode(identifier: $0, display: "stale") },
        artist: MusicArtist(identifier: "coltrane", display: "stale"),
        album: MusicAlbum(identifier: "blue", display: "stale"),
        track: MusicTrack(identifier: "1", display: "stale")
    )

    @Test func aParentThatIsGoneHidesItsChildrenWithoutAskingForThem() async {
        var saved = saved
        saved.artist?.identifier = "gone"
        let shelf = Shelf()
        let shown = await saved.shown(in: .large, options: shelf)
        #expect(shown.artist == nil && shown.album == nil && shown.track == nil)
        #expect(shown.failures.isEmpty)
        #expect(shelf.log.all == ["modeArr", "artist"])
    }

    @Test(arguments: 0..<16)
    func anyLookUpsMayFail(failing: Int) async {
        let parameters: [Configuration.Parameter] = [.modeArr, .artist, .album, .track]
        let offline = Set(parameters.enumerated().filter { failing >> $0.offset & 1 == 1 }.map(\.element))
        let shown = await saved.shown(in: .large, options: Shelf(offline: offline))
        func text(_ parameter: Configuration.Parameter) -> String { offline.contains(parameter) ? "stale" : "fresh" }
        #expect(Set(shown.failures.keys) == offline)
        #expect(shown.failures.values.allSatisfy { $0 is Offline })
        #expect(shown.modeArr.map(\.identifier) == (offline.contains(.modeArr) ? ["1", "gone"] : ["1"]))
        #expect(shown.modeArr.first?.displayString == text(.modeArr))
        #expect(shown.artist?.displayString == text(.artist))
        #expect(shown.album?.displayString == text(.album))
        #expect(shown.track?.displayString == text(.track))

        var deleted = saved
        deleted.album?.identifier = "gone"
        let without = await deleted.shown(in: .large, options: Shelf(offline: offline))
        #expect((without.album == nil) == !offline.contains(.album))
        #expect((without.track == nil) == !offline.contains(.album))
    }

    @Test func whatIsHiddenIsNotAskedFor() async throws {
        let shelf = Shelf()
        _ = await Configuration(album: saved.album).lookedUp(by: shelf)
        #expect(shelf.log.all == [])
        #expect(try await Configuration.initial(from: shelf) == Configuration())
    }

    @Test func aWidgetLooksAgainAfterAFailure() async {
        let online = ShelfTimeline(options: Shelf())
        #expect(await online.timeline(of: saved, in: .small, at: .distantPast).reload == .never)
        #expect(online.log.all == [])
        let offline = ShelfTimeline(options: Shelf(offline: [.album, .artist]))
        let timeline = await offline.timeline(of: saved, in: .small, at: .distantPast)
        #expect(timeline.reload == .after(.distantPast + 900))
        #expect(timeline.error == nil)
        #expect(timeline.entries.first?.configuration.failures[.album] is Offline)
        #expect(offline.log.all == ["artist", "album"])
        let never = ShelfTimeline(options: Shelf(offline: [.album]), reload: .never)
        #expect(await never.timeline(of: saved, in: .small, at: .distantPast).reload == .never)
    }

    @Test func aTimelineIsPrintedAsSwift() async {
        let date = Date(timeIntervalSinceReferenceDate: 60)
        let timeline = await ShelfTimeline(options: Shelf(), reload: .after(date)).timeline(
            of: Configuration(),
            in: .small,
            at: date
        )
        let printed = "Date(timeIntervalSinceReferenceDate: 60.0)"
        let entry = "ConfigurationEntry(date: \(printed), configuration: \(Configuration()))"
        #expect("\(timeline)" == "ConfigurationTimeline([\(entry)], reload: .after(\(printed)))")
    }

    @Test func theErrorOfATimelineIsKeptAndReported() async {
        let failing = ShelfTimeline(options: Shelf(), fails: true)
        let timeline = await failing.timeline(of: saved, in: .small, at: .distantPast)
        #expect(timeline.error is Offline)
        #expect(timeline.reload == .after(.distantPast + 900))
        #expect(timeline.entries.map(\.configuration.artist?.displayString) == ["fresh"])
        #expect(failing.log.all == ["timeline"])
        #expect(await failing.snapshot(of: saved, in: .small, at: .distantPast).configuration.album != nil)
    }
}
