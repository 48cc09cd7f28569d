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

    /// Creates an object; most need only an identifier and a text.
    public init(
        identifier: String?,
        display displayString: String,
        pronunciationHint: String? = nil,
        alternativeSpeakableMatches: [SpeakableText] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
    }

    private enum CodingKeys: CodingKey {
        case identifier, displayString, pronunciationHint, alternativeSpeakableMatches
    }

    /// Reads saved data; missing values are empty.
    public init(from decoder: any Decoder) throws {
        self.init(identifier: nil, display: "")
        let values = try SavedValues(from: decoder, keyedBy: CodingKeys.self)
        try values.read(.identifier, into: &identifier)
        try values.read(.displayString, into: &displayString)
        try values.read(.pronunciationHint, into: &pronunciationHint)
        try values.read(.alternativeSpeakableMatches, into: &alternativeSpeakableMatches)
    }
}
