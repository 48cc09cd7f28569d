import IntentSchema

// Numbers and quantities: controls, ranges and units. A range is a pair of constants, and both ends are needed.
extension AppIntentsConverter {
    mutating func integerOptions(
        _ options: NumberOptions<Int>,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        var arguments: [Code] = []
        switch options.control {
        case .field: arguments.append("controlStyle: .field")
        case .slider:
            lose(.integerSlider, in: scope.intent.name, parameter.source.name, "a slider", instead: "a stepper")
        case .stepper, nil: break
        }
        guard options.minimum != nil || options.maximum != nil else { return arguments }
        // A watch's Int has 32 bits. Only a bound beyond them asks for more.
        let fits = [options.minimum, options.maximum].allSatisfy {
            $0.map { Int(Int32.min)...Int(Int32.max) ~= $0 } ?? true
        }
        let least = options.minimum ?? (fits ? -Int(Int32.max) : -Int.max)
        let greatest = options.maximum ?? (fits ? Int(Int32.max) : Int.max)
        noteOpenRange(options.minimum, options.maximum, "\(least)", "\(greatest)", of: parameter, in: scope)
        arguments.append("inclusiveRange: (\(least), \(greatest))")
        return arguments
    }

    mutating func decimalOptions(
        _ options: NumberOptions<Double>,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        var arguments: [Code] = []
        switch options.control {
        case .field: arguments.append("controlStyle: .field")
        case .slider: arguments.append("controlStyle: .slider")
        case .stepper, nil: break
        }
        guard options.minimum != nil || options.maximum != nil else { return arguments }
        let greatestOfAll = Double.greatestFiniteMagnitude
        let least = options.minimum ?? -greatestOfAll
        let greatest = options.maximum ?? greatestOfAll
        noteOpenRange(options.minimum, options.maximum, "\(least)", "\(greatest)", of: parameter, in: scope)
        arguments.append("inclusiveRange: (\(least), \(greatest))")
        return arguments
    }

    mutating func currencyOptions(
        _ options: CurrencyOptions,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        var arguments: [Code] = []
        if !options.currencyCodes.isEmpty {
            arguments.append("currencyCodes: \(Code.list(options.currencyCodes.map { "\(StringLiteral($0))" }))")
        }
        guard options.minimum != nil || options.maximum != nil else { return arguments }
        let least = options.minimum ?? -1e15
        let greatest = options.maximum ?? 1e15
        noteOpenRange(options.minimum, options.maximum, "\(least)", "\(greatest)", of: parameter, in: scope)
        arguments.append("inclusiveRange: (\(least), \(greatest))")
        return arguments
    }

    private mutating func noteOpenRange<Value>(
        _ minimum: Value?,
        _ maximum: Value?,
        _ least: String,
        _ greatest: String,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) {
        guard minimum == nil || maximum == nil else { return }
        lose(
            .openRange,
            in: scope.intent.name,
            parameter.source.name,
            minimum == nil ? "no least value" : "no greatest value",
            instead: minimum == nil ? "\(least) as the least value" : "\(greatest) as the greatest value"
        )
    }

    mutating func durationOptions(
        _ options: QuantityOptions<DurationUnit>,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        noteQuantity(options, of: parameter, in: scope)
        guard parameter.provider == nil else { return [] }
        let unit = TimeUnit(options.shownUnit ?? .seconds)
        if options.minimumUnit == nil, options.maximumUnit == nil, let shown = options.shownUnit, !unit.isExact {
            let what = "the unit \(shown.writtenName)"
            lose(.quantityUnits, in: scope.intent.name, parameter.source.name, what, instead: "hours")
        }
        var arguments: [Code] = []
        if let value = options.defaultValue, !parameter.isOptional {
            arguments.append("defaultValue: \(value.value * unit.factor)")
        }
        if options.unit != nil, unit.isExact {
            arguments.append("unit: .\(unit.name)")
        } else if options.shownUnit != nil || !parameter.isOptional {
            arguments.append("defaultUnit: .\(unit.name)")
        }
        return arguments + signs(options)
    }

    mutating func measurementOptions(
        _ options: QuantityOptions<MeasurementUnit>,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        noteQuantity(options, of: parameter, in: scope)
        guard parameter.provider == nil else { return [] }
        guard let unit = (options.shownUnit?.name).map({ Identifier($0) }) else { return signs(options) }
        var arguments: [Code] = []
        if let value = options.defaultValue, !parameter.isOptional { arguments.append("defaultValue: \(value.value)") }
        arguments.append(options.unit != nil ? "unit: .\(unit)" : "defaultUnit: .\(unit)")
        return arguments + signs(options)
    }

    private func signs<Unit>(_ options: QuantityOptions<Unit>) -> [Code] {
        options.supportsNegativeNumbers == false ? ["supportsNegativeNumbers: false"] : []
    }

    private mutating func noteQuantity<Unit>(
        _ options: QuantityOptions<Unit>,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) {
        let bounds = [options.minimum.map { "at least \($0.value)" }, options.maximum.map { "at most \($0.value)" }]
            .compactMap {
                $0
            }
        if !bounds.isEmpty {
            lose(
                .quantityRange,
                in: scope.intent.name,
                parameter.source.name,
                bounds.joined(separator: ", "),
                instead: "any value: check it where the value is used"
            )
        }
        let units = [options.minimumUnit, options.maximumUnit].compactMap { $0?.writtenName }
        let unit = options.shownUnit?.writtenName
        if parameter.provider != nil, unit != nil || !units.isEmpty {
            lose(
                .quantityUnits,
                in: scope.intent.name,
                parameter.source.name,
                "units \(([unit].compactMap { $0 } + units).joined(separator: ", "))",
                instead: "the units of the options that the app provides"
            )
        } else if !units.isEmpty {
            lose(
                .quantityUnits,
                in: scope.intent.name,
                parameter.source.name,
                "units from \(units.joined(separator: " to "))",
                instead: "the system's choice of units"
            )
        }
    }
}
