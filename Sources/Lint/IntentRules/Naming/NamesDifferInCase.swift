import Diagnostics
import IntentSchema

extension Rule {
    package static let namesDifferInCase: Rule = Rule(
        code: "IN0605",
        name: "names-differ-in-case",
        summary: "Two declarations have names that differ only in case.",
        explanation: """
            Code is generated into files that are named after the declarations, and file systems on Macs usually do \
            not distinguish uppercase from lowercase: one file overwrites the other. Rename one of the two.
            """,
        triggering: ["{ Name: SetUp }\n{ Name: ↓Setup }"],
        passing: ["{ Name: SetUp }\n{ Name: TearDown }"]
    ) { context, findings in
        let types: [any SymbolicDefinition] = context.definition.enumerations + context.definition.types
        for group: [any SymbolicDefinition] in [context.intents, types] {
            for (first, later) in group.repeatedNames({ $0.name?.value.lowercased() }) {
                guard let earlier = first.name, let name = later.name, earlier.value != name.value else { continue }
                findings.report(
                    "'\(name.value)' and '\(earlier.value)' differ only in case",
                    at: name.range,
                    symbol: later.symbol,
                    related: [("'\(earlier.value)'", earlier.range)]
                )
            }
        }
    }
}
