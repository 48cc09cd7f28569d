import IntentSchema
import SwiftSource

// What is uncertain about a parameter that has an App Intents type.
extension ParameterPlan {
    /// What may happen to values that users have saved, and to the app's default.
    func doubts(in intent: Intent, _ context: AppIntentsContext) -> [Loss] {
        var losses: [Loss] = []
        func add(_ kind: Loss.Kind, _ what: String, instead: String) {
            losses.append(intent.place(of: source).loss(kind, what, instead: instead))
        }
        switch source.type {
        case .placemark: add(.savedPlace, "a saved place", instead: "a place, or nothing")
        case .enumeration(let reference, defaultCase: _):
            if context.schema[reference].unknownCase != nil {
                add(.savedUnknown, "a saved `unknown`", instead: isOptional ? "nothing" : "the default, or nothing")
            }
        case .object where source.isArray && intent.isEligibleForWidgets:
            add(.savedList, "a saved list of objects", instead: "the list, or nothing")
        case .string, .integer, .decimal, .boolean, .object, .untypedObject, .file, .dateComponents, .duration,
            .measurement, .currencyAmount, .plain, .system:
            break
        }
        let key = context.options.handlerKey(capitalized, of: intent)
        let hasDefault = context.options.handlers.map { $0.defaults[key] != nil } ?? true
        // See `Claim.defaultResult`.
        let isShown = isEntity && !intent.isAction
        if isOffered, isOptional, hasDefault, !isShown {
            let what = "the default that the app provides"
            add(.providedDefault, what, instead: "`defaultResult`, which may not be called")
        }
        return losses
    }
}
