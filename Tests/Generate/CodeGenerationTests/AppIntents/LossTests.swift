import AppIntentsGeneration
import Foundation
import IntentSchema
import Migration
import TestSupport
import Testing

/// Every loss is reported.
@Suite struct LossTests {
    private func losses(_ name: String, _ deployment: DeploymentTarget = .ios17) throws -> [String] {
        let schema = try #require(try AppIntentsFixture.example(name))
        let losses = AppIntentsPlan(schema, AppIntentsOptions(deployment: deployment)).losses
        return losses.filter { $0.kind != .handlerWork }.map { loss in
            "\(loss.kind) \(loss.declaration)\(loss.member.map { ".\($0)" } ?? ""): \(loss.what) → \(loss.instead)"
        }
    }

    /// Nothing is lost from a plain widget. What only Apple knows about its values is reported.
    @Test(arguments: [
        ("SelectCharacter", []),
        ("SelectCharacterStatic", ["savedUnknown SelectFavourite.favourite"]),
        ("TimelineInterval", ["savedRange TimelineInterval.interval"]),
        ("Counter", []),
    ])
    func plainWidgetsLoseNothing(name: String, uncertain: [String]) throws {
        for deployment in DeploymentTarget.allCases {
            let losses = try losses(name, deployment).map { $0.prefix { $0 != ":" } }
            #expect(losses == uncertain.map { $0[...] })
        }
    }

    @Test func musicLosesWhatMeasurementsAndDatesCannotHold() throws {
        #expect(
            try losses("MusicWidgets").filter { $0.contains("ListeningGoal") && !$0.hasPrefix("savedRange") } == [
                "quantityRange ListeningGoal.sessionLength: at least 5.0, at most 240.0 → any value: check it where the value is used",
                "quantityUnits ListeningGoal.sessionLength: units from Minutes to Hours → the system's choice of units",
                "quantityRange ListeningGoal.pause: at least 1.0, at most 2.0 → any value: check it where the value is used",
                "quantityUnits ListeningGoal.pause: units from Seconds to Days → the system's choice of units",
                "dateFormat ListeningGoal.firstDay: the format Style Medium No → the system's format",
                "dateFormat ListeningGoal.startTime: the format Style No Short → the system's format",
                "dateFormat ListeningGoal.reminder: the format Template Full Full EEE d MMM, HH:mm → the system's format",
                "dateFormat ListeningGoal.lastPlayed: the format Relative Full Full → the system's format",
            ]
        )
    }

    /// Dates in texts keep the definition's format. Templates, which Foundation's formats do not support, are reported.
    @Test func datesInTextsKeepTheirFormat() throws {
        func plan(_ format: String, _ dateStyle: String = "Full", of kind: String = "Date") throws -> AppIntentsPlan {
            var text = try String(
                contentsOf: Project.schemas.appendingPathComponent("SystemIntent.intentdefinition"),
                encoding: .utf8
            )
            let prefix = "<key>INIntentResponseParameterMetadata"
            func replace(_ key: String, _ old: String, _ new: String) {
                text = text.replacing(
                    "\(prefix)\(key)</key>\n\t\t\t\t\t\t\t<string>\(old)<",
                    with: "\(prefix)\(key)</key>\n\t\t\t\t\t\t\t<string>\(new)<"
                )
            }
            replace("Format", "Style", format)
            replace("DateStyle", "Full", dateStyle)
            replace("TimeStyle", "No", "Medium")
            replace("Type", "Date", kind)
            let schema = AppIntentsFixture.schema(path: "SystemIntent.intentdefinition", bytes: Array(text.utf8))
            return AppIntentsPlan(try #require(schema))
        }
        for (style, type, format) in [
            ("Full", "Date", "date: .complete, time: .omitted"), ("Short", "Date", "date: .numeric, time: .omitted"),
            ("Medium", "DateTime", "date: .abbreviated, time: .standard"),
            ("No", "Time", "date: .omitted, time: .standard"),
        ] {
            let code = try plan("Style", style, of: type).code
            #expect(code.contains("format: Date.FormatStyle(\(format))"), "\(style) \(type)")
        }
        #expect(
            try plan("Relative").code.components(separatedBy: "format: .relative(presentation: .named)").count == 2
        )
        let templates = try plan("Template")
        #expect(templates.code.contains("format: Date.FormatStyle(date: .abbreviated, time: .omitted)"))
        #expect(templates.losses.contains { $0.kind == .dateFormat && $0.replacement == "the region's usual format" })
    }

    @Test func aPlanSaysWhatBecomesOfEachIntent() throws {
        let schema = try #require(try AppIntentsFixture.example("DiabloHero"))
        let plan = MigrationPlan([
            MigrationPlan.Entry(path: "DiabloHero.intentdefinition", plan: AppIntentsPlan(schema))
        ])
        #expect(
            String(decoding: plan.markdown(), as: UTF8.self) == """
                # Moving to App Intents

                App Intents can replace 1 intent.

                - DiabloHero: not replaced; an App Intent keeps all saved values, 1 lost, 3 yours to write

                No Xcode project was found around the definition, so these steps are general.

                - [ ] Add what `intentc generate --to app-intents` writes to the widget extension.
                  - The plan is for iOS 17.
                - [ ] Implement what the generated protocols require, and register it in the initializers of the \
                widget extension.
                  - `DiabloHero.YourHero`: `provideYourHeroOptionsCollection` → `provideYourHeroOptionsCollection` of \
                `DiabloHeroAppIntentHandling`
                  - `DiabloHero.YourHero`: `defaultYourHero`, if the handler has it → `defaultYourHero` of \
                `DiabloHeroAppIntentHandling`
                  - `DiabloHero.YourHero`: objects, found by their identifiers → `heroEntities(for:)` of \
                `HeroAppEntityLookup`
                - [ ] Configure the widgets with `AppIntentConfiguration`, and keep each `kind`.
                - [ ] Install the new version over the old one on a device with an old widget, and test:
                  - Measured on a simulator, iOS 27: only the text of an entity's `id` is saved, not what people \
                saw, which SiriKit saves: the query supplies it, also for ids that it no longer offers; one report says that \
                ids it leaves out are dropped.
                  - Measured on a simulator, iOS 27.0 and 27.2: a new widget shows the `defaultResult` of an optional entity, \
                while SiriKit's shows “Choose” for a dependent parameter; nothing is published about other types.
                  - Measured on a simulator, iOS 26.5 and 27.0: before iOS 27, simulators give no chosen entity to a build \
                that no team signs, and an unsigned one shows placeholders, so test on a device.
                  - Measured on a simulator, iOS 27.0: in an App Intent, a choice returns to its default when the choice \
                that it depends on changes; SiriKit keeps it.
                  - Measured on a simulator, iOS 27: parameters of an App Intent that are hidden keep their values.
                - [ ] If you prefer code of your own, write it once with `intentc generate --to app-intents --style own`.
                - [ ] When the app requires iOS 17, delete:
                  - `DiabloHero.intentdefinition`
                  - the Intents extension, if it handles no other intents
                  - the intents' classes in `Info.plist`
                  - the handlers of these intents, and what only they use
                - [ ] Run `intentc migrate --against TAG`, with the tag of the last release that has the definition.

                """
        )
        #expect(
            plan.findings.map { "\($0.message): \($0.help ?? "")" } == [
                "'DiabloHero.YourHero': the values of 'showsRank': options depend on at most fifteen parameters above them, "
                    + "and only from iOS 17 on: generated instead: options that know no other parameter"
            ]
        )
        let line = String(decoding: plan.jsonLine(), as: UTF8.self)
        #expect(
            line.contains(
                #""name":"DiabloHero","path":"DiabloHero.intentdefinition","intentClassName":"DiabloHeroIntent""#
            )
        )
        #expect(line.contains(#""verdict":"not replaced","savedValues":"kept"}"#))
        #expect(
            line.contains(
                #"{"step":"When the app requires iOS 17, delete:","places":["`DiabloHero.intentdefinition`","#
            )
        )
    }

    @Test func whatIsUncertainIsSaidWithItsEvidence() throws {
        let plan = AppIntentsPlan(try #require(try AppIntentsFixture.example("SelectCharacterStatic")))
        let whole = MigrationPlan([MigrationPlan.Entry(path: "Select.intentdefinition", plan: plan)])
        let known = "Uncertain: in no known app could people choose `unknown`; otherwise, no choice means no value"
        let trial = "If the old app shows the case, choose it, install the new app, and check the parameter's value."
        let line = "  - `SelectFavourite.favourite`: App Intents has no case for no choice. \(known). \(trial)\n"
        #expect(String(decoding: whole.markdown(), as: UTF8.self).contains(line))
    }

    /// What only one style reports, the other leaves to the team or does itself, or it decides about asking for the value.
    @Test(arguments: DeploymentTarget.allCases)
    func theTwoStylesReportTheSameLosses(deployment: DeploymentTarget) throws {
        for path in Project.definitions {
            let file = Project.schemas.appendingPathComponent(path)
            let schema = try #require(AppIntentsFixture.schema(path: path, bytes: Array(Data(contentsOf: file))))
            func losses(_ style: AppIntentsStyle) -> [Loss] {
                var options = AppIntentsOptions(deployment: deployment)
                options.style = style
                options.asksForValues = true
                return AppIntentsPlan(schema, options).losses
            }
            func key(_ loss: Loss) -> [String] { [loss.kind.rawValue, loss.subject, loss.what] }
            let (generated, own) = (losses(.generated), losses(.own))
            let work = Set(own.filter { $0.kind == .handlerWork }.map(\.subject))
            for loss in generated where !own.map(key).contains(key(loss)) {
                let isLeftToTheTeam: Bool =
                    switch loss.kind {
                    case .prompt: loss.what.hasPrefix("the dialog Confirmation") && work.contains(loss.subject)
                    case .providedDefault: work.contains(loss.subject)
                    case .renamed: true
                    case .optionalResult: work.contains(loss.declaration)
                    default: false
                    }
                #expect(isLeftToTheTeam, "\(path): \(key(loss))")
            }
            let more = own.filter { !generated.map(key).contains(key($0)) }.map(\.kind)
            #expect(Set(more).isSubset(of: [.handlerWork, .required, .resolution]), "\(path)")
            let isWork = { (loss: Loss) in loss.kind == .handlerWork }
            #expect(generated.filter(isWork).allSatisfy { own.filter(isWork).map(key).contains(key($0)) }, "\(path)")
        }
    }

    /// A type that App Intents lacks loses saved values. Everything else is migrated.
    @Test func whatEndangersSavedValuesIsSaid() throws {
        let schema = try #require(try AppIntentsFixture.example("EveryType"))
        let losses = AppIntentsPlan(schema).losses
        let endangered = losses.filter { $0.kind.savedValues != .kept }
        #expect(
            endangered.map { "\($0.kind) \($0.member ?? "")" } == [
                "savedRange whole", "savedRange stepped", "savedRange amount", "savedRange ratio",
                "untypedObject anything", "savedRange price", "speakableText phrase", "savedRange amounts",
                "speakableText phrases", "savedUnknown season", "savedPlace place", "savedPlace city",
                "savedPlace address", "savedUnknown seasons", "savedPlace places", "speakableText spokenName",
            ]
        )
    }

    /// Shortcuts named the result after the definition's value. The result of an App Intent is named by a setting.
    @Test func theNameOfAResultIsLost() throws {
        let schema = try #require(try AppIntentsFixture.example("OrderCoffee"))
        var options = AppIntentsOptions()
        #expect(
            try losses("OrderCoffee").filter { $0.hasPrefix("resultName") } == [
                "resultName OrderCoffee.orderNumber: the result's name “Order Number” → the system's name: "
                    + "the setting `resultValueName` names it from iOS 17 on"
            ]
        )
        options.intents["OrderCoffee", default: AppIntentsOptions.IntentOptions()].resultValueName = "Order"
        #expect(!AppIntentsPlan(schema, options).losses.contains { $0.kind == .resultName })
    }

    /// Older systems lack more.
    @Test func iOS16LosesKeyboardsAndContext() throws {
        let kinds17 = Set(try losses("EveryType").map { $0.prefix { $0 != " " } })
        let kinds16 = Set(try losses("EveryType", .ios16).map { $0.prefix { $0 != " " } })
        let kinds18 = Set(try losses("EveryType", .ios18).map { $0.prefix { $0 != " " } })
        #expect(kinds16.subtracting(kinds17) == ["keyboard"])
        #expect(kinds17.subtracting(kinds18) == ["currencyDefault"])
    }
}
