// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

import CoreLocation

@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
    public enum DateKind: Sendable { case date, time, dateTime }
    public enum PlacemarkDisplayStyle: Sendable { case name, address, city }
    public enum IntControlStyle: Sendable { case stepper, field }
    public enum DoubleControlStyle: Sendable { case stepper, field, slider }

    var kept = KeptValue<Value>()
    public var wrappedValue: Value {
        get { kept.value }
        set { kept.stored = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }

    init(_ stub: Void) {}
    convenience init(first: Value.UnwrappedType?) {
        self.init(())
        kept.stored = first as? Value
    }
}

/// What a property of the framework holds. One without a value is `nil`, as far as it can be.
struct KeptValue<Value> {
    var stored: Value?

    var value: Value {
        if let stored { return stored }
        guard let nothing = (Value.self as? any Absent.Type)?.absent as? Value else {
            fatalError("a required value that nobody set")
        }
        return nothing
    }
}

private protocol Absent { static var absent: Any { get } }
extension Optional: Absent {
    static var absent: Any { Self.none as Any }
}
