package struct QuantityOptions: Equatable, Sendable {
    package var defaultValue: Quantity?
    package var minimum: Quantity?
    package var maximum: Quantity?
    /// The parameter's fixed unit; `nil` if users may choose one or none is written.
    package var unit: PhysicalUnit?
    /// The preselected unit if users may choose one; `nil` if not written.
    package var defaultUnit: PhysicalUnit?
    /// The smallest unit offered; `nil` if not written.
    package var minimumUnit: PhysicalUnit?
    /// The largest unit offered; `nil` if not written.
    package var maximumUnit: PhysicalUnit?
    /// Whether negative values are allowed; `nil` if not written.
    package var supportsNegativeNumbers: Bool?

    /// The unit shown before the user chooses another; `nil` if none is written.
    package var shownUnit: PhysicalUnit? { unit ?? defaultUnit }

    package static let none = QuantityOptions()
}

/// A number with its unit, which linking determines. A number in the file whose unit is unknown is not a quantity.
package struct Quantity: Equatable, Sendable {
    package var value: Double
    package var unit: PhysicalUnit

    package init(value: Double, unit: PhysicalUnit) {
        self.value = value
        self.unit = unit
    }

    /// The number in base units, for comparing quantities of different units.
    package var magnitude: Double { value * unit.coefficient + unit.constant }
}
