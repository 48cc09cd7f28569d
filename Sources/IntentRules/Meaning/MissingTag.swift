extension Rule {
    /// Catches a parameter without the number that identifies it when its name changes.
    package static let missingTag: Rule = Rule(
        code: "IN0339",
        name: "missing-tag",
        category: .meaning,
        severity: .warning,
        summary: "A parameter has no tag.",
        explanation: """
            Xcode gives every parameter a tag that is never used again. Saved shortcuts and widgets may identify the \
            parameter by its tag, and a parameter without one can be mistaken for another. Scripts that write \
            definitions tend to forget it. Give the parameter the next free tag.
            """,
        triggering: [
            "{ Name: OrderSoup, LastParameterTag: 0, Parameters: [{ Name: ↓size, Tag: none }] }"
        ],
        passing: ["{ Name: OrderSoup, Parameters: [{ Name: size }] }"]
    ) { context, findings in
        for parameter in context.parameters where parameter.tag == nil {
            findings.report(
                "parameter '\(parameter.shownName)' has no tag",
                at: parameter.pointingRange,
                symbol: parameter.symbol
            )
        }
    }
}
