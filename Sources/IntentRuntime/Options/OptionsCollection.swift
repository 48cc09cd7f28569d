/// What a user may choose from: one list, or several with titles. The portable counterpart of `INObjectCollection`.
public struct OptionsCollection<Element>: ExpressibleByArrayLiteral {
    /// The lists, in the order in which they are shown.
    public var sections: [OptionsSection<Element>]
    /// A text that asks the user to choose.
    public var promptLabel: String?
    /// Whether a long list gets an index at its edge.
    public var usesIndexedCollation: Bool

    /// Offers lists with titles.
    public init(sections: [OptionsSection<Element>], promptLabel: String? = nil, usesIndexedCollation: Bool = false) {
        self.sections = sections
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
    }

    /// Offers one list without a title.
    public init(items: [Element], promptLabel: String? = nil, usesIndexedCollation: Bool = false) {
        self.init(
            sections: [OptionsSection(items: items)],
            promptLabel: promptLabel,
            usesIndexedCollation: usesIndexedCollation
        )
    }

    /// Offers one list without a title.
    public init(arrayLiteral elements: Element...) { self.init(items: elements) }

    /// What all lists offer, in the order in which it is shown.
    public var allItems: [Element] { sections.flatMap(\.items) }
}

/// One list of an `OptionsCollection`. The portable counterpart of `INObjectSection`.
public struct OptionsSection<Element> {
    /// The text above the list.
    public var title: String?
    /// What the list offers, in the order in which it is shown.
    public var items: [Element]

    /// Creates a list.
    public init(title: String? = nil, items: [Element]) {
        self.title = title
        self.items = items
    }
}

extension OptionsCollection: Sendable where Element: Sendable {}
extension OptionsCollection: Equatable where Element: Equatable {}
extension OptionsCollection: Hashable where Element: Hashable {}
extension OptionsCollection: Encodable where Element: Encodable {}
extension OptionsCollection: Decodable where Element: Decodable {}

extension OptionsSection: Sendable where Element: Sendable {}
extension OptionsSection: Equatable where Element: Equatable {}
extension OptionsSection: Hashable where Element: Hashable {}
extension OptionsSection: Encodable where Element: Encodable {}
extension OptionsSection: Decodable where Element: Decodable {}
