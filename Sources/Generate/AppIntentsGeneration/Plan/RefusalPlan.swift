import IntentSchema
import SwiftSource
import Translations

/// The reasons for which the app may refuse a parameter's value, with their dialogs.
package struct RefusalPlan: Sendable {
    struct Reason: Sendable {
        let name: Identifier
        let dialog: PlannedText?
    }

    package let parameter: ParameterPlan
    /// The nested enumeration of the reasons.
    package let type: Identifier
    /// The method that asks the app for a reason.
    let method: Identifier
    let reasons: [Reason]
    /// The question whether a value is right, which the handler may have asked. Only the team's own code has it.
    let confirmation: PlannedText?

    var losses: [Loss] { reasons.flatMap { $0.dialog?.losses ?? [] } + (confirmation?.losses ?? []) }

    func visitTexts(_ visit: (CatalogueText) -> Void) {
        for reason in reasons { reason.dialog?.visit(visit) }
        confirmation?.visit(visit)
    }

    /// The refusals of an intent's parameters, one for each parameter with custom reasons or a confirmation.
    static func all(of parameters: [ParameterPlan], in intent: Intent, _ context: AppIntentsContext) -> [RefusalPlan] {
        let isOwn = context.options.style == .own
        return parameters.filter { !$0.customReasons.isEmpty || $0.settings.confirmation != nil }.map { refused in
            var values = TextValues(in: context)
            // The team's own code unwraps the value before it refuses it.
            if isOwn { values.add(refused, isOptional: false) }
            for parameter in parameters { values.add(parameter) }
            return RefusalPlan(of: refused, in: intent, values)
        }
    }

    /// - Parameter values: The values of variables in the intent's texts.
    private init(of parameter: ParameterPlan, in intent: Intent, _ values: TextValues) {
        self.parameter = parameter
        type = Identifier("\(parameter.capitalized)UnsupportedReason")
        method = Identifier("unsupported\(parameter.capitalized)Reason")
        var values = values
        values.addFacts(about: parameter)
        let comment = "Why \(parameter.source.name) of \(intent.name) cannot be used"
        let place = intent.place(of: parameter.source)
        confirmation = parameter.settings.confirmation.map { text in
            let comment = "Confirmation of \(parameter.source.name) of \(intent.name)"
            return PlannedText(text, fallback: "", comment, values: values, at: place)
        }
        reasons = parameter.customReasons.map { reason in
            Reason(
                name: AppIntentNames.enumerationCase(reason.code),
                dialog: reason.text.shown.map {
                    PlannedText(reason.text, fallback: $0, comment, values: values, at: place)
                }
            )
        }
    }
}

extension Parameter {
    /// What Siri asks to confirm a single value, if the handler wants that.
    ///
    /// - Parameter isAsked: Whether the handler asks it; `nil` if that is not known. Then the text that Xcode's editor
    ///   writes into every parameter does not count.
    func confirmation(_ isAsked: Bool?) -> LocalizedText? {
        guard supportsResolution, !isArray, isAsked != false else { return nil }
        let text = prompts.last { $0.kind == .confirmation && $0.text.shown != nil }?.text
        return isAsked == nil && text?.text.map(XcodeText.isDialog) == true ? nil : text
    }
}

extension TextValues {
    /// Adds what the editor offers as variables in a reason besides the intent's parameters.
    fileprivate mutating func addFacts(about parameter: ParameterPlan) {
        add("displayName", words: parameter.arguments.title)
        let type = parameter.source.type
        let bounds: (minimum: Code?, maximum: Code?) =
            switch type {
            case .duration(let options): (options.minimum?.duration, options.maximum?.duration)
            case .currencyAmount: (nil, nil)
            default: type.bounds
            }
        if let minimum = bounds.minimum { add("minimumValue", minimum, type: type) }
        if let maximum = bounds.maximum { add("maximumValue", maximum, type: type) }
    }
}

extension Quantity {
    fileprivate var duration: Code {
        let unit = TimeUnit(unit)
        return "Measurement(value: \(value * unit.factor), unit: UnitDuration.\(unit.name))"
    }
}
