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
    init(for position: Int, of parameters: [ParameterPlan], in intent: Intent, on system: DeploymentTarget) {
        self.position = position
        let parameter = parameters[position].source
        let place = intent.place(of: parameter)
        let above = Self.nearest(above: position, of: parameters, in: intent)
        let kept = Set(above + [position])
        let others = parameters.indices.filter { !kept.contains($0) }
        func names(_ positions: [Int]) -> String {
            positions.map { "`\(parameters[$0].source.name)`" }.joined(separator: ", ")
        }
        var losses: [Loss] = []
        if parameter.options.supportsSearch, !parameter.type.isEntity {
            let instead = "all options, asked for without one"
            losses.append(place.loss(.search, "options for a search term", instead: instead))
        }
        if system < .ios17 {
            context = []
            let all = parameters.indices.filter { $0 != position }
            if !all.isEmpty {
                let instead = "options that know no other parameter, before iOS 17"
                losses.append(place.loss(.optionsContext, "the values of \(names(all))", instead: instead))
            }
        } else {
            context = above
            if !others.isEmpty {
                let instead =
                    above.isEmpty ? "options that know no other parameter" : "options that know \(names(above))"
                losses.append(place.loss(.optionsContext, "the values of \(names(others))", instead: instead))
            }
        }
        self.losses = losses
    }

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
        for other in (0..<position).reversed() where chosen.count < 15 { chosen.insert(parameters[other].index) }
        return (0..<position).filter { chosen.contains(parameters[$0].index) }
    }
}
