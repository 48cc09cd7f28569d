/// A value of a definition's custom type: something in the app that a user can choose, identified by the app.
///
/// The properties are those that all such values have on Apple's systems.
public protocol ConfigurationObject: ModelValue, Identifiable where ID == ObjectIdentity {
    /// The identifier by which the app finds the object; `nil` if the object is only its text.
    var identifier: String? { get set }
    /// The text that the user sees.
    var displayString: String { get set }
    /// How to pronounce the text, if its spelling does not show it.
    var pronunciationHint: String? { get set }
    /// Other phrases that people use for the same object.
    var alternativeSpeakableMatches: [SpeakableText] { get set }
    /// A second, smaller line of text.
    var subtitle: String? { get set }
    /// The image next to the text.
    var image: ObjectImage? { get set }
}

extension ConfigurationObject {
    /// The object's identity: its identifier, or its text if it has none.
    public var id: ObjectIdentity { identifier.map { .identifier($0) } ?? .text(displayString) }

    /// Whether both are the same choice, even if their texts differ. A saved selection keeps the texts that it was
    /// saved with.
    public func isSameSelection(as other: Self) -> Bool { id == other.id }
}

/// What makes two objects the same. An object that has only a text never equals one whose identifier is that text.
public enum ObjectIdentity: Hashable, Sendable {
    /// The identifier by which the app finds the object.
    case identifier(String)
    /// The text of an object that has no identifier.
    case text(String)
}

/// A generated struct for a custom type of a definition.
public protocol CustomObject: ConfigurationObject, StoredModel {}
