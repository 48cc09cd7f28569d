import Translations
import TestSupport
import Testing

@testable import AppIntentsGeneration
@testable import IntentSchema
@testable import SiriKitGeneration
@testable import SwiftSource

/// What engineers had to correct in converted definitions, and where the report promised too much or too little.
@Suite struct FaithfulnessTests {
    private func lines(_ plan: AppIntentsPlan, _ kinds: Loss.Kind...) -> [String] {
        plan.losses.filter { kinds.contains($0.kind) }.map {
            "\($0.kind.verdict) \($0.kind) \($0.declaration)\($0.member.map { ".\($0)" } ?? ""): \($0.what) → \($0.instead)"
        }
    }

    // MARK: - Summaries

    /// A sentence says what an intent does. Users who read a parameter's name in it must be able to set it.
    @Test func aSentenceIsShownAlsoIfItsParametersAreNotConfigurable() throws {
        let plan = try AppIntentsFixture.plan("OrderCoffee") { schema in
            for index in schema.intents[0].parameters.indices {
                schema.intents[0].parameters[index].isConfigurable = false
                schema.intents[0].parameters[index].parent = nil
            }
            schema.intents[0].parameters[1].parent = ParentCondition(parameter: 0, predicate: .hasAnyValue)
            schema.intents[0].summaries = Array(schema.intents[0].summaries.prefix(1))
            schema.intents[0].summaries[0].title = LocalizedText(text: "Order ${drink}")
            schema.intents[0].summaries[0].parameters = [0]
        }
        let code = plan.code
        #expect(
            code.contains(
                """
                    static var parameterSummary: some ParameterSummary { Summary("Order \\(\\.$drink)", table: "OrderCoffee") }

                """
            )
        )
        #expect(
            lines(plan, .namedInSentence, .notConfigurable).prefix(2) == [
                "kept namedInSentence OrderCoffee.drink: users cannot set it → shown, since the sentence names it",
                "hidden notConfigurable OrderCoffee.size: users cannot set it → hidden; a saved value stays",
            ]
        )
        #expect(!code.contains("otherwise"))
    }

    /// Intents that only configure a widget keep their hidden parameters hidden, even if a sentence uses them.
    @Test func aWidgetsHiddenParametersStayHidden() throws {
        let plan = try AppIntentsFixture.plan("DiabloHero") { schema in
            schema.intents[0].parameters[1].isConfigurable = false
            schema.intents[0].parameters[1].parent = nil
        }
        #expect(plan.intents[0].summary?.tree == .parameters([0, 1]))
        #expect(plan.intents[0].summary?[[0, 1]]?.rows == ["YourHero"])
    }

    /// A summary is its own key. Whether the system doubles percent signs is unknown, so the catalog has both forms.
    @Test func aPercentSignInASummaryHasBothKeys() throws {
        let plan = try AppIntentsFixture.plan("OrderCoffee") { schema in
            schema.intents[0].summaries = Array(schema.intents[0].summaries.prefix(1))
            schema.intents[0].summaries[0].title = LocalizedText(text: "Fill ${drink} to 90 %", id: "pct")
            schema.intents[0].summaries[0].parameters = [0]
        }
        #expect(
            lines(plan, .percentSign).first
                == "uncertain percentSign OrderCoffee: the percent sign in “Fill ${drink} to 90 %” → both keys in the catalog"
        )
        var translations = CatalogueDocument(sourceLanguage: "en")
        let german = RowText(key: "pct", text: "${drink} zu 90 % füllen")
        _ = translations.add(german, language: "de", comments: [], isStale: false)
        let catalogue = CatalogueDocument(texts: plan.texts, translations: translations)
        let text = String(decoding: catalogue.contents, as: UTF8.self)
        #expect(text.contains(#""Fill ${drink} to 90 %" : {"#))
        #expect(text.contains(#""value" : "${drink} zu 90 % füllen""#))
        #expect(text.contains(#""Fill ${drink} to 90 %%" : {"#))
        #expect(text.contains(#""value" : "${drink} zu 90 %% füllen""#))
    }

    // MARK: - Ranges

    /// No one chose the range of a parameter that users never see.
    @Test func aLeftoverRangeIsNotGenerated() throws {
        let plan = try AppIntentsFixture.plan("TimelineInterval") { $0.intents[0].parameters[0].isConfigurable = false }
        #expect(!plan.code.contains("inclusiveRange"))
        #expect(
            lines(plan, .unseenRange, .savedRange)
                == ["lost unseenRange TimelineInterval.interval: at least 1, at most 60 → any value"]
        )
        let seen = try AppIntentsFixture.plan("TimelineInterval")
        #expect(seen.code.contains("inclusiveRange: (1, 60)"))
        #expect(
            lines(seen, .unseenRange, .savedRange)
                == ["uncertain savedRange TimelineInterval.interval: at least 1, at most 60 → the same range"]
        )
    }

    // MARK: - Intents

    /// If a dialog has only one form, Siri uses that form.
    @Test func aShortFormAloneIsSaid() throws {
        let plan = try AppIntentsFixture.plan("OrderCoffee") { schema in
            for index in schema.intents[0].response.codes.indices {
                schema.intents[0].response.codes[index].dialog = .none
                schema.intents[0].response.codes[index].conciseDialog = LocalizedText(text: "Done \(index)", id: nil)
            }
        }
        #expect(lines(plan, .shortForm) == [])
        let response = try #require(plan.intents[0].response)
        #expect(response.speaks)
        #expect(response.outcomes[0].text.catalogueText.text == "Done 0")
        #expect(response.outcomes.allSatisfy { $0.shortText == nil })
    }

    @Test func whatIsNeverSuggestedIsNotCalledSo() throws {
        let plan = try AppIntentsFixture.plan("OrderCoffee") {
            $0.intents[0].isConfigurable = false
            $0.intents[0].isEligibleForSuggestions = false
        }
        #expect(
            lines(plan, .notDiscoverable) == [
                """
                hidden notDiscoverable OrderCoffee: neither suggested nor an action in Shortcuts → `isDiscoverable = \
                false`: the setting `replacedBy` names what replaces it
                """
            ]
        )
    }

    @Test func whatIsOnlyDonatedIsNoNewAction() throws {
        let plan = try AppIntentsFixture.plan("OrderCoffee") { $0.intents[0].isConfigurable = false }
        #expect(plan.code.contains("    static let isDiscoverable = false\n"))
        #expect(
            lines(plan, .notDiscoverable) == [
                """
                hidden notDiscoverable OrderCoffee: suggested, but not an action in Shortcuts → `isDiscoverable = \
                false`: the setting `replacedBy` names what replaces it
                """
            ]
        )
        #expect(try !AppIntentsFixture.plan("OrderCoffee").code.contains("isDiscoverable"))
    }

    @Test func aRetiredIntentSaysWhatTakesItsPlace() throws {
        var options = AppIntentsOptions()
        var retired = AppIntentsOptions.IntentOptions()
        retired.retirement = AppIntentsOptions.Retirement(replacement: "ArchiveNotebookIntent")
        options.intents["ExportNotebook"] = retired
        retired.retirement = AppIntentsOptions.Retirement(message: "Notebooks sync by themselves.")
        options.intents["SyncNotebooks"] = retired
        for deployment in DeploymentTarget.allCases {
            options.deployment = deployment
            let plan = try AppIntentsFixture.plan("ClassNames", options)
            let replacement = plan.intents[1].name.name
            #expect(
                plan.code.contains("static var deprecation: IntentDeprecation<\(replacement)>"),
                "\(plan.intents.map(\.intent.name))"
            )
            #expect(plan.code.contains("static var deprecation: IntentDeprecation<Never>"))
            #expect(try deployment.typeCheck([plan.source]) == "")
        }
    }

    @Test func aDeprecatedIntentIsRetired() throws {
        let plan = try AppIntentsFixture.plan("ClassNames") { $0.intents[0].isDeprecated = true }
        #expect(plan.code.contains("static var deprecation: IntentDeprecation<Never>"))
        #expect(try DeploymentTarget.ios17.typeCheck([plan.source]) == "")
    }

    /// Success and failure without dialog are simply `return` and `throw`.
    @Test func anIntentWithoutAnswersHasNoResponse() throws {
        let plan = try AppIntentsFixture.plan("LegacyModel")
        let hose = try #require(plan.intents.first { $0.intent.name == "DrainHose" })
        #expect(hose.response == nil)
        #expect(plan.code.contains("func handle(intent: DrainHoseAppIntent) async throws\n"))
        #expect(plan.intents.contains { $0.response != nil })
    }

    // MARK: - Types

    /// A type that occurs only in responses is created by the app and never looked up.
    @Test func aTypeOfAnswersNeedsNoLookup() throws {
        let plan = try AppIntentsFixture.plan("ClassNames") { schema in
            schema.intents = schema.intents.map { intent in
                var intent = intent
                let objects = intent.parameters.filter { if case .object = $0.type { true } else { false } }
                intent.parameters.removeAll { parameter in objects.contains { $0.name == parameter.name } }
                intent.shortcuts = []
                intent.summaries = []
                intent.input = nil
                intent.keyParameter = nil
                if let object = objects.first {
                    intent.response.parameters.append(
                        Property(
                            name: "made",
                            nameRange: object.nameRange,
                            displayName: object.displayName,
                            type: object.type,
                            isArray: false
                        )
                    )
                }
                return intent
            }
        }
        #expect(plan.entities.map(\.entity.isTransient) == [true])
        #expect(plan.code.contains("struct NotebookAppEntity: TransientAppEntity {"))
        #expect(!plan.code.contains("NotebookAppEntityLookup"))
        for deployment in DeploymentTarget.allCases where deployment == .ios16 || deployment == .ios26 {
            #expect(try deployment.typeCheck([plan.source]) == "")
        }
        let name = plan.entities[0].entity.name
        let other = try #require(try AppIntentsFixture.example("ClassNames"))
        #expect(other.types.contains { $0.name == name })
        let saved = AppIntentsPlan(plan.context.schema, needed: NeededTypes([plan.context.schema, other]))
        #expect(saved.entities.map(\.entity.isTransient) == [false])
    }

    /// Few apps donate, so suggestions are the team's, unless the definition says that Siri must not suggest the action.
    @Test func suggestionsAreLeftToTheTeam() throws {
        func suggestions(_ plan: AppIntentsPlan) -> [String] {
            plan.losses.filter { $0.kind == .handlerWork && $0.what.contains("suggestion") }.map(\.what)
        }
        #expect(try suggestions(AppIntentsFixture.plan("OrderCoffee")) == ["4 suggestions for what the app donates"])
        #expect(
            try suggestions(AppIntentsFixture.plan("OrderCoffee") { $0.intents[0].isEligibleForSuggestions = false })
                == []
        )
    }

    @Test func wordsForTrueAndFalseOfAPropertyAreLost() throws {
        let name = try #require(try AppIntentsFixture.example("MusicWidgets")?.types.first?.name)
        let plan = try AppIntentsFixture.plan("MusicWidgets") { schema in
            var property = schema.types[0].properties[0]
            for words in [("true", "false"), ("raised", "lowered")] {
                property.type = .boolean(
                    BooleanOptions(
                        defaultValue: false,
                        trueDisplayName: LocalizedText(text: words.0),
                        falseDisplayName: LocalizedText(text: words.1)
                    )
                )
                property.name = words.0
                schema.types[0].properties.append(property)
            }
        }
        #expect(
            lines(plan, .booleanWords) == [
                "lost booleanWords \(name).raised: the words “raised” and “lowered” → the system's own words"
            ]
        )
    }

    // MARK: - The report

    @Test func whatNobodyKnowsIsUncertain() {
        for kind in Loss.Kind.allCases {
            #expect((kind.verdict == .uncertain) == (kind.trial != nil))
            if kind.trial != nil { #expect(kind.claim != nil, "\(kind)") }
            if kind.savedValues == .uncertain { #expect(kind.verdict == .uncertain, "\(kind)") }
        }
    }

    /// Hundreds of notes would bury everything else, so each kind has only one.
    @Test func thereIsOneNoteForEachKindOfLoss() throws {
        let plan = try AppIntentsFixture.plan("OrderCoffee")
        let notes = Loss.notes([("OrderCoffee.intentdefinition", plan.losses)], in: .generated)
        #expect(notes.count == Set(plan.losses.map(\.kind)).subtracting([.handlerWork]).count)
        #expect(
            notes.filter { $0.symbol == "resolution" }.map { "\($0.message)\n\($0.help ?? "")" } == [
                """
                'OrderCoffee.drink' and 4 more: App Intents asks only for parameters that are required
                generated instead: an optional parameter: to ask, throw 'needsValueError()' in 'handle', or use the \
                setting 'required'
                """
            ]
        )
        let losses = ["one", "two"].map { plan.intents[0].intent.place.loss(.prompt, "a dialog", instead: $0) }
        #expect(
            Loss.notes([("OrderCoffee.intentdefinition", losses)], in: .own).map(\.help)
                == ["'intentc migrate --format json --style own' lists all of them, with what is generated instead"]
        )
    }
}
