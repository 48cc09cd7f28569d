/// A value without a custom type of its own: an identifier and the text that the user sees. The portable counterpart of
/// a plain `INObject`.
public struct ObjectValue: CustomObject {
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

    /// An object that is nothing but an empty text.
    public init() { self.init(identifier: nil, display: "") }

    /// No values of its own.
    public static let modelDescription = ModelDescription(of: Self.self, named: "Object", table: "") { _ in }

    /// The values that every object has.
    @_spi(Generated) public mutating func exchange(_ fields: FieldExchange) { fields.object(&self) }
}
