import Diagnostics

extension DefinitionLinker {
    /// What is counted in units: a length of time, or a physical quantity. A number without a unit of its own counts the one
    /// that is meant where none is written, or the default's; without any it means nothing.
    mutating func quantityOptions(
        _ parameter: ParameterDefinition,
        units: [PhysicalUnit],
        unwritten: PhysicalUnit?
    ) -> QuantityOptions {
        guard let metadata = parameter.metadata else { return .none }
        // Default and bounds may have different units; only values with the same unit are compared.
        let words = [metadata.defaultUnit, metadata.minimumUnit, metadata.maximumUnit].compactMap { $0?.value }
        let areComparable = words.allSatisfy { $0 == words.first }
        let numbers = bounds(of: parameter, comparing: areComparable)
        let fixed = unit(metadata.unit, among: units, orAny: ["Multiple", "Any"], parameter)
        let defaults = unit(metadata.defaultUnit, among: units, parameter)
        let minimum = unit(metadata.minimumUnit, among: units, parameter)
        let maximum = unit(metadata.maximumUnit, among: units, parameter)
        let absent = unwritten.map { WrittenUnit.known($0) } ?? defaults
        /// The number with its unit: the parameter's only one, or the one written for the number.
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

    /// The unit with a name, in any case, or a note when the name is unknown.
    ///
    /// - Parameter choices: The words that leave the choice to users and so count as no unit.
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
        unknownOption(written.value, known: known, at: written.range, symbol: parameter.symbol)
        return .unknown
    }
}

/// A unit as far as it is written and known.
private enum WrittenUnit {
    case absent
    case known(PhysicalUnit)
    case unknown

    var isWritten: Bool { if case .absent = self { false } else { true } }

    var known: PhysicalUnit? { if case .known(let unit) = self { unit } else { nil } }
}
