import AppIntentsGeneration
import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import GenerateCommand

/// What the team's own code does for options, values and questions that only the app's SiriKit handlers knew.
@Suite struct OwnOptionsTests {
    /// A definition with the custom type `Room`, an enumeration `Floor`, and these intents.
    private func schema(_ intents: String...) throws -> Schema {
        let text = """
            <plist version="1.0"><dict>
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Floor</string><key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueName</key><string>upper</string><key>INEnumValueIndex</key><integer>1</integer></dict>
            </array></dict></array>
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Room</string></dict></array>
            <key>INIntents</key><array>\(intents.joined())</array></dict></plist>
            """
        return try #require(AppIntentsFixture.schema(path: "Rooms.intentdefinition", bytes: Array(text.utf8)))
    }

    private func intent(_ name: String, _ parameters: String..., rest: String = "") -> String {
        """
        <dict><key>INIntentName</key><string>\(name)</string><key>INIntentType</key><string>Custom</string>
        <key>INIntentTitle</key><string>\(name)</string><key>INIntentConfigurable</key><true/>
        <key>INIntentParameters</key><array>\(parameters.joined())</array>\(rest)</dict>
        """
    }

    private func parameter(_ name: String, _ type: String = "String", tag: Int = 1, _ rest: String = "") -> String {
        let reference =
            type == "Room"
            ? "<key>INIntentParameterObjectType</key><string>Room</string>"
            : type == "Floor" ? "<key>INIntentParameterEnumType</key><string>Floor</string>" : ""
        let written = ["Room": "Object", "Floor": "Integer"][type] ?? type
        return """
            <dict><key>INIntentParameterName</key><string>\(name)</string><key>INIntentParameterType</key>
            <string>\(written)</string>\(reference)<key>INIntentParameterConfigurable</key><true/>
            <key>INIntentParameterTag</key><integer>\(tag)</integer>\(rest)</dict>
            """
    }

    private let dynamic = "<key>INIntentParameterSupportsDynamicEnumeration</key><true/>"
    private let asked = "<key>INIntentParameterSupportsResolution</key><true/>"

    private func below(_ parent: Int) -> String {
        """
        <key>INIntentParameterRelationship</key><dict><key>INIntentParameterRelationshipParentName</key>
        <string>floor</string><key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string>
        <key>INIntentParameterRelationshipParentTag</key><integer>\(parent)</integer></dict>
        """
    }

    private func plan(_ schema: Schema, handlers: String? = nil) -> AppIntentsPlan {
        var options = AppIntentsOptions(deployment: .ios17)
        options.style = .own
        options.asksForValues = true
        if let handlers {
            var facts = HandlerFacts()
            facts.read(SourceText(path: "Handler.swift", bytes: Array(handlers.utf8)))
            options.handlers = facts
        }
        return AppIntentsPlan(schema, options)
    }

    /// The code, which compiles apart from its reminders.
    private func code(_ plan: AppIntentsPlan) throws -> String {
        let code = plan.ownFiles.map { String(decoding: $0.file.printed(), as: UTF8.self) }.joined(separator: "\n")
        // What follows a placeholder's `throw` is a warning, as is a reminder, and the stubs' compiler accepts none.
        if code.contains("throw CancellationError()") { return code }
        let lines = code.split(separator: "\n").filter { !$0.contains("#warning(") }.joined(separator: "\n")
        #expect(try AppIntentsStubs.ios17.typeCheck(modules: [[("Rooms.swift", lines)]]) == "")
        return code
    }

    /// The default query has everything, with one reminder of all handlers.
    @Test func oneQueryServesAllIntents() throws {
        let schema = try schema(
            intent("Heat", parameter("room", "Room", dynamic)),
            intent("Light", parameter("room", "Room", dynamic))
        )
        let handlers = ["Heat", "Light"].map { name in
            "func provideRoomOptionsCollection(for intent: \(name)Intent) async throws -> Rooms { rooms }\n"
        }
        for plan in [plan(schema), plan(schema, handlers: handlers.joined())] {
            let code = try code(plan)
            #expect(!code.contains("query:"))
            #expect(code.components(separatedBy: "func suggestedEntities()").count == 2)
            let method = "`provideRoomOptionsCollection` of"
            #expect(
                code.contains(
                    "Return what \(method) `HeatIntentHandling` and \(method) `LightIntentHandling` returned.\""
                )
            )
        }
    }

    /// Where the project shows that two handlers differ, each parameter has a query, and the default query has the first's
    /// options.
    @Test func handlersThatDifferHaveQueriesOfTheirOwn() throws {
        let schema = try schema(
            intent("Heat", parameter("room", "Room", dynamic)),
            intent("Light", parameter("room", "Room", dynamic))
        )
        let handlers = """
            func provideRoomOptionsCollection(for intent: HeatIntent) async throws -> Rooms { heated }
            func provideRoomOptionsCollection(for intent: LightIntent) async throws -> Rooms { lit }
            """
        let code = try code(plan(schema, handlers: handlers))
        for name in ["Heat", "Light"] {
            #expect(code.contains("    @Parameter(title: \"room\", query: \(name)RoomQuery())\n"))
            #expect(code.components(separatedBy: "of `\(name)IntentHandling` returned.\"").count == 2)
        }
        #expect(code.contains("        try await HeatRoomQuery().suggestedEntities()\n"))
    }

    /// SiriKit asked two methods, which may have given two lists.
    @Test func twoParametersOfOneIntentHaveQueries() throws {
        let schema = try schema(
            intent("Move", parameter("from", "Room", dynamic), parameter("to", "Room", tag: 2, dynamic))
        )
        let unknown = try code(plan(schema))
        #expect(unknown.contains("query: MoveFromQuery()") && unknown.contains("query: MoveToQuery()"))
        let handlers = ["From", "To"].map { name in
            "func provide\(name)OptionsCollection(for intent: MoveIntent) async throws -> Rooms { rooms }\n"
        }
        #expect(try !code(plan(schema, handlers: handlers.joined())).contains("query:"))
    }

    /// A widget's queries need iOS 17, so the default query of code for older systems calls none of them.
    @Test(arguments: [DeploymentTarget.ios16, .ios17])
    func theDefaultQueryIsAsOldAsItsEntity(deployment: DeploymentTarget) throws {
        let schema = try schema(
            intent("Move", parameter("from", "Room", dynamic), parameter("to", "Room", tag: 2, dynamic), rest: widget)
                .replacing("<key>INIntentConfigurable</key><true/>", with: "")
        )
        var options = AppIntentsOptions(deployment: deployment)
        options.style = .own
        let plan = AppIntentsPlan(schema, options)
        let code = plan.ownFiles.map { String(decoding: $0.file.printed(), as: UTF8.self) }.joined()
        #expect(code.contains("MoveFromQuery().suggestedEntities()") == (deployment == .ios17))
        #expect(code.components(separatedBy: "func suggestedEntities()").count == 4)
    }

    private let widget = "<key>INIntentEligibleForWidgets</key><true/>"

    @Test func theOnlyParameterHasTheEntitysQuery() throws {
        let code = try code(plan(schema(intent("Heat", parameter("room", "Room", dynamic)))))
        #expect(code.contains("    @Parameter(title: \"room\")\n"))
        #expect(code.components(separatedBy: "EntityQuery {").count == 2)
    }

    /// Few options depend on a parent, so only a handler that reads it makes the query a parameter's own.
    @Test func optionsDependOnTheParentThatTheHandlerReads() throws {
        let schema = try schema(
            intent("Heat", parameter("floor", "Floor"), parameter("room", "Room", tag: 2, dynamic + below(1)))
        )
        let unknown = plan(schema)
        #expect(try code(unknown).contains("    @Parameter(title: \"room\")\n"))
        #expect(unknown.losses.contains { $0.what.hasPrefix("the values of `floor`, if") })
        let handler = """
            func provideRoomOptionsCollection(for intent: HeatIntent) async throws -> Rooms { rooms(intent.floor) }
            """
        let plan = plan(schema, handlers: handler)
        let code = try code(plan)
        #expect(
            code.contains(
                """
                struct HeatRoomQuery: EntityQuery {
                    @IntentParameterDependency<HeatAppIntent>(\\.$floor)
                    var intent

                """
            )
        )
        #expect(code.contains("returned for `intent?.floor`."))
        #expect(!plan.losses.contains { $0.kind == .optionsContext })
    }

    private let handler = """
        class Handler: NSObject, HeatIntentHandling {
            func provideNameOptionsCollection(for heat: HeatIntent, with completion: @escaping Completion) {
                if let floor = heat.floor { completion(names(floor) { "\\($0)" }) }
            }
            func provideRoomOptionsCollection(for intent: HeatIntent) async throws -> INObjectCollection<Room> { rooms }
            func defaultRoom(for intent: HeatIntent) -> Room? { Room.all.first }
        }
        """

    /// The app's sources say which values a handler reads, and which defaults it has.
    @Test func whatTheHandlerReadsAndProvidesIsKept() throws {
        let schema = try schema(
            intent(
                "Heat",
                parameter("floor", "Floor"),
                parameter("name", tag: 2, dynamic),
                parameter("room", "Room", tag: 3, dynamic)
            )
        )
        let known = plan(schema, handlers: handler)
        let code = try code(known)
        #expect(code.contains("    @IntentParameterDependency<HeatAppIntent>(\\.$floor)\n    var intent\n"))
        #expect(code.contains("        #warning(\"Return what `defaultRoom` of `HeatIntentHandling` returned.\")\n"))
        #expect(code.components(separatedBy: "func defaultResult()").count == 2)
        #expect(!known.losses.contains { $0.kind == .optionsContext })
        let unknown = plan(schema)
        #expect(try !self.code(unknown).contains("defaultResult"))
        #expect(
            unknown.losses.filter { $0.kind == .optionsContext }.map { "\($0.subject): \($0.what)" }
                == ["Heat.name: the values of `room`"]
        )
        func work(_ plan: AppIntentsPlan) -> [String] {
            plan.losses.filter { $0.kind == .handlerWork && $0.subject == "Heat.room" }.map(\.what)
        }
        let lookup = "objects, found by their identifiers"
        #expect(work(known) == ["`provideRoomOptionsCollection`", "`defaultRoom`", lookup])
        #expect(
            work(unknown) == [
                "`provideRoomOptionsCollection`",
                "the values of `floor`, `name`, if `provideRoomOptionsCollection` reads them",
                "`defaultRoom`, if the handler has it",
                lookup,
            ]
        )
        func doubts(_ plan: AppIntentsPlan) -> [String] {
            plan.losses.filter { $0.kind == .providedDefault }.map(\.subject)
        }
        #expect(doubts(known) == ["Heat.room"])
        #expect(doubts(unknown) == ["Heat.name", "Heat.room"])
    }

    /// What a handler passes on may be read there. A handler's own name for the intent's class is followed.
    @Test func whatTheHandlerPassesOnIsUnknown() throws {
        let schema = try schema(intent("Heat", parameter("floor", "Floor"), parameter("name", tag: 2, dynamic)))
        let handler = """
            class Handler: NSObject, HeatIntentHandling {
                typealias Intent = HeatIntent
                func provideNameOptionsCollection(for intent: Intent) async throws -> INObjectCollection<NSString> {
                    try await names(for: intent)
                }
            }
            """
        let work = plan(schema, handlers: handler).losses.filter { $0.subject == "Heat.name" }.map(\.what)
        #expect(
            work == [
                "`provideNameOptionsCollection`",
                "the values of `floor`, if `provideNameOptionsCollection` reads them",
            ]
        )
    }

    /// The definition has the intent run without the app, but its handler may open it.
    @Test func whatTheHandlerContinuesInTheAppIsLeftToTheTeam() throws {
        let schema = try schema(intent("Heat"))
        for (signature, answer, continues) in [
            ("func handle(intent: HeatIntent) async -> HeatIntentResponse", ".continueInApp", true),
            ("func handle(intent: HeatIntent, completion: @escaping Completion)", ".success", false),
            ("- (void)handleHeat:(HeatIntent *)intent", "HeatIntentResponseCodeContinueInApp", true),
        ] {
            let plan = plan(schema, handlers: "\(signature) { answer(\(answer)) }")
            let line = "        // It may have continued in the app, which `openAppWhenRun` opens each time.\n"
            #expect(try code(plan).contains(line) == continues)
            let loss = plan.losses.first { $0.what == "the answer `continueInApp` of `handle`" }
            #expect(loss?.instead == (continues ? "nothing: `openAppWhenRun` opens the app each time" : nil))
            var options = plan.context.options
            options.deployment = .ios26
            let newest = AppIntentsPlan(schema, options)
            let code = newest.ownFiles.map { String(decoding: $0.file.printed(), as: UTF8.self) }.joined()
            let modes = "    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]\n"
            #expect(code.contains(modes) == continues)
            #expect(
                code.contains("        // Where it continued in the app: try await continueInForeground()\n")
                    == continues
            )
            #expect(newest.losses.contains { $0.replacement == "`supportedModes`" } == continues)
        }
    }

    /// A result has a name of its own, so that `perform()` still reaches the parameter.
    @Test func resultsDoNotHideParameters() throws {
        let answer = """
            <key>INIntentResponse</key><dict><key>INIntentResponseOutput</key><string>name</string>
            <key>INIntentResponseParameters</key><array><dict><key>INIntentResponseParameterName</key><string>name</string>
            <key>INIntentResponseParameterType</key><string>Integer</string></dict></array></dict>
            """
        let code = try code(plan(schema(intent("Heat", parameter("name"), rest: answer))))
        #expect(code.contains("        let nameResult = 0\n        return .result(value: nameResult)\n"), "\(code)")
    }

    /// Xcode writes a question to confirm every value. Few handlers ask it.
    @Test func onlyWhatTheHandlerConfirmsIsConfirmed() throws {
        let confirmation = """
            <key>INIntentParameterPromptDialogs</key><array><dict><key>INIntentParameterPromptDialogType</key>
            <string>Confirmation</string>
            <key>INIntentParameterPromptDialogFormatString</key><string>Really ${name}?</string></dict></array>
            """
        let schema = try schema(intent("Heat", parameter("name", tag: 1, asked + confirmation)))
        let signature = "func resolveName(for intent: HeatIntent) async -> INStringResolutionResult"
        let accepts = "\(signature) { .success(with: intent.name ?? \"\") }"
        let confirms = "\(signature) { .confirmationRequired(with: intent.name) }"
        for (handler, isAsked) in [(nil, true), (accepts, false), (confirms, true), (accepts + confirms, true)] {
            let plan = plan(schema, handlers: handler)
            #expect(try code(plan).contains("Really \\(name)?") == isAsked)
            #expect(plan.losses.contains { $0.kind == .prompt } == !isAsked)
        }
    }

    /// What a reason names is written in Siri's language: a bound as a number, the parameter's name translated on its own.
    @Test(arguments: [
        ("Integer", "<integer>2</integer>", #"\(2)"#), ("Decimal", "<real>2.5</real>", #"\(2.5, format: .number)"#),
        (
            "TimeInterval", "<integer>2</integer>",
            #"\(Measurement(value: 2.0, unit: UnitDuration.minutes), format: .measurement(width: .abbreviated))"#
        ),
    ])
    func aReasonNamesWhatTheEditorOffers(type: String, minimum: String, bound: String) throws {
        let rest = """
            <key>INIntentParameterUnsupportedReasons</key><array><dict><key>INIntentParameterUnsupportedReasonCode</key>
            <string>tooOdd</string><key>INIntentParameterUnsupportedReasonCustom</key><true/>
            <key>INIntentParameterUnsupportedReasonFormatString</key>
            <string>${displayName} of ${room}: ${level} is not ${minimumValue}</string></dict></array>
            <key>INIntentParameterDisplayName</key><string>Level</string><key>INIntentParameterDisplayNameID</key>
            <string>lvl</string><key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataUnit</key><string>Minutes</string>
            <key>INIntentParameterMetadataMinimumValue</key>\(minimum)</dict>
            """
        let level = parameter("level", type, asked + rest)
        let schema = try schema(intent("Heat", level, parameter("room", "Room", tag: 2)))
        let own = plan(schema)
        let ending = " of \\(room?.localizedStringResource ?? \"\"): "
        let lines = try code(own).split(separator: "\n").filter { !$0.contains("#warning(") }
        let reason = try #require(lines.first { $0.contains("// - tooOdd: ") })
        #expect(reason.contains(#"\(LocalizedStringResource("Level"))"# + ending))
        #expect(reason.hasSuffix(" is not \(bound)\") }"))
        let written = lines.joined(separator: "\n").replacing("// - tooOdd: ", with: "")
        #expect(try AppIntentsStubs.ios17.typeCheck(modules: [[("Heat.swift", written)]]) == "")
        let generated = AppIntentsPlan(schema).code
        let name = #"\(LocalizedStringResource("lvl", defaultValue: "Level", table: "Rooms"))"#
        #expect(generated.contains(name + ending))
        #expect(generated.contains(" is not \(bound)\", table:"))
        #expect(try AppIntentsStubs.ios17.typeCheck(modules: [[("Heat.swift", generated)]]) == "")
        #expect(own.texts.map(\.key).contains { $0.hasPrefix("%@ of %@: %") })
        #expect(!own.losses.contains { $0.kind == .placeholder })
    }

    /// Nothing that the team has to write is missing from the report.
    @Test func theReportSaysWhatIsLeftToWrite() throws {
        let schema = try schema(intent("Heat", parameter("room", "Room", dynamic)))
        func work(_ plan: AppIntentsPlan) -> [String] {
            plan.losses.filter { $0.kind.verdict == .yours }.map { "\($0.subject): \($0.what) → \($0.instead)" }
        }
        #expect(
            work(plan(schema)) == [
                "Heat: `handle` of the SiriKit handler → `perform()`",
                "Heat.room: `provideRoomOptionsCollection` → `suggestedEntities()` of `RoomAppEntityQuery`",
                "Heat.room: `defaultRoom`, if the handler has it → nothing: write `defaultResult()` in `RoomAppEntityQuery`",
                "Heat.room: objects, found by their identifiers → `entities(for:)` of `RoomAppEntityQuery`",
            ]
        )
        #expect(
            work(AppIntentsPlan(schema)) == [
                "Heat: `handle` of the SiriKit handler → `handle` of `HeatAppIntentHandling`",
                "Heat.room: `provideRoomOptionsCollection` → `provideRoomOptionsCollection` of `HeatAppIntentHandling`",
                "Heat.room: `defaultRoom`, if the handler has it → `defaultRoom` of `HeatAppIntentHandling`",
                "Heat.room: objects, found by their identifiers → `roomEntities(for:)` of `RoomAppEntityLookup`",
            ]
        )
    }

    /// Each reminder in the code is an entry of the report.
    @Test func everyReminderIsInTheReport() throws {
        for path in Project.definitions {
            let file = Project.schemas.appendingPathComponent(path)
            let schema = try #require(AppIntentsFixture.schema(path: path, bytes: Array(Data(contentsOf: file))))
            let plan = plan(schema)
            let work = plan.losses.filter { $0.kind == .handlerWork }
            let code = plan.ownFiles.map { String(decoding: $0.file.printed(), as: UTF8.self) }.joined()
            for method in code.matches(of: /#warning\("(?:Do|Return) what `(\w+)`/).map(\.output.1) {
                #expect(work.contains { $0.what.contains("`\(method)`") }, "\(path): \(method)")
            }
            let lookups = work.count { $0.what == "objects, found by their identifiers" }
            #expect(code.components(separatedBy: "#warning(\"Return these").count - 1 == lookups, "\(path)")
        }
    }

    /// Handlers in Objective-C are read as well. A selector ends with the intent's name, which a parameter's may contain.
    @Test func handlersInObjectiveCAreRead() {
        var facts = HandlerFacts()
        let source =
            """
            @implementation Handler
            - (void)provideNameOptionsCollectionForHeat:(HeatIntent *)heat
                                        withCompletion:(void (^)(INObjectCollection *, NSError *))completion {
                completion([self namesOn:heat.floor in:[heat house]], nil);
            }
            - (nullable Room *)defaultRoomForHeatForHeat:(nonnull HeatIntent *)intent { return self.room; }
            - (void)provideRoomOptionsForHeat:(HeatIntent * _Nonnull)intent withCompletion:(Completion)completion {}
            - (void)setDefaultRoom:(Room *)room {}
            - (void)resolveNameForHeat:(HeatIntent *)intent withCompletion:(Completion)completion {
                completion([INStringResolutionResult confirmationRequiredWithStringToConfirm:intent.name]);
            }
            - (void)resolveRoomForHeat:(HeatIntent *)intent withCompletion:(Completion)completion {}
            @end
            """
        facts.read(SourceText(path: "Handler.m", bytes: Array(source.utf8)))
        #expect(facts.confirms == ["HeatIntent.Name": true, "HeatIntent.Room": false])
        #expect(facts.options == ["HeatIntent.Name": ["floor", "house"], "HeatIntent.Room": []])
        #expect(facts.defaults == ["HeatIntent.RoomForHeat": []])
    }

    /// An optional text crashes on iOS 16.0, and a failure is thrown.
    @Test(arguments: [
        ("String", "String", "let answer = \"\""), ("Integer", "Int", "let answer = 0"),
        ("File", "IntentFile", "let answer = IntentFile(data: Data(), filename: \"\")"),
        ("Placemark", "CLPlacemark", "throw CancellationError()\n        let answer: CLPlacemark"),
    ])
    func resultsAreNotOptional(type: String, swift: String, declaration: String) throws {
        let response = """
            <key>INIntentResponse</key><dict><key>INIntentResponseOutput</key><string>answer</string>
            <key>INIntentResponseParameters</key><array><dict><key>INIntentResponseParameterName</key>
            <string>answer</string><key>INIntentResponseParameterType</key><string>\(type)</string>
            <key>INIntentResponseParameterTag</key><integer>1</integer></dict></array></dict>
            """
        let code = try code(plan(schema(intent("Ask", rest: response))))
        #expect(code.contains("-> some IntentResult & ReturnsValue<\(swift)> {"))
        #expect(code.contains("        \(declaration)\n        return .result(value: answer)\n"))
    }

    private func summary(_ title: String) -> String { summaries(["": title]) }

    /// Summaries by the names of the parameters that people see with them.
    private func summaries(_ titles: KeyValuePairs<String, String>) -> String {
        let combinations = titles.map {
            "<key>\($0)</key><dict><key>INIntentParameterCombinationTitle</key><string>\($1)</string></dict>"
        }
        return "<key>INIntentManagedParameterCombinations</key><dict>\(combinations.joined())</dict>"
    }

    /// A sentence's parameters are required, also if Siri never asked for them. People fill in as many of a run as they
    /// need.
    @Test func aSentenceRequiresWhatItNames() throws {
        let schema = try schema(
            intent(
                "Merge",
                parameter("into"),
                parameter("text1", tag: 2),
                parameter("text2", tag: 3),
                parameter("text3", tag: 4, asked),
                parameter("firstText", tag: 5),
                parameter("secondText", tag: 6),
                parameter("third", tag: 7),
                rest: summary("Merge ${text1} ${text2} ${text3} ${firstText} ${secondText} ${third} into ${into}")
            )
        )
        let plan = plan(schema)
        let optional = plan.intents[0].parameters.filter(\.isOptional).map(\.name.name)
        #expect(optional == ["text2", "secondText"])
        #expect(
            plan.losses.filter { $0.kind == .required }.map { "\($0.subject): \($0.instead)" }
                == [
                    "into", "text1", "firstText", "third",
                ].map {
                    "Merge.\($0): required: saved shortcuts that leave it empty ask for it; "
                        + "the setting `optional` lets `Merge.\($0)` stay empty"
                }
        )
    }

    /// A parameter that people see beside a sentence without it may be empty.
    @Test func aSentenceDoesNotRequireWhatAnotherLeavesOut() throws {
        let rest = summaries([
            "into,count": "Merge into ${into}", "into,count,text": "Merge ${count} of ${text} into ${into}",
        ])
        let parameters = parameter("into") + parameter("count", tag: 2) + parameter("text", tag: 3)
        let plan = plan(try schema(intent("Merge", parameters, rest: rest)))
        #expect(plan.intents[0].parameters.filter(\.isOptional).map(\.name.name) == ["count"])
    }

    /// What the handler cannot do without is required, and with it what people see wherever it has a value.
    @Test func whatTheHandlerNeedsIsRequired() throws {
        let parameters = parameter("floor", "Floor") + parameter("room", "Room", tag: 2, asked + below(1))
        let handler = "func resolveFloor(for intent: HeatIntent) async -> FloorResolutionResult { .needsValue() }"
        func optional(_ plan: AppIntentsPlan) -> [String] {
            plan.intents[0].parameters.filter(\.isOptional).map(\.name.name)
        }
        for rest in ["", "<key>INIntentEligibleForWidgets</key><true/>"] {
            let schema = try schema(intent("Heat", parameters, rest: rest))
            #expect(optional(plan(schema)) == ["floor", "room"])
            #expect(optional(plan(schema, handlers: handler)) == [])
        }
    }

    /// A check mark makes no action a widget's: it stays as it is, and configures widgets where there are some. In a
    /// project whose widgets are known, only an intent that one of them names does.
    @Test(arguments: [DeploymentTarget.ios16, .ios17])
    func anActionMayAlsoConfigureAWidget(deployment: DeploymentTarget) throws {
        func code(_ rest: String, widgets: Set<String>? = nil, style: AppIntentsStyle = .own) throws -> String {
            var options = AppIntentsOptions(deployment: deployment)
            options.style = style
            options.asksForValues = true
            options.handlers = HandlerFacts()
            options.handlers?.widgets = widgets
            let plan = try AppIntentsPlan(
                schema(intent("Heat", parameter("floor", tag: 1, asked), rest: rest)),
                options
            )
            let code =
                style == .generated
                ? plan.code : plan.ownFiles.map { String(decoding: $0.file.printed(), as: UTF8.self) }.joined()
            let lines = code.split(separator: "\n").filter { !$0.contains("#warning(") }.joined(separator: "\n")
            #expect(try AppIntentsStubs.ios17.typeCheck(modules: [[("Heat.swift", lines)]]) == "")
            return code
        }
        let eligible = "<key>INIntentEligibleForWidgets</key><true/>"
        let available =
            deployment == .ios16
            ? "@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)\n@available(tvOS, unavailable)\n" : ""
        let conformance = "\n\(available)extension HeatAppIntent: WidgetConfigurationIntent {}\n"
        for widgets in [nil, ["HeatIntent"]] as [Set<String>?] {
            let both = try code(eligible, widgets: widgets)
            #expect(try both == code("") + conformance)
        }
        #expect(try code(eligible, widgets: ["LightIntent"]) == code(""))
        #expect(try code(eligible, widgets: []) == code(""))
        let generated = try code(eligible, style: .generated)
        #expect(generated.contains("struct HeatAppIntent: AppIntent, CustomIntentMigratedAppIntent {"))
        #expect(generated.contains("extension HeatAppIntent: WidgetConfigurationIntent {}\n"))
    }

    /// Xcode's editor writes a question to confirm into every parameter. It counts only if a handler asks it.
    @Test func whatNobodyWroteIsNotConfirmed() throws {
        let confirmation = """
            <key>INIntentParameterPromptDialogs</key><array><dict><key>INIntentParameterPromptDialogType</key>
            <string>Confirmation</string><key>INIntentParameterPromptDialogFormatString</key>
            <string>Just to confirm, you wanted ‘${name}’?</string></dict></array>
            """
        let schema = try schema(intent("Heat", parameter("name", tag: 1, asked + confirmation)))
        let handler = "func resolveName(for intent: HeatIntent) async -> R { .confirmationRequired(with: intent.name) }"
        #expect(try !code(plan(schema)).contains("to be confirmed"))
        #expect(try code(plan(schema, handlers: handler)).contains("to be confirmed"))
    }

    /// No invented bound: the only one that the definition has is checked.
    @Test func aSingleBoundIsChecked() throws {
        let minimum =
            "<key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataMinimumValue</key>"
            + "<integer>2</integer></dict>"
        let code = try code(plan(schema(intent("Copy", parameter("count", "Integer", minimum)))))
        #expect(!code.contains("inclusiveRange"))
        #expect(code.contains("        if let count, count < 2 { throw $count.needsValueError() }\n"))
    }
}
