/// A value of a definition's custom type: something of the app that a user can choose, known by its identifier.
///
/// These properties are those that every such value has on Apple's systems too.
public protocol ConfigurationObject: ModelValue, Identifiable where ID == ObjectIdentity {
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
    public var id: ObjectIdentity { identifier.map { .identifier($0) } ?? .text(displayString) }

    /// Whether both are the same choice, whatever else is known of them: a selection that was saved has the texts of
    /// that time.
    public func isSameSelection(as other: Self) -> Bool { id == other.id }
}

/// What makes an object the same as another: an object that has only a text is not the one whose identifier is that text.
public enum ObjectIdentity: Hashable, Sendable {
    /// The app finds the object by this.
    case identifier(String)
    /// The object is nothing but this text.
    case text(String)
}

/// A custom type of a definition, generated.
public protocol CustomObject: ConfigurationObject, StoredModel {}
