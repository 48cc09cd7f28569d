extension Rule {
    /// Catches sizes without the flag that puts them into effect, and the flag without sizes.
    package static let arraySizesIgnored: Rule = Rule(
        code: "IN0704",
        name: "array-sizes-ignored",
        category: .widgets,
        severity: .warning,
        summary: "Array sizes have no fixed-size flag, or the flag has no sizes.",
        explanation: """
            `INIntentParameterArraySizes` takes effect only together with `INIntentParameterFixedSizeArray`, and that \
            flag has no effect without sizes. One of the two has been lost, in a merge or in a script. Set the size \
            again in Xcode.
            """,
        triggering: [
            """
            {
                Name: ShowStops
                Parameters: [{
                    Name: stops, SupportsMultipleValues: true
                    ↓ArraySizes: [
                        { Size: 1, SizeClass: Small }, { Size: 3, SizeClass: Medium }, { Size: 6, SizeClass: Large }
                    ]
                }]
            }
            """,
            "{ Name: ShowStops, Parameters: [{ Name: stops, SupportsMultipleValues: true, ↓FixedSizeArray: 1 }] }",
        ],
        passing: ["{ Name: ShowStops, Parameters: [{ Name: stops, SupportsMultipleValues: true }] }"]
    ) { context, findings in
        for parameter in context.parameters {
            let isFixed = parameter.isFixedSizeArray?.value == true
            if let sizes = parameter.arraySizes, !sizes.value.isEmpty, !isFixed {
                findings.report(
                    "the array sizes of '\(parameter.shownName)' are ignored: its size is not fixed",
                    at: sizes.keyRange,
                    symbol: parameter.symbol
                )
            } else if let flag = parameter.isFixedSizeArray, isFixed, parameter.arraySizes?.value.isEmpty != false {
                findings.report(
                    "the size of '\(parameter.shownName)' is fixed, but no size is given",
                    at: flag.keyRange,
                    symbol: parameter.symbol
                )
            }
        }
    }
}
