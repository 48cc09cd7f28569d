import IntentSchema

/// Tests that what users saved comes over, which ask the installed app: from iOS 27 on, App Intents Testing finds intents, their
/// parameters, entities and enumerations by name, as the system does.
package struct MigrationUITests: Sendable {
    private let plan: AppIntentsPlan

    /// - Parameter plan: App Intents for iOS 27.
    package init(_ plan: AppIntentsPlan) {
        self.plan = plan
    }

    /// The tests, which are the developer's own once they are written; an empty file where there is nothing to test.
    package func file() -> SourceFile {
        var names = TestNames()
        let tests =
            plan.intents.compactMap { test(of: $0, &names) }
            + plan.entities.filter { !$0.entity.isTransient }.map { test(of: $0.entity, &names) }
        guard !tests.isEmpty else { return SourceFile() }
        let type = TypeDeclaration(
            documentation: ["What users saved has its place in the app that is installed."],
            attributes: plan.context.availability,
            modifiers: [.final],
            .class,
            Identifier("\(plan.table.upperFirst)MigrationUITests"),
            inherits: ["XCTestCase"],
            members: properties() + [.function(setUp)] + tests.map { .function($0) }
        )
        return SourceFile(
            header: [
                "Written once by intentc from \(plan.context.schema.definitionName).intentdefinition, and never again: this file is yours.",
                "It belongs to a target for UI tests, which the app's own team signs.",
            ],
            imports: [Import("AppIntents"), Import("AppIntentsTesting"), Import("Foundation"), Import("XCTest")],
            declarations: [.type(type)]
        )
    }

    private func properties() -> [Declaration] {
        let definitions = VariableDeclaration(
            documentation: ["What the app has. Write its bundle identifier here."],
            access: .private,
            binding: .let,
            "definitions",
            nil,
            value: #"IntentDefinitions(bundleIdentifier: "com.example.App")"#
        )
        guard plan.intents.contains(where: \.isAction) else { return [.variable(definitions)] }
        let runsActions = VariableDeclaration(
            documentation: [
                "Whether the app also does what its actions do, with the values below: its data should be made for it."
            ],
            access: .private,
            binding: .let,
            "runsActions",
            nil,
            value: "false"
        )
        return [.variable(definitions), .variable(runsActions)]
    }

    private var setUp: FunctionDeclaration {
        FunctionDeclaration(
            attributes: [.above("@MainActor")],
            modifiers: [.override],
            "setUp",
            effects: .asyncThrows,
            body: "XCUIApplication().activate()"
        )
    }

    // MARK: - Intents

    /// A value as App Intents Testing has it, and its type.
    private struct Argument {
        let parameter: ParameterPlan
        let sample: SavedSample
        let type: TypeName
    }

    private func test(of intent: IntentPlan, _ names: inout TestNames) -> FunctionDeclaration? {
        let all = intent.parameters.map { ($0, argument($0)) }
        let arguments = all.compactMap(\.1)
        guard !arguments.isEmpty || intent.isAction else { return nil }
        let unknown = all.filter { $0.1 == nil }.map { "`\($0.0.source.name)`" }
        let values: [Code] = arguments.map { "\(label: $0.parameter.name): \($0.parameter.whole($0.sample.value))" }
        let body = Code {
            Code.call("let intent = definitions.intents[\(StringLiteral(intent.name.name))].makeIntent", values)
            for argument in arguments {
                let parameter = argument.parameter
                let type = parameter.source.isArray ? argument.type.array : argument.type
                let read: Code = "intent[dynamicMember: \(StringLiteral(parameter.source.name))] as \(type)"
                let compared = argument.sample.compared("(\(read))", isArray: parameter.source.isArray)
                "XCTAssertEqual(try \(argument.sample.member == nil ? read : compared), \(parameter.whole(argument.sample.expected)))"
            }
            if intent.isAction {
                #"try XCTSkipUnless(runsActions, "the app does nothing before runsActions is true")"#
                "try await intent.run()"
            }
        }
        return FunctionDeclaration(
            documentation: unknown.isEmpty ? [] : ["To be tried on a device: \(unknown.joined(separator: ", "))."],
            names.unique("test\(intent.intent.name.upperFirst)KeepsWhatWasSaved"),
            effects: .asyncThrows,
            body: body
        )
    }

    /// `nil` for values that nothing public hands to App Intents Testing.
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
        case .string, .speakableString, .integer, .decimal, .boolean, .file, .url, .dateComponents, .currencyAmount:
            guard let sample = SavedSample(of: type, context), let name = context.typeName(of: type) else { return nil }
            return Argument(parameter: parameter, sample: sample, type: name)
        case .duration, .measurement, .placemark, .person, .paymentMethod, .system: return nil
        }
    }

    // MARK: - Entities

    private static let saved: Code = #""saved""#
    private static let identifier: Code = "identifier.instanceIdentifier"

    private func definition(of entity: Entity) -> Code {
        "definitions.entities[\(StringLiteral(entity.identifier.name))]"
    }

    private func test(of entity: Entity, _ names: inout TestNames) -> FunctionDeclaration {
        FunctionDeclaration(
            documentation: ["Write an identifier here that the app knows."],
            names.unique("test\(entity.name.upperFirst)IsFoundByWhatWasSaved"),
            effects: .asyncThrows,
            body: Code {
                "let saved = \(Self.saved)"
                "let found = try await \(definition(of: entity)).entities(identifiers: [saved])"
                "XCTAssertEqual(found.map(\\.\(Self.identifier)), [saved])"
            }
        )
    }
}
