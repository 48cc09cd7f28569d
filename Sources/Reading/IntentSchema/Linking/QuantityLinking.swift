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
        // The default and bounds may have different units. They are compared only if the units are the same.
        let words = [metadata.defaultUnit, metadata.minimumUnit, metadata.maximumUnit].compactMap { $0?.value }
        let areComparable = words.allSatisfy { $0 == words.first }
        let numbers = bounds(of: parameter, comparing: areComparable)
        let fixed = unit(metadata.unit, among: units, orAny: ["Multiple", "Any"], parameter)
        let defaults = unit(metadata.defaultUnit, among: units, parameter)
        let minimum = unit(metadata.minimumUnit, among: units, parameter)
        let maximum = unit(metadata.maximumUnit, among: units, parameter)
        let absent = unwritten.map { WrittenUnit.known($0) } ?? defaults
        /// Returns the number with its unit: the parameter's fixed unit, or the unit written for the number.
        func quantity(_ number: Double?, _ own: WrittenUnit) -> Quantity? {
            let counted = fixed.isWritten ? fixed : own.isWritten ? own : absent
            guard let number, let unit = counted.known else { return nil }
            return Quantity(value: number, unit: unit)
        }
        return QuantityOptions(
            defaultValue: quantity(numbers.defaultValue, defaults),
            minimum: quantity(numbers.minimum, minimum),
            maximum: quantity(numbers.maximum, maximum),
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
        unknownOption(
            written.value,
            of: parameter.shownName,
            known: known,
            at: written.range,
            symbol: parameter.symbol
        )
        return .unknown
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
