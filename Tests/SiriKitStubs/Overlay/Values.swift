// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product.

public struct URL: _ObjectiveCBridgeable, Hashable, Sendable {
    public init?(string: String) { neverRun() }
    public var absoluteString: String { neverRun() }

    public func _bridgeToObjectiveC() -> NSURL { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { neverRun() }
}

public struct DateComponents: _ObjectiveCBridgeable, Hashable, Sendable {
    public var year: Int?
    public var month: Int?
    public var day: Int?
    public var hour: Int?
    public var minute: Int?
    public var second: Int?

    public init() {}

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

public struct Decimal: _ObjectiveCBridgeable, Hashable, Sendable {
    public init(_ value: Double) { neverRun() }
    public init?(string: String) { neverRun() }
    public var description: String { neverRun() }

    public func _bridgeToObjectiveC() -> NSDecimalNumber { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDecimalNumber, result: inout Decimal?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDecimalNumber,
        result: inout Decimal?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDecimalNumber?) -> Decimal { neverRun() }
}

public struct Measurement<UnitType: Unit>: _ObjectiveCBridgeable {
    public var value: Double
    public var unit: UnitType

    public init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }

    public func _bridgeToObjectiveC() -> NSMeasurement { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSMeasurement, result: inout Measurement?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSMeasurement,
        result: inout Measurement?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSMeasurement?) -> Measurement { neverRun() }
}
