/// A value of a definition's custom type: something of the app that a user can choose, known by its identifier.
///
/// The first four properties are those that every such value has on Apple's systems too.
public protocol ConfigurationObject: Hashable, Codable, Sendable, Identifiable where ID == String {
    /// What the app finds the object by. Without one the object is nothing but its text.
    var identifier: String? { get set }
    /// The text that the user sees.
    var displayString: String { get set }
    /// How the text is spoken, where that does not follow from its spelling.
    var pronunciationHint: String? { get set }
    /// Other texts that mean the same object when they are spoken.
    var alternativeSpeakableMatches: [SpeakableText] { get set }
}

extension ConfigurationObject {
    /// The identifier; the text of an object that has none.
    public var id: String { identifier ?? displayString }
}
