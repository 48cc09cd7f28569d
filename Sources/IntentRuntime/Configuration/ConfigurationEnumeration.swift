/// A definition's enumeration. A case's raw value is the index that the definition gives it, which stays the same when a case is
/// moved. Saved data has it next to the case's name.
public protocol ConfigurationEnumeration: RawRepresentable, CaseIterable, ModelValue, Identifiable
where RawValue == Int, AllCases == [Self], ID == Int {
    /// The names of the cases, and the titles that users see. Generated.
    @_spi(Generated) static var caseTable: CaseTable<Self> { get }

    /// The case's title in the definition's base language; the case's name where the definition has no title.
    var displayName: String { get }
}

extension ConfigurationEnumeration {
    /// The index that the definition gives the case.
    public var id: Int { rawValue }

    /// The cases under their names in Swift.
    @_spi(Generated) public static var caseTable: CaseTable<Self> {
        CaseTable(table: "") { table in
            for choice in allCases { table.choice(choice, named: "\(choice)", "\(choice)") }
        }
    }

    /// The title; the case's name where there is none.
    public var displayName: String { title.text }

    /// The title with its translations.
    public var title: DefinitionText { Self.caseTable.titles[rawValue] ?? DefinitionText("\(self)", table: "") }

    /// The cases that a user is offered: all but the one with index 0, the format's placeholder for "no value".
    public static var selectableCases: [Self] { allCases.filter { $0.rawValue != 0 } }
}

/// The names and titles of an enumeration's cases, which generated code fills in.
@_spi(Generated) public struct CaseTable<Choice: ConfigurationEnumeration>: Sendable {
    private let table: String
    private var names: [Int: String] = [:]
    private var choices: [String: Choice] = [:]
    private(set) var titles: [Int: DefinitionText] = [:]

    /// Runs the closure that fills the table.
    public init(table: String, _ fill: (inout CaseTable) -> Void) {
        self.table = table
        fill(&self)
    }

    /// The name and the title of a case.
    public mutating func choice(_ choice: Choice, named name: String, _ title: String, _ id: String? = nil) {
        names[choice.rawValue] = name
        choices[name] = choice
        titles[choice.rawValue] = DefinitionText(title, id: id, table: table)
    }

    func name(of choice: Choice) -> String { names[choice.rawValue] ?? "\(choice)" }

    func choice(named name: String) -> Choice? { choices[name] }
}
