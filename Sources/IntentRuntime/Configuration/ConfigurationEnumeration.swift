/// A definition's enumeration. A case's raw value is the index that the definition gives it: what saved data contains, and
/// what stays the same when a case is renamed or moved.
public protocol ConfigurationEnumeration: RawRepresentable, CaseIterable, ModelValue, Identifiable
where RawValue == Int, AllCases == [Self], ID == Int {
    /// The titles that users see. Generated.
    @_spi(Generated) static var caseTitles: CaseTitles<Self> { get }

    /// The case's title in the definition's base language; the case's name where the definition has no title.
    var displayName: String { get }
}

extension ConfigurationEnumeration {
    /// The index.
    public var id: Int { rawValue }

    /// No titles.
    @_spi(Generated) public static var caseTitles: CaseTitles<Self> { CaseTitles(table: "") { _ in } }

    /// The title; the case's name where there is none.
    public var displayName: String { Self.caseTitles[rawValue]?.text ?? "\(self)" }

    /// The title with its translations.
    public var title: DefinitionText { Self.caseTitles[rawValue] ?? DefinitionText(displayName, table: "") }

    /// The cases that a user is offered: all but the one with index 0, the format's placeholder for "no value".
    public static var selectableCases: [Self] { allCases.filter { $0.rawValue != 0 } }
}

/// The titles of an enumeration's cases: a table, which generated code fills.
@_spi(Generated) public struct CaseTitles<Choice: ConfigurationEnumeration>: Sendable {
    private let table: String
    private var titles: [Int: DefinitionText] = [:]

    /// Runs the closure that fills the table.
    public init(table: String, _ fill: (inout CaseTitles) -> Void) {
        self.table = table
        fill(&self)
    }

    /// The title of a case.
    public mutating func title(_ choice: Choice, _ text: String, _ id: String? = nil) {
        titles[choice.rawValue] = DefinitionText(text, id: id, table: table)
    }

    subscript(index: Int) -> DefinitionText? { titles[index] }
}
