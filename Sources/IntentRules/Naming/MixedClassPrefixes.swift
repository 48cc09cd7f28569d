import Diagnostics

extension Rule {
    /// Catches intents of one definition with different class prefixes, which happens when the prefix is changed later.
    package static let mixedClassPrefixes: Rule = Rule(
        code: "IN0606",
        name: "mixed-class-prefixes",
        category: .naming,
        severity: .note,
        isOptional: true,
        summary: "The intents of a definition have different class prefixes.",
        explanation: """
            Xcode stores the class prefix with every intent. When it is changed later, existing intents keep the old \
            one, or none. That keeps saved shortcuts working, so leave released intents alone; it is a mistake only \
            for new ones. The rule is off unless the configuration turns it on.
            """,
        triggering: ["{ Name: OrderSoup, ClassPrefix: SP }\n{ Name: ↓CookSoup }"],
        passing: ["{ Name: OrderSoup, ClassPrefix: SP }\n{ Name: CookSoup, ClassPrefix: SP }"]
    ) { context, findings in
        guard let first = context.intents.first else { return }
        let prefix = first.classPrefix?.value ?? ""
        guard let other = context.intents.first(where: { ($0.classPrefix?.value ?? "") != prefix }) else { return }
        func phrase(_ prefix: String) -> String { prefix.isEmpty ? "no class prefix" : "the class prefix '\(prefix)'" }
        findings.report(
            "intent '\(other.shownName)' has \(phrase(other.classPrefix?.value ?? "")), but others have \(phrase(prefix))",
            at: other.classPrefix?.range ?? other.pointingRange,
            symbol: other.symbol,
            related: [("an intent with another one", first.pointingRange)]
        )
    }
}
