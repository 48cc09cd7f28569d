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
        var taken = Set<String>()
        func unique(_ name: String) -> Identifier {
            let free = AppIntentNames.firstFree(name, taken)
            taken.insert(free)
            return Identifier(free)
        }
        let tests =
            plan.intents.map { test(of: $0, unique("test\($0.intent.name.upperFirst)KeepsWhatWasSaved")) }
            + plan.enumerations.map { test(of: $0, unique("test\($0.name.name)FindsItsCasesByName")) }
        guard !tests.isEmpty else { return SourceFile() }
        let places = plan.context.schema.usesPlacemarks
        return SourceFile(
            header: [
                "Written once by intentc from \(plan.context.schema.definitionName).intentdefinition, and never again: this file is yours.",
                "Import the module that has the App Intents. What only a device can tell is in the report of the conversion.",
            ],
            imports: [Import("AppIntents")] + (places && !plan.context.describesPlaces ? [Import("CoreLocation")] : [])
                + [Import("Foundation")] + (beginsWithSiriKit ? [Import("Intents")] : []) + [Import("XCTest")],
            declarations: [
                .type(
                    TypeDeclaration(
                        documentation: [
                            "What users saved with the intents of \(plan.context.schema.definitionName) comes over."
                        ],
                        attributes: hasWidgets
                            ? max(plan.context.options.deployment, .ios17).widgetAvailability
                            : plan.context.availability,
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
        let samples = intent.parameters.map { ($0, MigrationSample(of: $0, plan.context, names)) }
        let known = samples.compactMap { parameter, sample in sample.map { (parameter, $0) } }
        let unknown = samples.filter { $0.1 == nil }.map(\.0.source.name)
        let className = Identifier(intent.intent.className(prefix: plan.context.options.classPrefix))
        let saved = Identifier(names.className(of: intent.intent))
        let body = Code {
            "XCTAssertEqual(\(intent.name).intentClassName, \(StringLiteral(className.name)))"
            if beginsWithSiriKit {
                "let saved = \(saved)()"
                for (parameter, sample) in known { "saved.\(parameter.name) = \(sample.saved)" }
                "let intent = \(intent.name)(siriKit: saved)"
            } else if !known.isEmpty {
                "let intent = \(intent.name)()"
                for (parameter, sample) in known { "intent.\(parameter.name) = \(sample.value)" }
            }
            for (parameter, sample) in known {
                "XCTAssertEqual(\(sample.read("intent.\(parameter.name)", parameter)), \(sample.expected))"
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

/// A value that a user may have saved for a parameter: as SiriKit has it, as App Intents does, and what tests compare of it.
private struct MigrationSample {
    let saved: Code
    let value: Code
    let expected: Code
    /// The member that is compared instead of the value itself, which cannot be.
    private let member: Identifier?

    /// `nil` for types whose values cannot be made here.
    init?(of parameter: ParameterPlan, _ context: AppIntentsContext, _ names: SiriKitNames) {
        var forms = SiriKitForms(context, names)
        let type = parameter.source.type
        guard let (value, expected, member) = Self.single(type, context),
            let saved = forms.siriKit(value, type, isElement: parameter.source.isArray)
        else { return nil }
        self.member = member
        self.saved = parameter.source.isArray ? "[\(saved)]" : saved
        self.value = parameter.source.isArray ? "[\(value)]" : value
        self.expected = parameter.source.isArray ? "[\(expected)]" : expected
    }

    /// What a test compares.
    func read(_ property: Code, _ parameter: ParameterPlan) -> Code {
        guard let member else { return property }
        if parameter.source.isArray { return "\(property)?.map(\\.\(member))" }
        return parameter.isOptional ? "\(property)?.\(member)" : "\(property).\(member)"
    }

    private static func single(
        _ type: ParameterType,
        _ context: AppIntentsContext
    ) -> (value: Code, expected: Code, member: Identifier?)? {
        func plain(_ code: Code) -> (Code, Code, Identifier?) { (code, code, nil) }
        switch type {
        case .string, .speakableString: return plain(#""saved""#)
        case .integer(let options): return plain("\(options.minimum ?? options.maximum ?? 7)")
        case .decimal(let options):
            let value = options.minimum ?? options.maximum ?? 0.5
            return value.isFinite ? plain("\(value)") : nil
        case .boolean(let options): return plain("\(!options.defaultValue)")
        case .enumeration(let reference, defaultCase: _):
            guard let last = context.schema[reference].selectableCases.last else { return nil }
            return plain(context.enumerationCase(last, of: reference))
        case .object, .untypedObject:
            guard let entity = context.entity(for: type) else { return nil }
            return (#"\#(entity.identifier)(id: "saved", displayString: "Saved")"#, #""saved""#, "id")
        case .file:
            return (#"IntentFile(data: Data("saved".utf8), filename: "saved.txt")"#, #""saved.txt""#, "filename")
        case .url: return plain(#"URL(fileURLWithPath: "/saved")"#)
        case .dateComponents: return plain("DateComponents(hour: 7, minute: 30)")
        case .duration: return plain("Measurement(value: 90, unit: UnitDuration.seconds)")
        case .measurement(let kind, let options):
            return plain("Measurement(value: 2, unit: \(kind.unitClass).\(options.bridgedUnit(of: kind)))")
        case .currencyAmount(let options):
            let currency = StringLiteral(options.currencyCodes.first ?? "EUR")
            return ("IntentCurrencyAmount(amount: 12, currencyCode: \(currency))", "12", "amount")
        case .placemark, .person, .paymentMethod, .system: return nil
        }
    }
}
