/// A value without a custom type of its own: an identifier and the text that the user sees. The portable counterpart of
/// a plain `INObject`.
public struct ObjectValue: ConfigurationObject {
    /// The identifier by which the app finds the object.
    public var identifier: String?
    /// The text that the user sees.
    public var displayString: String
    /// How the text is pronounced, if that does not follow from its spelling.
    public var pronunciationHint: String?
    /// Other spoken texts for the same object.
    public var alternativeSpeakableMatches: [SpeakableText]
    /// A second, smaller text.
    public var subtitle: String?
    /// The picture next to the text.
    public var image: ObjectImage?

    /// Creates an object; most need only an identifier and a text.
    public init(
        identifier: String?,
        display displayString: String,
        pronunciationHint: String? = nil,
        alternativeSpeakableMatches: [SpeakableText] = [],
        subtitle: String? = nil,
        image: ObjectImage? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.subtitle = subtitle
        self.image = image
    }

    private enum CodingKeys: String, CodingKey {
        case identifier, displayString, pronunciationHint, alternativeSpeakableMatches
        case subtitle = "subtitleString"
        case image = "displayImage"
    }

    /// Reads saved data; missing values are empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: ModelValue>(_ type: Value.Type, _ key: CodingKeys) throws -> Value? {
            do {
                return try values.decodeIfPresent(type, forKey: key)
            } catch {
                throw SavedValueError(reading: type, for: key.stringValue, failedWith: error)
            }
        }
        self.init(
            identifier: try read(String.self, .identifier),
            display: try read(String.self, .displayString) ?? "",
            pronunciationHint: try read(String.self, .pronunciationHint),
            alternativeSpeakableMatches: try read([SpeakableText].self, .alternativeSpeakableMatches) ?? [],
            subtitle: try read(String.self, .subtitle),
            image: try read(ObjectImage.self, .image)
        )
    }
}
