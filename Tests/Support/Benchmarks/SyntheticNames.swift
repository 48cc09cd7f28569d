/// Distinct names, texts, and string IDs that look like those of real definitions.
struct SyntheticNames {
    private var state: UInt64
    private var ids = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number below `bound`, identical on every machine (SplitMix64).
    mutating func number(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ bits >> 31) % UInt64(bound))
    }

    /// Returns true with a probability in percent.
    mutating func isChosen(in hundred: Int) -> Bool { number(below: 100) < hundred }

    /// One of the values, with probabilities in proportion to the weights.
    mutating func choice<Value>(_ weights: KeyValuePairs<Value, Int>) -> Value {
        var rest = number(below: weights.reduce(0) { $0 + $1.value })
        for (value, weight) in weights.dropLast() {
            if rest < weight { return value }
            rest -= weight
        }
        return weights[weights.count - 1].key
    }

    /// Words of about `length` bytes. The first one is capitalized.
    mutating func text(_ length: Int) -> String {
        var text = Self.capitalized(Self.nouns[number(below: Self.nouns.count)])
        while text.utf8.count < length - 4 { text += " " + Self.nouns[number(below: Self.nouns.count)] }
        return text
    }

    /// A unique string ID of six characters or, in very large definitions, seven.
    mutating func id() -> String {
        ids += 1
        // Multiplying by an odd number maps different numbers to different IDs.
        var rest = UInt64(ids) &* 2_654_435_761 % 56_800_235_584
        var characters: [UInt8] = []
        for _ in 0..<6 {
            characters.append(Self.alphabet[Int(rest % 62)])
            rest /= 62
        }
        return String(decoding: characters, as: UTF8.self)
    }

    /// A noun for a parameter name. It gets a number after the first round through the list.
    static func noun(_ index: Int) -> String {
        let noun = nouns[index % nouns.count]
        return index < nouns.count ? noun : "\(noun)\(index / nouns.count)"
    }

    static func verb(_ index: Int) -> String { verbs[index % verbs.count] }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    private static let verbs = [
        "Order", "Show", "Start", "Stop", "Add", "Remove", "Open", "Send", "Play", "Book", "Find", "Track", "Measure",
    ]

    private static let nouns = [
        "size", "quantity", "notes", "account", "album", "amount", "arrival", "artist", "author", "barcode", "budget",
        "calendar", "category", "channel", "character", "city", "colour", "contact", "course", "departure", "device",
        "distance", "document", "drink", "event", "folder", "format", "friend", "game", "genre", "goal", "group",
        "interval", "invoice", "language", "layout", "level", "location", "message", "meter", "mode", "neighbour",
        "number", "order", "owner", "page", "payment", "photo", "place", "player", "playlist", "podcast", "priority",
        "project", "quality", "query", "rating", "receipt", "recipe", "region", "reminder", "restaurant", "room",
        "route", "scene", "schedule", "season", "section", "sender", "server", "shelf", "shop", "source", "speaker",
        "station", "status", "style", "subject", "summary", "table", "target", "task", "team", "theme", "ticket",
        "timer", "topic", "total", "train", "unit", "user", "vehicle", "version", "video", "volume", "wallet", "week",
        "weight", "window", "zone",
    ]
}
