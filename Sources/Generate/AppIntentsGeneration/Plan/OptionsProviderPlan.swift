import IntentSchema

/// What provides a parameter's options by asking the app: a query for entities, an options provider for other values.
package struct OptionsProviderPlan: Sendable {
    /// The position among the intent's planned parameters.
    package let position: Int
    /// The positions of the parameters whose values the options may depend on.
    package let context: [Int]
    let losses: [Loss]

    /// Options may depend only on parameters that users see above. With dependencies in both directions, the options of
    /// each parameter would wait for the other's.
    init(
        for position: Int,
        of parameters: [ParameterPlan],
        in intent: Intent,
        on system: DeploymentTarget,
        _ style: AppIntentsStyle
    ) {
        self.position = position
        let parameter = parameters[position].source
        let place = intent.place(of: parameter)
        var losses: [Loss] = []
        if parameter.options.supportsSearch, !parameter.type.isEntity {
            let instead = "all options, requested without a search term"
            losses.append(place.loss(.search, "options for a search term", instead: instead))
        }
        // The team's own code explains how to add the dependencies that the team needs.
        let known =
            style == .own || system < .ios17 ? [] : Self.nearest(above: position, of: parameters, in: intent)
        context = known
        let others = parameters.count - known.count - 1
        if style == .generated, others > 0 {
            /// The names of the parameters at the given positions: the first twenty, and the number of the rest.
            func names(_ positions: some Sequence<Int>, count: Int) -> String {
                let names = positions.prefix(Self.namesLimit).map { "`\(parameters[$0].source.name)`" }
                let rest = count > Self.namesLimit ? " and \(count - Self.namesLimit) more" : ""
                return names.joined(separator: ", ") + rest
            }
            let kept = Set(known + [position])
            let lost = names(parameters.indices.lazy.filter { !kept.contains($0) }, count: others)
            let seen = known.isEmpty ? "no other parameter" : names(known, count: known.count)
            let instead = "options that know \(seen)\(system < .ios17 ? ", before iOS 17" : "")"
            losses.append(place.loss(.optionsContext, "the values of \(lost)", instead: instead))
        }
        self.losses = losses
    }

    /// The most parameters that a message names.
    private static let namesLimit = 20

    /// At most fifteen parameters above one: its parents, then the nearest others. No intent that people can fill in
    /// needs more, and the code would grow with the square of their number.
    private static func nearest(above position: Int, of parameters: [ParameterPlan], in intent: Intent) -> [Int] {
        guard position > 15 else { return Array(0..<position) }
        var chosen = Set<Int>()
        var parent = parameters[position].source.parent?.parameter
        while let index = parent, chosen.count < 15 {
            chosen.insert(index)
            parent = intent.parameters[index].parent?.parameter
        }
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
