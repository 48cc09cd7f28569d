import Diagnostics
import IntentSchema

extension Rule {
    /// Catches a relationship that lost its parent, which Xcode leaves behind when the parent parameter is deleted.
    public static let missingParent = Rule(
        takingOver: .missingParent,
        triggering: [
            .intents("{ Name: OrderSoup, Parameters: [{ Name: size, Relationship: { PredicateName: HasAnyValue } }] }")
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [
                        { Name: soup }
                        { Name: size, Relationship: { ParentName: soup, PredicateName: HasAnyValue } }
                    ]
                }
                """
            )
        ]
    ) { context, findings in
        for intent in context.intents {
            for parameter in intent.parameters {
                guard let relationship = parameter.relationship, relationship.parentName == nil else { continue }
                let deletion = DefinitionEdits(context.definition)?.deleteEntry(valueAt: relationship.range.lowerBound)
                findings.report(
                    "the relationship of '\(parameter.shownName)' does not name a parent, so the parameter is always shown",
                    at: relationship.predicateName?.range ?? relationship.range,
                    symbol: parameter.symbol,
                    help: "remove the relationship, or choose a parent in Xcode",
                    fixIts: deletion.map { [FixIt("Remove the relationship", isSafe: true, edits: [$0])] } ?? []
                )
            }
        }
    }
}
