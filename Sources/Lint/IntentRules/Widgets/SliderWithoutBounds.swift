import IntentSchema

extension Rule {
    package static let sliderWithoutBounds: Rule = Rule(
        code: "IN0708",
        name: "slider-without-bounds",
        severity: .warning,
        summary: "A slider lacks a minimum or a maximum.",
        explanation: """
            A slider runs from a minimum to a maximum. An empty bound is no bound, so users cannot reach the values \
            they want. Set both bounds, or let users type the number.
            """,
        triggering: [slider("Type: ↓Slider, MinimumValue: 0.0, MaximumValue: data")],
        passing: [slider("Type: Slider, MaximumValue: 1.0")]
    ) { context, findings in
        for parameter in context.parameters {
            guard let metadata = parameter.metadata, let type = metadata.type,
                NumberControl(rawValue: type.value) == .slider
            else { continue }
            // An absent minimum means zero; an absent maximum means no bound.
            let hasMinimum = metadata.minimumValue?.value != Scalar.none
            let hasMaximum = metadata.maximumValue.map { $0.value != Scalar.none } ?? false
            guard !hasMinimum || !hasMaximum else { continue }
            findings.report(
                "the slider of '\(parameter.shownName)' has no \(hasMaximum ? "minimum" : "maximum")",
                at: type.range,
                symbol: parameter.symbol
            )
        }
    }

    private static func slider(_ metadata: String) -> RuleExample {
        .intents("{ Name: SetVolume, Parameters: [{ Name: volume, Type: Decimal, Metadata: { \(metadata) } }] }")
    }
}
