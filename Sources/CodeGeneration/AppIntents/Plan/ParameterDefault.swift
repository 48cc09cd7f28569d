import IntentSchema

/// The value of a parameter before the user sets one.
struct ParameterDefault {
    /// A constant expression; empty for none.
    let code: Code
    let losses: [Loss]

    init(of parameter: Parameter, at place: Loss.Place, on system: DeploymentTarget, in context: AppIntentsContext) {
        let single = Self.single(of: parameter, at: place, on: system, in: context)
        guard parameter.isArray, !single.code.isEmpty else {
            self = single
            return
        }
        var losses = single.losses
        if case .boolean = parameter.type {
            // The format gives every Boolean a default; no one chose it for an array.
        } else {
            losses.append(place.loss(.arrayDefault, "the default \(single.code.text)", instead: "no default"))
        }
        self.init(Code(), losses)
    }

    private init(_ code: Code, _ losses: [Loss] = []) {
        self.code = code
        self.losses = losses
    }

    private static let none = ParameterDefault(Code())

    /// The default of one value.
    private static func single(
        of parameter: Parameter,
        at place: Loss.Place,
        on system: DeploymentTarget,
        in context: AppIntentsContext
    ) -> ParameterDefault {
        switch parameter.type {
        case .string(let options):
            guard let text = options.defaultValue.text else { return none }
            let code: Code = "\(StringLiteral(text))"
            guard options.defaultValue.id != nil, !text.isEmpty else { return ParameterDefault(code) }
            let loss = place.loss(
                .translatedDefault,
                "the translations of the default “\(text)”",
                instead: "the default in the development language"
            )
            return ParameterDefault(code, [loss])
        case .integer(let options):
            guard let value = options.defaultValue else { return none }
            return ParameterDefault("\(value)")
        case .decimal(let options):
            guard let value = options.defaultValue, value.isFinite else { return none }
            return ParameterDefault("\(value)")
        case .boolean(let options):
            return ParameterDefault("\(options.defaultValue)")
        case .enumeration(let reference, let defaultCase):
            guard let defaultCase, !context.schema[reference].cases[defaultCase].isUnknown else { return none }
            return ParameterDefault(context.enumerationCase(defaultCase, of: reference))
        case .duration(let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return none }
            let unit = TimeUnit(quantity.unit)
            let value = quantity.value * unit.factor
            return ParameterDefault("Measurement<UnitDuration>(value: \(value), unit: .\(unit.name))")
        case .measurement(let kind, let options):
            guard let quantity = options.defaultValue, quantity.value.isFinite else { return none }
            let unit = Identifier(quantity.unit.name)
            return ParameterDefault("\(kind.typeName)(value: \(quantity.value), unit: .\(unit))")
        case .currencyAmount(let options):
            guard let amount = options.defaultValue, amount.isFinite else { return none }
            guard system >= .ios18, let currency = options.currencyCodes.first else {
                let loss = place.loss(.currencyDefault, "the default \(amount)", instead: "no default")
                return ParameterDefault(Code(), [loss])
            }
            return ParameterDefault(
                "IntentCurrencyAmount(amount: \(amount), currencyCode: \(StringLiteral(currency)))"
            )
        case .object, .untypedObject, .file, .url, .placemark, .dateComponents, .person, .paymentMethod,
            .speakableString, .system:
            return none
        }
    }
}
