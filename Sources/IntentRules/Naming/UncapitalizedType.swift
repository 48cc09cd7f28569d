import IntentSchema

extension Rule {
    /// Catches an intent, enumeration or type whose name begins like a property's.
    package static let uncapitalizedType: Rule = Rule(
        code: "IN0604",
        name: "uncapitalized-type",
        category: .naming,
        severity: .note,
        isOptional: true,
        summary: "The name of an intent, an enumeration or a type begins with a lowercase letter.",
        explanation: """
            These names become type names in Swift, and generated code keeps their spelling: `orderSoupIntent`. Saved \
            shortcuts refer to an intent by its class, so rename it before the first release or not at all. It is \
            a question of style, so the rule is off unless the configuration turns it on.
            """,
        triggering: ["{ Name: ↓orderSoup }"],
        passing: ["{ Name: OrderSoup }"]
    ) { context, findings in
        func check(_ name: Written<String>?, what: String, symbol: String) {
            guard let name, name.value.beginsWithSmallLetter else { return }
            findings.report(
                "the \(what) '\(name.value)' begins with a lowercase letter",
                at: name.range,
                symbol: symbol
            )
        }
        for intent in context.intents where intent.classPrefix?.value.isEmpty != false {
            check(intent.name, what: "intent", symbol: intent.symbol)
        }
        for enumeration in context.definition.enumerations where enumeration.className == nil {
            check(enumeration.name, what: "enumeration", symbol: enumeration.symbol)
        }
        for type in context.definition.types where type.className == nil {
            check(type.name, what: "type", symbol: type.symbol)
        }
    }
}
