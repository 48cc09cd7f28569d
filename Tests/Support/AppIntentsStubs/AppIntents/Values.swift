// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

import CoreLocation
import UniformTypeIdentifiers

public protocol _IntentValue {
    associatedtype ValueType: _IntentValue = Self
    associatedtype UnwrappedType: _IntentValue = Self
}

/// What summaries and queries may refer to: parameters and properties.
public protocol AnyIntentValue<Value>: Sendable {
    associatedtype Value: _IntentValue & Sendable
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension URL: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Measurement: _IntentValue {}
extension Measurement where UnitType: Dimension {
    // Foundation has this on Apple's systems alone.
    public func formatted() -> String { "" }
    public struct WordStyle: FormatStyle {
        public enum Width: Codable, Hashable, Sendable { case wide, abbreviated, narrow }
        var width: Width
        public func format(_ value: Measurement<UnitType>) -> String { "" }
    }
}
extension FormatStyle {
    public static func measurement<UnitType>(width: Measurement<UnitType>.WordStyle.Width) -> Self
    where Self == Measurement<UnitType>.WordStyle { Self(width: width) }
}
extension CLPlacemark: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { "\(name ?? "")" }
}
extension IntentFile: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { "\(filename)" }
}
extension IntentPerson: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { "" }
}
extension IntentCurrencyAmount: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        "\(amount.formatted(.currency(code: currencyCode)))"
    }
}
extension IntentPaymentMethod: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { name }
}
extension CLPlacemark: _IntentValue {}
extension Never: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType
}
extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = [Element]
}

public struct IntentFile: _IntentValue, Sendable {
    public var filename: String
    public var data: Data { Data() }
    public var fileURL: URL? { nil }
    public var type: UTType?
    public var removedOnCompletion = false
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.filename = filename
        self.type = type
    }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.filename = filename ?? ""
        self.type = type
    }
}

public struct IntentPerson: _IntentValue, Sendable {
    public enum Name: Sendable { case displayName(String), components(PersonNameComponents) }
    public enum Identifier: Sendable { case applicationDefined(String), contactBookIdentifier(String) }
    public struct Handle: Sendable {
        public enum Value: Sendable { case applicationDefined(String), phoneNumber(String), emailAddress(String) }
        public init(_ value: Value) {}
    }
    public enum ParameterMode: Sendable { case contact, email, phone, emailOrPhone }
    public var name: Name
    public init(identifier: Identifier, name: Name, handle: Handle?) { self.name = name }
}

public struct IntentCurrencyAmount: _IntentValue, Sendable {
    public var amount: Decimal
    public var currencyCode: String
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

public struct IntentPaymentMethod: _IntentValue, Sendable {
    public enum PaymentMethodType: Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }
    public var name: LocalizedStringResource
    public init(type: PaymentMethodType, name: LocalizedStringResource, identificationHint: LocalizedStringResource) {
        self.name = name
    }
}

public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

#if SYSTEM_17
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    public init(min: _const Int, max: _const Int) {}
    public init(exactly: _const Int) {}
    public init(integerLiteral value: Int) {}
}
#endif
