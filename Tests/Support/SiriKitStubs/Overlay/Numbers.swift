// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product.
// `number as! Int` compiles because numbers bridge.

extension NSNumber {
    public convenience init(value: Bool) { neverRun() }
    public convenience init(value: Int) { neverRun() }
    public convenience init(value: Double) { neverRun() }
}

// `response.quantity = 3` compiles because numbers take literals.
extension NSNumber: @retroactive ExpressibleByIntegerLiteral {
    public required convenience init(integerLiteral value: Int) { neverRun() }
}

extension NSNumber: @retroactive ExpressibleByFloatLiteral {
    public required convenience init(floatLiteral value: Double) { neverRun() }
}

extension NSNumber: @retroactive ExpressibleByBooleanLiteral {
    public required convenience init(booleanLiteral value: Bool) { neverRun() }
}

extension Int: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int { neverRun() }
}

extension Double: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Double { neverRun() }
}

extension Bool: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { neverRun() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Bool { neverRun() }
}
