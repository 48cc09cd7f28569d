import SwiftSource

// What the SiriKit handlers did, which only the team can write again.
extension IntentPlan {
    /// - Parameters:
    ///   - queries: All options of the plan's code, by the types that have them.
    ///   - unfound: The entities whose lookup is not yet the work of another intent, by their names.
    func work(
        in queries: [Identifier: OptionsPlan],
        finding unfound: inout [Identifier: Entity],
        in context: AppIntentsContext
    ) -> [Loss] {
        let isOwn = context.options.style == .own
        var work: [Loss] = []
        func add(_ place: Loss.Place, _ what: String, instead: String = "nothing", advice: String? = nil) {
            work.append(place.loss(.handlerWork, what, instead: instead, advice: advice))
        }
        if isAction {
            let instead = isOwn ? "`perform()`" : "`handle` of `\(handling.name)`"
            add(intent.place, "`handle` of the SiriKit handler", instead: instead)
            if continuesInApp {
                let what = "the answer `continueInApp` of `handle`"
                if system >= .ios26 {
                    let advice = isOwn ? "call `continueInForeground()` in `perform()`" : nil
                    add(intent.place, what, instead: "`supportedModes`", advice: advice)
                } else {
                    add(intent.place, what, advice: "`openAppWhenRun` opens the app each time")
                }
            }
            let suggested = intent.isEligibleForSuggestions ? intent.shortcuts.count : 0
            if suggested > 0, context.options.handlers?.donates != false {
                let what = "\(suggested == 1 ? "a suggestion" : "\(suggested) suggestions") for what the app donates"
                add(intent.place, what, advice: "declare `PredictableIntent` if the app still donates the action")
            }
        }
        for offer in offers {
            guard let query = queries[offer.type] else { continue }
            let parameter = parameters[offer.position]
            let place = intent.place(of: parameter.source)
            let (type, seam) = ("`\(offer.type.name)`", "`\(handling.name)`")
            let results =
                !parameter.isEntity
                ? "`results()`"
                : query.isSearched ? "`suggestedEntities()` and `entities(matching:)`" : "`suggestedEntities()`"
            let method = parameter.optionsMethod.name
            add(place, "`\(method)`", instead: isOwn ? "\(results) of \(type)" : "`\(method)` of \(seam)")
            if isOwn, let names = offer.possibleContext {
                let what = "the values of \(names), if `\(method)` reads them"
                add(place, what, advice: "declare `IntentParameterDependency` in a query of its own")
            }
            if !offer.providesDefault, offer.isHandlerKnown { continue }
            let what = "`\(parameter.defaultMethod.name)`" + (offer.providesDefault ? "" : ", if the handler has it")
            if !isOwn {
                add(place, what, instead: "`\(parameter.defaultMethod.name)` of \(seam)")
            } else if query.hasDefault {
                add(place, what, instead: "`defaultResult()` of \(type)")
            } else {
                add(place, what, advice: "write `defaultResult()` in \(type)")
            }
            // See `Claim.defaultResult`.
            let isShown = parameter.isEntity && !isAction
            if parameter.isOptional, !isShown {
                let instead = query.hasDefault ? "`defaultResult()`, which may not be called" : "nothing"
                let advice = query.hasDefault ? nil : "write `defaultResult()` in \(type), which may not be called"
                let what = "the default that the app provides"
                work.append(place.loss(.providedDefault, what, instead: instead, advice: advice))
            }
        }
        for refusal in refusals {
            let what = "`resolve\(refusal.parameter.capitalized)`, which may refuse a value or ask for a confirmation"
            let method = "`\(refusal.method.name)` of `\(handling.name)`"
            let instead = isOwn ? "`perform()`, whose comments have the dialogs" : method
            add(intent.place(of: refusal.parameter.source), what, instead: instead)
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
