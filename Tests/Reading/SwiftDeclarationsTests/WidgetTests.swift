import Diagnostics
import SavedContract
import SwiftDeclarations
import Testing

@Suite struct WidgetTests {
    private func declarations(_ texts: String...) -> SavedContract {
        SavedContract(
            readingAllOf: texts.enumerated().map { SourceText(path: "\($0 + 1).swift", bytes: Array($1.utf8)) }
        )
    }

    /// The kind as real projects write it.
    @Test(arguments: [
        (#""soup""#, "", "soup"),
        ("kind", #"let kind = "soup""#, "soup"),
        ("self.kind", #"private let kind: String = "soup""#, "soup"),
        ("Self.kind", #"static let kind: String = "soup""#, "soup"),
        ("Self.kind", #"static _const let kind: String = "soup""#, "soup"),
        ("kind", #"static var kind: String { "soup" }"#, "soup"),
        ("kind", #"let kind = Kinds.soup"#, "soup constant"),
        ("Kind.soup.rawValue", "", "soup"),
        ("Kind.bread.rawValue", "", "rye"),
        ("kind.rawValue", "let kind: Kind = .soup", "soup"),
        ("kind", "let kind = Kind.bread.rawValue", "rye"),
        (".soupKind", "", "soup extension"),
        ("globalKind", "", "soup global"),
        ("String(describing: Self.self)", "", "SoupWidget"),
        ("String(describing: type(of: self))", "", "SoupWidget"),
        ("#\"raw\"#", "", "raw"),
        ("\"soup\\(suffix)\"", "", nil),
        (#""\(Kinds.soup).w""#, "", "soup constant.w"),
        (#""\(Kind.bread.rawValue)-\(globalKind)""#, "", "rye-soup global"),
        (#"Kinds.soup + ".w" + "\(kind)\n""#, #"let kind = "!""#, "soup constant.w!\n"),
        (#""\(Self.self).w""#, "", "SoupWidget.w"),
        (#""\(Elsewhere.kind).w""#, "", nil),
        (#""\(kind)""#, #"let kind = "\(kind)""#, nil),
        (#""\(a)\(a)\(a)""#, #"let a = "\(b)\(b)\(b)"; let b = "\(a)\(a)\(a)""#, nil),
        ("Elsewhere.kind", "", nil),
        ("kind", "let kind: String", nil),
    ])
    func theKindIsFoundHoweverItIsWritten(kind: String, member: String, expected: String?) {
        let found = declarations(
            """
            struct SoupWidget: Widget {
                \(member)
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: \(kind), provider: Provider()) { entry in Text(entry.name) }
                        .supportedFamilies([.systemSmall])
                }
            }
            """,
            """
            let globalKind = "soup global"
            enum Kind: String { case soup, bread = "rye" }
            enum Kinds { static let soup = "soup constant" }
            extension String { static let soupKind = "soup extension" }
            """
        )
        #expect(found.widgets.map(\.kind.known) == [expected])
        #expect(found.widgets.map(\.families.known) == [["systemSmall"]])
        let unread = found.notUnderstood.contains { $0.reason.description.hasPrefix("the kind ") }
        #expect(unread == (expected == nil))
    }

    /// Constants of the statements around the configuration hide those of the type.
    @Test(arguments: [
        (#"let kind = "soup""#, "kind", "soup"),
        (#"let kind: String = "soup";"#, "kind", "soup"),
        (#"let prefix = "a" /* of all */; let kind = prefix\n + ".soup""#, "kind", "a.soup"),
        (#"let name = "soup""#, #""\(name).w""#, "soup.w"),
        ("let kind = Self.other", "kind", "other"),
        ("let kind = kind", "kind", "member"),
        (#"if isNew { let kind = "new" }"#, "kind", "member"),
        (#"func old() { let kind = "old" }"#, "self.kind", "member"),
        (#"guard let kind = "soup".first else { return none() }"#, "kind", nil),
        ("let kind: String", "kind", nil), ("let kind = make()", "kind", nil),
    ])
    func theKindMayBeALocalConstant(statements: String, kind: String, expected: String?) {
        for isInFunction in [false, true] {
            let body = isInFunction ? "make() }\nfunc make() -> some WidgetConfiguration {" : ""
            let found = declarations(
                """
                struct SoupWidget: Widget {
                    let kind = "member"
                    static let other = "other"
                    var body: some WidgetConfiguration { \(body)
                        \(statements.replacingOccurrences(of: "\\n", with: "\n"))
                        if #available(iOS 17, *) {
                            return StaticConfiguration(kind: \(kind), provider: Provider()) { entry in Text(entry.name) }
                        }
                    }
                }
                """
            )
            #expect(found.widgets.map(\.kind.known) == [expected])
        }
    }

    @Test func aLocalConstantMayHaveAnotherValueInEachBranch() {
        let found = declarations(
            """
            struct Soup: Widget {
                var body: some WidgetConfiguration {
                    #if os(watchOS)
                    let kind = "watch"
                    let families: [WidgetFamily] = [.accessoryCorner]
                    #else
                    let kind = "phone"
                    let families: [WidgetFamily] = [.systemSmall]
                    #endif
                    return StaticConfiguration(kind: kind, provider: Provider()) { Text($0.name) }
                        .supportedFamilies(families)
                }
            }
            """
        )
        #expect(Set(found.widgets.compactMap(\.kind.known)) == ["phone", "watch"])
        #expect(found.widgets.first?.families.known == ["accessoryCorner", "systemSmall"])
    }

    @Test func familiesThatAreCommentedOutDoNotCount() {
        let found = declarations(
            """
            struct Soup: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "soup", provider: Provider()) { entry in Text(entry.name) }
                        .supportedFamilies([
                            .systemSmall, // .systemMedium,
                            /* .systemExtraLarge, */
                            // .systemLarge,
                            .accessoryInline,
                        ])
                }
            }
            """
        )
        #expect(found.widgets.map(\.families.known) == [["accessoryInline", "systemSmall"]])
        let kind = declarations(
            """
            struct Soup: Widget {
                static let families: [WidgetFamily] = [.systemSmall /* .systemLarge */] // .systemMedium
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: Kinds. /* was: bread */ soup, provider: P()) { Text("") }
                        .supportedFamilies(Self /* .other */ .families)
                }
            }
            enum Kinds { static let soup = "soup" }
            """
        )
        #expect(kind.widgets.map(\.families.known) == [["systemSmall"]])
        #expect(kind.widgets.map(\.kind.known) == ["soup"])
    }

    /// The body may call a function for the configuration.
    @Test func familiesMayBeNamedBeforeTheConfiguration() {
        let found = declarations(
            """
            struct Soup: Widget {
                var body: some WidgetConfiguration { make().supportedFamilies([.systemSmall]) }
                func make() -> some WidgetConfiguration {
                    if #available(iOS 17, *) {
                        return AppIntentConfiguration(kind: "soup", intent: Order.self, provider: P()) { Text("") }
                    } else {
                        return IntentConfiguration(kind: "soup", intent: OrderIntent.self, provider: P()) { Text("") }
                    }
                }
            }
            struct Bread: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "bread", provider: P()) { Text("") } }
            }
            """
        )
        #expect(found.widgets.map(\.families.known) == [["systemSmall"], ["systemSmall"], nil])
    }

    /// Constants that are private to different files may have the same name.
    @Test func theKindIsThatOfTheOwnFile() {
        func widget(_ name: String, _ kind: String) -> String {
            """
            private enum Constants { static let kind = "\(name)" }
            private enum Kind: String { case own = "\(name)!" }
            struct \(name)Widget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: \(kind), provider: Provider()) { entry in Text(entry.name) }
                }
            }
            """
        }
        let found = declarations(widget("Soup", "Constants.kind"), widget("Bread", "Constants.kind"))
        #expect(found.widgets.map(\.kind.known) == ["Soup", "Bread"])
        let cases = declarations(widget("Soup", "Kind.own.rawValue"), widget("Bread", "Kind.own.rawValue"))
        #expect(cases.widgets.map(\.kind.known) == ["Soup!", "Bread!"])
    }

    /// A widget that no bundle lists is not in an app, as far as is known.
    @Test(arguments: [
        ("", "Soup()", ["soup", "bread"]),
        ("struct Shop: WidgetBundle { var body: some Widget { Soup() } }", "", ["soup"]),
        (
            """
            struct Shop: WidgetBundle { var body: some Widget { Soup() } }
            struct Sheet: View { var body: some View { row } }
            """, "", ["soup"]
        ),
        ("struct Shop: WidgetBundle { var body: some Widget { Soup(); Bread() } }", "", ["soup", "bread"]),
        ("struct Shop: WidgetBundle { var body: some Widget { Soup() // Bread()\n } }", "", ["soup"]),
        (
            """
            struct Shop: WidgetBundle { var body: some Widget { Soup(); more }
                @WidgetBundleBuilder var more: some Widget {
                    #if BETA
                    if #available(iOS 17, *) { Bread(name: "rye") }
                    #endif
            } }
            """, "", ["soup", "bread"]
        ),
        (
            "struct Shop: WidgetBundle { var body: some Widget { Soup() } }",
            "extension Shop { func old() -> some Widget { WidgetBundleBuilder.buildBlock(Bread()) } }",
            ["soup", "bread"]
        ),
        (
            "struct Shop: WidgetBundle { var body: some Widget { Soup() } }",
            "struct Both: Widget { var body: some WidgetConfiguration { Bread().body } }", ["soup", "bread"]
        ),
    ])
    func whatNoBundleListsIsInNoApp(bundle: String, other: String, kinds: [String]) {
        func widget(_ type: String, _ kind: String) -> String {
            """
            struct \(type) { var body: some WidgetConfiguration {
                StaticConfiguration(kind: "\(kind)", provider: Provider()) { Text("\(type)(") }
            } }
            """
        }
        let soup = widget("Soup: Widget", "soup")
        #expect(declarations(soup, widget("Bread: Widget", "bread"), bundle, other).widgets.map(\.kind.known) == kinds)
        // Others may list a widget that is public, generic, the only one of its app, or not a complete widget.
        for words in [
            "public struct Bread: Widget", "struct Bread<T>: Widget", "@main struct Bread: Widget", "struct Bread",
        ] {
            let bread = widget("Bread", "bread").replacing("struct Bread", with: words)
            #expect(declarations(soup, bread, bundle, other).widgets.map(\.kind.known) == ["soup", "bread"])
        }
    }

    /// With and without the provider's intent in the widget.
    @Test(arguments: ["intent: Provider.Intent.self, ", ""])
    func theProviderNamesTheIntent(argument: String) {
        func configurations(_ provider: String, _ more: String = "") -> [String?] {
            declarations(
                """
                struct Soup: Widget { var body: some WidgetConfiguration {
                    AppIntentConfiguration(kind: "soup", \(argument)provider: Provider()) { Text($0.name) }
                } }
                \(provider)
                """,
                more
            ).widgets.map(\.configuration.known)
        }
        func provider(_ member: String) -> String { "struct Provider: AppIntentTimelineProvider { \(member) }" }
        #expect(configurations(provider("typealias Intent = Kit.Order")) == ["Order"])
        #expect(configurations(provider("typealias Intent = Order"), "typealias Order = Names.Other") == ["Other"])
        #expect(configurations(provider("struct Intent: WidgetConfigurationIntent { }")) == ["Intent"])
        #expect(configurations(provider("typealias Entry = Soup")) == [nil])
        #expect(configurations("extension Soup { \(provider("typealias Intent = Order")) }") == ["Order"])
        #expect(configurations("extension Soup { \(provider("")) }") == [nil])
        let base = "extension Base { typealias Intent = Order }"
        #expect(
            configurations("struct Provider: Base { }\nprotocol Base: AppIntentTimelineProvider { }\n\(base)") == [
                "Order"
            ]
        )
        #expect(
            configurations("typealias Provider = Other\n\(provider("").replacing("Provider:", with: "Other:"))") == [
                nil
            ]
        )
    }

    /// Each branch of a property counts.
    @Test func aPropertyMayHaveAnotherValueInEachBranch() {
        let found = declarations(
            """
            struct Soup: Widget {
                #if os(watchOS)
                static let kind = "watch soup"
                static let families: [WidgetFamily] = [.accessoryCorner]
                #elseif os(iOS)
                static let kind = "soup"
                static let families: [WidgetFamily] = [.systemSmall]
                #else
                static let kind = Kinds.soup
                static let families = [WidgetFamily.systemExtraLarge]
                #endif
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: Self.kind, provider: Provider()) { Text($0.name) }
                        .supportedFamilies(Self.families)
                }
            }
            """,
            "enum Kinds { static let soup = \"big soup\" }",
            "enum Kinds { static let soup = \"another target's\" }"
        )
        #expect(found.widgets.map(\.kind.known) == ["watch soup", "soup", "big soup"])
        #expect(found.widgets.map(\.systems.names.first) == ["watchOS", "iOS", "macOS"])
        let families = ["accessoryCorner", "systemExtraLarge", "systemSmall"]
        #expect(found.widgets.map(\.families.known) == [families, families, families])
        let onSystems = found.widgets[0].familiesOnSystems.map { ($0.names.known, $0.systems.names) }
        #expect(onSystems.map(\.0) == [["accessoryCorner"], ["systemSmall"], ["systemExtraLarge"]])
        #expect(onSystems.map(\.1) == [["watchOS"], ["iOS", "macCatalyst"], ["macOS", "tvOS", "visionOS"]])
    }

    /// Users do not have what exists only in debug builds.
    @Test func whatIsThereForDebuggingIsNotInTheApp() {
        let found = declarations(
            """
            struct Soup: Widget {
                #if DEBUG
                static let kind = "debug soup"
                #else
                static let kind = "soup"
                #endif
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: Self.kind, provider: Provider()) { Text($0.name) }
                }
            }
            struct Order: AppIntent {
                @Parameter(title: "Soup") var soup: String
                #if DEBUG
                @Parameter(title: "Log") var log: Bool
                #endif
            }
            enum Size: Int, AppEnum {
                #if DEBUG
                case tiny
                #endif
                case small
            }
            #if DEBUG
            struct DebugShortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] { AppShortcut(intent: Order(), phrases: ["Debug"]) }
            }
            #endif
            """
        )
        #expect(found.widgets.map(\.kind.known) == ["soup"])
        #expect(found.intents.map { $0.parameters.map(\.name) } == [["soup"]])
        #expect(found.enumerations.map { $0.cases.map { "\($0.name) \($0.value.known ?? "?")" } } == [["small 0"]])
        #expect(found.shortcuts.isEmpty)
    }

    @Test func aBundleMayListAWidgetOnSomeSystems() {
        let found = declarations(
            """
            struct Soup: Widget { var body: some WidgetConfiguration {
                StaticConfiguration(kind: "soup", provider: Provider()) { Text($0.name) }
            } }
            """,
            """
            struct Shop: WidgetBundle { var body: some Widget {
                #if !os(watchOS)
                Bread()
                #elseif !os(macOS)
                Soup()
                #endif
            } }
            """
        )
        #expect(found.widgets.map(\.systems.names) == [["watchOS"]])
    }

    @Test func familiesMayStandInAPropertyAndUnderConditions() {
        let found = declarations(
            """
            struct SoupWidget: Widget {
                private var families: [WidgetFamily] {
                    if #available(iOS 16, *) { return [.systemSmall, .accessoryInline] } else { return [.systemSmall] }
                }
                var body: some WidgetConfiguration {
                    AppIntentConfiguration(kind: "soup", intent: SelectSoup.self, provider: Provider()) { Text($0.name) }
                        .configurationDisplayName("Soup").supportedFamilies(families)
                    IntentConfiguration(kind: "bread", intent: BreadIntent.self, provider: Provider()) { Text($0.name) }
                    StaticControlConfiguration(kind: "light") { ControlWidgetButton(action: Toggle()) {} }
                }
            }
            """
        )
        #expect(found.widgets.map(\.families.known) == [["accessoryInline", "systemSmall"], nil, nil])
        #expect(found.widgets.map(\.configuration) == [.known("SelectSoup"), .known("BreadIntent"), .absent])
        #expect(found.widgets.map(\.form) == [.appIntent, .sirikit, nil])
        #expect(found.widgets.map(\.isControl) == [false, false, true])
    }

    @Test func aModifierThatIsNotKnownHidesNothing() {
        let found = declarations(
            """
            struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
                static _const let intentClassName = "OrderSoupIntent"
                @Parameter(title: "Soup") public futuristic var soup: String?
            }
            """
        )
        #expect(found.intents.first?.takeovers.first?.className == .known("OrderSoupIntent"))
        #expect(found.intents.first?.parameters.map(\.name) == ["soup"])
        #expect(found.notUnderstood.map(\.reason) == [.modifier("futuristic")])
    }

    @Test func statementsOfScriptsAreNoModifiers() {
        let found = declarations(
            """
            import AppIntents
            if let first = CommandLine.arguments.first, case .some = Optional(first) { print(first) }
            guard let home = try? Home() else { exit(1) }
            while let line = readLine() { print(line) }
            for case let .some(one) in [home] { print(one) }
            do { try run() } catch let error as Failure { print(error) }
            async let all = load()
            struct OrderSoup: AppIntent { @Parameter(title: "Soup") var soup: String? }
            """
        )
        #expect(found.notUnderstood == [])
        #expect(found.intents.map(\.parameters.count) == [1])
    }

    @Test func whatTheSystemKnowsTypesByIsRead() {
        let found = declarations(
            """
            struct OrderSoup: AppIntent {
                static let persistentIdentifier = Names.order
                static let isDiscoverable = false
            }
            struct Soup: AppEntity {
                static var defaultQuery = SoupQuery()
                static let persistentIdentifier: String = "Broth"
                var id: String
            }
            enum Names { static let order = "Order" }
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: OrderSoup(), phrases: ["Order in \\(.applicationName)", #"More"#], shortTitle: "Order")
                }
            }
            """
        )
        #expect(found.intents.map(\.identifier) == ["Order"])
        #expect(found.intents.map(\.uses) == [[]])
        #expect(found.entities.map(\.identifier) == ["Broth"])
        #expect(found.entities.map(\.query) == [.known("SoupQuery")])
        #expect(found.shortcuts.compactMap(\.intent.known) == ["OrderSoup"])
        #expect(found.shortcuts.first?.phrases.map(\.known) == ["Order in ${applicationName}", "More"])
    }
}
