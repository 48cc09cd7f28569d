import IntentSchema
import SwiftSource

// Quantities: defaults and units.
extension ParameterSettings {
    func duration(_ options: QuantityOptions, _ losses: inout [Loss]) -> [Code] {
        addLoss(options, &losses)
        guard provider == nil else { return [] }
        let unit = TimeUnit(options.shownUnit ?? .seconds)
        if options.minimumUnit == nil, options.maximumUnit == nil, let shown = options.shownUnit, !unit.isExact {
            losses.append(place.loss(.quantityUnits, "the unit \(shown.writtenName)", instead: "hours"))
        }
        let isFixed = options.unit != nil && unit.isExact
        return arguments(
            options,
            defaultValue: options.defaultValue.map { $0.value * unit.factor },
            unit: isFixed || options.shownUnit != nil || !isOptional ? unit.name : nil,
            isUnitFixed: isFixed
        )
    }

    func measurement(_ options: QuantityOptions, _ losses: inout [Loss]) -> [Code] {
        addLoss(options, &losses)
        guard provider == nil else { return [] }
        let unit = options.shownUnit.map { Identifier($0.name) }
        let defaultValue = unit == nil ? nil : options.defaultValue?.value
        return arguments(options, defaultValue: defaultValue, unit: unit, isUnitFixed: options.unit != nil)
    }

    /// - Parameter isUnitFixed: Whether users cannot choose another unit.
    private func arguments(
        _ options: QuantityOptions,
        defaultValue: Double?,
        unit: Identifier?,
        isUnitFixed: Bool
    ) -> [Code] {
        var arguments: [Code] = []
        if !isOptional, let defaultValue { arguments.append("defaultValue: \(defaultValue)") }
        if let unit { arguments.append(isUnitFixed ? "unit: .\(unit)" : "defaultUnit: .\(unit)") }
        if options.supportsNegativeNumbers == false { arguments.append("supportsNegativeNumbers: false") }
        return arguments
    }

    private func addLoss(_ options: QuantityOptions, _ losses: inout [Loss]) {
        let minimum = options.minimum.map { "at least \($0.value)" }
        let bounds = [minimum, options.maximum.map { "at most \($0.value)" }].compactMap { $0 }.joined(separator: ", ")
        if !bounds.isEmpty {
            let advice = "check it where the value is used"
            losses.append(place.loss(.quantityRange, bounds, instead: "any value", advice: advice))
        }
        let units = [options.minimumUnit, options.maximumUnit].compactMap { $0?.writtenName }
        let all = (options.shownUnit.map { [$0.writtenName] } ?? []) + units
        if provider != nil, !all.isEmpty {
            let instead = "the units of the options that the app provides"
            losses.append(place.loss(.quantityUnits, "units \(all.joined(separator: ", "))", instead: instead))
        } else if !units.isEmpty {
            let what = "units from \(units.joined(separator: " to "))"
            losses.append(place.loss(.quantityUnits, what, instead: "the system's choice of units"))
        }
    }
}

/// The App Intents unit of time for a unit of the definition.
struct TimeUnit {
    /// The case in App Intents.
    let name: Identifier
    /// How many of these units make one of the definition's.
    let factor: Double
    /// Whether both units are the same.
    var isExact: Bool { factor == 1 }

    /// Uses hours for longer units, which App Intents lacks.
    init(_ unit: PhysicalUnit) {
        let offered = unit.coefficient > PhysicalUnit.hours.coefficient ? .hours : unit
        name = Identifier(offered.name)
        factor = unit.coefficient / offered.coefficient
    }
}
