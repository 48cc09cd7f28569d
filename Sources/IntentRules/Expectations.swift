/// What the configuration wants of every definition beyond what the rules know by themselves.
public struct Expectations: Hashable, Sendable {
    /// The languages into which every definition must be translated, as their `.lproj` folders are named.
    public var languages: [String]

    /// Gathers what is expected; nothing, unless it is given.
    public init(languages: [String] = []) {
        self.languages = languages
    }
}
