import SwiftSource

// What the SiriKit handlers did, which only the team can write again.
extension IntentPlan {
    /// The constant that says whether the intent opens the app.
    var launchConstant: String { system < .ios26 ? "openAppWhenRun" : "supportedModes" }

    /// - Parameter unfound: The entities whose lookup is not yet the work of another intent, by their names.
    func work(finding unfound: inout [Identifier: Entity], in context: AppIntentsContext) -> [Loss] {
        let isOwn = context.options.style == .own
        let facts = context.options.handlers
        var work: [Loss] = []
        func add(_ place: Loss.Place, _ what: String, _ instead: String) {
            work.append(place.loss(.handlerWork, what, instead: instead))
        }
        func add(_ place: Loss.Place, _ method: Identifier, if condition: String = "", own: String) {
            add(place, "`\(method.name)`\(condition)", isOwn ? own : "`\(method.name)` of `\(handling.name)`")
        }
        if isAction {
            let instead = isOwn ? "`perform()`" : "`handle` of `\(handling.name)`"
            add(intent.place, "`handle` of the SiriKit handler", instead)
            if continuesInApp {
                let setting = "the definition's “Supports background execution”, without which the code opens the app"
                add(intent.place, "the answer `continueInApp` of `handle`", isOwn ? "`\(launchConstant)`" : setting)
            }
            let suggested = intent.isEligibleForSuggestions ? intent.shortcuts.count : 0
            if suggested > 0, facts?.donates != false {
                let what = "\(suggested == 1 ? "a suggestion" : "\(suggested) suggestions") for what the app donates"
                add(intent.place, what, "`PredictableIntent` in an extension, if the app still donates the action")
            }
        }
        for offer in offers {
            let parameter = parameters[offer.position]
            let place = intent.place(of: parameter.source)
            let provider = parameter.isEntity ? "query" : "options provider"
            let results =
                parameter.isSearched
                ? "`suggestedEntities()` and `entities(matching:)`"
                : parameter.isEntity ? "`suggestedEntities()`" : "`results()`"
            add(place, parameter.optionsMethod, own: "\(results) of its \(provider)")
            if isOwn, let names = offer.possibleContext {
                let condition = "if `\(parameter.optionsMethod.name)` reads them"
                add(place, "the values of \(names), \(condition)", "`IntentParameterDependency` in its \(provider)")
            }
            if facts?.defaults[key(of: parameter)] != nil {
                add(place, parameter.defaultMethod, own: "`defaultResult()` of its \(provider)")
            } else if facts?.options[key(of: parameter)] == nil {
                let condition = ", if the handler has it"
                add(place, parameter.defaultMethod, if: condition, own: "`defaultResult()` of its \(provider)")
            }
        }
        for refusal in refusals {
            let what = "`resolve\(refusal.parameter.capitalized)`, which may refuse a value or ask for a confirmation"
            let method = "`\(refusal.method.name)` of `\(handling.name)`"
            let instead = isOwn ? "`perform()`, whose comments have the dialogs" : method
            add(intent.place(of: refusal.parameter.source), what, instead)
        }
        for parameter in parameters {
            guard let name = context.entity(for: parameter.source.type)?.identifier,
                let entity = unfound.removeValue(forKey: name)
            else { continue }
            work.append(entity.lookupWork(at: intent.place(of: parameter.source), context.options.style))
        }
        return work
    }
}

extension Entity {
    /// The work of finding entities, which people have saved, by their identifiers.
    func lookupWork(at place: Loss.Place, _ style: AppIntentsStyle) -> Loss {
        let instead =
            style == .own ? "`entities(for:)` of `\(query.name)`" : "`\(method.name)(for:)` of `\(lookup.name)`"
        return place.loss(.handlerWork, "objects, found by their identifiers", instead: instead)
    }
}
