import IntentSchema

/// What provides the options of a parameter: a query for entities, an options provider for other values. It asks the app.
package struct OptionsProviderPlan: Sendable {
    /// The position among the intent's planned parameters.
    package let position: Int
    /// The positions of the parameters whose values the options may depend on.
    package let context: [Int]
    let losses: [Loss]

    /// Options may depend on parameters that users see above. Dependencies both ways would have the options of each wait for
    /// the other's.
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
            let instead = "all options, asked for without one"
            losses.append(place.loss(.search, "options for a search term", instead: instead))
        }
        // The team's own code says how the team adds those that it needs.
        let known =
            style == .own || system < .ios17 ? [] : Self.nearest(above: position, of: parameters, in: intent)
        context = known
        let others = parameters.count - known.count - 1
        if style == .generated, others > 0 {
            /// The names of the parameters at some positions, of a few as an example where they are many.
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

    /// How many parameters a message names.
    private static let namesLimit = 20

    /// At most fifteen parameters above one: its parents, then those that stand nearest. More would be more than an intent
    /// that people can fill in has, and the code would grow with the square of their number.
    private static func nearest(above position: Int, of parameters: [ParameterPlan], in intent: Intent) -> [Int] {
        guard position > 15 else { return Array(0..<position) }
        var chosen = Set<Int>()
        var parent = parameters[position].source.parent?.parameter
        while let index = parent, chosen.count < 15 {
            chosen.insert(index)
            parent = intent.parameters[index].parent?.parameter
        }
        var positions: [Int] = []
        // The parents that are above, and beside them the nearest others, as many as there is room for.
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
