package struct QuantityOptions: Equatable, Sendable {
    /// The value before the user sets one.
    package var defaultValue: Quantity?
    package var minimum: Quantity?
    package var maximum: Quantity?
    /// The one unit of the parameter; `nil` where users may choose, or where none is written.
    package var unit: PhysicalUnit?
    /// The unit that users find first where they may choose; `nil` where not written.
    package var defaultUnit: PhysicalUnit?
    /// The smallest unit offered; `nil` where not written.
    package var minimumUnit: PhysicalUnit?
    /// The largest unit offered; `nil` where not written.
    package var maximumUnit: PhysicalUnit?
    /// Whether values below zero are allowed; `nil` where not written.
    package var supportsNegativeNumbers: Bool?

    /// The unit in which values are shown before the user chooses another; `nil` where none is written.
    package var shownUnit: PhysicalUnit? { unit ?? defaultUnit }

    package static let none = QuantityOptions()
}

/// A number of a unit. Linking finds out which unit a number of the file counts; where that one is unknown, there is no quantity.
package struct Quantity: Equatable, Sendable {
    package var value: Double
    package var unit: PhysicalUnit

    package init(value: Double, unit: PhysicalUnit) {
        self.value = value
        self.unit = unit
    }

    /// The number of base units, by which quantities of different units can be compared.
    package var magnitude: Double { value * unit.coefficient + unit.constant }
}
