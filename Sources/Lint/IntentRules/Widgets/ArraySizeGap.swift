import IntentSchema

extension Rule {
    package static let arraySizeGap: Rule = Rule(
        code: "IN0703",
        name: "array-size-gap",
        summary: "An array has no size for a widget family.",
        explanation: """
            A parameter with a fixed size has one number for each widget family. Xcode 12 writes three (small, medium, \
            large), Xcode 13 adds extra large, and Xcode 14 adds the four accessory families. A family in between that \
            is left out shows no values. Open the parameter in Xcode and set the size.
            """,
        triggering: [sized("↓ArraySizes: [{ Size: 1, SizeClass: Small }, { Size: 6, SizeClass: Large }]")],
        passing: [
            sized(
                "ArraySizes: [{ Size: 1, SizeClass: Small }, { Size: 3, SizeClass: Medium }, { Size: 6, SizeClass: Large }]"
            )
        ]
    ) { context, findings in
        // The families that Xcode 12, 13 and 14 introduced.
        let generations: [[WidgetFamily]] = [
            [.small, .medium, .large], [.extraLarge],
            [.accessoryInline, .accessoryCorner, .accessoryCircular, .accessoryRectangular],
        ]
        for parameter in context.parameters {
            guard parameter.isFixedSizeArray?.value == true, let sizes = parameter.arraySizes,
                !sizes.value.isEmpty
            else { continue }
            let families = sizes.value.compactMap { $0.sizeClass.flatMap { WidgetFamily(rawValue: $0.value) } }
            let present = Set(families)
            // A size of an unknown family, or a second one, may be the missing one.
            guard present.count == sizes.value.count else { continue }
            let last = generations.lastIndex { $0.contains(where: present.contains) } ?? 0
            let missing = generations[...last].joined().filter { !present.contains($0) }.map(\.rawValue)
            guard !missing.isEmpty else { continue }
            findings.report(
                "'\(parameter.shownName)' has no size for \(missing.quotedList())",
                at: sizes.keyRange,
                symbol: parameter.symbol
            )
        }
    }

    private static func sized(_ sizes: String) -> RuleExample {
        .order(
            "EligibleForWidgets: true",
            "Parameters: [{",
            "    Name: soups, SupportsMultipleValues: true, FixedSizeArray: 1",
            "    \(sizes)",
            "}]"
        )
    }
}
