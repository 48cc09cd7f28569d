import Diagnostics

extension DefinitionLinker {
    mutating func stringOptions(_ parameter: ParameterDefinition) -> StringOptions {
        guard let metadata = parameter.metadata else { return .none }
        var options = StringOptions.none
        options.defaultValue.id = metadata.defaultValueID?.value
        if let written = metadata.defaultValue {
            if case .string(let text) = written.value {
                options.defaultValue.text = text
            } else {
                mismatch(written, "the default of the text '\(parameter.shownName)' must be a string", in: parameter)
            }
        }
        options.capitalization =
            metadata.capitalization?.value == "AllCharacters"
            ? .allCharacters : option(metadata.capitalization, "capitalization", parameter)
        options.keyboardType = option(metadata.keyboardType, "keyboard", parameter)
        options.isMultiline = metadata.isMultiline?.value ?? false
        options.disablesAutocorrect = metadata.disablesAutocorrect?.value ?? false
        options.disablesSmartQuotes = metadata.disablesSmartQuotes?.value ?? false
        options.disablesSmartDashes = metadata.disablesSmartDashes?.value ?? false
        return options
    }

    mutating func integerOptions(_ parameter: ParameterDefinition) -> NumberOptions<Int> {
        let metadata = parameter.metadata
        let bounds = bounds(of: parameter)
        func whole(_ number: Double?) -> Int? { number.flatMap { Int(exactly: $0.rounded(.towardZero)) } }
        // Whole numbers are used as written, because a `Double` cannot represent every 64-bit integer.
        func exact(_ written: Written<Scalar>?, _ number: Double?) -> Int? {
            if case .integer(let value)? = written?.value { return value }
            return whole(number)
        }
        let numbers = [
            ("default", metadata?.defaultValue), ("minimum", metadata?.minimumValue),
            ("maximum", metadata?.maximumValue),
        ]
        for case (let what, let written?) in numbers {
            guard case .real(let number) = written.value, whole(number).map(Double.init) != number else { continue }
            mismatch(written, "the \(what) of '\(parameter.shownName)' must be a whole number", in: parameter)
        }
        return NumberOptions(
            defaultValue: exact(metadata?.defaultValue, bounds.defaultValue),
            minimum: exact(metadata?.minimumValue, bounds.minimum),
            maximum: exact(metadata?.maximumValue, bounds.maximum),
            control: option(metadata?.type, "control", parameter)
        )
    }

    mutating func decimalOptions(_ parameter: ParameterDefinition) -> NumberOptions<Double> {
        let bounds = bounds(of: parameter)
        return NumberOptions(
            defaultValue: bounds.defaultValue,
            minimum: bounds.minimum,
            maximum: bounds.maximum,
            control: option(parameter.metadata?.type, "control", parameter)
        )
    }

    mutating func booleanOptions(_ parameter: ParameterDefinition) -> BooleanOptions {
        guard let metadata = parameter.metadata else { return .none }
        var defaultValue = false
        if let written = metadata.defaultValue {
            switch written.value {
            case .boolean(let value): defaultValue = value
            case .integer(let value): defaultValue = value != 0
            case .string, .real, .none:
                mismatch(
                    written,
                    "the default of the Boolean '\(parameter.shownName)' must be true or false",
                    in: parameter
                )
            }
        }
        return BooleanOptions(
            defaultValue: defaultValue,
            trueDisplayName: metadata.trueDisplayName.localized,
            falseDisplayName: metadata.falseDisplayName.localized
        )
    }

    mutating func fileOptions(_ parameter: ParameterDefinition) -> FileOptions {
        let identifiers = parameter.metadata?.typeIdentifiers?.value.map(\.value)
        guard let type = parameter.metadata?.type else {
            return FileOptions(kind: identifiers.map { .typeIdentifiers($0) } ?? .any)
        }
        let name: FileOptions.KindName? = option(type, "kind of file", parameter)
        return switch name {
        case .custom: FileOptions(kind: .typeIdentifiers(identifiers ?? []))
        case .image: FileOptions(kind: .image)
        case .plainText: FileOptions(kind: .plainText)
        case nil: FileOptions(kind: .other(type.value))
        }
    }

    mutating func dateOptions(_ parameter: ParameterDefinition) -> DateOptions {
        guard let metadata = parameter.metadata else { return .none }
        return DateOptions(
            kind: option(metadata.type, "kind of date", parameter) ?? .dateTime,
            format: option(metadata.format, "date format", parameter),
            dateStyle: option(metadata.dateStyle, "date style", parameter),
            timeStyle: option(metadata.timeStyle, "time style", parameter),
            template: metadata.template.localized
        )
    }

    mutating func currencyOptions(_ parameter: ParameterDefinition) -> CurrencyOptions {
        let bounds = bounds(of: parameter)
        return CurrencyOptions(
            defaultValue: bounds.defaultValue,
            minimum: bounds.minimum,
            maximum: bounds.maximum,
            currencyCodes: parameter.metadata?.currencyCodes?.value.map(\.value) ?? []
        )
    }

    /// Returns the default and bounds of a numeric parameter.
    ///
    /// Xcode omits values that equal its defaults, and the default minimum is 0. A maximum without a minimum therefore
    /// implies 0, unless negative numbers are allowed. Empty data means no bound.
    mutating func bounds(
        of parameter: ParameterDefinition,
        in units: NumberUnits = NumberUnits()
    ) -> (defaultValue: Double?, minimum: Double?, maximum: Double?) {
        guard let metadata = parameter.metadata else { return (nil, nil, nil) }
        let defaultValue = number(metadata.defaultValue, "the default", in: parameter)
        let maximum = number(metadata.maximumValue, "the maximum", in: parameter)
        var minimum = number(metadata.minimumValue, "the minimum", in: parameter)
        if metadata.minimumValue == nil, metadata.maximumValue != nil, metadata.supportsNegativeNumbers?.value != true {
            minimum = 0
        }
        if let minimum, let maximum, NumberUnits.isLess(maximum, units.maximum, than: minimum, units.minimum),
            let written = metadata.minimumValue ?? metadata.maximumValue
        {
            let other = metadata.minimumValue == nil ? nil : metadata.maximumValue
            let words =
                metadata.minimumValue == nil
                ? "the minimum of '\(parameter.shownName)', 0 by default,"
                : "the minimum \(units.shown(minimum, units.minimum)) of '\(parameter.shownName)'"
            findings.report(
                .minimumAboveMaximum,
                "\(words) is greater than its maximum \(units.shown(maximum, units.maximum))",
                at: written.range,
                symbol: parameter.symbol,
                related: other.map { [("the maximum", $0.range)] } ?? []
            )
        } else if let defaultValue, let written = metadata.defaultValue {
            func report(_ words: String, _ bound: Written<Scalar>?) {
                findings.report(
                    .defaultOutOfBounds,
                    "the default \(units.shown(defaultValue, units.defaultValue)) of '\(parameter.shownName)' is \(words)",
                    at: written.range,
                    symbol: parameter.symbol,
                    related: bound.map { [("the bound", $0.range)] } ?? []
                )
            }
            if let minimum, NumberUnits.isLess(defaultValue, units.defaultValue, than: minimum, units.minimum) {
                report("less than its minimum \(units.shown(minimum, units.minimum))", metadata.minimumValue)
            } else if let maximum, NumberUnits.isLess(maximum, units.maximum, than: defaultValue, units.defaultValue) {
                report("greater than its maximum \(units.shown(maximum, units.maximum))", metadata.maximumValue)
            }
        }
        return (defaultValue, minimum, maximum)
    }

    private mutating func number(_ written: Written<Scalar>?, _ what: String, in parameter: ParameterDefinition)
        -> Double?
    {
        guard let written else { return nil }
        switch written.value {
        case .integer, .real: return written.value.number
        case .none: return nil
        case .string, .boolean:
            mismatch(written, "\(what) of '\(parameter.shownName)' must be a number", in: parameter)
            return nil
        }
    }
}
