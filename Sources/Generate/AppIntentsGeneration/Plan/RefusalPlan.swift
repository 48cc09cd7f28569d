import IntentSchema
import SwiftSource

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

    var losses: [Loss] { reasons.flatMap { $0.dialog?.losses ?? [] } }

    /// The refusals of an intent's parameters, one for each parameter with custom reasons.
    static func all(of parameters: [ParameterPlan], in intent: Intent, _ context: AppIntentsContext) -> [RefusalPlan] {
        let refused = parameters.filter { !$0.customReasons.isEmpty }
        guard !refused.isEmpty else { return [] }
        var values = TextValues(in: context)
        for parameter in parameters { values.add(parameter) }
        return refused.map { RefusalPlan(of: $0, in: intent, values) }
    }

    /// - Parameter values: The values of variables in the intent's texts.
    private init(of parameter: ParameterPlan, in intent: Intent, _ values: TextValues) {
        self.parameter = parameter
        type = Identifier("\(parameter.capitalized)UnsupportedReason")
        method = Identifier("unsupported\(parameter.capitalized)Reason")
        var values = values
        values.addBounds(of: parameter)
        let comment = "Why \(parameter.source.name) of \(intent.name) cannot be used"
        let place = intent.place(of: parameter.source)
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

extension TextValues {
    /// Adds the constants that the editor offers as variables in a reason.
    fileprivate mutating func addBounds(of parameter: ParameterPlan) {
        add("displayName", constant: parameter.title)
        switch parameter.source.type {
        case .integer(let options):
            add("minimumValue", constant: options.minimum.map { "\($0)" })
            add("maximumValue", constant: options.maximum.map { "\($0)" })
        case .decimal(let options):
            add("minimumValue", constant: options.minimum.map { "\($0)" })
            add("maximumValue", constant: options.maximum.map { "\($0)" })
        case .string, .boolean, .enumeration, .object, .untypedObject, .file, .placemark, .dateComponents, .duration,
            .measurement, .currencyAmount, .plain, .system:
            break
        }
    }
}
