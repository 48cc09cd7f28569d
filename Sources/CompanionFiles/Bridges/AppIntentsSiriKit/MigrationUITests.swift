import AppIntentsGeneration
import IntentSchema
import SwiftSource

/// Tests that saved values carry over, by asking the installed app. From iOS 27 on, App Intents Testing finds intents,
/// parameters, entities and enumerations by name, as the system does.
package struct MigrationUITests: Sendable {
    private let plan: AppIntentsPlan

    /// - Parameter plan: App Intents for iOS 27.
    package init(_ plan: AppIntentsPlan) {
        self.plan = plan
    }

    /// The tests, which belong to the developer once written; an empty file if there is nothing to test.
    package func file() -> SourceFile {
        guard plan.intents.contains(where: isTested) || plan.entities.contains(where: isTested) else {
            return SourceFile()
        }
        return SourceFile(
            header: [
                "Written once by intentc from \(plan.context.schema.definitionName).intentdefinition, and never again: this file is yours.",
                "It belongs to a target for UI tests, which the app's own team signs.",
            ],
            imports: [Import("AppIntents"), Import("AppIntentsTesting"), Import("Foundation"), Import("XCTest")],
            parts: [write]
        )
    }

    private func isTested(_ intent: IntentPlan) -> Bool {
        intent.isAction || intent.parameters.contains { argument($0) != nil }
    }

    private func isTested(_ entity: EntityPlan) -> Bool { !entity.entity.isTransient }

    @Sendable private func write(to writer: Writer) {
        var names = TestNames()
        writer.type(
            documentation: ["What users saved has its place in the app that is installed."],
            attributes: plan.context.availability,
            modifiers: [.final],
            .class,
            Identifier("\(plan.table.upperFirst)MigrationUITests"),
            inherits: ["XCTestCase"]
        ) {
            writeProperties(to: writer)
            writer.function(
                attributes: [.above("@MainActor")],
                modifiers: [.override],
                Signature("setUp", effects: .asyncThrows)
            ) { writer.line("XCUIApplication().activate()") }
            if plan.intents.contains(where: isTested) { writeSearch(to: writer) }
            for intent in plan.intents where isTested(intent) {
                let name = names.unique("test\(intent.intent.name.upperFirst)KeepsWhatWasSaved")
                writeTest(of: intent, named: name, to: writer)
            }
            for plan in plan.entities where isTested(plan) {
                let name = names.unique("test\(plan.entity.name.upperFirst)IsFoundByWhatWasSaved")
                writeTest(of: plan.entity, named: name, to: writer)
            }
        }
    }

    private func writeProperties(to writer: Writer) {
        writer.constant(
            documentation: ["What the app has. Write its bundle identifier here."],
            access: .private,
            "definitions",
            value: #"IntentDefinitions(bundleIdentifier: "com.example.App")"#
        )
        guard plan.intents.contains(where: \.isAction) else { return }
        writer.constant(
            documentation: [
                "Whether to run the actions with the values below. They change the app's data, so use test data."
            ],
            access: .private,
            "runsActions",
            value: "false"
        )
    }

    // MARK: - Intents

    /// Writes code that tries both names of an intent. It reads values first, because an assertion would report a miss.
    private func writeSearch(to writer: Writer) {
        let check: TypeName = "(AppIntentDefinition) throws -> AnyAppIntent"
        writer.function(
            documentation: [
                "Checks the intent that has the name of the old class, by which a migrated intent is very likely found, or",
                "else that of its type, by which other intents are.",
            ],
            access: .private,
            Signature(
                "found",
                [
                    FunctionParameter(label: .omitted, "className", "String"),
                    FunctionParameter(label: .omitted, "typeName", "String"),
                    FunctionParameter(label: .omitted, "check", check),
                ],
                effects: .throws,
                returns: "AnyAppIntent"
            )
        ) {
            writer.line("do { return try check(definitions.intents[className]) } catch {")
            writer.indented { writer.line("return try check(definitions.intents[typeName])") }
            writer.line("}")
        }
        writer.blankLine()
        writer.line(
            "private func check<Value: Equatable>(_ value: Value, _ saved: Value) { XCTAssertEqual(value, saved) }"
        )
    }

    /// A value in the form of App Intents Testing, with its type.
    private struct Argument {
        let parameter: ParameterPlan
        let sample: SavedSample
        let type: TypeName
    }

    private func writeTest(of intent: IntentPlan, named name: Identifier, to writer: Writer) {
        let all = intent.parameters.map { ($0, argument($0)) }
        let arguments = all.compactMap(\.1)
        let unknown = all.filter { $0.1 == nil }.map { "`\($0.0.source.name)`" }
        let values: [Code] = arguments.map { "\(label: $0.parameter.name): \($0.parameter.whole($0.sample.value))" }
        writer.function(
            documentation: unknown.isEmpty ? [] : ["To be tried on a device: \(unknown.joined(separator: ", "))."],
            Signature(name, effects: .asyncThrows)
        ) {
            let className = StringLiteral(intent.intent.className(prefix: plan.context.options.classPrefix))
            let typeName = StringLiteral(intent.name.name)
            let made: Code = intent.isAction ? "let intent" : "_"
            writer.block("\(made) = try found(\(className), \(typeName)) { definition in") {
                writer.call("let intent = definition.makeIntent", values)
                for argument in arguments {
                    let parameter = argument.parameter
                    let type = parameter.source.isArray ? argument.type.array : argument.type
                    let read: Code = "intent[dynamicMember: \(StringLiteral(parameter.source.name))] as \(type)"
                    let compared = argument.sample.compared("(\(read))", isArray: parameter.source.isArray)
                    writer.line(
                        "try check(\(argument.sample.member == nil ? read : compared), \(parameter.whole(argument.sample.expected)))"
                    )
                }
                writer.line("return intent")
            }
            if intent.isAction {
                writer.line(#"try XCTSkipUnless(runsActions, "the app does nothing before runsActions is true")"#)
                writer.line("try await intent.run()")
            }
        }
    }

    /// Returns `nil` for values that App Intents Testing has no public way to pass.
    private func argument(_ parameter: ParameterPlan) -> Argument? {
        let context = plan.context
        let type = parameter.source.type
        switch type {
        case .enumeration(let reference, defaultCase: _):
            let enumeration = context.schema[reference]
            guard let last = enumeration.selectableCases.last else { return nil }
            let name = StringLiteral(context.names.enumerations[reference.index].name)
            let rawValue = StringLiteral(enumeration.cases[last].name)
            let value: Code = "definitions.enums[\(name)].makeCase(\(rawValue))"
            let sample = SavedSample(value, expected: "\(rawValue)", member: "rawValue")
            return Argument(parameter: parameter, sample: sample, type: "AnyAppEnum")
        case .object, .untypedObject:
            guard let entity = context.entity(for: type) else { return nil }
            let value: Code = "\(definition(of: entity)).makeReference(identifier: \(Self.saved))"
            let sample = SavedSample(value, expected: Self.saved, member: Self.identifier)
            return Argument(parameter: parameter, sample: sample, type: "AnyAppEntity")
        case .string, .plain(.speakableString), .integer, .decimal, .boolean, .file, .plain(.url), .dateComponents,
            .currencyAmount:
            guard let sample = SavedSample(of: type, context), let name = context.typeName(of: type) else { return nil }
            return Argument(parameter: parameter, sample: sample, type: name)
        case .duration, .measurement, .placemark, .plain(.person), .plain(.paymentMethod), .system: return nil
        }
    }

    // MARK: - Entities

    private static let saved: Code = #""saved""#
    private static let identifier: Code = "identifier.instanceIdentifier"

    private func definition(of entity: Entity) -> Code {
        "definitions.entities[\(StringLiteral(entity.identifier.name))]"
    }

    private func writeTest(of entity: Entity, named name: Identifier, to writer: Writer) {
        writer.function(
            documentation: ["Write an identifier here that the app knows."],
            Signature(name, effects: .asyncThrows)
        ) {
            writer.line("let saved = \(Self.saved)")
            writer.line(
                "let found = try await \(definition(of: entity)).entities(identifiers: [saved])"
            )
            writer.line("XCTAssertEqual(found.map(\\.\(Self.identifier)), [saved])")
        }
    }
}
