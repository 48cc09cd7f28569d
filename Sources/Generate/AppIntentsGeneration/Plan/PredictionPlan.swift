import IntentSchema
import SwiftSource

/// A shortcut type as a prediction, which Siri may suggest.
package struct PredictionPlan: Sendable {
    /// The parameters of the prediction, and whether a text names them. The code ignores the values of the others.
    let parameters: [(name: Identifier, isNamed: Bool)]
    let title: PlannedText
    let subtitle: PlannedText?

    var losses: [Loss] { title.losses + (subtitle?.losses ?? []) }

    init(
        _ shortcut: ParameterCombination,
        of intent: Intent,
        _ plans: ParameterPlans,
        in context: AppIntentsContext
    ) {
        let parameters = shortcut.parameters.compactMap { plans.position(of: $0) }.map { plans.parameters[$0] }
        let title = shortcut.title.shown != nil ? shortcut.title : intent.title
        let comment = "Suggestion of \(intent.name)"
        var values = TextValues(in: context)
        if [title, shortcut.subtitle].contains(where: { PlaceholderText.mayHaveVariables($0.text ?? "") }) {
            for parameter in parameters { values.add(parameter) }
        }
        self.title = PlannedText(title, fallback: intent.name, comment, values: values, at: intent.place)
        subtitle = shortcut.subtitle.shown.map {
            PlannedText(shortcut.subtitle, fallback: $0, comment, values: values, at: intent.place)
        }
        let named = self.title.namedValues.union(subtitle?.namedValues ?? [])
        self.parameters = parameters.map { ($0.name, named.contains($0.source.name)) }
    }
}
