import Diagnostics
import IntentSchema

extension Rule {
    /// Catches declarations whose names differ only in case: their files overwrite each other on most Macs.
    public static let namesDifferInCase = Rule(
        "IN0605",
        "names-differ-in-case",
        .naming,
        .warning,
        summary: "Two declarations have names that differ only in case.",
        explanation: """
            Code is generated into files that are named after the declarations, and file systems on Macs usually do \
            not distinguish uppercase from lowercase: one file overwrites the other. Rename one of the two.
            """,
        triggering: [.intents("{ Name: SetUp }\n{ Name: Setup }")],
        passing: [.intents("{ Name: SetUp }\n{ Name: TearDown }")]
    ) { context, findings in
        var first: [String: Written<String>] = [:]
        func check(_ name: Written<String>?, suffix: String, _ symbol: String) {
            guard let name else { return }
            let key = name.value.lowercased() + suffix
            guard let earlier = first[key] else {
                first[key] = name
                return
            }
            guard earlier.value != name.value else { return }
            findings.report(
                "'\(name.value)' and '\(earlier.value)' differ only in case",
                at: name.range,
                symbol: symbol,
                related: [("the other one", earlier.range)]
            )
        }
        for intent in context.intents { check(intent.name, suffix: "intent", intent.symbol) }
        for enumeration in context.definition.enumerations { check(enumeration.name, suffix: "", enumeration.symbol) }
        for type in context.definition.types { check(type.name, suffix: "", type.symbol) }
    }
}
