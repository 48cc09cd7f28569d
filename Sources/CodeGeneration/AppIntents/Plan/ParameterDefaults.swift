import IntentSchema

extension AppIntentsConverter {
    /// The value before the user sets one, as a constant expression; empty for none.
    mutating func defaultValue(
        of parameter: Parameter,
        in intent: Intent,
        on system: DeploymentTarget
    ) -> Code {
        let value = singleDefault(of: parameter, in: intent, on: system)
        guard parameter.isArray, !value.isEmpty else { return value }
        if !parameter.type.isBoolean {
            lose(.arrayDefault, in: intent.name, parameter.name, "the default \(value.text)", instead: "no default")
        }
        return Code()
    }

    private mutating func singleDefault(
        of parameter: Parameter,
        in intent: Intent,
        on system: DeploymentTarget
    ) -> Code {
        switch parameter.type {
        case .string(let options):
            guard let text = options.defaultValue.text else { return Code() }
            if options.defaultValue.id != nil, !text.isEmpty {
                lose(
                    .translatedDefault,
                    in: intent.name,
                    parameter.name,
                    "the translations of the default “\(text)”",
                    instead: "the default in the development language"
                )
            }
            return "\(StringLiteral(text))"
        case .integer(let options):
            guard let value = options.defaultValue else { return Code() }
            return "\(value)"
        case .decimal(let options):
            guard let value = options.defaultValue, value.isFinite else { return Code() }
            return "\(value)"
        case .boolean(let options):
            return "\(options.defaultValue)"
        case .enumeration(let reference, let defaultCase):
            guard let defaultCase else { return Code() }
            let enumeration = schema[reference]
            guard !enumeration.cases[defaultCase].isUnknown else { return Code() }
            return enumerationCase(defaultCase, of: enumeration)
        case .duration(let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return Code() }
            let unit = TimeUnit(quantity.unit)
            return "Measurement<UnitDuration>(value: \(quantity.value * unit.factor), unit: .\(unit.name))"
        case .measurement(let kind, let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return Code() }
            return "\(kind.typeName)(value: \(quantity.value), unit: .\(Identifier(quantity.unit.name)))"
        case .currencyAmount(let options):
            guard let amount = options.defaultValue, amount.isFinite else { return Code() }
            guard system >= .ios18, let currency = options.currencyCodes.first else {
                lose(.currencyDefault, in: intent.name, parameter.name, "the default \(amount)", instead: "no default")
                return Code()
            }
            return "IntentCurrencyAmount(amount: \(amount), currencyCode: \(StringLiteral(currency)))"
        case .object, .untypedObject, .file, .url, .placemark, .dateComponents, .person, .paymentMethod,
            .speakableString,
            .system:
            return Code()
        }
    }

    /// A case with its type in front: a case called `none` would otherwise mean an optional's.
    func enumerationCase(_ index: Int, of enumeration: Enumeration) -> Code {
        let type = AppIntentNames.enumeration(enumeration.name)
        return "\(type).\(AppIntentNames.enumerationCase(enumeration.cases[index].name))"
    }
}

extension ParameterType {
    var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
