import Diagnostics
import SavedContract
import Comparison
import SwiftDeclarations
import Testing

/// What widgets lose on one system, in one extension, or on older systems, and what they became.
@Suite struct WidgetContractTests {
    private func changes(
        _ old: [String: String],
        _ new: [String: String],
        deployment: OldestSystems? = nil,
        formerly: OldestSystems? = nil
    ) -> [Change] {
        func contract(_ files: [String: String], after former: SavedContract? = nil) -> SavedContract {
            let sources = files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
            return SavedContract(readingAllOf: sources, expecting: former?.typeNames ?? [])
        }
        let former = contract(old)
        let now = contract(new, after: former)
        return ContractComparison(from: former, to: now, deployment: ({ formerly }, { deployment })) {
            SourceLocation(path: $0, place: .file)
        }.changes
    }

    private func oldest(_ iOS: Int, _ minor: Int = 0) -> OldestSystems { OldestSystems(iOS: SystemVersion(iOS, minor)) }

    private func findings(_ old: [String: String], _ new: [String: String], deployment: OldestSystems? = nil)
        -> [String]
    {
        changes(old, new, deployment: deployment).compactMap { $0.finding() }.map {
            "\($0.location.path): \($0.severity): \($0.message)"
        }
    }

    private func widget(
        _ type: String = "Soup",
        _ kind: String = "\"soup\"",
        call: String = "StaticConfiguration",
        arguments: String = "provider: Provider()",
        modifiers: String = ".supportedFamilies([.systemSmall, .systemLarge])"
    ) -> String {
        """
        struct \(type): Widget {
            var body: some WidgetConfiguration {
                \(call)(kind: \(kind), \(arguments)) { Text($0.name) }
                \(modifiers)
            }
        }
        """
    }

    private func bundle(_ names: String...) -> String {
        "struct Shop: WidgetBundle { var body: some Widget { \(names.map { "\($0)()" }.joined(separator: "; ")) } }"
    }

    /// A body that configures a widget differently on newer systems is one widget.
    @Test func aKindThatIsWrittenTwiceIsOneWidget() {
        let calls = [
            "AppIntentConfiguration(kind: \"soup\", intent: A.self",
            "IntentConfiguration(kind: \"soup\", intent: B.self",
        ]
        .map { $0 + ", provider: P()) { Text($0.name) }" }
        let swift = """
            struct A: WidgetConfigurationIntent {}
            struct Soup: Widget {
                var body: some WidgetConfiguration {
                    if #available(iOS 17, *) { return \(calls[0]) } else { return \(calls[1]) }
                }
            }
            """
        let contract = SavedContract(readingFrom: [SourceText(path: "App.swift", bytes: Array(swift.utf8))])
        #expect(contract.widgets.count == 2)
        #expect(contract.distinctWidgets.map(\.configuration) == [.known("A or B")])
        #expect(
            String(decoding: contract.text(), as: UTF8.self).hasPrefix(
                "widget 'soup': usual families, configured by A or B\n"
            )
        )
    }

    @Test func intentsOfOneNameInTwoTargetsAreToldApart() {
        func text(_ paths: String...) -> String {
            let source = { SourceText(path: $0 + ".swift", bytes: Array("struct Order: AppIntent {}".utf8)) }
            var contract = SavedContract(readingFrom: paths.map(source))
            for path in paths { contract.targets[path + ".swift"] = [path] }
            return String(decoding: contract.text(), as: UTF8.self)
        }
        #expect(!text("App").contains(" of 'App'"))
        let both = text("App", "Watch")
        #expect(both.contains(" of 'App'") && both.contains(" of 'Watch'"), "\(both)")
    }

    // MARK: - What no source declares

    /// A type, a protocol or a macro that was not read may make the widget.
    @Test(arguments: [
        "struct Soup: Widget {}", "struct Soup: Themed { let kind = \"soup\" }", "extension Soup: Themed {}",
        "@Kind(\"soup\") struct Soup: Widget {}", "protocol Themed: Widget {}; struct Soup: Themed {}", "",
    ])
    func aWidgetThatIsMadeElsewhereIsNotGone(now: String) {
        let (before, after) = (["Shop.swift": bundle("Soup")], ["Shop.swift": bundle("Soup"), "Soup.swift": now])
        let found = changes(before.merging(["Soup.swift": widget()]) { $1 }, after)
        #expect(found.count == 1 && found.allSatisfy { $0.doubt != nil }, "\(found)")
    }

    /// The project's own protocol of this name has nothing to do with widgets.
    @Test func aProtocolOfTheProjectMakesNoWidget() {
        let found = changes(["Soup.swift": widget()], ["Soup.swift": "protocol Widget {}; struct Soup: Widget {}"])
        #expect(found.map(\.kind) == [.widgetRemoved])
        #expect(found.map(\.doubt) == [nil])
    }

    /// A type that no source and no definition declares may be another name of the intent.
    @Test(arguments: ["Conf", "Types.Conf", "T"])
    func anIntentOfUnknownNameMayBeTheSame(name: String) {
        func configured(by intent: String) -> [String: String] {
            ["Soup.swift": widget(call: "AppIntentConfiguration", arguments: "intent: \(intent).self, provider: P()")]
        }
        let order = [
            "Order.swift": "struct Order: WidgetConfigurationIntent {}; struct Tea: WidgetConfigurationIntent {}"
        ]
        let old = configured(by: "Order").merging(order) { $1 }
        let doubts = changes(old, configured(by: name).merging(order) { $1 }).map(\.doubt?.condition)
        #expect(doubts == ["If 'Order' and '\(name.split(separator: ".").last ?? "")' are not names of one type"])
        #expect(changes(old, configured(by: "Tea").merging(order) { $1 }).map(\.doubt) == [nil])
        #expect(changes(["Soup.swift": widget()], configured(by: name)).map(\.doubt) == [nil])
    }

    // MARK: - Systems and extensions

    @Test func aFamilyThatOneExtensionLosesIsNamedByItsFile() {
        let both = ["Phone/Soup.swift": widget(), "Watch/Soup.swift": widget()]
        var lost = both
        lost["Watch/Soup.swift"] = widget(modifiers: ".supportedFamilies([.systemSmall])")
        let message = "the families of widget 'soup' changed from 'systemLarge, systemSmall' to 'systemSmall'"
        #expect(findings(both, lost) == ["Watch/Soup.swift: error: \(message)"])
        #expect(findings(lost, both) == [])
    }

    @Test func aFamilyThatOneSystemLosesIsNamedByThat() {
        func branches(_ watch: String) -> [String: String] {
            [
                "Soup.swift": widget(
                    modifiers: """
                        #if os(watchOS)
                        .supportedFamilies([\(watch)])
                        #else
                        .supportedFamilies([.systemSmall, .accessoryCircular])
                        #endif
                        """
                )
            ]
        }
        let changed = "changed from 'accessoryCircular, accessoryCorner' to 'accessoryCircular'"
        #expect(
            findings(branches(".accessoryCircular, .accessoryCorner"), branches(".accessoryCircular")) == [
                "Soup.swift: note: the families on watchOS of widget 'soup' \(changed)"
            ]
        )
        // Another condition shows that the app runs on watches.
        let watch = "\n#if os(watchOS)\nstruct Order: AppIntent {}\n#endif"
        let (old, new) = (branches(".accessoryCircular, .accessoryCorner"), branches(".accessoryCircular"))
        #expect(
            findings(old.mapValues { $0 + watch }, new.mapValues { $0 + watch }) == [
                "Soup.swift: error: the families on watchOS of widget 'soup' \(changed)"
            ]
        )
        // By a property with a value in each branch.
        func property(_ watch: String) -> [String: String] {
            let families = """
                #if os(watchOS)
                let families: [WidgetFamily] = [\(watch)]
                #else
                let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]
                #endif
                """
            return ["Soup.swift": widget(modifiers: ".supportedFamilies(families)") + "\n" + families + watch]
        }
        #expect(findings(property(".accessoryCircular, .accessoryCorner"), property(".accessoryCircular")).count == 1)
    }

    // MARK: - Configurations

    private static let intents = """

        struct SelectSoup: WidgetConfigurationIntent { @Parameter(title: "Soup") var soup: String? }
        struct SelectMeal: WidgetConfigurationIntent { @Parameter(title: "Meal") var meal: String? }
        struct Plain: WidgetConfigurationIntent {}
        struct Migrated: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "SelectSoupIntent"
        }
        """

    private static let verdicts: [(old: String, new: String, kind: ChangeKind?, severity: Severity?)] = [
        ("static", "app SelectSoup", .widgetReconfigured, nil),
        ("static", "sirikit SelectSoupIntent", .widgetReconfigured, nil),
        ("app SelectSoup", "static", .widgetBecameStatic, .warning),
        ("sirikit SelectSoupIntent", "static", .widgetBecameStatic, .warning),
        ("app Plain", "static", .widgetReconfigured, nil),
        ("app SelectSoup", "app SelectMeal", .widgetConfigurationChanged, .warning),
        ("app SelectSoup", "sirikit SelectSoupIntent", .widgetMovedToSiriKit, .error),
        ("sirikit SelectSoupIntent", "app SelectSoup", .widgetMovedWithoutTakeover, .error),
        ("sirikit SelectSoupIntent", "app Elsewhere", .widgetMovedWithoutTakeover, .warning),
        ("sirikit SelectSoupIntent", "app Migrated", nil, nil),
        ("sirikit SelectSoupIntent", "sirikit SelectMealIntent", .widgetConfigurationChanged, .warning),
    ]

    /// What becomes of placed widgets when the configuration of their kind changes.
    @Test(arguments: verdicts.indices)
    func aConfigurationThatChangesHasTheVerdictOfItsKind(index: Int) {
        func app(_ words: String) -> [String: String] {
            let name = words.split(separator: " ").last ?? ""
            let call = words.hasPrefix("static") ? "Static" : words.hasPrefix("app") ? "AppIntent" : "Intent"
            let intent = words == "static" ? "" : "intent: \(name).self, "
            let widget = widget(call: call + "Configuration", arguments: intent + "provider: Provider()")
            return ["Soup.swift": widget + Self.intents]
        }
        let (old, new, kind, severity) = Self.verdicts[index]
        let found = changes(app(old), app(new))
        #expect(found.map(\.kind) == [kind].compactMap(\.self), "\(old) → \(new)")
        #expect(found.compactMap { $0.finding()?.severity } == [severity].compactMap(\.self), "\(old) → \(new)")
    }

    /// A branch for newer systems that names another intent is what people with these systems have.
    @Test func aBranchForNewerSystemsIsCompared() {
        func app(_ newer: String) -> [String: String] {
            let older = "IntentConfiguration(kind: \"soup\", intent: SelectSoupIntent.self, provider: Old()) {}"
            return [
                "Soup.swift": """
                struct Soup: Widget {
                    var body: some WidgetConfiguration {
                        if #unavailable(iOS 17) { return \(older) }
                        \(newer)
                    }
                }
                """ + Self.intents
            ]
        }
        func configured(_ intent: String) -> [String: String] {
            app("return AppIntentConfiguration(kind: \"soup\", intent: \(intent).self, provider: New()) {}")
        }
        #expect(findings(app(""), configured("Migrated")) == [])
        #expect(
            findings(app(""), configured("SelectSoup")) == [
                "Soup.swift: error: widget 'soup' is now configured with 'SelectSoup', which does not replace 'SelectSoupIntent'"
            ]
        )
    }

    /// An empty list is a list.
    @Test func aListWithoutFamiliesIsRead() {
        func app(_ families: String) -> [String: String] {
            let modifiers = """
                #if os(watchOS)
                .supportedFamilies([\(families)])
                #else
                .supportedFamilies([.systemSmall])
                #endif
                """
            return ["Soup.swift": widget(modifiers: modifiers)]
        }
        #expect(
            findings(app(".accessoryCircular"), app("")) == [
                "Soup.swift: note: the families on watchOS of widget 'soup' changed from accessoryCircular to none"
            ]
        )
        #expect(findings(app(""), app(".accessoryCircular")) == [])
    }

    /// No one can have saved an App Intent that only configures widgets and configures none.
    @Test(arguments: [
        ("StaticConfiguration(kind: \"bread\")", true), ("StaticControlConfiguration(kind: \"light\")", true),
        ("AppIntentControlConfiguration(kind: \"light\", provider: Lights())", false),
        ("AppIntentConfiguration(kind: \"bread\", intent: Idle.self, provider: Provider())", false),
    ])
    func aConfigurationThatNoWidgetUsesIsNotMissed(other: String, isIdle: Bool) {
        func app(_ intent: String) -> [String: String] {
            [
                "Soup.swift": widget() + "struct B: Widget { var body: some WidgetConfiguration { \(other) {} } }\n"
                    + intent
            ]
        }
        func intent(_ members: String) -> String { "struct Idle: WidgetConfigurationIntent { \(members) }" }
        let removed = ["Soup.swift: error: App Intent 'Idle' was removed"]
        let hidden = findings(app(intent("static let isDiscoverable = false")), app(""))
        #expect(hidden.contains(removed[0]) == !isIdle, "\(hidden)")
        #expect(findings(app(intent("")), app("")) == removed)
    }

    /// What Xcode's template declares is rarely released.
    @Test func whatATemplateDeclaresIsLostInDoubt() throws {
        func app(_ parameter: String) -> [String: String] {
            let intent =
                "struct ConfigurationAppIntent: WidgetConfigurationIntent { @Parameter var \(parameter): String }"
            let arguments = "intent: ConfigurationAppIntent.self, provider: Provider()"
            return ["Soup.swift": widget(call: "AppIntentConfiguration", arguments: arguments) + "\n" + intent]
        }
        let change = try #require(changes(app("favoriteEmoji"), app("city")).first)
        #expect(change.finding()?.severity == .warning)
        #expect(
            change.finding()?.help?.hasPrefix("If the app was released with this example of Xcode's template") == true
        )
        #expect(changes(app("town"), app("city")).first?.finding()?.severity == .error)
    }

    /// A widget's intent is kept, not deprecated: only actions are offered as deprecated.
    @Test func theIntentOfAWidgetIsNotDeprecated() throws {
        func finding(_ uses: SavedUses) throws -> String? {
            let old = ["Soup.swift": "struct Soup: WidgetConfigurationIntent {}\nstruct Bread: AppIntent {}"]
            let change = try #require(changes(old, ["Soup.swift": "struct Bread: AppIntent {}"]).first)
            return change.finding(for: uses)?.help
        }
        let words = "Keep it while people have widgets that it configures."
        #expect(try finding([.widgets, .shortcuts])?.hasSuffix(words) == true)
        #expect(try finding([.shortcuts])?.contains("DeprecatedAppIntent") == true)
    }

    /// A body has a configuration for older systems, too.
    @Test func aFamilyThatTwoConfigurationsLoseIsSaidOnce() {
        func app(_ families: String) -> [String: String] {
            [
                "Soup.swift": """
                struct Soup: Widget {
                    var body: some WidgetConfiguration { make().supportedFamilies([\(families)]) }
                    func make() -> some WidgetConfiguration {
                        if #available(iOS 17, *) {
                            return AppIntentConfiguration(kind: "soup", intent: Order.self, provider: New()) {}
                        } else {
                            return IntentConfiguration(kind: "soup", intent: OrderIntent.self, provider: Old()) {}
                        }
                    }
                }
                """
            ]
        }
        #expect(findings(app(".systemSmall, .systemLarge"), app(".systemSmall")).count == 1)
    }

    /// One declaration is split into two, and the other way around.
    @Test func declarationsThatAreDividedLoseNothing() {
        let together = ["Shared/Soup.swift": widget()]
        let apart = [
            "Phone/Soup.swift": widget(modifiers: ".supportedFamilies([.systemSmall])"),
            "Watch/Soup.swift": widget(modifiers: ".supportedFamilies([.systemLarge])"),
        ]
        #expect(findings(together, apart) == [])
        #expect(findings(apart, together) == [])
    }

    @Test func aWidgetThatOneBundleNoLongerListsIsGoneFromItsExtension() {
        let files = ["Shared/Soup.swift": widget(), "Shared/Bread.swift": widget("Bread", "\"bread\"")]
        let old = files.merging(
            ["Phone/Shop.swift": bundle("Soup", "Bread"), "Watch/Shop.swift": bundle("Soup", "Bread")]
        ) { $1 }
        var new = old
        new["Watch/Shop.swift"] = bundle("Bread")
        #expect(
            findings(old, new) == ["Watch/Shop.swift: error: widget 'soup' is no longer listed in the bundle 'Shop'"]
        )
        #expect(findings(new, old) == [])
        // The bundle may have moved.
        var moved = old
        moved["Watch/Shop.swift"] = nil
        moved["Watch/App/Shop.swift"] = bundle("Soup", "Bread")
        #expect(findings(old, moved) == [])
        // Each declares its own type of the same name.
        let own = ["Phone/Soup.swift": widget(), "Watch/Soup.swift": widget("Soup", "\"watch soup\"")]
        let shops = ["Phone/Shop.swift": bundle("Soup"), "Watch/Shop.swift": bundle("Soup")]
        let without = ["Phone/Soup.swift": widget(), "Phone/Shop.swift": bundle("Soup")]
        #expect(
            findings(own.merging(shops) { $1 }, without) == ["Watch/Soup.swift: error: widget 'watch soup' was removed"]
        )
    }

    @Test func aWidgetThatItsOnlyBundleNoLongerListsIsReportedAtTheBundle() throws {
        let files = ["Soup.swift": widget(), "Bread.swift": widget("Bread", "\"bread\"")]
        let old = files.merging(["Shop.swift": bundle("Soup", "Bread")]) { $1 }
        let new = files.merging(["Shop.swift": bundle("Bread")]) { $1 }
        #expect(findings(old, new) == ["Shop.swift: error: widget 'soup' is no longer listed in the bundle 'Shop'"])
        let change = try #require(changes(old, new).first)
        #expect(change.place.place == .range(SourceRange(7, 11)))
        #expect(change.sentence == "widget 'soup' removed from the bundle 'Shop'")
        // The struct is gone, too.
        var without = new
        without["Soup.swift"] = nil
        #expect(findings(old, without) == ["Soup.swift: error: widget 'soup' was removed"])
    }

    /// An extension of one widget needs no bundle.
    @Test func aWidgetThatIsAnExtensionOfItsOwnIsGoneWithIt() {
        let main = "@main\n" + widget()
        let old = ["Phone/Soup.swift": main, "Watch/Soup.swift": main]
        #expect(
            findings(old, ["Phone/Soup.swift": main]) == [
                "Watch/Soup.swift: error: widget 'soup' was removed from one of its extensions"
            ]
        )
        #expect(findings(old, ["Phone/Soup.swift": main, "Watch/App/Soup.swift": main]) == [])
    }

    // MARK: - Constants

    /// Swift looks up private names in their own file only, whatever else has the name.
    @Test(arguments: [
        "private struct Constants { static let height = 44 }",
        "fileprivate enum Constants { static let kind = \"other\" }",
        "struct Row { private struct Constants { static let kind = \"other\" } }",
        "extension Constants { private static let kind = \"other\" }",
    ])
    func privateNamesOfOtherFilesAreNotSeen(other: String) {
        func files(_ kind: String) -> [String: String] {
            [
                "App/Row.swift": other, "Widget/Soup.swift": widget("Soup", "Constants.kind"),
                "Widget/Zonstants.swift": "enum Constants { static let kind = \"\(kind)\" }",
            ]
        }
        #expect(
            findings(files("soup"), files("soups")) == [
                "Widget/Soup.swift: error: widget 'soup' was renamed to 'soups'"
            ]
        )
    }

    @Test func aConstantInsideAKindIsFollowed() {
        func app(_ prefix: String, _ kind: String = #""\(K.prefix).w""#) -> [String: String] {
            ["Soup.swift": widget("Soup", kind), "K.swift": "enum K { static let prefix = \"\(prefix)\" }"]
        }
        let renamed = "Soup.swift: error: widget 'a.w' was renamed to 'b.w'"
        #expect(findings(app("a"), app("b")) == [renamed])
        #expect(findings(app("a", "K.prefix + \".w\""), app("b")) == [renamed])
        #expect(findings(app("a", "\"a.w\""), app("a")) == [])
    }

    /// The old kind may be lost, which a note would hide.
    @Test func aKindThatBecomesComputedIsALossUnlessItStayedTheSame() {
        let computed = widget("Soup", "Kinds.make(\"soup\")")
        #expect(findings(["Soup.swift": computed], ["Soup.swift": computed]) == [])
        let condition = "If no other widget has the kind that 'Kinds.make(\"soup\")' gives"
        #expect(changes(["Soup.swift": computed], [:]).map(\.doubt?.condition) == [condition])
        let other = ["Soup.swift": widget(), "Stew.swift": widget("Stew", "\"stew\"")]
        #expect(
            findings(other, ["Soup.swift": computed]).sorted() == [
                "Soup.swift: warning: the kind of widget 'soup' is now 'Kinds.make(\"soup\")', whose value is unknown",
                "Stew.swift: error: widget 'stew' was removed",
            ]
        )
    }

    /// What is not read may have every family, so nothing is known to be lost.
    @Test(arguments: ["Kit.families", "[.systemSmall] + more", "families(on: 16)", "isPad ? [] : [.systemSmall]"])
    func familiesThatBecomeComputedAreAWarning(expression: String) {
        let computed = widget(modifiers: ".supportedFamilies(\(expression))")
        let lost = "the families of widget 'soup' are now '\(expression)', whose value is unknown"
        #expect(findings(["Soup.swift": widget()], ["Soup.swift": computed]) == ["Soup.swift: warning: \(lost)"])
        #expect(findings(["Soup.swift": computed], ["Soup.swift": computed]) == [])
        #expect(findings(["Soup.swift": computed], ["Soup.swift": widget()]) == [])
    }

    /// Whatever returns the families, in the widget, in another file or in a function.
    @Test(arguments: [
        ("families()", "extension Soup { func families() -> [WidgetFamily] { % } }"),
        ("families()", "extension Soup { func families() -> Array<WidgetFamily> { return % } }"),
        (
            "families()",
            "func families() -> [WidgetFamily] { if #available(iOS 16, *) { return % } else { return [] } }"
        ),
        ("Self.families", "extension Soup { static var families: [WidgetFamily] { % } }"),
        ("Kit.families()", "enum Kit { static func families() -> [WidgetFamily] { % } }"),
        (".soup", "extension [WidgetFamily] { static var soup: Self { % } }"),
        ("more + [.systemSmall]", "let more: [WidgetFamily] = %"),
        ("families", "extension Soup { var families: [WidgetFamily] { var all: [WidgetFamily] = %; return all } }"),
        (
            "families",
            "extension Soup { var families: [WidgetFamily] { var all: [WidgetFamily] = []; all.append(contentsOf: %); return all } }"
        ),
    ])
    func familiesAreFollowedToWhereTheyAreWritten(expression: String, declaration: String) {
        func app(_ families: String) -> [String: String] {
            [
                "Soup.swift": widget(modifiers: ".supportedFamilies(\(expression))"),
                "Kit.swift": "import WidgetKit\n" + declaration.replacing("%", with: families),
            ]
        }
        let both = ".systemSmall, .systemLarge"
        #expect(findings(["Soup.swift": widget()], app("[\(both)]")) == [])
        let changed = "the families of widget 'soup' changed from 'systemLarge, systemSmall' to 'systemSmall'"
        #expect(findings(app("[\(both)]"), app("[.systemSmall]")) == ["Soup.swift: error: \(changed)"])
    }

    /// An initializer of the project takes an enumeration, which the call does not name.
    @Test func aCaseInPlaceOfAKindIsNotGuessed() {
        func app(_ cases: String) -> [String: String] {
            ["Soup.swift": widget("Soup", ".soupOfDay"), "Kinds.swift": "enum Kinds: String { case stew; \(cases) }"]
        }
        let unknown = "Soup.swift: warning: the kind of widget 'soup' is now '.soupOfDay', whose value is unknown"
        #expect(findings(["Soup.swift": widget()], app("case soupOfDay = \"soup\"")) == [unknown])
        #expect(findings(app("case soupOfDay = \"soup\""), app("case soupOfDay")) == [])
    }

    /// The raw value that code computes is not the name of the case.
    @Test func aRawValueThatIsComputedIsNotRead() {
        func app(_ rawValue: String) -> [String: String] {
            [
                "Soup.swift": widget("Soup", "Kinds.soup.rawValue"),
                "Kinds.swift": "enum Kinds: String { case soup \(rawValue) }",
            ]
        }
        let computed = app("; var rawValue: String { prefix + \"soup\" }")
        let unknown =
            "Soup.swift: warning: the kind of widget 'soup' is now 'Kinds.soup.rawValue', whose value is unknown"
        #expect(findings(app(""), computed) == [unknown])
        #expect(findings(computed, computed) == [])
    }

    /// A function is a constant only if it takes nothing and returns text.
    @Test func aKindThatAFunctionReturnsIsFollowed() {
        func app(_ kind: String) -> [String: String] {
            ["Soup.swift": widget("Soup", "kind()") + "\nextension Soup { func kind() -> String { \"\(kind)\" } }"]
        }
        #expect(findings(["Soup.swift": widget()], app("soup")) == [])
        #expect(findings(app("soup"), app("stew")) == ["Soup.swift: error: widget 'soup' was renamed to 'stew'"])
    }

    /// The widget inherits from a protocol of the project that refines `Widget`.
    @Test func aWidgetThatAProtocolMakesOneIsGoneWhenNoBundleListsIt() {
        let files = [
            "Kit.swift": "protocol MenuWidget: Widget {}", "Bread.swift": widget("Bread", "\"bread\""),
            "Soup.swift": widget().replacing(": Widget", with: ": MenuWidget"), "Shop.swift": bundle("Soup", "Bread"),
        ]
        var new = files
        new["Shop.swift"] = bundle("Bread")
        #expect(findings(files, new) == ["Shop.swift: error: widget 'soup' is no longer listed in the bundle 'Shop'"])
        #expect(findings(new, files) == [])
    }

    /// The protocol is in another file or module of the checkout, or in none, whose declarations are not known.
    @Test(arguments: [
        ("public protocol KitIntent: AppIntent {}", []),
        ("public protocol Base: AppIntent {}\npublic protocol KitIntent: Base, Sendable {}", []),
        ("public typealias KitIntent = AppIntents.AppIntent", []),
        ("public protocol KitIntent {}", ["Order.swift: error: App Intent 'Order' was removed"]),
        ("", ["Order.swift: warning: App Intent 'Order' was removed"]),
        ("public protocol KitIntent: OtherIntent {}", ["Order.swift: warning: App Intent 'Order' was removed"]),
    ])
    func anAppIntentThatInheritsFromElsewhereIsNotLost(kit: String, expected: [String]) {
        let old = [
            "Order.swift": "import AppIntents\nstruct Order: AppIntent {}", "Other.swift": "struct O: AppIntent {}",
        ]
        var new = old
        new["Order.swift"] = "import Kit\nstruct Order: KitIntent {}"
        if !kit.isEmpty { new["Packages/Kit/Sources/Kit/KitIntent.swift"] = kit }
        #expect(findings(old, new) == expected)
    }

    /// An app often excludes what never was on a system when it begins to be compiled for it.
    @Test func anEndOnASystemThatNothingNamedIsANote() {
        func app(_ condition: String, _ attribute: String = "", families: String = "[.accessoryCircular, .systemSmall]")
            -> [String: String]
        {
            let source = "\(attribute)\n\(widget(modifiers: ".supportedFamilies(\(families))"))"
            return ["Soup.swift": condition.isEmpty ? source : "#if \(condition)\n\(source)\n#endif"]
        }
        let (end, words) = ("@available(watchOS, unavailable)", "widget 'soup' is now unavailable on watchOS")
        #expect(findings(app(""), app("", end)) == ["Soup.swift: note: \(words)"])
        let systems = "os(iOS) || os(watchOS)"
        #expect(findings(app(systems), app(systems, end)) == ["Soup.swift: error: \(words)"])
        // The watch has no place for families of the Home Screen.
        #expect(findings(app(systems, families: "[.systemSmall]"), app(systems, end, families: "[.systemSmall]")) == [])
        #expect(findings(app(systems, families: "sizes"), app(systems, end, families: "sizes")).count == 1)
    }

    // MARK: - Older systems

    @Test(
        arguments: [
            (nil, 18, nil, "note"), (nil, 18, 16, "error"), (nil, 18, 18, nil), (17, 18, 16, "error"),
            (16, 17, 17, nil),
            (nil, 14, nil, nil), (18, 17, 16, nil), (18, nil, nil, nil), (nil, 18, 17, "error"),
        ] as [(Int?, Int?, Int?, String?)]
    )
    func aLaterBeginningLosesOlderSystems(old: Int?, new: Int?, deployment: Int?, severity: String?) {
        func app(_ version: Int?) -> [String: String] {
            ["Soup.swift": (version.map { "@available(iOS \($0), *)\n" } ?? "") + widget()]
        }
        let found = findings(app(old), app(new), deployment: deployment.map { oldest($0) })
        let before = max(old ?? 14, deployment ?? 14)
        #expect(
            found
                == (severity.map {
                    [
                        "Soup.swift: \($0): widget 'soup' is now available from iOS \(new ?? 0).0 on; it was available from iOS \(before).0 on"
                    ]
                } ?? [])
        )
    }

    /// The first version for older systems comes with the attributes that it needs.
    @Test func whatOlderSystemsNeverHadIsNotLost() {
        let (old, new) = (["Soup.swift": widget()], ["Soup.swift": "@available(iOS 17, *)\n" + widget()])
        func count(_ formerly: Int, _ now: Int) -> Int {
            changes(old, new, deployment: oldest(now), formerly: oldest(formerly)).compactMap { $0.finding() }.count
        }
        #expect(count(17, 14) == 0)
        #expect(count(14, 17) == 0)
        #expect(count(16, 14) == 1)
        #expect(count(14, 16) == 1)
    }

    /// It has no place for them.
    @Test(arguments: [
        "#if os(iOS) && !targetEnvironment(macCatalyst)\n%\n#endif", "@available(macCatalyst, unavailable)\n%",
    ])
    func theMacLosesNoAccessories(form: String) {
        let condition =
            "#if !os(macOS)\nstruct Order: AppIntent {}\n#endif\n#if targetEnvironment(macCatalyst)\n#endif\n"
        func app(_ families: String, _ form: String) -> [String: String] {
            let soup = widget(modifiers: ".supportedFamilies([\(families)])")
            return ["Soup.swift": condition + "#if os(iOS)\n" + form.replacing("%", with: soup) + "\n#endif"]
        }
        #expect(findings(app(".accessoryCircular", "%"), app(".accessoryCircular", form)) == [])
        let both = ".accessoryCircular, .systemSmall"
        #expect(findings(app(both, "%"), app(both, form)).count == 1)
    }

    @Test func anAppIntentIsLostOnOlderSystems() throws {
        func app(_ availability: String, _ heritage: String = "AppIntent") -> [String: String] {
            ["Order.swift": "\(availability) struct Order: \(heritage) {}"]
        }
        let raised = app("@available(iOSApplicationExtension 18, *)")
        let words = "App Intent 'Order' is now available from iOS 18.0 on; it was available from iOS"
        #expect(
            findings(app(""), raised, deployment: oldest(16, 4)) == ["Order.swift: error: \(words) 16.4 on"]
        )
        let extended = { (version: Int) in
            ["Order.swift": "struct Order {}\n@available(iOS \(version), *) extension Order: AppIntent {}"]
        }
        #expect(
            findings(extended(16), extended(18), deployment: oldest(16, 4)) == ["Order.swift: error: \(words) 16.4 on"]
        )
        // Nothing configures widgets before iOS 17, and there are no App Intents before iOS 16.
        let first = app("@available(iOS 17, *)", "WidgetConfigurationIntent")
        #expect(findings(app("", "WidgetConfigurationIntent"), first, deployment: oldest(14)) == [])
        #expect(findings(app(""), app("@available(iOS 16, *)"), deployment: oldest(14)) == [])
        let unknown = try #require(changes(app(""), raised).first?.finding())
        #expect(unknown.severity == .note)
        #expect(
            unknown.help
                == "If the app runs on older systems, shortcuts that use it, and widgets that it configures, stop working on the systems that no longer have it."
        )
    }

    /// Each target has its own oldest systems, and what no target runs on is not lost.
    @Test func everySystemOfTheFilesTargetsCounts() {
        func app(_ attributes: String) -> [String: String] { ["Widgets/Soup.swift": attributes + "\n" + widget()] }
        let iPhone = ["iOS": SystemVersion(14)]
        let extensions = ["iOS": SystemVersion(16), "macOS": SystemVersion(13)]
        let targets: [OldestSystems.Target] = [
            (iPhone, [0]), (extensions, [1]),
        ]
        let deployment = OldestSystems(
            ["iOS": SystemVersion(14), "macOS": SystemVersion(13)],
            targets: targets,
            having: { [$0.hasPrefix("App/") ? 0 : 1] }
        )
        func found(_ old: String, _ new: String) -> [String] { findings(app(old), app(new), deployment: deployment) }
        let words = "Widgets/Soup.swift: error: widget 'soup' is now"
        #expect(found("", "@available(iOS 16, watchOS 11, *)") == [])
        #expect(
            found("@available(iOS 17, macOS 13, *)", "@available(iOS 18, macOS 15, *)") == [
                "\(words) available from iOS 18.0 and macOS 15.0 on; it was available from iOS 17.0 and macOS 13.0 on"
            ]
        )
        #expect(
            found("@available(iOS 18, macOS 13, *)", "@available(iOS 17, macOS 14, *)") == [
                "\(words) available from macOS 14.0 on; it was available from macOS 13.0 on"
            ]
        )
        // The sources do not say that the app was on the Mac before.
        #expect(found("", "@available(macOS 14, *)") == [])
        #expect(found("", "@available(iOS, unavailable)") == ["\(words) unavailable on iOS"])
        #expect(found("", "@available(tvOS, unavailable)") == [])
    }

    /// A project says whether its app for iOS also is one for the Mac; the first app for another system may be to come.
    @Test(arguments: [("macCatalyst", "error"), ("tvOS", "warning")])
    func anEndOnMacCatalystIsCertain(system: String, severity: String) {
        let deployment = OldestSystems(["iOS": SystemVersion(16), system: SystemVersion(16)])
        let intent = "struct Order: AppIntent {}"
        let ended = "@available(\(system), unavailable) " + intent
        #expect(
            findings(["Order.swift": intent], ["Order.swift": ended], deployment: deployment) == [
                "Order.swift: \(severity): App Intent 'Order' is now unavailable on \(system)"
            ]
        )
    }

    @Test func anAppForTheMacAloneLosesItsOlderSystems() {
        let deployment = OldestSystems(["macOS": SystemVersion(13)])
        #expect(
            findings(
                ["Order.swift": "struct Order: AppIntent {}"],
                ["Order.swift": "@available(macOS 14, *) struct Order: AppIntent {}"],
                deployment: deployment
            ) == [
                "Order.swift: error: App Intent 'Order' is now available from macOS 14.0 on; it was available from macOS 13.0 on"
            ]
        )
    }

    /// A bundle decides from which system on it shows a widget.
    @Test func aConditionInABundleLosesOlderSystems() {
        func app(_ body: String) -> [String: String] {
            [
                "Soup.swift": widget() + "\n" + widget("Bread", "\"bread\""),
                "Shop.swift": "struct Shop: WidgetBundle { var body: some Widget { \(body) } }",
            ]
        }
        let conditional = app("Bread(); if #available(iOS 17, *), isOpen { Soup() }")
        let lost =
            "Soup.swift: error: widget 'soup' is now available from iOS 17.0 on; it was available from iOS 16.0 on"
        #expect(findings(app("Bread(); Soup()"), conditional, deployment: oldest(16)) == [lost])
        #expect(findings(app("Bread(); Soup()"), conditional, deployment: oldest(17)) == [])
        #expect(findings(conditional, app("Bread(); Soup()"), deployment: oldest(16)) == [])
        for both in [
            "if #available(iOS 17, *) { Soup(); Bread() } else { Soup(); Bread() }",
            "Bread(); Soup(); if #available(iOS 17, *) { Soup() }",
        ] {
            #expect(findings(app("Bread(); Soup()"), app(both), deployment: oldest(16)) == [])
        }
        let nested = app("if #available(iOS 16.1, *) { Bread(); if #available(iOS 17, *) { Soup() } } else { Bread() }")
        #expect(findings(app("Bread(); Soup()"), nested, deployment: oldest(16)) == [lost])
    }

    /// Another declaration of the kind covers older systems.
    @Test func oneOfSeveralDeclarationsIsEnough() {
        let old = ["Soup.swift": widget()]
        let new = ["Soup.swift": widget() + "\n@available(iOS 18, *)\n" + widget("NewSoup")]
        #expect(findings(old, new, deployment: oldest(16)) == [])
        #expect(
            findings(new, ["Soup.swift": "@available(iOS 18, *)\n" + widget("NewSoup")], deployment: oldest(16))
                .count == 1
        )
    }

    // MARK: - Targets

    private func contract(_ files: [String: (target: String, code: String)]) -> SavedContract {
        let sources = files.sorted { $0.key < $1.key }.map {
            SourceText(path: $0.key, bytes: Array($0.value.code.utf8))
        }
        return SavedContract(readingFrom: sources) { [files[$0]?.target ?? ""] }
    }

    /// What cannot be read of one target hides nothing of the other.
    @Test(arguments: [
        ("struct Order: AppIntent { NAME }", "App Intent 'order': identifier order → soup"),
        (
            "struct Use: AppIntent { @Parameter var order: Order }; enum Order: String, AppEnum { NAME; case a }",
            "AppEnum 'order' renamed to 'soup'"
        ),
    ])
    func anUnreadIdentifierHidesNoNamesake(code: String, lost: String) {
        func both(_ name: String) -> SavedContract {
            let unread = code.replacing("NAME", with: "static var persistentIdentifier: String { make() }")
            let read = code.replacing("NAME", with: "static let persistentIdentifier = \"\(name)\"")
            return contract(["A.swift": ("App", unread), "B.swift": ("Watch", read)])
        }
        let changes = ContractComparison(from: both("order"), to: both("soup")) {
            SourceLocation(path: $0, place: .file)
        }
        .changes
        #expect(changes.map(\.sentence) == [lost])
    }

    /// Types of one name in two targets, whose sources are in an order that a move changes.
    @Test func typesOfOneNameAreToldApartByTheirTargets() {
        func order(_ parameter: String) -> String {
            "struct Order: AppIntent { @Parameter var \(parameter): Size } "
                + "enum Size: String, AppEnum { case \(parameter)Small }"
        }
        let kinds = { (kind: String) in "enum Kinds { static let soup = \"\(kind)\" }" }
        let soup = widget("Soup", "Kinds.soup")
        let old = contract([
            "A/Order.swift": ("App", order("a")), "B/Order.swift": ("Watch", order("b")),
            "A/Kinds.swift": ("App", kinds("app")), "B/Kinds.swift": ("Watch", kinds("watch")),
            "C.swift": ("Watch", soup),
        ])
        let new = contract([
            "Z/Order.swift": ("App", order("a")), "B/Order.swift": ("Watch", order("b")),
            "Z/Kinds.swift": ("App", kinds("app")), "B/Kinds.swift": ("Watch", kinds("watch")),
            "C.swift": ("Watch", soup),
        ])
        #expect(old.widgets.map(\.kind) == [.known("watch")])
        let changes = ContractComparison(from: old, to: new) { SourceLocation(path: $0, place: .file) }.changes
        #expect(changes.map(\.kind) == [])
    }
}
