import Diagnostics
import IntentSchema

extension Rule {
    package static let lastTagTooSmall: Rule = Rule(
        code: "IN0338",
        name: "last-tag-too-small",
        severity: .warning,
        summary: "The tag counter is lower than the tags in use.",
        explanation: """
            Xcode takes the next tag from `INIntentLastParameterTag` (in types, `INTypeLastPropertyTag`). If a merge \
            or a script leaves the counter too low, the next parameter gets a tag that is already in use. Set the \
            counter to the highest tag.
            """,
        triggering: [
            "{ Name: OrderSoup, LastParameterTag: ↓1, Parameters: [{ Name: soup }, { Name: size }] }"
        ],
        passing: ["{ Name: OrderSoup, LastParameterTag: 7, Parameters: [{ Name: soup }, { Name: size }] }"]
    ) { context, findings in
        func check(_ counter: Written<Int>?, _ parameters: [ParameterDefinition], what: String, symbol: String) {
            guard let counter, let highest = parameters.compactMap({ $0.tag?.value }).max(),
                highest > counter.value
            else { return }
            let edit = DefinitionEdits(context.definition)?.replace(counter, with: String(highest))
            findings.report(
                "the tag counter is \(counter.value), but \(what) already uses the tag \(highest)",
                at: counter.range,
                symbol: symbol,
                fixIts: edit.map { [FixIt("Set it to \(highest)", isSafe: true, edits: [$0])] } ?? []
            )
        }
        for intent in context.intents {
            check(
                intent.lastParameterTag,
                intent.parameters,
                what: "intent '\(intent.shownName)'",
                symbol: intent.symbol
            )
            if let response = intent.response {
                let what = "the response of '\(intent.shownName)'"
                check(response.lastParameterTag, response.parameters, what: what, symbol: intent.responseSymbol)
            }
        }
        for type in context.definition.types {
            check(type.lastPropertyTag, type.properties, what: "type '\(type.shownName)'", symbol: type.symbol)
        }
    }
}
