import Diagnostics
import Comparison
import Testing

/// The migrations that findings print.
@Suite struct MigrationCodeTests {
    @Test(arguments: [
        (ChangeKind.parameterRenamed, #".renamed("spice", to: .flavour)"#),
        (.caseRenamed, #".renamed("large", toCase: Size.big)"#),
        (.caseIndexChanged, ".renumbered(Size.self, [1: .small])"),
        (.propertyRenamed, #".renamed("heat", to: "spice", in: Soup.self)"#),
    ])
    func aFindingSaysHowSavedDataIsRead(kind: ChangeKind, code: String) throws {
        try expect(code, for: kind, in: try #require(kind.example))
    }

    @Test(arguments: [
        ("String", "Integer", "String"), ("Decimal", "Integer", "Double"), ("Object", "String", "ObjectValue"),
        ("Temperature", "String", "MeasurementValue<TemperatureUnit>"), ("DateComponents", "String", "DateComponents"),
    ])
    func whatWasOfAnotherTypeIsConverted(old: String, new: String, former: String) throws {
        func parameter(_ type: String) -> String {
            "INIntents: [{ Name: OrderSoup, Parameters: [{ Name: amount, Type: \(type) }] }]"
        }
        func property(_ type: String) -> String {
            "INTypes: [{ Name: Soup, Properties: [{ Name: amount, Type: \(type) }] }]"
        }
        let closure = "{ (former: \(former)) in … }"
        try expect(
            ".converted(.amount) \(closure)",
            for: .parameterTypeChanged,
            in: try example(parameter(old), parameter(new))
        )
        try expect(
            ".converted(\"amount\", in: Soup.self) \(closure)",
            for: .propertyTypeChanged,
            in: try example(property(old), property(new))
        )
    }

    private func example(_ old: String, _ new: String) throws -> ChangeExample {
        var example = try #require(ChangeKind.parameterTypeChanged.example)
        (example.old, example.new) = (old, new)
        return example
    }

    private func expect(_ code: String, for kind: ChangeKind, in example: ChangeExample) throws {
        var example = example
        (example.oldSwift, example.swift) = ("import IntentRuntime", "import IntentRuntime")
        let findings = ChangePage.findings(in: example).diagnostics
        let help = try #require(findings.first { $0.kind.name == kind.name }?.help)
        #expect(help.hasSuffix("Read the models' saved data with `\(code)`."), "\(help)")
        // An app without models has nothing to read.
        (example.oldSwift, example.swift) = (nil, nil)
        #expect(!ChangePage.findings(in: example).diagnostics.contains { $0.help?.contains("models' saved") == true })
    }

    @Test(arguments: [
        ChangeKind.parameterRemoved, .caseRemoved, .parameterBecameArray, .parameterTypeChanged, .defaultChanged,
        .typeRenamed,
    ])
    func whatNeedsNoMigrationHasNone(kind: ChangeKind) throws {
        let findings = ChangePage.findings(in: try #require(kind.example)).diagnostics
        #expect(!findings.isEmpty)
        #expect(findings.allSatisfy { $0.help?.contains("models' saved data") != true })
    }
}
