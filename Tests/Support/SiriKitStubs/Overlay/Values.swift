// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product.

import FoundationEssentials

// The toolchain's own values, so that portable code means the same types.

public typealias DateComponents = FoundationEssentials.DateComponents
public typealias Decimal = FoundationEssentials.Decimal
public typealias Data = FoundationEssentials.Data
public typealias Locale = FoundationEssentials.Locale
public typealias TimeZone = FoundationEssentials.TimeZone
public typealias URL = FoundationEssentials.URL

extension URL: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURL { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { neverRun() }
}

extension Data: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSData { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSData, result: inout Data?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data { neverRun() }
}

extension DateComponents: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDateComponents { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDateComponents, result: inout DateComponents?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDateComponents,
        result: inout DateComponents?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDateComponents?) -> DateComponents {
        neverRun()
    }
}

// As every object that Foundation compares with `isEqual`.
extension Unit: Equatable {
    public static func == (left: Unit, right: Unit) -> Bool { neverRun() }
}

public struct Measurement<UnitType: Unit>: _ObjectiveCBridgeable {
    public var value: Double
    public var unit: UnitType

    public init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }

    public func converted(to unit: UnitType) -> Measurement { neverRun() }

    public func _bridgeToObjectiveC() -> NSMeasurement { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSMeasurement, result: inout Measurement?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSMeasurement,
        result: inout Measurement?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSMeasurement?) -> Measurement { neverRun() }
}

extension TimeZone: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSTimeZone { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSTimeZone, result: inout TimeZone?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSTimeZone, result: inout TimeZone?) -> Bool {
        false
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSTimeZone?) -> TimeZone { neverRun() }
}

public struct PersonNameComponents: _ObjectiveCBridgeable, Hashable, Sendable {
    public var namePrefix: String?
    public var givenName: String?
    public var middleName: String?
    public var familyName: String?
    public var nameSuffix: String?
    public var nickname: String?

    public init() {}

    public func _bridgeToObjectiveC() -> NSPersonNameComponents { neverRun() }
    public static func _forceBridgeFromObjectiveC(
        _ source: NSPersonNameComponents,
        result: inout PersonNameComponents?
    ) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSPersonNameComponents,
        result: inout PersonNameComponents?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSPersonNameComponents?
    ) -> PersonNameComponents { neverRun() }
}
