import Diagnostics

extension DefinitionLinker {
    mutating func stringOptions(_ metadata: MetadataDefinition?, _ parameter: ParameterDefinition) -> StringOptions {
        guard let metadata else { return .none }
        var options = StringOptions.none
        options.defaultValue.id = metadata.defaultValueID?.value
        if let written = metadata.defaultValue {
            if case .string(let text) = written.value {
                options.defaultValue.text = text
            } else {
                mismatch(written, "the default of a text parameter must be a string", in: parameter)
            }
        }
        options.capitalization = option(metadata.capitalization, parameter)
        options.keyboardType = option(metadata.keyboardType, parameter)
        options.isMultiline = metadata.isMultiline?.value ?? false
        options.disablesAutocorrect = metadata.disablesAutocorrect?.value ?? false
        options.disablesSmartQuotes = metadata.disablesSmartQuotes?.value ?? false
        options.disablesSmartDashes = metadata.disablesSmartDashes?.value ?? false
        return options
    }

    mutating func integerOptions(_ metadata: MetadataDefinition?, _ parameter: ParameterDefinition) -> NumberOptions<
        Int
    > {
        let bounds = bounds(metadata, parameter)
        func whole(_ number: Double?) -> Int? { number.flatMap { Int(exactly: $0.rounded(.towardZero)) } }
        // Whole numbers are taken as they are written: not every one of 64 bits survives as a real number.
        func exact(_ written: Written<Scalar>?, _ number: Double?) -> Int? {
            if case .integer(let value)? = written?.value { return value }
            return whole(number)
        }
        return NumberOptions(
            defaultValue: exact(metadata?.defaultValue, bounds.defaultValue),
            minimum: exact(metadata?.minimumValue, bounds.minimum),
            maximum: exact(metadata?.maximumValue, bounds.maximum),
            control: option(metadata?.type, parameter)
        )
    }

    mutating func decimalOptions(_ metadata: MetadataDefinition?, _ parameter: ParameterDefinition) -> NumberOptions<
        Double
    > {
        let bounds = bounds(metadata, parameter)
        return NumberOptions(
            defaultValue: bounds.defaultValue,
            minimum: bounds.minimum,
            maximum: bounds.maximum,
            control: option(metadata?.type, parameter)
        )
    }

    mutating func booleanOptions(_ metadata: MetadataDefinition?, _ parameter: ParameterDefinition) -> BooleanOptions {
        guard let metadata else { return .none }
        var defaultValue = false
        if let written = metadata.defaultValue {
            switch written.value {
            case .boolean(let value): defaultValue = value
            case .integer(let value): defaultValue = value != 0
            case .string, .real, .none:
                mismatch(written, "the default of a Boolean must be true or false", in: parameter)
            }
        }
        return BooleanOptions(
            defaultValue: defaultValue,
            trueDisplayName: metadata.trueDisplayName.localized,
            falseDisplayName: metadata.falseDisplayName.localized
        )
    }

    mutating func fileOptions(_ metadata: MetadataDefinition?, _ parameter: ParameterDefinition) -> FileOptions {
        let identifiers = metadata?.typeIdentifiers?.value.map(\.value)
        guard let type = metadata?.type else {
            return FileOptions(kind: identifiers.map { .typeIdentifiers($0) } ?? .any)
        }
        let name: FileOptions.KindName? = option(type, parameter)
        return switch name {
        case .custom: FileOptions(kind: .typeIdentifiers(identifiers ?? []))
        case .image: FileOptions(kind: .image)
        case .plainText: FileOptions(kind: .plainText)
        case nil: FileOptions(kind: .other(type.value))
        }
    }

    mutating func dateOptions(_ metadata: MetadataDefinition?, _ parameter: ParameterDefinition) -> DateOptions {
        guard let metadata else { return .none }
        return DateOptions(
            kind: option(metadata.type, parameter) ?? .dateTime,
            format: option(metadata.format, parameter),
            dateStyle: option(metadata.dateStyle, parameter),
            timeStyle: option(metadata.timeStyle, parameter),
            template: metadata.template.localized
        )
    }

    mutating func currencyOptions(_ metadata: MetadataDefinition?, _ parameter: ParameterDefinition) -> CurrencyOptions
    {
        let bounds = bounds(metadata, parameter)
        return CurrencyOptions(
            defaultValue: bounds.defaultValue,
            minimum: bounds.minimum,
            maximum: bounds.maximum,
            currencyCodes: metadata?.currencyCodes?.value.map(\.value) ?? []
        )
    }

    /// Default and bounds of anything that is counted.
    ///
    /// The writer omits what equals the default, and the default minimum is 0: where a maximum is written and no minimum,
    /// the minimum is 0. Empty data means that there is no bound. Where neither is written there are none.
    mutating func bounds(
        _ metadata: MetadataDefinition?,
        _ parameter: ParameterDefinition,
        comparing: Bool = true
    ) -> (defaultValue: Double?, minimum: Double?, maximum: Double?) {
        guard let metadata else { return (nil, nil, nil) }
        let defaultValue = number(metadata.defaultValue, "the default", in: parameter)
        let maximum = number(metadata.maximumValue, "the maximum", in: parameter)
        var minimum = number(metadata.minimumValue, "the minimum", in: parameter)
        if metadata.minimumValue == nil, metadata.maximumValue != nil, metadata.supportsNegativeNumbers?.value != true {
            minimum = 0
        }
        guard comparing else { return (defaultValue, minimum, maximum) }
        if let minimum, let maximum, minimum > maximum, let written = metadata.minimumValue ?? metadata.maximumValue {
            let other = metadata.minimumValue == nil ? nil : metadata.maximumValue
            let words =
                metadata.minimumValue == nil
                ? "the minimum, which is 0 unless it is written," : "the minimum \(shown(minimum))"
            findings.report(
                .minimumAboveMaximum,
                "\(words) is greater than the maximum \(shown(maximum))",
                at: written.range,
                symbol: parameter.symbol,
                related: other.map { [("the maximum", $0.range)] } ?? []
            )
        } else if let defaultValue, let written = metadata.defaultValue {
            if let minimum, defaultValue < minimum {
                outOfBounds(
                    "less than the minimum \(shown(minimum))",
                    written,
                    bound: metadata.minimumValue,
                    in: parameter
                )
            } else if let maximum, defaultValue > maximum {
                outOfBounds(
                    "greater than the maximum \(shown(maximum))",
                    written,
                    bound: metadata.maximumValue,
                    in: parameter
                )
            }
        }
        return (defaultValue, minimum, maximum)
    }

    private mutating func outOfBounds(
        _ words: String,
        _ written: Written<Scalar>,
        bound: Written<Scalar>?,
        in parameter: ParameterDefinition
    ) {
        let value = written.value.number.map(shown) ?? ""
        findings.report(
            .defaultOutOfBounds,
            "the default \(value) is \(words)",
            at: written.range,
            symbol: parameter.symbol,
            related: bound.map { [("the bound", $0.range)] } ?? []
        )
    }

    private mutating func number(_ written: Written<Scalar>?, _ what: String, in parameter: ParameterDefinition)
        -> Double?
    {
        guard let written else { return nil }
        switch written.value {
        case .integer, .real: return written.value.number
        case .none: return nil
        case .string, .boolean:
            mismatch(written, "\(what) must be a number", in: parameter)
            return nil
        }
    }
}

/// A number without a needless `.0`.
private func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
}
