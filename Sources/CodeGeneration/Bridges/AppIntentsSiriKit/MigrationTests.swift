import IntentSchema

/// Tests that what users saved comes over: for each widget and action one that has a value for each parameter, under the name
/// and of the type that it was saved with, and for each enumeration one of the names of its cases.
///
/// How the system carries values over is Apple's, so that no test can run it. With the bridge to SiriKit the tests begin with
/// SiriKit's class; without it, with the values.
package struct MigrationTests: Sendable {
    private let plan: AppIntentsPlan
    private let names: SiriKitNames
    private let beginsWithSiriKit: Bool

    /// - Parameter beginsWithSiriKit: Whether the classes of SiriKit and the bridge to them are there.
    package init(_ plan: AppIntentsPlan, beginsWithSiriKit: Bool) {
        self.plan = plan
        self.beginsWithSiriKit = beginsWithSiriKit
        names = SiriKitNames(plan.context.schema, classPrefix: plan.context.options.classPrefix ?? "")
    }

    /// The tests, which are the developer's own once they are written; an empty file where there is nothing to test.
    package func file() -> SourceFile {
        var testNames = TestNames()
        let tests =
            plan.intents.map { test(of: $0, testNames.unique("test\($0.intent.name.upperFirst)KeepsWhatWasSaved")) }
            + plan.enumerations.map { test(of: $0, testNames.unique("test\($0.name.name)FindsItsCasesByName")) }
        guard !tests.isEmpty else { return SourceFile() }
        return SourceFile(
            header: [
                "Written once by intentc from \(plan.context.schema.definitionName).intentdefinition, and never again: this file is yours.",
                "Import the module that has the App Intents. What only a device can tell is in the report of the conversion.",
            ],
            imports: [Import("AppIntents"), Import("Foundation")] + (beginsWithSiriKit ? [Import("Intents")] : [])
                + [Import("XCTest")],
            declarations: [
                .type(
                    TypeDeclaration(
                        documentation: [
                            "What users saved with the intents of \(plan.context.schema.definitionName) comes over."
                        ],
                        attributes: plan.context.options.deployment.availability(withWidgets: hasWidgets),
                        modifiers: [.final],
                        .class,
                        Identifier("\(plan.table.upperFirst)MigrationTests"),
                        inherits: ["XCTestCase"],
                        members: tests.map { .function($0) }
                    )
                )
            ]
        )
    }

    private var hasWidgets: Bool { plan.intents.contains(where: \.intent.isEligibleForWidgets) }

    private func test(of intent: IntentPlan, _ name: Identifier) -> FunctionDeclaration {
        let samples = intent.parameters.map { ($0, SavedSample(of: $0.source.type, plan.context)) }
        let known = samples.compactMap { parameter, sample in sample.map { (parameter, $0) } }
        let unknown = samples.filter { $0.1 == nil }.map(\.0.source.name)
        let className = Identifier(intent.intent.className(prefix: plan.context.options.classPrefix))
        let saved = Identifier(names.className(of: intent.intent))
        var forms = SiriKitForms(plan.context, names)
        let body = Code {
            "XCTAssertEqual(\(intent.name).intentClassName, \(StringLiteral(className.name)))"
            if beginsWithSiriKit {
                "let saved = \(saved)()"
                for (parameter, sample) in known {
                    let source = parameter.source
                    if let value = forms.siriKit(sample.value, source.type, isElement: source.isArray) {
                        "saved.\(parameter.name) = \(parameter.whole(value))"
                    }
                }
                "let intent = \(intent.name)(siriKit: saved)"
            } else if !known.isEmpty {
                "let intent = \(intent.name)()"
                for (parameter, sample) in known { "intent.\(parameter.name) = \(parameter.whole(sample.value))" }
            }
            for (parameter, sample) in known {
                let compared = sample.compared(
                    "intent.\(parameter.name)",
                    isArray: parameter.source.isArray,
                    isOptional: parameter.isOptional
                )
                "XCTAssertEqual(\(compared), \(parameter.whole(sample.expected)))"
            }
        }
        return FunctionDeclaration(
            documentation: unknown.isEmpty
                ? []
                : ["To be tried on a device: \(unknown.map { "`\($0)`" }.joined(separator: ", "))."],
            name,
            body: body
        )
    }

    private func test(of enumeration: EnumerationPlan, _ name: Identifier) -> FunctionDeclaration {
        FunctionDeclaration(
            name,
            body: .lines(
                enumeration.cases.map {
                    let rawValue = StringLiteral($0.rawValue ?? $0.name.name)
                    return "XCTAssertEqual(\(enumeration.name)(rawValue: \(rawValue)), \(enumeration.name).\($0.name))"
                }
            )
        )
    }
}
