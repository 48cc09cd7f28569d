package struct QuantityOptions<Unit: QuantityUnit>: Hashable, Sendable {
    /// The value before the user sets one.
    package var defaultValue: Quantity<Unit>?
    package var minimum: Quantity<Unit>?
    package var maximum: Quantity<Unit>?
    /// The one unit of the parameter; `nil` where users may choose, or where none is written.
    package var unit: Unit?
    /// The unit that users find first where they may choose; `nil` where not written.
    package var defaultUnit: Unit?
    /// The smallest unit offered; `nil` where not written.
    package var minimumUnit: Unit?
    /// The largest unit offered; `nil` where not written.
    package var maximumUnit: Unit?
    /// Whether values below zero are allowed; `nil` where not written.
    package var supportsNegativeNumbers: Bool?

    /// The unit in which values are shown before the user chooses another; `nil` where none is written.
    package var shownUnit: Unit? { unit ?? defaultUnit }

    package static var none: QuantityOptions { QuantityOptions() }
}

/// A number of a unit. Linking finds out which unit a number of the file counts; where that one is unknown, there is no quantity.
package struct Quantity<Unit: QuantityUnit>: Hashable, Sendable {
    package var value: Double
    package var unit: Unit

    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The number of base units, by which quantities of different units can be compared.
    package var magnitude: Double { value * unit.coefficient + unit.constant }
}

/// A unit in which a parameter's values are counted.
package protocol QuantityUnit: Hashable, Sendable {
    /// The unit's name in Foundation, App Intents and the runtime library: `kilometersPerHour`.
    var name: String { get }
    /// How many base units one of the unit is.
    var coefficient: Double { get }
    /// What has to be added to a converted number: the base unit's value for none of the unit.
    var constant: Double { get }
}

extension QuantityUnit {
    /// The unit's name in definitions: `KilometersPerHour`.
    package var writtenName: String { name.capitalizedFirst }
}
