/// A value of a definition's custom type: something of the app that a user can choose, known by its identifier.
///
/// The first four properties are those that every such value has on Apple's systems too.
public protocol ConfigurationObject: Hashable, Codable, Sendable, Identifiable where ID == String {
    /// The identifier by which the app finds the object. Without one, the object is only its text.
    var identifier: String? { get set }
    /// The text that the user sees.
    var displayString: String { get set }
    /// How the text is pronounced, if that does not follow from its spelling.
    var pronunciationHint: String? { get set }
    /// Other spoken texts for the same object.
    var alternativeSpeakableMatches: [SpeakableText] { get set }
}

extension ConfigurationObject {
    /// The identifier; the text of an object that has none.
    public var id: String { identifier ?? displayString }
}
