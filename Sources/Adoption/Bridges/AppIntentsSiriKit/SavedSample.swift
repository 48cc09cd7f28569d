import CodeGeneration
import IntentSchema

/// A value that a user may have saved for a parameter, as tests write it and compare it.
struct SavedSample {
    /// The value as the app has it: one of them, where the parameter is an array.
    let value: Code
    /// What is compared, as often.
    let expected: Code
    /// The member that is compared instead of the value itself, which cannot be.
    let member: Code?

    init(_ value: Code, expected: Code? = nil, member: Code? = nil) {
        self.value = value
        self.expected = expected ?? value
        self.member = member
    }

    /// What a test compares of a parameter's whole value.
    func compared(_ value: Code, isArray: Bool, isOptional: Bool = false) -> Code {
        guard let member else { return value }
        let dot: Code = isOptional ? "?." : "."
        return isArray ? "\(value)\(dot)map(\\.\(member))" : "\(value)\(dot)\(member)"
    }

    /// `nil` for types whose values cannot be made here.
    init?(of type: ParameterType, _ context: AppIntentsContext) {
        switch type {
        case .string, .plain(.speakableString): self.init(#""saved""#)
        case .integer(let options): self.init("\(options.minimum ?? options.maximum ?? 7)")
        case .decimal(let options):
            let value = options.minimum ?? options.maximum ?? 0.5
            guard value.isFinite else { return nil }
            self.init("\(value)")
        case .boolean(let options): self.init("\(!options.defaultValue)")
        case .enumeration(let reference, defaultCase: _):
            guard let last = context.schema[reference].selectableCases.last else { return nil }
            self.init(context.enumerationCase(last, of: reference))
        case .object, .untypedObject:
            guard let entity = context.entity(for: type) else { return nil }
            let value: Code = #"\#(entity.identifier)(id: "saved", displayString: "Saved")"#
            self.init(value, expected: #""saved""#, member: "id")
        case .file:
            let value: Code = #"IntentFile(data: Data("saved".utf8), filename: "saved.txt")"#
            self.init(value, expected: #""saved.txt""#, member: "filename")
        case .plain(.url): self.init(#"URL(fileURLWithPath: "/saved")"#)
        case .dateComponents: self.init("DateComponents(hour: 7, minute: 30)")
        case .duration: self.init("Measurement(value: 90, unit: UnitDuration.seconds)")
        case .measurement(let kind, let options):
            self.init("Measurement(value: 2, unit: \(kind.unitClass).\(options.bridgedUnit(of: kind)))")
        case .currencyAmount(let options):
            let currency = StringLiteral(options.currencyCodes.first ?? "EUR")
            let value: Code = "IntentCurrencyAmount(amount: 12, currencyCode: \(currency))"
            self.init(value, expected: "12", member: "amount")
        case .placemark, .plain(.person), .plain(.paymentMethod), .system: return nil
        }
    }
}

extension ParameterPlan {
    /// Code for one value as code for the parameter's whole value.
    func whole(_ value: Code) -> Code { source.isArray ? "[\(value)]" : value }
}
