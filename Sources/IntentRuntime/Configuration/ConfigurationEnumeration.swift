/// A definition's enumeration. A case's raw value is the index that the definition gives it: what saved data contains, and
/// what stays the same when a case is renamed or moved.
public protocol ConfigurationEnumeration: RawRepresentable, CaseIterable, Hashable, Codable, Sendable
where RawValue == Int, AllCases == [Self] {
    /// The case's title in the definition's base language; the case's name where the definition has no title.
    var displayName: String { get }
}

extension ConfigurationEnumeration {
    /// The cases that a user is offered: all but the one with index 0, the format's placeholder for "no value".
    public static var selectableCases: [Self] { allCases.filter { $0.rawValue != 0 } }
}
