/// An enumeration of a definition. A case's raw value is its index in the definition, which stays the same if the case
/// moves. Saved data contains both the index and the case's name.
public protocol ConfigurationEnumeration: RawRepresentable, CaseIterable, ModelValue, Identifiable
where RawValue == Int, AllCases == [Self], ID == Int {
    /// The names of the cases and the titles that users see. Generated.
    @_spi(Generated) static var caseTable: CaseTable<Self> { get }

    /// The case's title in the definition's own language, or the case's name if the definition has no title.
    var displayName: String { get }
}

extension ConfigurationEnumeration {
    /// The case's index in the definition.
    public var id: Int { rawValue }

    /// The cases with their names in Swift, for an enumeration without generated code.
    @_spi(Generated) public static var caseTable: CaseTable<Self> {
        CaseTable(table: "") { table in
            for choice in allCases { table.choice(choice, named: "\(choice)", "\(choice)") }
        }
    }

    /// The case's title in the definition's own language, or the case's name if the definition has no title.
    public var displayName: String { title.text }

    /// The case's title and where to find its translations.
    public var title: DefinitionText { Self.caseTable.titles[rawValue] ?? DefinitionText("\(self)", table: "") }

    /// The cases that a user can choose: all except the one with index 0, which the format reserves for "no value".
    public static var selectableCases: [Self] { allCases.filter { $0.rawValue != 0 } }
}

/// The names and titles of an enumeration's cases. Generated code fills it in.
@_spi(Generated) public struct CaseTable<Choice: ConfigurationEnumeration>: Sendable {
    private let table: String
    private var names: [Int: String] = [:]
    private var choices: [String: Choice] = [:]
    private(set) var titles: [Int: DefinitionText] = [:]

    /// Creates a table and calls the closure to fill it.
    public init(table: String, _ fill: (inout CaseTable) -> Void) {
        self.table = table
        fill(&self)
    }

    /// Adds a case with its name, its title and the title's id in the string tables.
    public mutating func choice(_ choice: Choice, named name: String, _ title: String, _ id: String? = nil) {
        names[choice.rawValue] = name
        choices[name] = choice
        titles[choice.rawValue] = DefinitionText(title, id: id, table: table)
    }

    func name(of choice: Choice) -> String { names[choice.rawValue] ?? "\(choice)" }

    func choice(named name: String) -> Choice? { choices[name] }
}
