import IntentRuntime
import Intents

struct MusicProvider: ConfigurationOptionsProvider, DefinitionDefaults, SearchesOptions {
    struct NotLoggedIn: Error {}

    func provideModeArrOptionsCollection(
        for configuration: Configuration
    ) async throws -> OptionsCollection<ListeningModeValue> {
        OptionsCollection(sections: [
            OptionsSection(title: "Favourites", items: [ListeningModeValue(identifier: "fm", display: "FM")])
        ])
    }

    func provideArtistOptionsCollection(
        for configuration: Configuration,
        searchTerm: String?
    ) async throws -> OptionsCollection<MusicArtistValue> {
        let artists: OptionsCollection = [MusicArtistValue(identifier: "a", display: "Ada")]
        return artists.matching(searchTerm)
    }

    func provideAlbumOptionsCollection(
        for configuration: Configuration
    ) async throws -> OptionsCollection<MusicAlbumValue> {
        guard let artist = configuration.artist else { throw NotLoggedIn() }
        return [MusicAlbumValue(identifier: "1", display: "First", artist: artist)]
    }

    func provideTrackOptionsCollection(
        for configuration: Configuration
    ) async throws -> OptionsCollection<MusicTrackValue> {
        []
    }

    func lookUpArtist(withIdentifiers identifiers: [String], for configuration: Configuration) -> [MusicArtistValue]? {
        identifiers.map { MusicArtistValue(identifier: $0, display: "Ada") }
    }

    func defaultModeArr(for configuration: Configuration) async -> [ListeningModeValue]? {
        [ListeningModeValue(identifier: "fm", display: "FM")]
    }
}

struct ConcertProvider: ConcertDatesOptionsProvider, DefinitionDefaults, SearchesOptions {
    func provideCalendarsOptionsCollection(
        for configuration: ConcertDatesConfiguration
    ) async throws -> OptionsCollection<ConcertCalendarValue> {
        [ConcertCalendarValue(identifier: "1", display: "Home", account: "me")]
    }
}

class MusicExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is ConfigurationIntent: ConfigurationIntentOptionsHandler(MusicProvider())
        case is ConcertDatesIntent: ConcertDatesIntentOptionsHandler(ConcertProvider())
        default: self
        }
    }
}

/// As many modes as fit into the widget.
func modes(_ intent: ConfigurationIntent, _ family: ConfigurationWidgetFamily) async -> [String] {
    await Configuration(intent).shown(in: family, options: MusicProvider()).modeArr.map(\.displayString)
}

func minutes(_ intent: ListeningGoalIntent) -> Double {
    ListeningGoalConfiguration(intent).sessionLength.minutes
}

func calendarsAreOffered(_ intent: ConcertDatesIntent) -> Bool {
    ConcertDatesConfiguration(intent).isVisible(.calendars)
}
