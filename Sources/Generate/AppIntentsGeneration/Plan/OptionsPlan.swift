import SwiftSource

/// A query or options provider of the code, with all parameters whose options it has.
struct OptionsPlan {
    struct Offer {
        let intent: IntentPlan
        let plan: OptionsProviderPlan
        var parameter: ParameterPlan { intent.parameters[plan.position] }
        /// The parameters whose values the options may depend on.
        var context: [ParameterPlan] { plan.context.map { intent.parameters[$0] } }
    }

    let type: Identifier
    /// At least one. Only the default query of an entity has several.
    private(set) var offers: [Offer]

    /// Whether options are requested for a search term.
    var isSearched: Bool { offers.contains(where: \.parameter.isSearched) }

    /// Whether it has a method for the default.
    var hasDefault: Bool { offers.contains(where: \.plan.hasDefault) }

    var protocolName: TypeName { isSearched ? "EntityStringQuery" : offers[0].parameter.optionsProtocol }

    /// All queries and options providers, in the order of the parameters.
    static func all(of intents: [IntentPlan]) -> [OptionsPlan] {
        var all: [OptionsPlan] = []
        var positions: [Identifier: Int] = [:]
        for intent in intents {
            for plan in intent.offers {
                let offer = Offer(intent: intent, plan: plan)
                if let position = positions[plan.type] {
                    all[position].offers.append(offer)
                } else {
                    positions[plan.type] = all.count
                    all.append(OptionsPlan(type: plan.type, offers: [offer]))
                }
            }
        }
        return all
    }
}
