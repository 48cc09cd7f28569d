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
    let offers: [Offer]

    /// Whether options are requested for a search term.
    var isSearched: Bool { offers.contains(where: \.parameter.isSearched) }

    /// Whether it has a method for the default.
    var hasDefault: Bool { offers.contains(where: \.plan.hasDefault) }

    var protocolName: TypeName { isSearched ? "EntityStringQuery" : offers[0].parameter.optionsProtocol }

    /// All queries and options providers, in the order of the parameters.
    static func all(of intents: [IntentPlan]) -> [OptionsPlan] {
        let offers = intents.flatMap { intent in intent.offers.map { Offer(intent: intent, plan: $0) } }
        return offers.grouped(by: \.plan.type).map { OptionsPlan(type: $0[0].plan.type, offers: $0) }
    }
}
