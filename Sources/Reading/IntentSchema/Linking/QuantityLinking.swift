import Diagnostics

extension DefinitionLinker {
    /// Links the options of a duration or physical quantity. A number without its own unit has the type's unit
    /// `unwritten`, if any, or else the default's unit. Without any unit, the number is ignored.
    mutating func quantityOptions(
        _ parameter: ParameterDefinition,
        units: [PhysicalUnit],
        unwritten: PhysicalUnit?
    ) -> QuantityOptions {
        guard let metadata = parameter.metadata else { return .none }
        let fixed = unit(metadata.unit, among: units, orAny: ["Multiple", "Any"], parameter)
        let defaults = unit(metadata.defaultUnit, among: units, parameter)
        let minimum = unit(metadata.minimumUnit, among: units, parameter)
        let maximum = unit(metadata.maximumUnit, among: units, parameter)
        let absent = unwritten.map { WrittenUnit.known($0) } ?? defaults
        /// Returns the unit of a number: the parameter's fixed unit, or the unit written for the number.
        func counted(_ own: WrittenUnit) -> PhysicalUnit? {
            (fixed.isWritten ? fixed : own.isWritten ? own : absent).known
        }
        let counts = NumberUnits(
            defaultValue: counted(defaults),
            minimum: counted(minimum),
            maximum: counted(maximum)
        )
        let numbers = bounds(of: parameter, in: counts)
        func quantity(_ number: Double?, _ unit: PhysicalUnit?) -> Quantity? {
            guard let number, let unit else { return nil }
            return Quantity(value: number, unit: unit)
        }
        return QuantityOptions(
            defaultValue: quantity(numbers.defaultValue, counts.defaultValue),
            minimum: quantity(numbers.minimum, counts.minimum),
            maximum: quantity(numbers.maximum, counts.maximum),
            unit: fixed.known,
            defaultUnit: defaults.known,
            minimumUnit: minimum.known,
            maximumUnit: maximum.known,
            supportsNegativeNumbers: metadata.supportsNegativeNumbers?.value
        )
    }

    /// Returns the unit with a name, ignoring case. Reports an unknown name.
    ///
    /// - Parameter choices: The values that let users choose a unit, and so count as no unit.
    private mutating func unit(
        _ written: Written<String>?,
        among units: [PhysicalUnit],
        orAny choices: [String] = [],
        _ parameter: ParameterDefinition
    ) -> WrittenUnit {
        guard let written else { return .absent }
        let name = written.value.lowercased()
        if let unit = units.first(where: { $0.name.lowercased() == name }) { return .known(unit) }
        if choices.contains(where: { $0.lowercased() == name }) { return .absent }
        let known = units.map(\.writtenName) + choices
        unknownOption(written, "unit", of: parameter.shownName, known: known, symbol: parameter.symbol)
        return .unknown
    }
}

/// The units of a parameter's default and bounds; `nil` for numbers without a unit.
struct NumberUnits {
    var defaultValue: PhysicalUnit?
    var minimum: PhysicalUnit?
    var maximum: PhysicalUnit?

    /// Whether one number is less than another in the base unit, but not only by rounding.
    ///
    /// Numbers whose units cannot be compared are never less.
    static func isLess(
        _ left: Double,
        _ leftUnit: PhysicalUnit?,
        than right: Double,
        _ rightUnit: PhysicalUnit?
    ) -> Bool {
        guard leftUnit != rightUnit else { return left < right }
        guard let leftUnit, let rightUnit else { return false }
        let (less, more) = (leftUnit.inBaseUnit(left), rightUnit.inBaseUnit(right))
        return more - less > 1e-9 * max(abs(less), abs(more))
    }

    /// Returns a number with its unit, if the numbers of the parameter have different units.
    func shown(_ number: Double, _ unit: PhysicalUnit?) -> String {
        let text = Int(exactly: number).map(String.init) ?? String(number)
        guard let unit, defaultValue != minimum || minimum != maximum else { return text }
        let isSingle = number == 1 && PhysicalUnit.unitsOfTime.contains(unit)
        return "\(text) \(isSingle ? unit.name.dropLast() : unit.name[...])"
    }
}

/// Whether a unit is written, and known.
private enum WrittenUnit {
    case absent
    case known(PhysicalUnit)
    case unknown

    var isWritten: Bool { if case .absent = self { false } else { true } }

    var known: PhysicalUnit? { if case .known(let unit) = self { unit } else { nil } }
}
