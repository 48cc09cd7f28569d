/// A quantity with its unit. The portable counterpart of Foundation's `Measurement`, which is not available on every platform and
/// whose units are classes. Like those, two quantities are equal if they are the same length, mass and so on: 1 km is 1000 m.
public struct MeasurementValue<Unit: MeasurementUnit>: Codable, Sendable {
    /// The number of units.
    public var value: Double
    /// The unit in which the quantity is given.
    public var unit: Unit

    /// Creates a quantity.
    public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The same quantity in another unit, to the precision of a `Double`.
    public func converted(to other: Unit) -> MeasurementValue {
        guard other != unit else { return self }
        return MeasurementValue((magnitude - other.scale.offset) / other.scale.factor, other)
    }

    /// The number of base units.
    private var magnitude: Double { value * unit.scale.factor + unit.scale.offset }
}

extension MeasurementValue: Comparable, Hashable {
    /// Whether the left quantity is smaller, whatever the units.
    public static func < (left: MeasurementValue, right: MeasurementValue) -> Bool { left.magnitude < right.magnitude }

    /// Whether the quantities are the same, whatever the units.
    public static func == (left: MeasurementValue, right: MeasurementValue) -> Bool {
        left.magnitude == right.magnitude
    }

    /// Hashes the quantity in its base unit.
    public func hash(into hasher: inout Hasher) { hasher.combine(magnitude) }
}

/// The units of one kind of quantity. A raw value is the name of the unit in Foundation.
public protocol MeasurementUnit: RawRepresentable, CaseIterable, Hashable, Codable, Sendable where RawValue == String {
    /// How many base units one of this unit is, and the offset to add.
    var scale: MeasurementScale { get }
}

/// How to convert a unit to the base unit of its kind: multiply, then add.
public struct MeasurementScale: Hashable, Sendable {
    /// The factor to multiply by.
    public let factor: Double
    /// The offset to add after that; nonzero only for temperatures.
    public let offset: Double

    /// Creates a scale, by default without an offset.
    public init(_ factor: Double, offset: Double = 0) {
        self.factor = factor
        self.offset = offset
    }
}

extension MeasurementValue: BoundedValue, BoundNumber {
    var numericValue: NumericValue { .quantity(value, unit: unit.rawValue) }
}
