import Intents

/// Uses completion handlers.
class MusicIntentHandler: INExtension, ConfigurationIntentHandling, ConcertDatesIntentHandling {
    func provideModeArrOptionsCollection(
        for intent: ConfigurationIntent,
        with completion: @escaping (INObjectCollection<ListeningMode>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: [ListeningMode(identifier: "fm", display: "FM")]), nil)
    }

    func defaultModeArr(for intent: ConfigurationIntent) -> [ListeningMode]? {
        [ListeningMode(identifier: "fm", display: "FM"), ListeningMode(identifier: "daily", display: "Daily")]
    }

    func provideArtistOptionsCollection(
        for intent: ConfigurationIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<MusicArtist>?, Error?) -> Void
    ) {
        let artists = ["Ada", "Bea"].filter { $0.hasPrefix(searchTerm ?? "") }
        completion(INObjectCollection(items: artists.map { MusicArtist(identifier: $0, display: $0) }), nil)
    }

    func provideAlbumOptionsCollection(
        for intent: ConfigurationIntent,
        with completion: @escaping (INObjectCollection<MusicAlbum>?, Error?) -> Void
    ) {
        let album = MusicAlbum(identifier: "1", display: "First")
        album.artist = intent.artist
        completion(INObjectCollection(items: [album]), nil)
    }

    func provideTrackOptionsCollection(
        for intent: ConfigurationIntent,
        with completion: @escaping (INObjectCollection<MusicTrack>?, Error?) -> Void
    ) {
        completion(nil, nil)
    }

    func provideCalendarsOptionsCollection(
        for intent: ConcertDatesIntent,
        with completion: @escaping (INObjectCollection<ConcertCalendar>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: []), nil)
    }
}

struct NotLoggedIn: Error {}

/// Uses `async`.
class AsyncMusicIntentHandler: INExtension, ConfigurationIntentHandling, ConcertDatesIntentHandling {
    func provideModeArrOptionsCollection(
        for intent: ConfigurationIntent
    ) async throws -> INObjectCollection<ListeningMode> {
        throw NotLoggedIn()
    }

    func provideArtistOptionsCollection(
        for intent: ConfigurationIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<MusicArtist> {
        INObjectCollection(items: [MusicArtist(identifier: "a", display: searchTerm ?? "All")])
    }

    func provideAlbumOptionsCollection(
        for intent: ConfigurationIntent
    ) async throws -> INObjectCollection<MusicAlbum> {
        INObjectCollection(items: [])
    }

    func provideTrackOptionsCollection(
        for intent: ConfigurationIntent
    ) async throws -> INObjectCollection<MusicTrack> {
        let track = MusicTrack(identifier: "1", display: "One")
        track.length = 215.5
        return INObjectCollection(items: [track])
    }

    func provideCalendarsOptionsCollection(
        for intent: ConcertDatesIntent
    ) async throws -> INObjectCollection<ConcertCalendar> {
        INObjectCollection(items: [])
    }
}

/// What widgets read.
func summary(_ goal: ListeningGoalIntent, _ dates: ConcertDatesIntent, _ shelf: ConfigurationIntent) -> [String] {
    let volume = goal.volume?.doubleValue ?? 0.5
    let pause = (goal.pause as? Double) ?? 30
    let day = goal.firstDay?.day ?? 1
    let showsCalendars = dates.mirrorCalendarApp?.boolValue != true
    let calendars = showsCalendars ? dates.calendars ?? [] : []
    let modes = shelf.modeArr ?? []
    let isGradient = shelf.theme == .gradient
    return ["\(volume) \(pause) \(day) \(isGradient)"] + calendars.map(\.displayString) + modes.map(\.displayString)
        + (dates.cities ?? [])
}
