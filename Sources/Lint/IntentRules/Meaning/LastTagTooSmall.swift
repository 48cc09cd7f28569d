import Diagnostics
import IntentSchema

extension Rule {
    package static let lastTagTooSmall: Rule = Rule(
        code: "IN0338",
        name: "last-tag-too-small",
        summary: "A tag is missing, or the tag counter is missing or lower than the tags in use.",
        explanation: """
            Xcode gives every parameter, response value and property a tag that is never used again. It takes the next \
            one from `INIntentLastParameterTag` (in types, `INTypeLastPropertyTag`). If a merge or a script leaves a tag \
            out, Xcode cannot tell a renamed parameter from a new one; if the counter is too low or missing, the next \
            parameter gets a tag that is in use. Set the counter to the highest tag.
            """,
        triggering: [
            "{ Name: OrderSoup, LastParameterTag: ↓1, Parameters: [{ Name: soup }, { Name: size }] }",
            "{ Name: ↓OrderSoup, LastParameterTag: none, Parameters: [{ Name: soup }] }",
            "{ Name: OrderSoup, Parameters: [{ Name: ↓soup, Tag: none }] }",
        ],
        passing: [
            "{ Name: OrderSoup, LastParameterTag: 7, Parameters: [{ Name: soup }, { Name: size }] }",
            """
            INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup, Type: Object, ObjectType: Soup }] }]
            INTypes: [{ Name: Soup, LastPropertyTag: none }]
            """,
        ]
    ) { context, findings in
        func check(
            _ counter: Written<Int>?,
            _ parameters: [ParameterDefinition],
            of owner: String,
            at place: SourceRange,
            _ symbol: String
        ) {
            for parameter in parameters where parameter.tag == nil {
                findings.report("'\(parameter.shownName)' of \(owner) has no tag", about: parameter)
            }
            let highest = parameters.compactMap { $0.tag?.value }.max() ?? 0
            guard highest > counter?.value ?? 0 else { return }
            let edit = counter.flatMap { DefinitionEdits(context.definition)?.replace($0, with: String(highest)) }
            findings.report(
                counter.map { "the tag counter of \(owner) is \($0.value), but the tag \(highest) is in use" }
                    ?? "\(owner) has no tag counter",
                at: counter?.range ?? place,
                symbol: symbol,
                fixIts: edit.map { [FixIt("Set the tag counter to \(highest)", isSafe: true, edits: [$0])] } ?? []
            )
        }
        for intent in context.intents {
            let name = "'\(intent.shownName)'"
            check(intent.lastParameterTag, intent.parameters, of: "intent \(name)", at: intent.nameRange, intent.symbol)
            guard let response = intent.response else { continue }
            check(
                response.lastParameterTag,
                response.parameters,
                of: "the response of \(name)",
                at: intent.nameRange,
                intent.responseSymbol
            )
        }
        for type in context.definition.types {
            // The four inherited properties have the tags 1 to 4 in every type.
            let own = type.properties.filter { $0.isInherited?.value != true }
            check(type.lastPropertyTag, own, of: "type '\(type.shownName)'", at: type.nameRange, type.symbol)
        }
    }
}
