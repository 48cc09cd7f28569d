import IntentSchema
import SwiftSource

/// What provides a parameter's options by asking the app: a query for entities, an options provider for other values.
package struct OptionsProviderPlan: Sendable {
    /// The position among the intent's planned parameters.
    package let position: Int
    /// The type that has the options: the parameter's own, or the query of its entity.
    let type: Identifier
    /// Whether the SiriKit handler's options are known.
    let isHandlerKnown: Bool
    /// Whether the SiriKit handler is known to provide a default.
    let providesDefault: Bool
    /// Whether the type has a method for the default because of this parameter.
    let hasDefault: Bool
    /// The positions of the parameters whose values the options may depend on.
    package let context: [Int]
    /// The names of other parameters on which the options of the team's own code can depend, if the handler, whose
    /// source is unknown, read them.
    let possibleContext: String?
    let losses: [Loss]

    /// Options may depend only on parameters that users see above. With dependencies in both directions, the options of
    /// each parameter would wait for the other's. The team's own code depends on what the handler reads; if that is not
    /// known, on parents.
    init(
        for position: Int,
        of parameters: [ParameterPlan],
        in intent: Intent,
        on system: DeploymentTarget,
        _ context: AppIntentsContext
    ) {
        self.position = position
        let options = context.options
        let isOwn = options.style == .own
        // What the SiriKit handler reads for the options, if that is known.
        let key = options.handlerKey(parameters[position].capitalized, of: intent)
        let handler = options.handlers?.options[key]
        isHandlerKnown = handler != nil
        providesDefault = options.handlers?.defaults[key] != nil
        let isKnown = isHandlerKnown && options.handlers?.passesOn.contains(key) == false
        let plan = parameters[position]
        let parameter = plan.source
        type = plan.provider ?? context.entity(for: parameter.type)?.query ?? "Options"
        // Without a provider, the default is in the parameter's attribute.
        hasDefault = !isOwn || providesDefault || plan.provider != nil && plan.defaultValue != nil
        let place = intent.place(of: parameter)
        var losses: [Loss] = []
        if parameter.options.supportsSearch, !parameter.type.isEntity {
            let instead = "all options, requested without a search term"
            losses.append(place.loss(.search, "options for a search term", instead: instead))
        }
        let possible = system < .ios17 ? [] : Self.nearest(above: position, of: parameters, in: intent)
        let parents = isKnown ? [] : Set(parameter.parents(in: intent))
        let used = possible.filter {
            parents.contains(parameters[$0].index) || handler?.contains(parameters[$0].source.name) == true
        }
        // A query that all parameters share knows none of them.
        let dependencies = !isOwn ? possible : plan.provider == nil ? [] : used
        self.context = dependencies
        /// The names of the parameters at the given positions: the first twenty, and the number of the rest.
        func names(_ positions: [Int]) -> String? {
            let count = positions.count
            let names = positions.prefix(Self.namesLimit).map { "`\(parameters[$0].source.name)`" }
            let rest = count > Self.namesLimit ? " and \(count - Self.namesLimit) more" : ""
            return count == 0 ? nil : names.joined(separator: ", ") + rest
        }
        let known = Set(dependencies)
        possibleContext = isKnown ? nil : names(possible.filter { !known.contains($0) })
        let kept = Set(possible + [position])
        let lost = parameters.indices.filter {
            !kept.contains($0) && (!isKnown || handler?.contains(parameters[$0].source.name) == true)
        }
        if let lost = names(lost) {
            let instead = "options that know \(names(dependencies) ?? "no other parameter")"
            let advice = isOwn && system >= .ios17 ? "declare `IntentParameterDependency` for more" : nil
            losses.append(place.loss(.optionsContext, "the values of \(lost)", instead: instead, advice: advice))
        }
        self.losses = losses
    }

    /// The most parameters that a message names.
    private static let namesLimit = 20

    /// At most fifteen parameters above one: its parents, then the nearest others. No intent that people can fill in
    /// needs more, and the code would grow with the square of their number.
    private static func nearest(above position: Int, of parameters: [ParameterPlan], in intent: Intent) -> [Int] {
        guard position > 15 else { return Array(0..<position) }
        let chosen = Set(parameters[position].source.parents(in: intent).prefix(15))
        var positions: [Int] = []
        // The parents above it and the nearest others that there is room for.
        var room = 15 - chosen.count
        var missing = chosen.count
        for other in (0..<position).reversed() {
            if room == 0, missing == 0 { break }
            if chosen.contains(parameters[other].index) {
                missing -= 1
            } else if room > 0 {
                room -= 1
            } else {
                continue
            }
            positions.append(other)
        }
        return positions.reversed()
    }
}

extension Parameter {
    /// The indices of the parent, its parent, and so on.
    fileprivate func parents(in intent: Intent) -> [Int] {
        Array(
            sequence(state: parent?.parameter) { (next: inout Int?) -> Int? in
                defer { next = next.flatMap { intent.parameters[$0].parent?.parameter } }
                return next
            }
        )
    }
}
