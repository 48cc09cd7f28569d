/// A value of a definition's custom type: something of the app that a user can choose, known by its identifier.
///
/// These properties are those that every such value has on Apple's systems too.
public protocol ConfigurationObject: ModelValue, Identifiable where ID == String {
    /// The identifier by which the app finds the object. Without one, the object is only its text.
    var identifier: String? { get set }
    /// The text that the user sees.
    var displayString: String { get set }
    /// How the text is pronounced, if that does not follow from its spelling.
    var pronunciationHint: String? { get set }
    /// Other spoken texts for the same object.
    var alternativeSpeakableMatches: [SpeakableText] { get set }
    /// A second, smaller text.
    var subtitle: String? { get set }
    /// The picture next to the text.
    var image: ObjectImage? { get set }
}

extension ConfigurationObject {
    /// The identifier; the text of an object that has none.
    public var id: String { identifier ?? displayString }

    /// Whether both are the same choice, whatever else is known of them: a selection that was saved has the texts of
    /// that time.
    public func isSameSelection(as other: Self) -> Bool { id == other.id }
}

/// A custom type of a definition, generated: its values are stored as those of all models are.
public protocol CustomObject: ConfigurationObject, StoredModel {}

extension CustomObject {
    /// The identifier by which the app finds the object. Without one, the object is only its text.
    public var identifier: String? {
        get { modelValues[optional: 0] }
        set { self = changed { $0[optional: 0] = newValue } }
    }
    /// The text that the user sees.
    public var displayString: String {
        get { modelValues[1] }
        set { self = changed { $0[1] = newValue } }
    }
    /// How the text is pronounced, if that does not follow from its spelling.
    public var pronunciationHint: String? {
        get { modelValues[optional: 2] }
        set { self = changed { $0[optional: 2] = newValue } }
    }
    /// Other spoken texts for the same object.
    public var alternativeSpeakableMatches: [SpeakableText] {
        get { modelValues[list: 3] }
        set { self = changed { $0[list: 3] = newValue } }
    }
    /// A second, smaller text.
    public var subtitle: String? {
        get { modelValues[optional: 4] }
        set { self = changed { $0[optional: 4] = newValue } }
    }
    /// The picture next to the text.
    public var image: ObjectImage? {
        get { modelValues[optional: 5] }
        set { self = changed { $0[optional: 5] = newValue } }
    }
}

extension ModelValues {
    /// The values of an object whose own ones are missing.
    public init(
        _ description: ModelDescription,
        _ identifier: String?,
        _ displayString: String,
        _ pronunciationHint: String?,
        _ alternativeSpeakableMatches: [SpeakableText],
        _ subtitle: String?,
        _ image: ObjectImage?
    ) {
        self.init(description)
        write(identifier, at: 0)
        write(displayString, at: 1)
        write(pronunciationHint, at: 2)
        write(ModelList(alternativeSpeakableMatches), at: 3)
        write(subtitle, at: 4)
        write(image, at: 5)
    }
}
