import Comparison
import Diagnostics
import SavedContract
import Testing

/// What could not be read is in doubt, and never gone or new.
@Suite struct UnreadFactsTests {
    private func contract(_ swift: String) -> SavedContract {
        SavedContract(readingFrom: [SourceText(path: "App.swift", bytes: Array(swift.utf8))])
    }

    private func changes(_ old: String, _ new: String, notBuilt: Set<ChangeSubject> = []) -> [Change] {
        ContractComparison(from: contract(old), to: contract(new), notBuilt: notBuilt) {
            SourceLocation(path: $0, place: .file)
        }.changes
    }

    /// The first damage explains those after it.
    @Test func aDamagedFileIsNotedOnce() {
        let notes = contract("struct Soup: AppIntent {}\n)\n#endif\n]\nlet text = \"").notUnderstood
        #expect(notes.map(\.reason) == [.unbalancedBracket])
    }

    private func sentences(_ old: String, _ new: String) -> [String] { changes(old, new).map(\.sentence) }

    private static let app = """
        struct Order: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderIntent"
            @Parameter(title: "Soup", default: "tomato") var soup: String
            @Parameter(title: "Number", inclusiveRange: (1, 9)) var number: Int
        }
        struct Serve: AppIntent { static let persistentIdentifier = "serve" }
        enum Size: String, AppEnum { case small, large }
        struct Bowl: AppEntity { static let defaultQuery = BowlQuery(); let id: String }
        struct Soup: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(kind: "soup", intent: Order.self, provider: Orders()) { Text($0.name) }
                    .supportedFamilies([.systemSmall, .systemLarge])
            }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Order(), phrases: ["Order in \\(.applicationName)"])
            }
        }
        """

    private static let configuration = """
        AppIntentConfiguration(kind: "soup", intent: Order.self, provider: Orders()) { Text($0.name) }
                    .supportedFamilies([.systemSmall, .systemLarge])
        """

    /// Each fact with what stands in its place where it cannot be read, what is in doubt then, and why.
    private static let facts: [(known: String, unread: String, doubt: String?, reason: String)] = [
        (
            "kind: \"soup\"", "kind: name()", "widget 'soup': kind is now 'name()', whose value is unknown",
            "the kind 'name()' of a widget is not a constant in the sources"
        ),
        (
            configuration, "make()", "widget 'soup': kind can no longer be read",
            "no kind of the widget 'Soup' was found"
        ),
        (
            "[.systemSmall, .systemLarge]", "sizes()",
            "widget 'soup': families are now 'sizes()', whose value is unknown",
            "the families 'sizes()' of a widget are not constants in the sources"
        ),
        (
            "intent: Order.self, provider: Orders()", "provider: Orders()", nil,
            "the intent that configures a widget is unknown"
        ),
        (
            "\"serve\"", "name()", "App Intent 'serve': identifier is now 'name()', whose value is unknown",
            "the identifier 'name()' of 'Serve' is not a constant in the sources"
        ),
        (
            "\"OrderIntent\"", "name()",
            "App Intent 'Order': intentClassName is now 'name()', whose value is unknown",
            "the value of 'intentClassName' is not a literal"
        ),
        (
            "var soup: String", "var soup = value()",
            "parameter 'soup' of App Intent 'Order': type can no longer be read", "the type of 'soup' is not written"
        ),
        ("default: \"tomato\"", "default: value()", nil, "the default value of 'soup' of 'Order' is not a constant"),
        (
            "inclusiveRange: (1, 9)", "inclusiveRange: (1, most)", nil,
            "the range of 'number' of 'Order' is not a constant"
        ),
        (
            "case small, large", "case small, large; var rawValue: String { name(self) }",
            "AppEnum 'Size': raw values can no longer be read", "the raw value of 'Size' is not a literal"
        ),
        (
            "let id: String", "let id = value()", "entity 'Bowl': type of the identifier can no longer be read",
            "the type of 'id' is not written"
        ),
        ("static let defaultQuery = BowlQuery()", "", nil, "the default query of 'Bowl' was not found"),
        (
            "[\"Order in \\(.applicationName)\"]", "phrases()",
            "App Shortcut 'Order': phrases are now 'phrases()', whose value is unknown",
            "the phrases 'phrases()' of 'Order' are not constants in the sources"
        ),
        (
            "AppShortcut(intent: Order(), phrases: [\"Order in \\(.applicationName)\"])", "Catalog.all",
            "App Shortcut 'Order': phrases are now 'Catalog.all', whose value is unknown",
            "the App Shortcuts 'Catalog.all' of 'Shortcuts' are not listed in the sources"
        ),
    ]

    @Test(arguments: facts.indices)
    func aFactThatIsNotReadIsNeitherGoneNorNew(index: Int) throws {
        let fact = Self.facts[index]
        try #require(Self.app.contains(fact.known))
        let unread = Self.app.replacing(fact.known, with: fact.unread)
        #expect(sentences(Self.app, unread) == [fact.doubt].compactMap(\.self))
        #expect(sentences(unread, Self.app) == [])
        #expect(sentences(unread, unread) == [])
        #expect(contract(Self.app).unread == [])
        #expect(contract(unread).unread.map(\.reason) == [fact.reason])
        #expect(changes(Self.app, unread).allSatisfy { $0.doubt != nil })
    }

    /// What is certain beside it is still said.
    @Test func aFactThatIsNotReadHidesNoOther() {
        for fact in Self.facts where !fact.unread.isEmpty && !fact.known.contains("supportedFamilies") {
            let unread = Self.app.replacing(fact.known, with: fact.unread)
            let without = unread.replacing("var number: Int", with: "var number: Double")
            let lost = "parameter 'number' of App Intent 'Order': type Int → Double"
            #expect(sentences(unread, without) == [lost], "\(fact.unread)")
        }
    }

    /// What a provider lists elsewhere is followed as constants are.
    @Test func listsOfAppShortcutsAreFollowed() {
        let list = "AppShortcut(intent: Order(), phrases: [\"Order in \\(.applicationName)\"])"
        let elsewhere = Self.app.replacing(list, with: "Catalog.all")
        func catalog(_ text: String) -> String {
            elsewhere + "\nenum Catalog { static var all: [AppShortcut] { \(text) } }"
        }
        #expect(sentences(Self.app, catalog("[\(list)]")) == [])
        let none = catalog(list.replacing("Order in", with: "Buy in"))
        #expect(changes(Self.app, none).map(\.doubt) == [nil])
        // A list may be read in part.
        let part = catalog("return [\(list.replacing("Order in", with: "Buy in"))] + Catalog.more /* none */")
        #expect(changes(Self.app, part).map { $0.doubt == nil } == [false])
        #expect(contract(part).unread.map(\.reason).first?.contains("'Catalog.more' of 'Shortcuts'") == true)
        let empty = Self.app.replacing(/static var appShortcuts.*\n.*\n.*}/, with: "")
        #expect(contract(empty).unread.map(\.reason) == ["no App Shortcuts of 'Shortcuts' were found"])
    }

    /// What the project does not explain may be a macro.
    @Test func anUnknownAttributeMayDeclareAParameter() {
        func order(_ attribute: String, _ parameter: String = "") -> String {
            "\(attribute) struct Order: AppIntent { \(parameter) }"
        }
        let reason = "the attribute '@Parameterized' may declare part of the type"
        #expect(contract(order("@Parameterized(soup: Int)")).unread.map(\.reason) == [reason])
        for known in ["@available(iOS 17, *)", "@MainActor", "@_spi(Soup)", "@globalActor actor Kitchen {}; @Kitchen"] {
            #expect(contract(order(known)).unread == [], "\(known)")
        }
    }

    // MARK: - Widgets

    private func widget(_ type: String, _ kind: String) -> String {
        """
        struct \(type): Widget {
            var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { Text($0.name) } }
        }

        """
    }

    /// A computed property that nothing evaluates.
    private let kinds = """
        enum Kinds { case soup, stew; var kind: String { switch self { case .soup: "soup"; case .stew: "stew" } } }

        """

    @Test func aKindThatIsComputedIsNotGone() {
        let computed = kinds + widget("Soup", "Kinds.soup.kind")
        #expect(sentences(computed, computed) == [])
        #expect(sentences(computed, computed + widget("Stew", "Kinds.stew.kind")) == [])
        let unknown = "widget 'soup': kind is now 'Kinds.soup.kind', whose value is unknown"
        #expect(sentences(widget("Soup", "\"soup\""), computed) == [unknown])
        // Another type may have the kind.
        let renamed = changes(widget("Soup", "\"soup\""), kinds + widget("Broth", "Kinds.soup.kind"))
        #expect(renamed.map(\.sentence) == ["widget 'soup' removed"])
        #expect(renamed.map(\.doubt?.condition) == ["Unless 'Broth', whose kind cannot be read, is the same widget"])
        #expect(renamed.compactMap { $0.finding()?.severity } == [.warning])
        // A type with both may have either, and one that could not be read before is no other.
        let twice = kinds + widget("Soup", "\"soup\"") + widget("Soup", "Kinds.stew.kind")
        #expect(sentences(twice, computed) == [unknown])
        let both = kinds + widget("Broth", "Kinds.soup.kind") + widget("Soup", "\"soup\"")
        #expect(
            changes(both, kinds + widget("Broth", "Kinds.soup.kind")).compactMap { $0.finding()?.severity } == [.error]
        )
    }

    /// Only its type tells that a widget is the same under another kind.
    @Test func anotherKindOfAnotherTypeIsAnotherWidget() {
        let both = ["widget 'soup' removed", "widget 'soups' added"]
        #expect(
            sentences(widget("Soup", "\"soup\""), widget("Soup", "\"soups\"")) == ["widget 'soup' renamed to 'soups'"]
        )
        #expect(sentences(widget("Soup", "\"soup\""), widget("Soups", "\"soups\"")) == both)
        // A type with two widgets does not tell which one it was.
        let two = widget("Soup", "\"soups\"").replacing(
            "{ StaticConfiguration",
            with: """
                {
                    if isOld { return StaticConfiguration(kind: "stew", provider: P()) { Text($0.name) } }
                    StaticConfiguration
                """
        )
        #expect(sentences(widget("Soup", "\"soup\""), two).first == "widget 'soup' removed")
    }

    /// A new App Intent of unknown identifier may have that of one that is gone.
    @Test func anIdentifierThatIsComputedIsNotGone() {
        let order = "struct Order: AppIntent {}\n"
        let computed = "struct Buy: AppIntent { static var persistentIdentifier: String { name() } }\n"
        let gone = changes(order, computed).filter { $0.kind == .appIntentRemoved }
        #expect(gone.map(\.doubt?.condition) == ["Unless 'Buy', whose identifier cannot be read, takes its place"])
        #expect(gone.compactMap { $0.finding()?.severity } == [.warning])
        #expect(changes(order + computed, computed).compactMap { $0.finding()?.severity } == [.error])
    }

    // MARK: - What no target builds

    /// A type that is still declared did not get another name.
    @Test func whatIsStillDeclaredIsNotRenamed() {
        func intent(_ name: String) -> String { "struct \(name): AppIntent { @Parameter var soup: String }\n" }
        let removed = ["App Intent 'StopCooking' removed", "App Intent 'StartCooking' added"]
        let (old, new) = (intent("StopCooking"), intent("StartCooking"))
        #expect(changes(old, new).map(\.sentence) == ["App Intent 'StopCooking' renamed to 'StartCooking'"])
        #expect(changes(old, new, notBuilt: [.appIntent("StopCooking")]).map(\.sentence) == removed)
        #expect(
            changes(widget("Soup", "\"soup\""), widget("Soup", "\"soups\""), notBuilt: [.widget("soup")]).map(
                \.sentence
            )
                == ["widget 'soup' removed", "widget 'soups' added"]
        )
        func typed(_ declaration: String, _ name: String) -> String {
            "\(declaration.replacing("NAME", with: name))\nstruct Order: AppIntent { @Parameter var value: \(name) }"
        }
        for (declaration, subject) in [
            ("enum NAME: String, AppEnum { case small }", ChangeSubject.appEnum("Size")),
            ("struct NAME: AppEntity { static let defaultQuery = Q(); let id: String }", .entity("Size")),
        ] {
            let (old, new) = (typed(declaration, "Size"), typed(declaration, "Portion"))
            #expect(changes(old, new).map(\.kind) == [.appTypeRenamed])
            #expect(changes(old, new, notBuilt: [subject]).map(\.kind) == [.appParameterTypeChanged])
        }
    }
}
