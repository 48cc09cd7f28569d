// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

#if SYSTEM_27
import Foundation

public protocol IntentValueExpressing: Sendable {}
public protocol IntentValueConvertible: IntentValueExpressing {}

// Those that public tests hand over and read. More may be.
extension Bool: IntentValueConvertible {}
extension Int: IntentValueConvertible {}
extension Double: IntentValueConvertible {}
extension String: IntentValueConvertible {}
extension URL: IntentValueConvertible {}
extension DateComponents: IntentValueConvertible {}
extension Array: IntentValueExpressing, IntentValueConvertible where Element: IntentValueConvertible {}
extension IntentCurrencyAmount: IntentValueConvertible {}
extension IntentFile: IntentValueConvertible {}

public struct AttributedEntityIdentifier: Equatable, Sendable {
    public var instanceIdentifier: String
}
#endif
