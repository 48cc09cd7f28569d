import Diagnostics
import SavedContract
import Comparison
import SwiftDeclarations
import Testing

/// What Swift sources and built apps promise to users, and what is lost between two versions.
@Suite struct ContractTests {
    private func contract(_ swift: String) -> SavedContract {
        SavedContract(readingFrom: [SourceText(path: "App.swift", bytes: Array(swift.utf8))])
    }

    private func changes(_ old: SavedContract, _ new: SavedContract) -> [String] {
        ContractComparison(from: old, to: new) { SourceLocation(path: $0, place: .file) }.changes.map(\.sentence)
    }

    private func changes(_ old: String, _ new: String) -> [String] { changes(contract(old), contract(new)) }

    private let app = """
        enum Size: String, AppEnum { case small, large = "big" }
        struct Soup: AppEntity { static let defaultQuery = SoupQuery(); var id: String }
        struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            @Parameter(title: "Soup") var soup: Soup?
            @Parameter(title: "Sizes") var sizes: [Size]
            @Parameter(title: "Time") var time: TimeInterval
        }
        struct SoupWidget: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(kind: "soup", intent: OrderSoup.self, provider: Provider()) { Text($0.name) }
                    .supportedFamilies([.systemSmall, .systemLarge])
            }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: OrderSoup(), phrases: ["Order in \\(.applicationName)"])
            }
        }
        """

    /// Other spellings of the same values.
    @Test(arguments: [
        ("kind: \"soup\"", "kind: Kinds.soup.rawValue"),
        ("TimeInterval", "Double"),
        ("struct OrderSoup: ", "struct OrderManySoups: "),
        ("case small, large = \"big\"", "case small; case huge = \"big\""),
        ("Soup?", "Soup"),
        ("[.systemSmall, .systemLarge]", "[WidgetFamily.systemLarge, .systemSmall, .systemMedium]"),
    ])
    func whatKeepsTheValuesIsSilent(old: String, new: String) {
        let intent = new.contains("OrderManySoups") ? "OrderManySoups" : "OrderSoup"
        let edited = app.replacing(old, with: new).replacing("OrderSoup()", with: "\(intent).init()")
        let lost = changes(app, edited + "\nenum Kinds: String { case soup }").filter { !$0.contains("families") }
        #expect(lost == [])
    }

    @Test(arguments: [
        ("kind: \"soup\"", "kind: \"soop\"", ["widget 'soup' renamed to 'soop'"]),
        (
            ".systemSmall, .systemLarge", ".systemSmall",
            ["widget 'soup': families 'systemLarge, systemSmall' → 'systemSmall'"]
        ),
        (
            "AppIntentConfiguration(kind: \"soup\", intent: OrderSoup.self, ", "StaticConfiguration(kind: \"soup\", ",
            ["widget 'soup': configuration OrderSoup → static"]
        ),
        ("var soup: Soup?", "var soups: Soup?", ["parameter 'soup' of App Intent 'OrderSoup' renamed to 'soups'"]),
        ("var time: TimeInterval", "var time: Int", ["parameter 'time' of App Intent 'OrderSoup': type Double → Int"]),
        ("var sizes: [Size]", "var sizes: Size", ["parameter 'sizes' of App Intent 'OrderSoup': type [Size] → Size"]),
        ("large = \"big\"", "large", ["case 'large' of AppEnum 'Size': raw value big → large"]),
        ("small, ", "", ["case 'small' of AppEnum 'Size' removed"]),
        ("var id: String", "var id: UUID", ["entity 'Soup': type of the identifier String → UUID"]),
        ("SoupQuery()", "OtherQuery()", ["entity 'Soup': default query SoupQuery → OtherQuery"]),
        (", CustomIntentMigratedAppIntent", "", ["takeover of 'OrderSoupIntent' by App Intent 'OrderSoup' removed"]),
        (
            "struct OrderSoup", "@available(iOS, obsoleted: 18) struct OrderSoup",
            ["App Intent 'OrderSoup': end none → 'obsoleted in iOS 18.0'"]
        ),
        (
            "Order in", "Buy in",
            [
                "App Shortcut 'OrderSoup': phrases '“Order in ${applicationName}”' → '“Buy in ${applicationName}”'"
            ]
        ),
    ])
    func whatIsLostIsNamedOnce(old: String, new: String, expected: [String]) {
        #expect(changes(app, app.replacing(old, with: new)) == expected)
    }

    /// A declaration in another module may be an alias of the same type.
    @Test(arguments: [
        ("SoupID", false), ("Kit.SoupID", false), ("Tagged<Soup, String>", false), ("Bowl.ID", false),
        ("PersistentIdentifier", true), ("UInt64", true), ("[Int]", true), ("Bowl", true), ("Both", false),
    ])
    func anIdentifierIsComparedWhereItsTypeIsKnown(type: String, isKnown: Bool) {
        let other =
            app.replacing("var id: String", with: "var id: \(type)") + """

                import Kit
                struct Bowl { }
                #if DEBUG
                typealias Both = String
                #else
                typealias Both = UUID
                #endif
                """
        #expect(changes(app, other).count == (isKnown ? 1 : 0))
        #expect(changes(other, app).count == (isKnown ? 1 : 0))
    }

    /// Fewer systems compile a declaration. The condition surrounds the text from the first string up to the second.
    @Test(arguments: [
        ("struct SoupWidget", "struct Shortcuts", "widget 'soup'"),
        ("struct OrderSoup", "struct SoupWidget", "App Intent 'OrderSoup'"),
        ("@Parameter(title: \"Time\")", "}\nstruct SoupWidget", "parameter 'time' of App Intent 'OrderSoup'"),
        ("case small", "; case large", "case 'small' of AppEnum 'Size'"),
    ])
    func whatAConditionLeavesOutIsNamedOnce(start: String, end: String, subject: String) {
        let app = app.replacing("small, large", with: "small; case large")
        func conditional(_ condition: String) -> String {
            app.replacing(end, with: "\n#endif\n\(end)").replacing(start, with: "\n#if \(condition)\n\(start)")
        }
        let lost = "\(subject): systems 'all systems' → "
        #expect(changes(app, conditional("os(iOS)")) == [lost + "'iOS, macCatalyst'"])
        #expect(changes(conditional("!os(macOS)"), conditional("os(iOS) || os(macOS)")).count == 1)
        #expect(changes(conditional("os(iOS)"), conditional("BETA || os(iOS)")).count == 1)
        #expect(changes(app, conditional("BETA")) == [])
        #expect(changes(app, conditional("DEBUG")).contains { $0.hasPrefix("\(subject) removed") })
        #expect(changes(app, conditional("canImport(WidgetKit) && compiler(>=6)")) == [])
    }

    /// Whether it is a note, because the condition may have been added together with the app's second system.
    @Test(arguments: [
        (nil, "os(iOS)", Severity.note), (nil, "os(watchOS)", .warning), ("!os(macOS)", "os(iOS)", .note),
        ("os(iOS) || os(macOS)", "os(iOS)", .warning), ("!os(watchOS)", "!os(watchOS) && !os(macOS)", .note),
    ])
    func systemsThatNoConditionNamedAreDoubtful(old: String?, new: String, severity: Severity) {
        func contract(_ condition: String?) -> SavedContract {
            self.contract(condition.map { "#if \($0)\n\(app)\n#endif" } ?? app)
        }
        let changes = ContractComparison(from: contract(old), to: contract(new)) {
            SourceLocation(path: $0, place: .file)
        }
        .changes
        #expect(Set(changes.compactMap { $0.finding()?.severity }) == [severity])
        #expect(Set(changes.compactMap { $0.finding()?.kind.code }) == ["IN1506"])
    }

    /// A branch for some systems is not a loss for others.
    @Test func whatBranchesDeclareTogetherIsNotGone() {
        let parts = app.split(separator: "struct SoupWidget", maxSplits: 1)
        let other = app.replacing("@Parameter(title: \"Soup\") var soup: Soup?", with: "")
            .split(separator: "struct SoupWidget", maxSplits: 1)[0]
        let branches = "#if !os(macOS)\n\(parts[0])\n#else\n\(other)\n#endif\nstruct SoupWidget\(parts[1])"
        let lost = "parameter 'soup' of App Intent 'OrderSoup': systems 'all systems' → "
        #expect(changes(app, branches) == [lost + "'all systems but macOS'"])
        let both = app.replacing(
            ".supportedFamilies([.systemSmall, .systemLarge])",
            with:
                "#if os(visionOS)\n.supportedFamilies([.systemSmall])\n#else\n.supportedFamilies([.systemLarge])\n#endif"
        )
        let small = "families on all systems but visionOS 'systemLarge, systemSmall' → 'systemLarge'"
        let large = "families on visionOS 'systemLarge, systemSmall' → 'systemSmall'"
        #expect(changes(app, both).sorted() == ["widget 'soup': \(small)", "widget 'soup': \(large)"].sorted())
        // The missing item may be what one branch creates in code.
        func written(_ kind: String, _ families: String) -> String {
            app.replacing("kind: \"soup\"", with: "kind: Self.kind").replacing(
                "[.systemSmall, .systemLarge]",
                with: "Self.families"
            )
            .replacing(
                "struct SoupWidget: Widget {",
                with: """
                    struct SoupWidget: Widget {
                    #if os(watchOS)
                    static let kind = "watch soup"
                    static let families = [WidgetFamily.systemSmall]
                    #else
                    static let kind = \(kind)
                    static let families: [WidgetFamily] = \(families)
                    #endif
                    """
            )
        }
        let unknown = "widget 'soup': kind is now 'Self.kind', whose value is unknown"
        #expect(changes(app, written("name()", "sizes()")) == [unknown, "widget 'watch soup' added"])
        let known = changes(app, written("\"soup\"", "[.systemLarge]"))
        // The watch has no place for these families, so it loses nothing.
        #expect(
            known == [
                "widget 'soup': families 'systemLarge, systemSmall' → 'systemLarge'", "widget 'watch soup' added",
            ]
        )
    }

    @Test func whatIsInARenamedIntentIsLostWithIt() {
        let unmigrated = app.replacing("static let intentClassName = \"OrderSoupIntent\"", with: "")
            .replacing(", CustomIntentMigratedAppIntent", with: "")
        let renamed = unmigrated.replacing("OrderSoup", with: "OrderSoups").replacing("var soup:", with: "var food:")
        #expect(changes(unmigrated, renamed) == ["App Intent 'OrderSoup' renamed to 'OrderSoups'"])
        let kept = renamed.replacing(
            "struct OrderSoups: AppIntent {",
            with: "struct OrderSoups: AppIntent { static let persistentIdentifier = \"OrderSoup\""
        )
        #expect(changes(unmigrated, kept) == ["parameter 'soup' of App Intent 'OrderSoup' renamed to 'food'"])
    }

    /// By value, whatever the spelling.
    @Test(arguments: [
        ("default: 1) var p: Int", "default: 2) var p: Int", "default 1 → 2"),
        ("default: 1) var p: Double", "default: 1.0) var p: Double", nil),
        ("default: .small) var p: Size", "default: Size.small) var p: Size", nil),
        ("default: .small) var p: Size", "default: .large) var p: Size", "default .small → .large"),
        (") var p: Bool = true", ", default: true) var p: Bool", nil),
        (") var p: Bool = true", ") var p: Bool", "default true → none"),
        ("default: \"a\") var p: String?", "default: nil) var p: String?", "default \"a\" → none"),
        ("default: Kitchen.size) var p: Size", "default: .large) var p: Size", nil),
        ("inclusiveRange: (0, 2)) var p: Int", "inclusiveRange: (0, 1)) var p: Int", "range 0...2 → 0...1"),
        (
            "inclusiveRange: (-1, 2_0)) var p: Int",
            "inclusiveRange: ( lowerBound: -1, upperBound: 20.0 )) var p: Int", nil
        ),
        ("inclusiveRange: (0, most)) var p: Int", "inclusiveRange: (0, 1)) var p: Int", nil),
        (") var p: Int", ", inclusiveRange: (0, 1)) var p: Int", "range none → 0...1"),
        ("default: 1) var p: Int", "default: 2) var p: Double", "type Int → Double"),
        (") var p: Int?", ") var p: Int", nil),
        (
            "default: 1) var p: Int\n#if os(iOS)\n@Parameter(default: 3) var p: String\n#endif",
            "default: 2) var p: Double", nil
        ),
    ])
    func defaultsAndRangesAreCompared(old: String, new: String, expected: String?) {
        func intent(_ rest: String) -> String {
            "enum Size: String, AppEnum { case small, large }\nstruct Order: AppIntent { @Parameter(title: \"P\", \(rest) }"
        }
        let expected = [expected].compactMap { $0.map { "parameter p of App Intent Order: \($0)" } }
        let (former, now) = (contract(intent(old)), contract(intent(new)))
        #expect(changes(former, now).map { $0.replacing("'", with: "") } == expected)
        // A built app does not record them.
        var silent = former
        for index in silent.intents[0].parameters.indices {
            let unread = Unread("not recorded", at: silent.intents[0].parameters[index].location)
            silent.intents[0].parameters[index].defaultValue = .unread(unread)
            silent.intents[0].parameters[index].range = .unread(unread)
        }
        #expect(changes(silent, now).allSatisfy { !$0.contains(": default") && !$0.contains(": range") })
    }

    @Test func thePhrasesThatAreLostAreNamed() {
        func phrases(_ texts: String...) -> String {
            let list = texts.map { "\"\($0) \\(.applicationName)\"" }.joined(separator: ", ")
            return app.replacing("\"Order in \\(.applicationName)\"", with: list)
        }
        let name = "${applicationName}"
        let found = changes(phrases("Order", "Cook", "Bake"), phrases("Bake", "Fry", "Order"))
        #expect(found == ["App Shortcut 'OrderSoup': phrases '“Cook \(name)”' → '“Fry \(name)”'"])
        #expect(changes(phrases("Cook", "Cook", "Bake"), phrases("Bake", "Cook")) == [])
        let finding = ContractComparison(from: contract(phrases("A", "B")), to: contract(phrases("B"))) {
            SourceLocation(path: $0, place: .file)
        }.changes.first?.finding()
        #expect(finding?.message == "App Shortcut 'OrderSoup' no longer has “A \(name)”")
    }

    /// A control names its intent only through its value provider.
    @Test func aRemovedControlIsOneLoss() {
        let control = """
            struct LightControl: ControlWidget {
                var body: some ControlWidgetConfiguration {
                    AppIntentControlConfiguration(kind: "light", provider: LightProvider()) { Text($0.name) }
                }
            }
            struct LightConfiguration: ControlConfigurationIntent {
                @Parameter(title: "Light") var light: String?
            }
            """
        #expect(changes(app + "\n" + control, app) == ["control 'light' removed"])
        let renamed = control.replacing("\"light\"", with: "\"lamp\"")
        #expect(changes(control, renamed) == ["control 'light' renamed to 'lamp'"])
    }

    /// Three of a history whose widgets share a protocol.
    @Test func widgetsThatAProtocolConfiguresKeepTheirKinds() {
        let alone = ["Soup", "Bread"].map { name in
            """
            struct \(name)Widget: Widget {
                let kind: String = "\(name)"
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: kind, provider: Provider()) { Text($0.name) }
                        .supportedFamilies([.accessoryCircular])
                }
            }
            """
        }.joined(separator: "\n")
        let shared = """
            protocol MenuWidget: Widget { var kind: String { get } }
            extension MenuWidget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: kind, provider: Provider()) { Text($0.name) }
                        .supportedFamilies([.accessoryCircular])
                }
            }
            struct SoupWidget: MenuWidget { let kind = "Soup" }
            struct BreadWidget: MenuWidget { let kind = "Bread" }
            """
        #expect(changes(alone, shared) == [])
        let misspelt = shared.replacing("\"Bread\"", with: "\"Bred\"")
        #expect(changes(shared, misspelt) == ["widget 'Bread' renamed to 'Bred'"])
        #expect(contract(shared.replacing("= \"Bread\"", with: "= name()")).notUnderstood.count == 1)
    }

    // MARK: - Functions of the project

    private func widget(_ body: String, _ others: String = "") -> String {
        let modifiers = body.hasSuffix(")") ? "" : ".supportedFamilies([.systemSmall])"
        return "struct SoupWidget: Widget { var body: some WidgetConfiguration { \(body)\n\(modifiers) } }\n\(others)"
    }

    /// What the function takes is the kind.
    @Test(arguments: [
        "IntentConfiguration.preloading(kind: \"soup\", intent: OrderSoupIntent.self) { IconView(kind: \"icon\") }",
        "preloading(kind: \"soup\", intent: OrderSoupIntent.self) { entry in Text(entry.name) }",
        "Kitchen.Configuration(kind: Kinds.soup.rawValue, provider: Provider()) { Text($0.name) }",
    ])
    func aFunctionTakesTheKind(body: String) {
        let kinds = "enum Kinds: String { case soup }"
        let plain = "IntentConfiguration(kind: \"soup\", intent: OrderSoupIntent.self) { Text($0.name) }"
        #expect(changes(widget(plain, kinds), widget(body, kinds)) == [])
        #expect(changes(widget(body, kinds), widget(plain, kinds)) == [])
        let other = body.replacing("\"soup\"", with: "\"stew\"").replacing("Kinds.soup.rawValue", with: "\"stew\"")
        #expect(changes(widget(body, kinds), widget(other, kinds)) == ["widget 'soup' renamed to 'stew'"])
        // The function may set the families.
        let unset = widget(body, kinds).replacing(".supportedFamilies([.systemSmall])", with: "")
        #expect(changes(widget(plain, kinds), unset) == ["widget 'soup': families can no longer be read"])
    }

    /// A kind that can no longer be read may still be there.
    @Test(arguments: [
        ("make()", "can no longer be read"), ("make(kind: kind())", "is now 'kind()', whose value is unknown"),
        ("make(.soup)", "can no longer be read"), ("Bread().body", "can no longer be read"),
    ])
    func aKindInAFunctionIsNotRemoved(body: String, words: String) {
        let plain = "StaticConfiguration(kind: \"soup\", provider: Provider()) { Text($0.name) }"
        #expect(changes(widget(plain), widget(body)) == ["widget 'soup': kind \(words)"])
        for other in [body + " ", plain] { #expect(changes(widget(body), widget(other)) == []) }
        let bundle = "struct Menu: WidgetBundle { var body: some Widget { BreadWidget() } }"
        #expect(changes(widget(plain), widget(body, bundle)).first?.hasPrefix("widget 'soup' removed") == true)
    }

    /// Its type is what can be found again.
    @Test func aWidgetOfUnknownKindIsNotMissedInSilence() {
        func app(_ types: String...) -> String {
            types.map {
                widget("StaticConfiguration(kind: kind(), provider: P()) { Text($0.name) }").replacing("Soup", with: $0)
            }
            .joined()
        }
        let lost = "widget 'BreadWidget' removed"
        #expect(changes(app("Soup", "Bread"), app("Soup")) == [lost])
        #expect(changes(app("Soup", "Bread"), app("Soup").replacing("kind()", with: "\"soup\"")) == [lost])
        // Another type may be the same widget.
        #expect(changes(app("Soup", "Bread"), app("Soup", "Rye")) == [])
        #expect(changes(app("Soup"), widget("make()")) == [])
    }

    /// What could not be read before hides nothing that is known.
    @Test(arguments: [
        (
            "enum Size: String, AppEnum { NAME; case small }", "Size", "enum Speed: String, AppEnum { case small }",
            "AppEnum 'Size' renamed to 'Speed'"
        ),
        (
            "struct Cup: AppEntity { NAME; let id: String }", "Cup", "struct Mug: AppEntity { let id: String }",
            "entity 'Cup' renamed to 'Mug'"
        ),
    ])
    func aTypeThatReplacesOneOfUnknownNameIsNamed(old: String, type: String, new: String, lost: String) {
        func app(_ declaration: String, _ type: String) -> String {
            declaration.replacing("NAME", with: "static var persistentIdentifier: String { make() }")
                + "\nstruct Order: AppIntent { @Parameter var value: \(type) }"
        }
        let name = new.split(separator: " ")[1].dropLast()
        #expect(changes(app(old, type), app(new, String(name))) == [lost])
    }

    @Test func whatCouldNotBeReadHidesNoLoss() {
        let computed = "static var persistentIdentifier: String { make() }"
        func app(_ identifier: String, _ configured: String, _ phrases: String) -> String {
            """
            struct Order: WidgetConfigurationIntent { \(identifier); @Parameter var soup: String }
            struct Serve: WidgetConfigurationIntent { @Parameter var soup: String }
            struct SoupWidget: Widget {
                var body: some WidgetConfiguration {
                    AppIntentConfiguration(kind: "soup", intent: \(configured).self, provider: P()) { V() }
                }
            }
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] { AppShortcut(intent: Order(), phrases: [\(phrases)]) }
            }
            """
        }
        let (order, run) = (#""Order \(.applicationName)""#, #""Run \(.applicationName)""#)
        let known = #"static let persistentIdentifier = "order""#
        let changed = changes(app(computed, "Order", "\(order), \(run)"), app(known, "Serve", order))
        let phrase = "App Shortcut 'Order': phrases '“Run ${applicationName}”' → none"
        #expect(changed == [phrase, "widget 'soup': configuration Order → Serve"])
        func takeovers(_ first: String, _ second: String) -> String {
            "struct Order: AppIntent\(first) }; struct Serve: AppIntent\(second) }"
        }
        func taking(_ name: String) -> String {
            ", CustomIntentMigratedAppIntent { static let intentClassName = \(name)"
        }
        func lost(_ takeover: String) -> String { "takeover of \(takeover) removed" }
        let both = takeovers(taking("\"OrderIntent\""), taking("make()"))
        #expect(changes(both, takeovers(" {", taking("make()"))) == [lost("'OrderIntent' by App Intent 'Order'")])
        #expect(changes(both, takeovers(taking("\"OrderIntent\""), " {")) == [lost("'make()' by App Intent 'Serve'")])
    }

    @Test(arguments: ["ActivityConfiguration(for: Order.self) { Text($0.name) }", "EmptyWidgetConfiguration()"])
    func aWidgetWithoutAKindIsRemoved(body: String) {
        let plain = "StaticConfiguration(kind: \"soup\", provider: Provider()) { Text($0.name) }"
        #expect(changes(widget(plain), widget(body)) == ["widget 'soup' removed"])
    }

    /// A function's own parameters, and views, are no kinds.
    @Test func onlyTheFirstFunctionOfAWidgetTakesAKind() {
        let icon = "func icon(kind: String) -> some View { IconView(kind: \"icon\") }"
        let plain = "StaticConfiguration(kind: \"soup\", provider: Provider()) { IconView(kind: \"bowl\") }"
        #expect(contract(widget(plain, "extension SoupWidget { \(icon) }")).widgets.map(\.kind) == [.known("soup")])
        #expect(contract("struct Soup: View { var body: some View { IconView(kind: \"icon\") } }").widgets.isEmpty)
    }

    // MARK: - Declarations that are not found

    @Test func aTypeWhoseDeclarationIsNotFoundHasNotLostItsContents() throws {
        let (size, order) = ("enum Size: String { case small, large }", "struct Order { @Parameter var size: Size? }")
        let extensions = "extension Size: AppEnum {}\nextension Order: AppIntent {}"
        let (old, new) = (contract([size, order, extensions].joined(separator: "\n")), contract(extensions))
        let found = ContractComparison(from: old, to: new) { SourceLocation(path: $0, place: .file) }.changes
        #expect(
            found.map(\.sentence) == [
                "parameter 'size' of App Intent 'Order' removed", "AppEnum 'Size': raw values can no longer be read",
            ]
        )
        #expect(found.compactMap { $0.finding()?.severity } == [.warning, .warning])
    }

    /// The name decides, then what is left.
    @Test func intentsWithEqualParametersAreRenamedEachToItsOwn() {
        func intents(_ names: String...) -> String {
            names.map { "struct \($0): AppIntent { @Parameter var day: Date }" }.joined(separator: "\n")
        }
        #expect(
            changes(intents("GetSoup", "BakeBread"), intents("GetSoups", "OrderTea")) == [
                "App Intent 'GetSoup' renamed to 'GetSoups'", "App Intent 'BakeBread' renamed to 'OrderTea'",
            ]
        )
    }

    /// What only gets the usual ending is the same intent.
    @Test func theEndingOfANameDoesNotHideARename() {
        let names = ["GetSoup", "GetSoupDate", "GetSoupName"]
        func intents(_ ending: String) -> String {
            names.map { "struct \($0)\(ending): AppIntent { @Parameter var day: Date }" }.joined(separator: "\n")
        }
        #expect(
            changes(intents(""), intents("Intent")) == names.map { "App Intent '\($0)' renamed to '\($0)Intent'" }
        )
    }

    // MARK: - Other texts

    @Test func whatAConflictHidesIsNotGone() {
        let conflict = app.replacing(
            "struct SoupWidget",
            with: "<<<<<<< HEAD\n}}}\n=======\nstruct Other {{{\n>>>>>>> main\nstruct SoupWidget"
        )
        #expect(contract(conflict).notUnderstood.map(\.reason) == [.conflictMarker])
        #expect(changes(app, conflict.replacing("\"soup\"", with: "soup()")) == [])
    }

    /// The system never accepted such phrases.
    @Test(arguments: ["Order soup", "Order \\(\\.$time) in \\(.applicationName)"])
    func aPhraseThatNeverWorkedIsNotMissed(phrase: String) {
        let more = app.replacing("[\"Order in", with: "[\"\(phrase)\", \"Order in")
        #expect(changes(more, app) == [])
    }

    /// A migrated intent is identified by the class that it replaces.
    @Test func anIntentThatGetsTheNameOfItsClassIsNotRenamed() {
        let former = app.replacing("struct OrderSoup:", with: "struct OrderSuop:")
            .replacing("OrderSoup.self", with: "OrderSuop.self").replacing("OrderSoup()", with: "OrderSuop()")
        let now = app.replacing(
            "struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent",
            with: "struct OrderSoupIntent: AppIntent"
        )
        #expect(
            changes(
                former,
                now.replacing("OrderSoup.self", with: "OrderSoupIntent.self")
                    .replacing("OrderSoup()", with: "OrderSoupIntent()")
            )
                == ["takeover of 'OrderSoupIntent' by App Intent 'OrderSuop' removed"]
        )
    }

    /// A takeover gives a shipped App Intent the name of the class, so that shortcuts no longer find it.
    @Test func aTakeoverThatComesLaterRenames() {
        func toast(_ heritage: String, _ members: String = "", _ more: String = "") -> SavedContract {
            contract(
                """
                struct Toast: \(heritage) {
                    \(members)
                    @Parameter(title: "Slices") var slices: Int
                }
                \(more)
                """
            )
        }
        let plain = toast("AppIntent")
        let className = "static let intentClassName = \"ToastBreadIntent\""
        let migrated = "AppIntent, CustomIntentMigratedAppIntent"
        let lost = ["App Intent 'Toast' is now saved as 'ToastBreadIntent', formerly as 'Toast'"]
        func found(_ old: SavedContract, _ new: SavedContract) -> [(String, Severity)] {
            ContractComparison(from: old, to: new) { SourceLocation(path: $0, place: .file) }.changes
                .compactMap { change in change.finding().map { (change.statement, $0.severity) } }
        }
        #expect(found(plain, toast(migrated, className)).map(\.0) == lost)
        #expect(found(plain, toast(migrated, className)).map(\.1) == [.error])
        // What is lost with the intent is not said again, and `diff` does not call it a gain.
        #expect(
            changes(plain, contract("struct Toast: \(migrated) { \(className) }"))
                == ["App Intent 'Toast': identifier Toast → ToastBreadIntent"]
        )
        // Nobody could have saved it.
        let hidden = "static let isDiscoverable = false"
        #expect(found(toast("AppIntent", hidden), toast(migrated, "\(hidden)\n\(className)")).isEmpty)
        // A name of its own, the name of the class, or a second intent.
        let named = "static let persistentIdentifier = \"Toast\""
        #expect(found(plain, toast(migrated, "\(named)\n\(className)")).isEmpty)
        #expect(found(plain, toast(migrated, "static let intentClassName = \"Toast\"")).isEmpty)
        let second = "struct Old: \(migrated) {\n\(hidden)\n\(className)\n}"
        #expect(found(plain, toast("AppIntent", "", second)).isEmpty)
        // An App Intent that gets the old name.
        let heir = "struct Heir: AppIntent {\n\(named)\n@Parameter(title: \"Slices\") var slices: Int\n}"
        #expect(found(plain, toast(migrated, className, heir)).isEmpty)
    }

    /// Shortcuts of both are saved under one name, and only one of them is left.
    @Test func oneOfTwoAppIntentsWithOneNameIsRemoved() {
        func intent(_ name: String) -> String {
            """
            struct \(name): AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "ToastBreadIntent"
            }

            """
        }
        let (both, one) = (contract(intent("Toast") + intent("ToastBread")), contract(intent("ToastBread")))
        #expect(changes(both, one) == ["App Intent 'Toast' removed"])
        #expect(changes(contract(intent("Toast")), one) == [])
        #expect(changes(one, both) == ["App Intent 'Toast' added"])
    }

    /// A name that no source explains may be another name of the same type.
    @Test(
        arguments: [
            ("TimeInterval", "Kit.Seconds", Severity.warning), ("Kit.Seconds", "Kit.Minutes", .warning),
            ("TimeInterval", "Int", .error), ("Soup", "Kit.Soup", nil), ("Kit.Seconds", "Kit.Seconds", nil),
            ("TimeInterval", "Measurement<UnitEnergy>", .error), ("TimeInterval", "Measurement<Kit.Unit>", .warning),
        ] as [(String, String, Severity?)]
    )
    func aTypeThatIsNotKnownIsNotCalledAnother(old: String, new: String, severity: Severity?) throws {
        func typed(_ type: String) -> SavedContract {
            contract("import Kit\n" + app.replacing("TimeInterval", with: type == "Soup" ? "Soup" : type))
        }
        let found = ContractComparison(from: typed(old), to: typed(new)) { SourceLocation(path: $0, place: .file) }
            .changes.compactMap { $0.finding() }
        #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
        let isDoubted = found.first?.help?.hasPrefix("If '") ?? false
        #expect(isDoubted == (severity == .warning))
    }

    /// As for a removed definition: it is undocumented whether the system finds a class by the type's name.
    @Test(arguments: [
        ("OrderSoupIntent", "AppIntent", Severity.warning), ("OrderSoup", "AppIntent", .error),
        ("OrderSoup", "Kit.Ordering", .warning),
    ])
    func aTakeoverThatIsUncertainIsNoError(type: String, heritage: String, severity: Severity) {
        func intent(_ heritage: String) -> SavedContract {
            contract(
                "import Kit\nstruct \(type): \(heritage) { static let intentClassName = \"OrderSoupIntent\" }"
            )
        }
        let changes = ContractComparison(
            from: intent("AppIntent, CustomIntentMigratedAppIntent"),
            to: intent(heritage)
        ) { SourceLocation(path: $0, place: .file) }.changes
        #expect(changes.map(\.kind) == [.takeoverRemoved])
        #expect(changes.compactMap { $0.finding()?.severity } == [severity])
    }

    @Test func aRemovedConfigurationIsOneLoss() {
        let former =
            "struct Former: WidgetConfigurationIntent {}\n" + app.replacing("OrderSoup.self", with: "Former.self")
        #expect(changes(former, app) == ["App Intent 'Former' removed"])
    }

    // MARK: - Built apps

    private func metadata(_ edit: (String) -> String = { $0 }) throws -> SavedContract {
        let text = edit(
            """
            {"version": 1, "actions": {"OrderSoup": {"identifier": "OrderSoup", "fullyQualifiedTypeName": "App.OrderSoup",
            "customIntentClassName": "OrderSoupIntent", "isDiscoverable": true,
            "availabilityAnnotations": {"LNPlatformNameIOS": {"introducedVersion": "17.0"}},
            "parameters": [
            {"name": "soup", "isOptional": true, "valueType": {"entity": {"wrapper": {"typeName": "Soup"}}}},
            {"name": "sizes", "isOptional": false, "valueType": {"array": {"wrapper": {"memberValueType":
            {"linkEnumeration": {"wrapper": {"identifier": "Size"}}}}}}},
            {"name": "time", "isOptional": false, "valueType": {"primitive": {"wrapper": {"typeIdentifier": 7}}}}]}},
            "enums": [{"identifier": "Size", "cases": [{"identifier": "big"}, {"identifier": "small"}]}],
            "entities": {"Soup": {"typeName": "Soup", "defaultQueryIdentifier": "App.SoupQuery", "transient": false}},
            "queries": {}, "autoShortcuts": [{"actionIdentifier": "OrderSoup",
            "phraseTemplates": [{"key": "Order in ${applicationName}"}]}], "somethingNew": [1, 2]}
            """
        )
        let source = SourceText(path: "extract.actionsdata", bytes: Array(text.utf8))
        let kind = DiagnosticKind.intentNotTakenOver
        let value = try #require(JSONReader.read(source, syntaxError: kind, duplicateKey: kind).value)
        return try #require(SavedContract(metadata: value, at: source.path))
    }

    @Test func aBuiltAppSaysWhatItsSourcesSay() throws {
        let lost = changes(contract(app), try metadata()).filter { !$0.contains("raw value") }
        #expect(lost == [])
        #expect(changes(try metadata(), contract(app)) == [])
        // Metadata contains neither systems nor defaults.
        #expect(changes(try metadata(), contract("#if os(iOS)\n\(app)\n#endif")) == [])
    }

    @Test(arguments: [
        (
            "\"customIntentClassName\": \"OrderSoupIntent\", ", "",
            "takeover of 'OrderSoupIntent' by App Intent 'OrderSoup' removed"
        ),
        ("\"name\": \"soup\"", "\"name\": \"broth\"", "parameter 'soup' of App Intent 'OrderSoup' renamed to 'broth'"),
        (
            "\"typeIdentifier\": 7", "\"typeIdentifier\": 2",
            "parameter 'time' of App Intent 'OrderSoup': type Double → Int"
        ),
        ("{\"identifier\": \"big\"}, ", "", "case 'big' of AppEnum 'Size' removed"),
        ("App.SoupQuery", "App.Other", "entity 'Soup': default query SoupQuery → Other"),
    ])
    func whatABuiltAppLosesIsNamed(old: String, new: String, expected: String) throws {
        let edited = try metadata { $0.replacing(old, with: new) }
        #expect(changes(try metadata(), edited) == [expected])
    }

    @Test func theOrderOfMetadataDoesNotMatter() throws {
        let other = try metadata {
            $0.replacing(
                "{\"identifier\": \"big\"}, {\"identifier\": \"small\"}",
                with: "{\"identifier\": \"small\"}, {\"identifier\": \"big\"}"
            )
        }
        #expect(changes(try metadata(), other) == [])
    }
}
