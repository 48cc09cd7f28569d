import Settings
import Diagnostics
import Inputs
import IntentRules
import IntentSchema
import RuleSettings
import SavedContract
@testable import Comparison
import Testing

/// What is reported about two versions, and what is accepted.
@Suite struct BreakingPipelineTests {
    /// Two versions, of which the new one lacks the parameter `spice` of `OrderSoup`.
    private static func states(of kind: ChangeKind = .parameterRemoved) throws -> StatePair {
        ChangePage.states(of: try #require(kind.example))
    }

    private static func compare(
        _ states: StatePair,
        by pipeline: BreakingPipeline = BreakingPipeline(),
        baseName: String = "main"
    ) -> ComparisonReport {
        pipeline.run(StatePair(states.old, states.new, baseName: baseName))
    }

    private static func pipeline(_ change: (inout BreakingPipeline) -> Void) -> BreakingPipeline {
        var pipeline = BreakingPipeline()
        change(&pipeline)
        return pipeline
    }

    // MARK: - What fails

    @Test(arguments: [(Effect.Category.saved, Severity.error), (.source, .error), (.handler, .warning)])
    func effectsChooseWhatIsAnError(effect: Effect.Category, severity: Severity) throws {
        let pipeline = Self.pipeline { $0.failingEffects = [effect] }
        #expect(Self.compare(try Self.states(), by: pipeline).diagnostics.map(\.severity) == [severity])
    }

    /// A removed text has no translation to find by its ID, and a new text has none to lose.
    @Test func aTextThatComesOrGoesHasNoOtherID() throws {
        let texts = ["none, DescriptionID: none", "Orders a soup, DescriptionID: xY1zZ2"].map {
            "INIntents: [{ Name: OrderSoup, Description: \($0) }]"
        }
        for (old, new) in [(texts[0], texts[1]), (texts[1], texts[0])] {
            let result = Self.compare(ChangePage.states(of: ChangeExample(old: old, new: new)))
            #expect(result.diagnostics.isEmpty)
        }
    }

    private static func report(_ old: String, _ new: String, swift: (old: String, new: String)? = nil) -> [String] {
        let example = ChangeExample(old: old, new: new, oldSwift: swift?.old, swift: swift?.new)
        return compare(ChangePage.states(of: example)).diagnostics.filter { !$0.kind.code.hasPrefix("IN139") }
            .map { "\($0.severity): \($0.message)" }
    }

    /// The takeover decides what people keep, from its first release on, whether or not the definition has the intent.
    @Test func aTakeoverIsJudgedWhenItAppears() {
        let definition = "INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup }, { Name: spice }] }]"
        func swift(_ parameters: String...) -> String {
            """
            struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "OrderSoupIntent"
            \(parameters.map { "    @Parameter(title: \"Soup\") var \($0): String?" }.joined(separator: "\n"))
            }
            """
        }
        let lost = "'OrderSoup' has no parameter 'spice', so what people chose in 'OrderSoup'"
        let some = swift("soup")
        #expect(Self.report(definition, definition, swift: ("", some)) == ["error: \(lost) would be lost"])
        #expect(Self.report(definition, definition, swift: ("", swift("soup", "spice"))).isEmpty)
        #expect(Self.report(definition, definition, swift: (some, some)).isEmpty)
        #expect(Self.report(definition, "INIntents: []", swift: (some, some)) == ["error: \(lost) is lost"])
        // The definition has lost the parameter, too.
        let less = "INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup }] }]"
        #expect(
            Self.report(definition, less, swift: ("", some)) == ["error: parameter 'spice' of 'OrderSoup' was removed"]
        )
    }

    /// People find a migrated intent by the class that it replaces, so another name of its type loses nothing but that.
    @Test func aRenamedSuccessorKeepsTheClass() throws {
        let old = """
            struct GetNextSoup: AppIntent, CustomIntentMigratedAppIntent { static let intentClassName = "SoupIntent" }
            """
        let new = "struct GetNearestSoup: AppIntent {}"
        let example = ChangeExample(old: "", new: "", oldSwift: old, swift: new)
        let found = Self.compare(ChangePage.states(of: example)).diagnostics
        #expect(found.map(\.message) == ["App Intent 'GetNextSoup' no longer replaces 'SoupIntent'"])
        let fix = try #require(found.first?.fixIts.first?.edits.first?.replacement)
        #expect(fix.contains("intentClassName = \"SoupIntent\""))
        #expect(Self.report("", "", swift: (old, new + fix)).isEmpty)
    }

    /// Placed SiriKit widgets keep their list. What a removal costs is said beside that.
    @Test func placedWidgetsKeepTheirList() {
        func intent(_ name: String, _ parameters: String, _ cases: String) -> String {
            """
            INIntents: [{ Name: \(name), EligibleForWidgets: true, Parameters: [\(parameters)] }]
            INEnums: [{ Name: Size, Values: [{ Name: unknown }, \(cases)] }]
            """
        }
        func widget(_ kind: String) -> String {
            """
            struct Soup: Widget {
                var body: some WidgetConfiguration {
                    IntentConfiguration(kind: "\(kind)", intent: SelectSoupIntent.self, provider: P()) { Text($0) }
                }
            }
            """
        }
        let size = "{ Name: size, EnumType: Size }"
        let less = (size, "{ Name: small, Index: 1 }")
        let more = ("\(size), { Name: spice }", "{ Name: small, Index: 1 }, { Name: large, Index: 2 }")
        let (old, new) = (intent("SelectSoup", less.0, less.1), intent("SelectSoup", more.0, more.1))
        let swift = (widget("soup"), widget("soup"))
        #expect(
            Self.report(old, new, swift: swift) == [
                "note: placed widgets do not show case 'large' of 'Size', which was added",
                "note: placed widgets do not show parameter 'spice' of 'SelectSoup', which was added",
            ]
        )
        #expect(
            Self.report(new, old, swift: swift) == [
                "error: case 'large' of 'Size' was removed",
                "note: placed widgets still show case 'large' of 'Size', which was removed",
                "error: parameter 'spice' of 'SelectSoup' was removed",
                "note: placed widgets still show parameter 'spice' of 'SelectSoup', which was removed",
            ]
        )
        // A new widget has no placed ones, and an intent that no widget uses has none.
        #expect(Self.report(old, new, swift: (widget("broth"), widget("soup"))).allSatisfy { !$0.contains("placed") })
        let others = (intent("OrderSoup", less.0, less.1), intent("OrderSoup", more.0, more.1))
        #expect(Self.report(others.0, others.1, swift: swift) == [])
    }

    /// An extension with another bundle identifier has other widgets, unless the whole app is another.
    @Test func anExtensionThatIsRenamedIsAWarning() throws {
        let swift = try #require(ChangeKind.widgetMoved.example?.swift)
        func report(_ old: [String], _ new: [String], apps: Set<String> = ["app"]) -> [String] {
            func state(_ extensions: [String], _ apps: Set<String>, _ prefix: String) -> ProjectState {
                var identifiers = SavedContract.BundleIdentifiers()
                (identifiers.extensions, identifiers.apps) = (["W": Set(extensions)], apps)
                let source = SourceText(path: prefix + "W.swift", bytes: Array(swift.utf8))
                let file = ProjectFile(relativePath: "W.swift", source: source)
                return ProjectState([], code: ProjectCode([file], targets: { _ in ["W"] }, identifiers: identifiers))
            }
            let states = StatePair(state(old, ["app"], "main:"), state(new, apps, ""), baseName: "main")
            return Self.compare(states).diagnostics.map { "\($0.severity): \($0.message)" }
        }
        #expect(report(["app.w"], ["app.w"]) == [])
        let renamed = "warning: the bundle identifier of widget extension 'W' changed from app.w to app.x"
        #expect(report(["app.w"], ["app.x"]) == [renamed])
        #expect(report(["app.w"], ["other.w"], apps: ["other"]) == [])
        #expect(report(["app.w", "app.w.beta"], ["app.w"]) == [])
        #expect(report(["app.w"], []) == [], "not known")
    }

    /// Without a project, bundles in both versions are two extensions.
    @Test func aWidgetThatMovesToAnotherBundleIsAWarning() {
        func bundle(_ name: String, _ widgets: String...) -> ProjectFile {
            let list = widgets.map { "\($0)()" }.joined(separator: "; ")
            let types = widgets.map {
                "struct \($0): Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"\($0)\", provider: P()) {} } }"
            }
            let text =
                "@main struct \(name): WidgetBundle { var body: some Widget { \(list) } }\n"
                + types.joined(separator: "\n")
            return ProjectFile(
                relativePath: name + ".swift",
                source: SourceText(path: name + ".swift", bytes: Array(text.utf8))
            )
        }
        func report(_ old: [ProjectFile], _ new: [ProjectFile]) -> [String] {
            let states = [old, new].map { ProjectState([], code: ProjectCode($0)) }
            return Self.compare(StatePair(states[0], states[1])).diagnostics.map { "\($0.severity): \($0.message)" }
        }
        let both = [bundle("Lunch", "Soup", "Bread"), bundle("Dinner", "Roast")]
        #expect(
            report(both, [bundle("Lunch", "Bread"), bundle("Dinner", "Roast", "Soup")]) == [
                "warning: the extension of widget 'Soup' changed from Lunch to Dinner"
            ]
        )
        // A bundle that is new may be in the same extension.
        #expect(report(both, [bundle("Supper", "Soup", "Bread"), bundle("Dinner", "Roast")]) == [])
    }

    /// The text of a choice that was the case `unknown` has another index.
    @Test func aChoiceThatWasUnknownMoves() {
        func sizes(_ cases: String) -> String {
            "INEnums: [{ Name: Size, Values: [\(cases)] }]\nINIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: Size }] }]"
        }
        let old = sizes("{ Name: unknown, DisplayName: Large }, { Name: small, DisplayName: Small, Index: 1 }")
        let new = sizes(
            "{ Name: unknown, DisplayName: Unknown }, { Name: small, DisplayName: Small, Index: 1 }, { Name: large, DisplayName: Large, Index: 2 }"
        )
        #expect(Self.report(old, new) == ["warning: the index of case 'unknown' of 'Size' changed from 0 to 2"])
        let kept = sizes(
            "{ Name: unknown, DisplayName: Large }, { Name: small, DisplayName: Small, Index: 1 }, { Name: large, DisplayName: Huge, Index: 2 }"
        )
        #expect(Self.report(old, kept) == [])
    }

    /// The name stays, and what people see changes.
    @Test func theFirstAdviceForARenameIsToKeepTheName() throws {
        let help = try #require(Self.compare(try Self.states(of: .parameterRenamed)).diagnostics.first?.help)
        #expect(help.hasSuffix("Change the display name, which users see, and keep the name."), "\(help)")
    }

    @Test func anIntentThatGoesWithItsOnlyWidgetIsReportedOnce() {
        func widget(_ name: String, _ intent: String) -> String {
            """
            struct \(name): Widget {
                var body: some WidgetConfiguration {
                    IntentConfiguration(kind: "\(name)", intent: \(intent).self, provider: Provider()) { Text($0) }
                }
            }

            """
        }
        let bread = widget("Bread", "BakeBreadIntent")
        let (order, bake) = (
            "{ Name: OrderSoup, EligibleForWidgets: true }", "{ Name: BakeBread, EligibleForWidgets: true }"
        )
        let found = Self.report(
            "INIntents: [\(order), \(bake)]",
            "INIntents: [\(bake)]",
            swift: (widget("Soup", "OrderSoupIntent") + bread, bread)
        )
        #expect(found == ["error: widget 'Soup' was removed"])
        // An intent that remains as a shortcut lost no widget but the removed one.
        let both = "INIntents: [{ Name: OrderSoup, Configurable: true, EligibleForWidgets: true }, \(bake)]"
        let shortcut = both.replacing("Configurable: true, EligibleForWidgets: true", with: "Configurable: true")
        #expect(Self.report(both, shortcut, swift: (widget("Soup", "OrderSoupIntent") + bread, bread)) == found)
    }

    /// A note covers no warning.
    @Test(arguments: [("os(iOS) || os(macOS)", ["error"]), ("!os(tvOS)", ["warning", "note"])])
    func whatIsExcludedTwiceIsReportedOnceUnlessThatIsANote(systems: String, severities: [String]) {
        func intent(_ systems: String, _ attribute: String = "") -> String {
            "#if \(systems)\n\(attribute)\nstruct OrderSoup: AppIntent {}\n#endif"
        }
        let end = "@available(\(systems.contains("macOS") ? "macOS" : "tvOS"), unavailable)"
        let states = (intent(systems), intent("os(iOS)", end))
        let found = Self.report("INIntents: []", "INIntents: []", swift: states)
        #expect(found.map { String($0.prefix { $0 != ":" }) } == severities, "\(found)")
    }

    /// The removed intent says that its classes are gone.
    @Test func whatOnlyARemovedIntentUsedGoesWithIt() {
        let size = "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]"
        let order = "{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: Size }] }"
        let kept = "{ Name: BakeBread, Title: Bake Bread }"
        let removed = "error: intent 'OrderSoup' was removed, and no App Intent replaces it"
        #expect(Self.report("INIntents: [\(kept), \(order)]\n\(size)", "INIntents: [\(kept)]") == [removed])
    }

    /// A renamed intent is a new one, so what else changed about it is not lost a second time.
    @Test func aRenamedIntentIsNotAlsoNoLongerSuggested() {
        let title = "Title: Order Soup, TitleID: aB3dE6"
        let shortcuts = "ParameterCombinations: { \"\": { Title: Order } }"
        let former = "INIntents: [{ Name: OrderSoup, \(title), \(shortcuts) }]"
        let renamed = ["warning: intent 'OrderSoup' was renamed to 'OrderMeal'"]
        #expect(Self.report(former, "INIntents: [{ Name: OrderMeal, \(title) }]") == renamed)
        let silent = "INIntents: [{ Name: OrderMeal, \(title), IneligibleForSuggestions: true, \(shortcuts) }]"
        #expect(Self.report(former, silent) == renamed)
    }

    /// One value is not a list, whatever the tag is.
    @Test func aParameterThatBecameAListHasNoOtherTagAsWell() {
        func definition(_ settings: String) -> String {
            "INIntents: [{ Name: OrderSoup, Configurable: true, Parameters: [{ Name: soup, \(settings) }] }]"
        }
        let (one, several) = (definition("Tag: 9"), definition("Tag: 10, SupportsMultipleValues: true"))
        #expect(Self.report(one, several) == ["error: parameter 'soup' of 'OrderSoup' now takes several values"])
        #expect(Self.report(several, one) == ["error: parameter 'soup' of 'OrderSoup' now takes only one value"])
    }

    /// The removed value says that nothing is passed on.
    @Test func anOutputThatWasRemovedIsOneLoss() {
        func definition(_ response: String) -> String {
            "INIntents: [{ Name: OrderSoup, Configurable: true, Response: { \(response) } }]"
        }
        let former = definition("Output: price, Parameters: [{ Name: price }, { Name: wait }]")
        let removed = "error: response parameter 'price' of 'OrderSoup' was removed"
        #expect(Self.report(former, definition("Output: wait, Parameters: [{ Name: wait }]")) == [removed])
        let both = definition("Output: wait, Parameters: [{ Name: price }, { Name: wait }]")
        #expect(Self.report(former, both).count == 1)
    }

    /// The handler refuses nothing any more, for whatever reason.
    @Test func reasonsOfAParameterThatIsNoLongerResolvedGoWithIt() {
        func definition(_ settings: String) -> String {
            "INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup, \(settings) }] }]"
        }
        let reason = "{ Code: soldOut, Custom: true }"
        let former = definition("SupportsResolution: true, UnsupportedReasons: [\(reason)]")
        let found = Self.report(former, definition("SupportsResolution: false"))
        #expect(found == ["warning: parameter 'soup' of 'OrderSoup' is no longer resolved by the app"])
    }

    /// The system finds one of two types with one identity, and which one people used is unknown.
    @Test(arguments: ["persistentIdentifier", "intentClassName"])
    func oneOfTwoTypesWithOneIdentityIsALossIfPeopleUsedIt(member: String) {
        func intent(_ name: String) -> String {
            """
            struct \(name): AppIntent, CustomIntentMigratedAppIntent {
                static let \(member) = "OrderSoupIntent"
            }

            """
        }
        let both = (intent("OrderSoup") + intent("OrderStew"), intent("OrderSoup"))
        let found = Self.report("INIntents: []", "INIntents: []", swift: both)
        #expect(found.count == 1 && found[0].hasPrefix("warning: App Intent 'Order"), "\(found)")
        #expect(Self.report("INIntents: []", "INIntents: []", swift: (both.1 + both.1, both.1)) == [])
    }

    // MARK: - What can no longer be read

    private static let unreadConstants: [(old: String, new: String, found: String?)] = [
        (
            #"static let persistentIdentifier = "soup""#, "static let persistentIdentifier = Kit.id",
            "warning: the identifier of App Intent 'soup' is now 'Kit.id', whose value is unknown"
        ),
        (
            "", "static let persistentIdentifier = Kit.id",
            "warning: the identifier of App Intent 'OrderSoup' is now 'Kit.id', whose value is unknown"
        ),
        (#"static let persistentIdentifier = "soup""#, "static let persistentIdentifier = Names.soup", nil),
        (
            "@Parameter(title: \"Size\") var size: Int", "@Parameter(title: \"Size\") var size = Kit.size",
            "warning: the type of parameter 'size' of App Intent 'OrderSoup' can no longer be read"
        ),
        (
            #"static let intentClassName = "OrderSoupIntent""#, "static let intentClassName = Kit.name",
            "warning: the intentClassName of App Intent 'OrderSoup' is now 'Kit.name', whose value is unknown"
        ),
        (#"static let intentClassName = "soup""#, "static let intentClassName = Names.soup", nil),
    ]

    /// What the tool cannot read may be lost, and a check must not pass.
    @Test(arguments: unreadConstants)
    func aConstantThatBecameComputedIsALossOfTheOldValue(old: String, new: String, found: String?) {
        func intent(_ member: String) -> String {
            """
            struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
                \(member)
            }
            enum Names { static let soup = "soup" }
            """
        }
        let result = Self.report("INIntents: []", "INIntents: []", swift: (intent(old), intent(new)))
        #expect(result == [found].compactMap(\.self))
    }

    @Test(arguments: [
        (
            "enum Size: String, AppEnum { case small, large }",
            "enum Size: AppEnum { case small, large; var rawValue: String { Kit.text } }",
            "warning: the raw values of AppEnum 'Size' can no longer be read"
        ),
        (
            "enum Size: String, AppEnum { case small }",
            "enum Size: String, AppEnum { static let persistentIdentifier = Kit.id; case small }",
            "warning: the identifier of AppEnum 'Size' is now 'Kit.id', whose value is unknown"
        ),
        (
            "struct Size: AppEntity { var id: String }", "struct Size: AppEntity { var id = Kit.id }",
            "warning: the type of the identifier of entity 'Size' can no longer be read"
        ),
    ])
    func aTypeWhoseConstantsBecameComputedIsALoss(old: String, new: String, found: String) {
        let intent = "struct OrderSoup: AppIntent { @Parameter var size: Size }\n"
        #expect(Self.report("INIntents: []", "INIntents: []", swift: (intent + old, intent + new)) == [found])
    }

    /// People read the value of a variable and not its name.
    @Test func aVariableWithAnotherNameIsNoOtherText() throws {
        func definition(_ name: String, _ text: String, _ answer: String) -> String {
            """
            INIntents: [{
                Name: OrderSoup, Parameters: [{ Name: \(name), Tag: 1, DisplayName: Soup, DisplayNameID: aB3dE6 }]
                ParameterCombinations: { \(name): { Title: "\(text)", TitleID: fG7hI9 } }
                Response: {
                    Parameters: [{ Name: \(name)Price, Tag: 1, DisplayName: Price, DisplayNameID: jK8lM7 }]
                    Codes: [{ Name: success, Success: true, FormatString: "\(answer)" }]
                }
            }]
            """
        }
        func texts(_ new: String, _ answer: String) -> [String] {
            let old = definition("soup", "Order ${soup}", "${soup}: ${soupPrice}")
            let example = ChangeExample(old: old, new: definition("meal", new, answer))
            return Self.compare(ChangePage.states(of: example)).changes.filter { $0.kind == .textChanged }.map(
                \.sentence
            )
        }
        #expect(texts("Order ${meal}", "${meal}: ${mealPrice}") == [])
        #expect(texts("Order ${meal}", "${mealPrice}: ${meal}").count == 1)
        #expect(texts("Buy ${meal}", "${meal}: ${mealPrice}").count == 1)
    }

    /// A prompt that Xcode wrote, with any apostrophes, is the system's own.
    @Test func whatXcodeWroteIsNoWording() {
        func prompts(_ texts: [String]) -> [String] {
            let prompts = texts.map { "{ Type: Confirmation, Custom: true, FormatString: \"\($0)\" }" }
            let parameter = "{ Name: soup, Tag: 1, SupportsResolution: true, PromptDialogs: [\(prompts.joined())] }"
            let new = "INIntents: [{ Name: OrderSoup, Parameters: [\(parameter)] }]"
            let old = "INIntents: [{ Name: OrderSoup, Parameters: [{ Name: soup, Tag: 1, SupportsResolution: true }] }]"
            return Self.compare(ChangePage.states(of: ChangeExample(old: old, new: new))).changes.map(\.sentence)
        }
        #expect(prompts(["Just to confirm, you wanted ‘${soup}’?"]) == [])
        #expect(prompts(["You wanted ‘${soup}’?"]).count == 1)
    }

    @Test func noOneSavedAnIntentThatIsOfferedNowhere() {
        let nowhere = "Configurable: none, EligibleForWidgets: false, IneligibleForSuggestions: true"
        let kept = "{ Name: BakeBread }"
        #expect(
            Self.report("INIntents: [{ Name: OrderSoup, \(nowhere) }, \(kept)]", "INIntents: [\(kept)]") == [
                "note: intent 'OrderSoup' was removed"
            ]
        )
        #expect(Self.report("INIntents: [{ Name: OrderSoup }, \(kept)]", "INIntents: [\(kept)]").count == 1)
        let former = "INIntents: [{ Name: OrderSoup, \(nowhere), Parameters: [{ Name: soup }, { Name: size }] }]"
        let without = former.replacing(", { Name: size }", with: "")
        #expect(Self.report(former, without) == ["note: parameter 'size' of 'OrderSoup' was removed"])
        let result = Self.compare(ChangePage.states(of: ChangeExample(old: former, new: without)))
        let title = "1 change breaks code"
        #expect(result.verdict().title == title)
        #expect(result.verdict().sentence.hasSuffix(": nothing that people saved is lost; \(title)"))
        #expect(result.diagnostics.first?.help?.hasPrefix("Nothing that people saved with it is lost. ") == true)
    }

    @Test func nothingThatPeopleNoticeIsClean() throws {
        let state = try Self.states().old
        let result = Self.compare(StatePair(state, state))
        #expect(result.diagnostics.isEmpty)
        #expect(result.failures.isEmpty)
    }

    /// The declarations of a definition with errors are unknown, so none is reported as removed.
    @Test func aDefinitionThatCannotBeReadIsNotClean() throws {
        let old = try Self.states().old
        let source = SourceText(path: "Intents.intentdefinition", bytes: Array("<<<<<<< HEAD\n".utf8))
        let file = ProjectFile(relativePath: "Intents.intentdefinition", source: source)
        let result = Self.compare(StatePair(old, ProjectState([(file, Frontend.load(source))])))
        #expect(!result.failures.isEmpty)
        #expect(!result.diagnostics.isEmpty)
        #expect(result.diagnostics.allSatisfy { $0.location.path == "Intents.intentdefinition" })
        #expect(!result.diagnostics.contains { DiagnosticKind.changeKinds.contains($0.kind) })
    }

    // MARK: - What is accepted

    private static func accepting(_ symbol: String, until: String? = nil) throws -> BreakingPipeline {
        let until = until.map { #", "until": "\#($0)""# } ?? ""
        let text = """
            { "version": 1, "exceptions": [
                { "rule": "parameter-removed", "symbol": "\(symbol)", "reason": "No one used it."\(until) }
            ] }
            """
        let source = SourceText(path: "intentc.json", bytes: Array(text.utf8))
        let catalogue = DiagnosticCatalogue(RuleCatalogue.kinds + DiagnosticKind.changeKinds)
        let read = ConfigurationReader.read(source, RuleSettings.keys(catalogue))
        #expect(read.diagnostics.isEmpty)
        let loaded = LoadedConfiguration(configuration: read.configuration, path: source.path, source: source)
        return pipeline {
            $0.acceptance.operands = [""]
            $0.acceptance.configuration = { _ in loaded }
        }
    }

    @Test func anAcceptanceThatNothingNeedsIsReported() throws {
        let result = Self.compare(try Self.states(), by: try Self.accepting("OrderSoup.size"))
        #expect(result.diagnostics.map(\.kind.name) == ["parameter-removed", "unused-exception"])
        let message = "this exception for 'parameter-removed' does not match any finding"
        #expect(result.diagnostics.last?.message == message)
        #expect(result.diagnostics.last?.location.path == "intentc.json")
        #expect(result.sources["intentc.json"] != nil)
    }

    /// Until the release, it is needed only in comparisons with what users have, or its symbol is wrong.
    @Test(arguments: [("main", Severity.note), ("v2.4", .warning)])
    func anAcceptanceUntilAReleaseIsSaidToMatchNothing(baseName: String, severity: Severity) throws {
        let findings = try Self.accepting("OrderSoup.size", until: "2.4")
        let result = Self.compare(try Self.states(), by: findings, baseName: baseName)
        #expect(result.diagnostics.map(\.kind.name) == ["parameter-removed", "unused-exception"])
        #expect(result.diagnostics.last?.severity == severity)
    }

    @Test(arguments: [
        ("v2.3", true), ("v2.4", false), ("v2.4.0", false), ("release/2.5", false), ("V3", false), ("main", true),
        ("2.4-beta", true), ("v", true),
    ])
    func anAcceptanceEndsWithItsRelease(baseName: String, isAccepted: Bool) throws {
        let findings = try Self.accepting("OrderSoup.spice", until: "2.4")
        let result = Self.compare(try Self.states(), by: findings, baseName: baseName)
        #expect(result.suppressed.count == (isAccepted ? 1 : 0))
        let messages = result.diagnostics.map(\.message)
        #expect(
            messages.contains("'parameter-removed' was accepted until 2.4, which '\(baseName)' contains") == !isAccepted
        )
        #expect(messages.contains { $0.hasPrefix("parameter 'spice' of 'OrderSoup' was removed") } == !isAccepted)
    }

    // MARK: - Markdown

    @Test func markdownSaysFirstWhatUsersLose() throws {
        let result = Self.compare(try Self.states())
        #expect(
            Self.markdown(result) == """
                ## 1 change loses what people have saved

                Compared 1 definition with 'main' (1a2b3c4). Affects users (1).

                | | What | What happens | Where |
                |---|---|---|---|
                | loses what people have saved | parameter 'spice' of 'OrderSoup' was removed | The value that people chose is lost in saved shortcuts; \
                the rest stays. Its property and its methods in the handling protocol are gone. | Intents.intentdefinition:45:12, IN1320 |

                """
        )
        let removed = Self.compare(try Self.states(of: .intentRemoved))
        let hidden = Self.compare(try Self.states(of: .parameterHidden))
        #expect(Self.markdown(hidden).hasPrefix("## 1 change hides what people use\n"))
        var both = result
        both.add(removed)
        both.add(hidden)
        let title = "2 changes lose what people have saved; 1 hides what people use"
        #expect(Self.markdown(both).hasPrefix("## \(title)\n"))
        #expect(both.verdict().sentence.hasSuffix(": \(title)"))
        let clean = "Compared 0 definitions: nothing that people saved is lost."
        let unchanged = "## Nothing that intentc compares has changed"
        #expect(Self.markdown(ComparisonReport()) == "\(unchanged)\n\n\(clean)\n")
    }

    private static func markdown(_ result: ComparisonReport) -> String {
        var result = result
        if result.scope.definitions.compared > 0 {
            result.scope.sides = .states(base: .init("main", commit: "1a2b3c4d5e"), new: nil)
        }
        let report = Report(result.diagnostics, sources: result.sources)
        let markdown = ComparisonMarkdown(report, of: result, verdict: result.verdict())
        return String(decoding: markdown.render(), as: UTF8.self)
    }

    @Test func theScopeNamesBothSidesAndWhatIsLeftOut() {
        var scope = ComparisonScope()
        scope.definitions = .init(compared: 3, all: 3)
        scope.widgets = .init(compared: 5, all: 5)
        scope.appIntents = .init(compared: 12, all: 12)
        scope.sides = .states(base: .init("main", commit: "1a2b3c4d5e"), new: nil)
        let counts = "compared 3 definitions, 5 widgets and 12 App Intents"
        #expect(scope.words == "\(counts) with 'main' (1a2b3c4)")
        scope.sides = .states(base: .init("HEAD^", commit: "abc1234def", parentOf: "main"), new: nil)
        #expect(
            scope.words == "\(counts) with its parent 'abc1234', because 'main' is the default branch itself"
        )
        scope.sides = .states(base: .init("v1", commit: "1a2b3c4d5e"), new: .init("1a2b3c4d5f", commit: "1a2b3c4d5f"))
        #expect(scope.words == "\(counts) in '1a2b3c4d5f' with 'v1' (1a2b3c4)")
        scope.notCompared = (1...5).map { .init(path: "\($0).swift", reason: "it is damaged") }
        let named = (1...3).map { "'\($0).swift' (it is damaged)" }.joined(separator: ", ")
        #expect(scope.words.hasSuffix(", but not \(named) and 2 more"))
        scope.widgets.compared = 4
        #expect(scope.words.hasPrefix("compared 3 definitions, 4 of 5 widgets and 12 App Intents in"))
    }

    // MARK: - One loss, one finding

    private static func findings(_ old: String, _ new: String) throws -> ComparisonReport {
        var example = try #require(ChangeKind.intentRemoved.example)
        (example.old, example.new) = (old, new)
        return ChangePage.findings(in: example)
    }

    private static func messages(_ old: String, _ new: String) throws -> [String] {
        try findings(old, new).diagnostics.filter { $0.severity > .note }.map(\.message)
    }

    @Test func aRenamedParameterTakesItsRenumberedChoicesAlong() throws {
        func definition(_ parameter: String, _ cases: String) -> String {
            """
            INEnums: [{ Name: Color, Values: [{ Name: unknown }, \(cases)] }]
            INIntents: [{ Name: Paint, Parameters: [{ Name: \(parameter), EnumType: Color }] }]
            """
        }
        let (old, new) = (
            "{ Name: orange, Index: 1 }, { Name: yellow, Index: 2 }",
            "{ Name: yellow, Index: 1 }, { Name: orange, Index: 2 }"
        )
        #expect(
            try Self.messages(definition("color", old), definition("color", new)) == [
                "the index of case 'yellow' of 'Color' changed from 2 to 1: people who chose 'yellow' get 'orange'",
                "the index of case 'orange' of 'Color' changed from 1 to 2: people who chose 'orange' get 'yellow'",
            ]
        )
        #expect(
            try Self.messages(definition("color", old), definition("paint", new)).count { $0.contains("case") } == 0
        )
    }

    /// Each loss is reported once, by the change that must be undone first.
    @Test(arguments: [
        (
            "INIntents: [{ Name: Paint, Parameters: [{ Name: color, Type: String, Tag: 1 }] }]",
            "INIntents: [{ Name: Paint, Parameters: [{ Name: colors, Type: Integer, Tag: 1 }] }]",
            ["parameter 'color' of 'Paint' was renamed to 'colors'"]
        ),
        (
            "INIntents: [{ Name: Paint, Parameters: [{ Name: color, Type: String }, { Name: size, Type: Integer }] }]",
            "INIntents: [{ Name: Paints, Parameters: [{ Name: color, Type: String }] }]",
            ["intent 'Paint' was renamed to 'Paints'"]
        ),
    ])
    func oneLossIsOneFinding(old: String, new: String, messages: [String]) throws {
        #expect(try Self.messages(old, new) == messages)
    }

    /// Shortcuts lose the name of the value, and the next action loses its type.
    @Test func theNameAndTheTypeOfAResponseValueAreTwoLosses() throws {
        func definition(_ value: String) -> String {
            "INIntents: [{ Name: Paint, Response: { Parameters: [{ \(value), DisplayName: Price, Tag: 1 }] } }]"
        }
        #expect(
            try Self.messages(definition("Name: price, Type: Integer"), definition("Name: total, Type: Decimal")) == [
                "the type of response parameter 'price' of 'Paint' changed from Integer to Decimal",
                "response parameter 'price' of 'Paint' was renamed to 'total'",
            ]
        )
    }

    /// A loss that depends on a condition is not an error, and its message mentions the condition.
    @Test func anOutputThatIsNewMayBreakNothing() throws {
        func definition(_ output: String) -> String {
            "INIntents: [{ Name: Paint, Response: { \(output)Parameters: [{ Name: price }] } }]"
        }
        let result = try Self.findings(definition(""), definition("Output: price, "))
        #expect(result.diagnostics.map(\.severity) == [.note])
        #expect(result.diagnostics.map(\.message) == ["intent 'Paint' now passes 'price' to the next action"])
        #expect(
            result.diagnostics.first?.help?.hasPrefix("If shortcuts passed on the response without an output, saved")
                == true
        )
        #expect(
            try Self.findings(definition("Output: price, "), definition("")).diagnostics.map(\.severity) == [.error]
        )
    }

    /// An intent that configures no widget has none to lose. Without widgets in the sources, it may configure others.
    @Test func onlyAnIntentThatConfiguresWidgetsLosesThem() throws {
        func severities(_ configuration: String?) throws -> [Severity] {
            var example = try #require(ChangeKind.intentRemoved.example)
            example.old = "INIntents: [{ Name: Paint, EligibleForWidgets: true, Configurable: true }]"
            example.new = "INIntents: [{ Name: Paint, EligibleForWidgets: false, Configurable: true }]"
            example.oldSwift = configuration.map {
                "struct Shop: Widget { var body: some WidgetConfiguration { \($0)provider: Provider()) {} } }"
            }
            example.swift = example.oldSwift
            return ChangePage.findings(in: example).diagnostics.map(\.severity)
        }
        #expect(try severities("StaticConfiguration(kind: \"paint\", ").isEmpty)
        #expect(try severities("IntentConfiguration(kind: \"paint\", intent: PaintIntent.self, ") == [.error])
        #expect(try severities(nil) == [.error])
    }

    /// A loss is reported only if there is something to lose.
    @Test(arguments: [
        (
            "Widgets that were configured with it stop working", "EligibleForWidgets: true, Configurable: false",
            Severity.error
        ),
        ("Shortcuts that use it stop working", "EligibleForWidgets: false, Configurable: true", .error),
        (
            "Siri no longer suggests it",
            "Configurable: false, Parameters: [{ Name: size }], ParameterCombinations: { size: { Title: Size } }",
            .warning
        ),
    ])
    func theWordsFollowWhatTheIntentIsEligibleFor(words: String, settings: String, severity: Severity) throws {
        let result = try Self.findings("INIntents: [{ Name: Paint, \(settings) }]", "INIntents: []")
        let finding = try #require(result.diagnostics.first)
        #expect(finding.help?.contains(words) == true, "\(finding.help ?? "")")
        #expect(finding.severity == severity)
    }

    /// A case that moves to the index of a removed one is chosen instead of it, as a new case is.
    @Test func peopleGetTheCaseThatHasTheIndexNow() throws {
        func definition(_ cases: String) -> String {
            """
            INIntents: [{ Name: Paint, Parameters: [{ Name: size, EnumType: Size }] }]
            INEnums: [{ Name: Size, Values: [{ Name: unknown }, \(cases)] }]
            """
        }
        let former = "{ Name: small, Index: 1 }, { Name: large, Index: 2 }"
        let messages = try Self.findings(definition(former), definition("{ Name: large, Index: 1 }")).diagnostics.map(
            \.message
        )
        #expect(messages.contains { $0.hasSuffix(": people who chose 'small' get 'large'") }, "\(messages)")
        #expect(!messages.contains { $0.hasSuffix("was removed") }, "\(messages)")
    }

    /// What lint advises about the intent that Xcode's template leaves.
    @Test func aWidgetWithoutChoicesMayBecomeStatic() throws {
        func widget(_ configuration: String) -> String {
            """
            struct Paint: Widget {
                var body: some WidgetConfiguration { \(configuration)provider: Provider()) { _ in Text("Paint") } }
            }
            """
        }
        func severities(_ settings: String, kind: String = "paint") -> [Severity] {
            let example = ChangeExample(
                old: "INIntents: [{ Name: Paint, EligibleForWidgets: true, \(settings) }]",
                new: "INIntents: []",
                oldSwift: widget("IntentConfiguration(kind: \"paint\", intent: PaintIntent.self, "),
                swift: widget("StaticConfiguration(kind: \"\(kind)\", ")
            )
            return ChangePage.findings(in: example).diagnostics.filter { $0.kind.code == "IN1301" }.map(\.severity)
        }
        // The loss of the intent says it all.
        let renamed = ChangeExample(
            old: "INIntents: [{ Name: Paint, EligibleForWidgets: true, Configurable: false }]",
            new: "INIntents: [{ Name: Draw, EligibleForWidgets: true, Configurable: false }]",
            oldSwift: widget("IntentConfiguration(kind: \"paint\", intent: PaintIntent.self, "),
            swift: widget("IntentConfiguration(kind: \"paint\", intent: DrawIntent.self, ")
        )
        #expect(ChangePage.findings(in: renamed).diagnostics.count == 1)
        #expect(severities("Configurable: false") == [.note])
        // The widget itself is lost, which is reported.
        #expect(severities("Configurable: false", kind: "other") == [])
        #expect(severities("Configurable: true") == [.error])
        #expect(severities("Configurable: false, Parameters: [{ Name: size }]") == [.error])
    }

    @Test func whatIsMissingInSwiftIsAFix() throws {
        let example = try #require(ChangeKind.appIntentRenamed.example)
        let fix = try #require(ChangePage.findings(in: example).diagnostics.first?.fixIts.first)
        #expect(fix.edits.first?.replacement.contains("static let persistentIdentifier = \"OrderSoup\"") == true)
        #expect(!fix.isSafe)
        let widget = try #require(ChangeKind.widgetKindChanged.example)
        let kind = try #require(ChangePage.findings(in: widget).diagnostics.first?.fixIts.first)
        #expect(kind.edits.map(\.replacement) == ["\"soop\""])
    }
}
