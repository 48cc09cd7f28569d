/// A value that a parameter, a property of a custom type, or a response can have.
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
extension UserActivityValue: ModelValue {}
extension ObjectImage: ModelValue {}
/// The values of a parameter that supports several.
extension Array: ModelValue where Element: ModelValue {}

/// A list whose element type is known only at run time.
protocol AnyModelList {
    static var elementType: any ModelValue.Type { get }
    var anyElements: [any ModelValue] { get }
    init?(anyElements: [any ModelValue])
}

extension Array: AnyModelList where Element: ModelValue {
    static var elementType: any ModelValue.Type { Element.self }

    var anyElements: [any ModelValue] { self }

    init?(anyElements: [any ModelValue]) {
        let elements = anyElements.compactMap { $0 as? Element }
        guard elements.count == anyElements.count else { return nil }
        self = elements
    }
}

/// Whether a value says anything. An empty text, an empty list and an enumeration's case with index 0, the placeholder,
/// do not.
func countsAsValue(_ value: (any ModelValue)?) -> Bool {
    switch value {
    case nil: false
    case let text as String: !text.isEmpty
    case let list as any AnyModelList: !list.anyElements.isEmpty
    case let choice as any ConfigurationEnumeration: choice.rawValue != 0
    default: true
    }
}
