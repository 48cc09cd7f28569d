import IntentSchema
import SwiftSource

// What is uncertain about a parameter that has an App Intents type.
extension ParameterPlan {
    /// What may happen to values that users have saved.
    func doubts(in intent: Intent, _ context: AppIntentsContext) -> [Loss] {
        func doubt(_ kind: Loss.Kind, _ what: String, instead: String) -> [Loss] {
            [intent.place(of: source).loss(kind, what, instead: instead)]
        }
        switch source.type {
        case .placemark: return doubt(.savedPlace, "a saved place", instead: "a place, or nothing")
        case .enumeration(let reference, defaultCase: _):
            guard context.schema[reference].unknownCase != nil else { return [] }
            return doubt(
                .savedUnknown,
                "a saved `unknown`",
                instead: isOptional ? "nothing" : "the default, or nothing"
            )
        case .object where source.isArray && settings.role.configuresWidgets:
            return doubt(.savedList, "a saved list of objects", instead: "the list, or nothing")
        case .string, .integer, .decimal, .boolean, .object, .untypedObject, .file, .dateComponents, .duration,
            .measurement, .currencyAmount, .plain, .system:
            return []
        }
    }
}
