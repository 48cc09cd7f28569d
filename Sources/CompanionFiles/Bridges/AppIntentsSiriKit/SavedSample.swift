import AppIntentsGeneration
import IntentSchema
import SwiftSource

/// A value that a user may have saved for a parameter, as tests write and compare it.
struct SavedSample {
    /// The app's value; a single element if the parameter is an array.
    let value: Code
    /// The value to compare with, also a single element.
    let expected: Code
    /// The member to compare if the value itself cannot be compared.
    let member: Code?

    init(_ value: Code, expected: Code? = nil, member: Code? = nil) {
        self.value = value
        self.expected = expected ?? value
        self.member = member
    }

    /// The part of a parameter's whole value that a test compares.
    func compared(_ value: Code, isArray: Bool, isOptional: Bool = false) -> Code {
        guard let member else { return value }
        let dot: Code = isOptional ? "?." : "."
        return isArray ? "\(value)\(dot)map(\\.\(member))" : "\(value)\(dot)\(member)"
    }

    /// Returns `nil` for types whose values cannot be made here.
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
    /// Wraps code for one value in an array if the parameter is one.
    func whole(_ value: Code) -> Code { source.isArray ? "[\(value)]" : value }
}
