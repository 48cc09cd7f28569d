import Diagnostics
import IntentSchema

extension Rule {
    package static let oneSidedBounds: Rule = Rule(
        code: "IN0348",
        name: "one-sided-bounds",
        severity: .note,
        summary: "A number has only a minimum or only a maximum; the other bound is empty.",
        explanation: """
            Xcode writes an empty `<data>` for a bound that is switched off. With only one bound, a public app's \
            action could not be used until it had both or neither. Set both bounds, or none. Sliders have their own \
            rule (slider-without-bounds). All parameters of a definition are one finding.
            """,
        triggering: [
            "{ Name: Wait, Parameters: [{ Name: days, Type: Integer, Metadata: { MinimumValue: 1, MaximumValue: ↓data } }] }"
        ],
        passing: [
            "{ Name: Wait, Parameters: [{ Name: days, Type: Integer, Metadata: { MinimumValue: data, MaximumValue: data } }] }"
        ]
    ) { context, findings in
        var parts: [FindingGroup.Part] = []
        for parameter in context.parameters {
            guard let metadata = parameter.metadata, metadata.type?.value != NumberControl.slider.rawValue,
                let minimum = metadata.minimumValue, let maximum = metadata.maximumValue,
                (minimum.value == Scalar.none) != (maximum.value == Scalar.none)
            else { continue }
            let empty = minimum.value == Scalar.none ? minimum : maximum
            parts.append(.init(parameter.symbol, parameter.shownName, at: context.location(empty.range)))
        }
        findings.report(
            parts,
            one: "\(.names) has one bound; the other is empty",
            several: "\(.count) parameters have one bound, and the other is empty: \(.names)",
            symbol: "parameter"
        )
    }
}
