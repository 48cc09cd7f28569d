import Testing

@testable import AppIntentsGeneration
@testable import GenerateCommand
@testable import IntentSchema
@testable import Migration
@testable import ModelGeneration

/// The plan for definitions, before any code is written.
@Suite struct AppIntentsPlanTests {
    @Test func parametersHaveATypeADefaultAndWhoProvidesTheirOptions() throws {
        let goal = try AppIntentsFixture.plan("MusicWidgets").intents[1]
        #expect(
            goal.parameters.map { "\($0.name.name): \($0.type.text) = \($0.defaultValue?.text ?? "")" } == [
                "volume: Double = 0.5",
                "speed: Double = 1.0",
                "gain: Double = -1.5",
                "sessionLength: Measurement<UnitDuration> = Measurement<UnitDuration>(value: 30.0, unit: .minutes)",
                "pause: Measurement<UnitDuration> = Measurement<UnitDuration>(value: 90.0, unit: .seconds)",
                "firstDay: DateComponents? = ",
                "startTime: DateComponents? = ",
                "reminder: DateComponents? = ",
                "lastPlayed: DateComponents? = ",
            ]
        )
        let hero = try AppIntentsFixture.plan("DiabloHero").intents[0]
        #expect(hero.parameters.map(\.provider) == ["DiabloHeroYourHeroQuery", nil])
        #expect(hero.optionProviders.map(\.context) == [[]])
    }

    /// No more than fifteen, so that the code does not grow with the square of the parameters.
    @Test func optionsDependOnParentsAndTheNearestParametersAbove() throws {
        let intent = try AppIntentsFixture.plan("EveryType") { schema in
            schema.intents[0].parameters[30].parent = ParentCondition(parameter: 2, predicate: .hasAnyValue)
            schema.intents[0].parameters[2].parent = ParentCondition(parameter: 1, predicate: .hasAnyValue)
        }.intents[0]
        let contexts = Dictionary(uniqueKeysWithValues: intent.optionProviders.map { ($0.position, $0.context) })
        #expect(contexts[14] == Array(0..<14))
        #expect(contexts[15] == Array(0..<15))
        #expect(contexts[18] == Array(3..<18))
        #expect(contexts[30] == [1, 2] + Array(17..<30))
    }

    /// Also if only entities ask for something.
    @Test func whatTheAppIsAskedForHasStubs() throws {
        let plans = try ["SelectCharacter", "TimelineInterval", "OrderCoffee"].flatMap { name in
            [
                try AppIntentsFixture.plan(name),
                try AppIntentsFixture.plan(name) { schema in
                    for intent in schema.intents.indices {
                        for parameter in schema.intents[intent].parameters.indices {
                            schema.intents[intent].parameters[parameter].options = .unrestricted
                        }
                    }
                },
            ]
        }
        for plan in plans { #expect(plan.stubs.parts.isEmpty == !plan.needsApp) }
        #expect(plans.contains { $0.needsApp && !$0.intents.contains(where: \.needsApp) })
        #expect(plans.contains { !$0.needsApp })
    }

    /// What only values of a response need is declared and imported, too.
    @Test func codeHasWhatOnlyAResponseUses() throws {
        func plan(_ type: ParameterType) throws -> AppIntentsPlan {
            try AppIntentsFixture.plan("OrderCoffee") { $0.intents[0].response.parameters[0].type = type }
        }
        let (object, place) = (try plan(.untypedObject).context, try plan(.placemark(.city)).context)
        #expect(object.declaredEntities.count == place.declaredEntities.count + 1)
        #expect(place.imports().count == object.imports().count + 1)
    }

    /// App Intents has no days.
    @Test func aDefaultInDaysIsWrittenInHours() throws {
        let plan = try AppIntentsFixture.plan("MusicWidgets") { schema in
            var options = QuantityOptions.none
            options.defaultValue = Quantity(value: 2, unit: .days)
            schema.intents[1].parameters[3].type = .duration(options)
        }
        let length = plan.intents[1].parameters[3].defaultValue?.text
        #expect(length == "Measurement<UnitDuration>(value: 48.0, unit: .hours)")
    }

    /// An `AppEnum` has no case for no choice.
    @Test(arguments: [true, false]) func theUnknownCaseIsNoDefault(isUnknown: Bool) throws {
        var choices: [Int] = []
        let plan = try AppIntentsFixture.plan("OrderCoffee") { schema in
            for (index, parameter) in schema.intents[0].parameters.enumerated() {
                guard case .enumeration(let reference, _) = parameter.type else { continue }
                let position = schema[reference].cases.firstIndex { $0.isUnknown == isUnknown }
                schema.intents[0].parameters[index].type = .enumeration(reference, defaultCase: position)
                choices.append(index)
            }
        }
        #expect(!choices.isEmpty)
        #expect(choices.allSatisfy { (plan.intents[0].parameters[$0].defaultValue == nil) == isUnknown })
    }

    @Test func aSummaryHasASentenceForWhatIsSeenTogether() throws {
        let summary = try #require(try AppIntentsFixture.plan("DiabloHero").intents[0].summary)
        #expect(summary.tree == .when(0, .hasAnyValue, .parameters([0, 1]), otherwise: .parameters([0])))
        #expect(summary.tree.leaves.map { summary[$0]?.rows } == [["YourHero", "showsRank"], ["YourHero"]])
    }

    /// Apple's generator does not prefix explicit class names, so saved values are found under the unchanged name.
    @Test func aPrefixDoesNotChangeAnExplicitClassName() throws {
        let plan = try AppIntentsFixture.plan("ClassNames", AppIntentsOptions(classPrefix: "GD"))
        #expect(
            plan.intents.map(\.className)
                == ["NBExportNotebookIntent", "GDArchiveNotebookIntentIntent", "GDSyncNotebooksIntent"]
        )
        let code = String(decoding: plan.file.printed(), as: UTF8.self)
        for name in plan.intents.map(\.className) {
            #expect(code.contains("static let intentClassName = \"\(name)\"\n"), "\(name)")
        }
    }

    /// Two texts cannot share a key. Translators lose the second and the third, which are reported once for each use.
    @Test func textsOfOneIDHaveKeysOfTheirOwn() throws {
        let plan = try AppIntentsFixture.plan("DiabloHero") { schema in
            schema.intents[0].title = LocalizedText(text: "Title", id: "A")
            schema.intents[0].description = LocalizedText(text: "Description", id: "A")
            schema.intents[0].parameters[0].displayName = LocalizedText(text: "Title", id: "A")
            schema.intents[0].parameters[1].displayName = LocalizedText(text: "Parameter", id: "A")
        }
        #expect(
            plan.texts.filter { $0.key.hasPrefix("A") }.map { "\($0.key) (\($0.stringID ?? "")): \($0.text)" }
                == ["A (A): Title", "A 2 (): Description", "A 3 (): Parameter"]
        )
        #expect(
            plan.losses.filter { $0.kind == .reusedStringID }.map(\.what) == [
                "the id A, which “Description” shares with another text",
                "the id A, which “Parameter” shares with another text",
            ]
        )
        let code = String(decoding: plan.file.printed(), as: UTF8.self)
        #expect(code.contains(#"LocalizedStringResource("A 3", defaultValue: "Parameter", table: "DiabloHero")"#))
    }

    /// Code depends only on the plan: writing it again, with another file in between, gives the same result.
    @Test func writingCodeAddsNothing() throws {
        for name in ["EveryType", "OrderCoffee", "MusicWidgets"] {
            let plan = try AppIntentsFixture.plan(name)
            let code = plan.file.printed()
            _ = plan.stubs.printed()
            _ = AppIntentsBridge(plan, models: ModelsBackend.Options()).file().printed()
            #expect(plan.file.printed() == code)
        }
    }

    /// A summary that needs too many branches does not affect the rest of the plan.
    @Test func tooManyBranchesAreAnErrorOfTheIntentAlone() throws {
        let plan = try AppIntentsFixture.plan("DiabloHero") { schema in
            let parent = schema.intents[0].parameters[0]
            let child = schema.intents[0].parameters[1]
            for number in 1...8 {
                var (another, dependent) = (parent, child)
                another.name = "parent\(number)"
                dependent.name = "child\(number)"
                dependent.parent?.parameter = schema.intents[0].parameters.count
                schema.intents[0].parameters += [another, dependent]
            }
        }
        #expect(plan.diagnostics.map { $0.kind.code } == ["IN1101"])
        #expect(plan.intents[0].summary == nil)
        #expect(plan.intents[0].parameters.count == 18)
        // The report of a move says so, too.
        let report = MigrationPlan([MigrationPlan.Entry(path: "DiabloHero.intentdefinition", plan: plan)])
        #expect(
            String(decoding: report.text(), as: UTF8.self).hasPrefix("No code can be generated for 'DiabloHero'.\n")
        )
        #expect(report.findings.contains { $0.kind.code == "IN1101" })
    }
}
