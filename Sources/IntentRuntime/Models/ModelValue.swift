/// A value that a parameter, a property of a custom type or a response can have.
public protocol ModelValue: Hashable, Codable, Sendable {}

extension String: ModelValue {}
extension Int: ModelValue {}
extension Double: ModelValue {}
extension Bool: ModelValue {}
extension URL: ModelValue {}
extension DateComponents: ModelValue {}
extension CurrencyAmountValue: ModelValue {}
extension DateComponentsRangeValue: ModelValue {}
extension DurationValue: ModelValue {}
extension FileValue: ModelValue {}
extension MeasurementValue: ModelValue {}
extension PaymentMethodValue: ModelValue {}
extension PersonValue: ModelValue {}
extension PlacemarkValue: ModelValue {}
extension SpeakableText: ModelValue {}
extension ObjectImage: ModelValue {}

/// The values of a parameter that has several: the same as the array, and as an array in saved data.
public struct ModelList<Element: ModelValue>: ModelValue {
    /// In order.
    public var elements: [Element]

    /// Creates a value of several.
    public init(_ elements: [Element]) {
        self.elements = elements
    }

    /// Reads an array.
    public init(from decoder: any Decoder) throws { elements = try [Element](from: decoder) }

    /// Saves an array.
    public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

/// A list whose elements are of a type that only it knows.
protocol AnyModelList {
    var anyElements: [any ModelValue] { get }
    init?(anyElements: [any ModelValue])
}

extension ModelList: AnyModelList {
    var anyElements: [any ModelValue] { elements }

    init?(anyElements: [any ModelValue]) {
        let elements = anyElements.compactMap { $0 as? Element }
        guard elements.count == anyElements.count else { return nil }
        self.init(elements)
    }
}

extension ModelValue {
    static var listType: any ModelValue.Type { ModelList<Self>.self }

    func isEqual(to other: any ModelValue) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

/// Whether the format's predicate "has any value" counts it.
///
/// An empty text and an empty list do not count, nor does an enumeration's placeholder: in the classes that Apple's
/// generator makes, an enumeration is never optional, and one that nobody has set is `unknown`.
func countsAsValue(_ value: (any ModelValue)?) -> Bool {
    switch value {
    case nil: false
    case let text as String: !text.isEmpty
    case let list as any AnyModelList: !list.anyElements.isEmpty
    case let choice as any ConfigurationEnumeration: choice.rawValue != 0
    default: true
    }
}
