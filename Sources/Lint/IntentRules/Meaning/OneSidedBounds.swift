import Diagnostics
import IntentSchema

extension Rule {
    package static let oneSidedBounds: Rule = Rule(
        code: "IN0348",
        name: "one-sided-bounds",
        severity: .note,
        summary: "A number has only a minimum or only a maximum, or a slider lacks one.",
        explanation: """
            Xcode writes an empty `<data>` for a bound that is switched off. With only one bound, a public app's \
            action could not be used until it had both or neither. Set both bounds, or none. A slider needs both: it \
            runs from one to the other, so it is a warning, and an absent minimum means zero. All other parameters of \
            a definition are one finding.
            """,
        triggering: [
            wait("Type: Integer, Metadata: { MinimumValue: 1, MaximumValue: ↓data }"),
            wait("Type: Decimal, Metadata: { Type: ↓Slider, MinimumValue: 0.0, MaximumValue: data }"),
        ],
        passing: [
            wait("Type: Integer, Metadata: { MinimumValue: data, MaximumValue: data }"),
            wait("Type: Decimal, Metadata: { Type: Slider, MaximumValue: 1.0 }"),
        ]
    ) { context, findings in
        for parameter in context.parameters {
            guard let metadata = parameter.metadata else { continue }
            let (minimum, maximum) = (metadata.minimumValue, metadata.maximumValue)
            if let type = metadata.type, NumberControl(rawValue: type.value) == .slider {
                let hasMaximum = maximum.map { $0.value != Scalar.none } ?? false
                guard minimum?.value == Scalar.none || !hasMaximum else { continue }
                findings.report(
                    "the slider of '\(parameter.shownName)' has no \(hasMaximum ? "minimum" : "maximum")",
                    at: type.range,
                    symbol: parameter.symbol,
                    severity: .warning
                )
            } else if let minimum, let maximum, (minimum.value == Scalar.none) != (maximum.value == Scalar.none) {
                let empty = minimum.value == Scalar.none ? minimum : maximum
                findings.report(
                    "'\(parameter.shownName)' has one bound; the other is empty",
                    at: empty.range,
                    symbol: parameter.symbol
                )
            }
        }
    }

    private static func wait(_ parameter: String) -> RuleExample {
        .intents("{ Name: Wait, Parameters: [{ Name: days, \(parameter) }] }")
    }
}
