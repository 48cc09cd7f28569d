/// The response of an intent: a code, and the values that the definition lists for it.
public protocol ResponseModel: Sendable, Hashable, Codable {
    /// The ways in which the intent can end.
    associatedtype Code: ResponseCode

    /// How the intent ended.
    var code: Code { get set }
}

/// The ways in which an intent can end: seven that every intent has, with raw values from 0, then the definition's own,
/// with raw values from 100 in the order of the definition.
public protocol ResponseCode: RawRepresentable, CaseIterable, Hashable, Codable, Sendable
where RawValue == Int, AllCases == [Self] {
    /// Whether the code means success: `success` itself, and each code that the definition marks as success.
    var isSuccess: Bool { get }
}
