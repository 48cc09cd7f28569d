@_spi(Generated) import IntentRuntime

/// A configuration with a date, a choice without a placeholder, and lists.
struct PlayerConfiguration: IntentRuntime.ConfigurationModel {
    var mode: PlayerMode?
    var modes: [PlayerMode] = []
    var start: IntentRuntime.DateComponents?
    var stops: [IntentRuntime.DateComponents] = []
    var span: IntentRuntime.DateComponentsRangeValue?
    var artist: Artist?
    var genre: String?
    var others: [IntentRuntime.ObjectValue] = []

    enum Parameter: String, IntentRuntime.ConfigurationParameter {
        case mode, modes, start, stops, span, artist, genre, others
    }

    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Player", table: "") { _ in }

    mutating func exchange(_ fields: IntentRuntime.FieldExchange) {
        fields.value("mode", &mode)
        fields.value("modes", &modes)
        fields.value("start", &start)
        fields.value("stops", &stops)
        fields.value("span", &span)
        fields.value("artist", &artist)
        fields.value("genre", &genre)
        fields.value("others", &others)
    }
}

enum PlayerMode: Int, IntentRuntime.ConfigurationEnumeration {
    case repeated = 2
    case shuffled = 3
}

struct Artist: IntentRuntime.CustomObject {
    var object = IntentRuntime.ObjectValue()
    var rating: Int?
    var mode: PlayerMode?

    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Artist", table: "") { _ in }

    mutating func exchange(_ fields: IntentRuntime.FieldExchange) {
        fields.object(&object)
        fields.value("rating", &rating)
        fields.value("mode", &mode)
    }
}
