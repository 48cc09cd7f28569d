import AppIntentsGeneration
import IntentSchema
import SwiftSource

/// Tests that pin what saved values are found by: the class of each widget and action, a value for each parameter with
/// its saved name and type, and the case names of each enumeration. The tests compile only while names and types stay
/// the same.
///
/// Apple carries the values over, so no test can run that. With the bridge to SiriKit, the tests start from SiriKit's
/// class; without it, from the values.
package struct MigrationTests: Sendable {
    private let plan: AppIntentsPlan
    private let beginsWithSiriKit: Bool

    /// - Parameter beginsWithSiriKit: Whether SiriKit's classes and the bridge to them exist.
    package init(_ plan: AppIntentsPlan, beginsWithSiriKit: Bool) {
        self.plan = plan
        self.beginsWithSiriKit = beginsWithSiriKit
    }

    /// The tests, which belong to the developer once written; an empty file if there is nothing to test.
    package func file() -> SourceFile {
        guard !plan.intents.isEmpty || !plan.enumerations.isEmpty else { return SourceFile() }
        return SourceFile(
            header: [
                "Written once by intentc from \(plan.context.schema.definitionName).intentdefinition, and never again: this file is yours.",
                "Import the module that has the App Intents. The report of the conversion lists what to test on a device.",
            ],
            imports: [Import("AppIntents"), Import("Foundation")] + (beginsWithSiriKit ? [Import("Intents")] : [])
                + [Import("XCTest")],
            parts: [write]
        )
    }

    @Sendable private func write(to writer: Writer) {
        let hasWidgets = plan.intents.contains(where: \.intent.isEligibleForWidgets)
        var testNames = TestNames()
        writer.type(
            documentation: [
                "Pins the names and types by which the system finds what users saved: it compiles only while they stay.",
                "Whether the system carries the values over is not tested here.",
            ],
            attributes: plan.context.options.deployment.availability(withWidgets: hasWidgets),
            modifiers: [.final],
            .class,
            Identifier("\(plan.table.upperFirst)MigrationTests"),
            inherits: ["XCTestCase"]
        ) {
            for intent in plan.intents {
                let name = testNames.unique("test\(intent.intent.name.upperFirst)KeepsNamesAndTypes")
                writeTest(of: intent, named: name, to: writer)
            }
            for enumeration in plan.enumerations {
                let name = testNames.unique("test\(enumeration.name.name)FindsItsCasesByName")
                writer.function(Signature(name)) {
                    for value in enumeration.cases {
                        let rawValue = StringLiteral(value.rawValue ?? value.name.name)
                        writer.line(
                            "XCTAssertEqual(\(enumeration.name)(rawValue: \(rawValue)), \(enumeration.name).\(value.name))"
                        )
                    }
                }
            }
        }
    }

    private func writeTest(of intent: IntentPlan, named name: Identifier, to writer: Writer) {
        let samples = intent.parameters.map { ($0, SavedSample(of: $0.source.type, plan.context)) }
        let known = samples.compactMap { parameter, sample in sample.map { (parameter, $0) } }
        let unknown = samples.filter { $0.1 == nil }.map { "`\($0.0.source.name)`" }
        let className = Identifier(intent.intent.className(prefix: plan.context.options.classPrefix))
        writer.function(
            documentation: unknown.isEmpty ? [] : ["To be tried on a device: \(unknown.joined(separator: ", "))."],
            Signature(name)
        ) {
            writer.line("XCTAssertEqual(\(intent.name).intentClassName, \(StringLiteral(className.name)))")
            if beginsWithSiriKit {
                writeSaved(intent, known, to: writer)
            } else if !known.isEmpty {
                writer.line("let intent = \(intent.name)()")
                for (parameter, sample) in known {
                    writer.line("intent.\(parameter.name) = \(parameter.whole(sample.value))")
                }
            }
            for (parameter, sample) in known {
                let compared = sample.compared(
                    "intent.\(parameter.name)",
                    isArray: parameter.source.isArray,
                    isOptional: parameter.isOptional
                )
                writer.line("XCTAssertEqual(\(compared), \(parameter.whole(sample.expected)))")
            }
        }
    }

    /// Writes the values in SiriKit's class, and the App Intent made from it.
    private func writeSaved(_ intent: IntentPlan, _ samples: [(ParameterPlan, SavedSample)], to writer: Writer) {
        let bridge = AppIntentsSiriKitBridge(plan)
        writer.line("let saved = \(Identifier(bridge.names.className(of: intent.intent)))()")
        for (parameter, sample) in samples {
            if let value = bridge.value(parameter.source.type, isElement: parameter.source.isArray) {
                let converted = value.toSiriKit.applied(to: sample.value)
                writer.line("saved.\(parameter.name) = \(parameter.whole(converted))")
            }
        }
        writer.line("let intent = \(intent.name)(siriKit: saved)")
    }
}

/// Makes the names of a class's tests unique.
struct TestNames {
    private var taken = Set<String>()

    mutating func unique(_ name: String) -> Identifier {
        let free = AppIntentNames.firstFree(name, taken)
        taken.insert(free)
        return Identifier(free)
    }
}
