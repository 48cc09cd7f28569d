/// A value without a custom type: an identifier and the text that the user sees. The portable counterpart of a plain
/// `INObject`.
public struct ObjectValue: CustomObject {
    /// The identifier by which the app finds the object; `nil` if the object is only its text.
    public var identifier: String?
    /// The text that the user sees.
    public var displayString: String
    /// How to pronounce the text, if its spelling does not show it.
    public var pronunciationHint: String?
    /// Other phrases that people use for the same object.
    public var alternativeSpeakableMatches: [SpeakableText]
    /// A second, smaller line of text.
    public var subtitle: String?
    /// The image next to the text.
    public var image: ObjectImage?

    /// Creates an object. Most objects need only an identifier and a text.
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

    /// Creates an object without an identifier whose text is empty.
    public init() { self.init(identifier: nil, display: "") }

    /// The description of an object that has no properties of its own.
    public static let modelDescription = ModelDescription(of: Self.self, named: "Object", table: "") { _ in }

    /// Visits the properties that all objects have.
    @_spi(Generated) public mutating func exchange(_ fields: FieldExchange) { fields.object(&self) }
}
