import Testing

@Suite struct AppIntentsTests {
    /// TipKit's tips have parameters too, but static ones.
    @Test func aTipIsNoAppIntent() {
        #expect(
            facts(
                """
                import TipKit
                struct SwipeTip: Tip {
                    @Parameter static var hasSwiped: Bool = false
                    @Parameter(.transient) static var count: Int = 0
                    var rules: [Rule] { #Rule(Self.$hasSwiped) { $0 } }
                }
                """
            ) == ""
        )
    }

    @Test func anIntentWithEverything() {
        let source = """
            import AppIntents
            @available(iOS 17.0, macOS 14.0, *)
            @available(tvOS, unavailable)
            struct OrderSoup: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "OrderSoupIntent"
                static let title: LocalizedStringResource = "Order Soup"
                @Parameter(title: "Soup") var soup: Soup?
                @Parameter(title: "Toppings") var toppings: [String]?
                @Parameter(title: "Hot", default: true) var isHot: Bool
                @Parameter(title: "Count") var count = 3
                @Parameter(title: "Where") var place: Place
                @Parameter(title: "Made") var made = Soup.default
                @Dependency var kitchen: Kitchen
                var plain: String = ""
            }
            """
        let expected = """
            intent OrderSoup (iOS 17.0, macOS 14.0, not tvOS) 1:4
              configures widgets
              replaces "OrderSoupIntent" (iOS 17.0, macOS 14.0, not tvOS) 1:5
              soup: Soup? 1:7
              toppings: [String]? 1:8
              isHot: Bool 1:9
              count: Int 1:10
              place: Place 1:11
              made: ? 1:12
            ? 1:12 the type of 'made' is not written
            unresolved: Place, Soup
            """
        #expect(facts(source) == expected)
    }

    @Test func extensionsInOtherFilesBelongToTheType() {
        let declaration = "import AppIntents\nenum App { struct Show { @Parameter(title: \"A\") var a: Kind } }"
        let conformance = """
            import AppIntents
            @available(iOS 18, *)
            extension App.Show: CustomIntentMigratedAppIntent {
                static var intentClassName: String { "ShowIntent" }
            }
            #if os(iOS)
            extension App.Show: PredictableIntent { }
            #endif
            """
        let nested = "extension App { enum Kind: String { case one, two = \"2\" } }"
        let enumeration = "extension App.Kind: AppEnum { }"
        let expected = """
            intent App.Show 1:2
              replaces "ShowIntent" (iOS 18.0) 2:4
              a: Kind 1:2
            enumeration App.Kind 3:1
              raw type String
              case one = one
              case two = 2
            """
        #expect(facts(declaration, conformance, nested, enumeration) == expected)
    }

    @Test func protocolsAndTypealiasesOfTheProjectLeadOn() {
        let source = """
            import AppIntents
            protocol Migrated: Base, CustomIntentMigratedAppIntent { static var kind: String { get } }
            protocol Base: AppIntents.AppIntent { }
            extension Migrated { static var intentClassName: String { "DefaultIntent" } }
            typealias Both = Base & WidgetConfigurationIntent
            typealias Sizes = [Size]
            typealias Size = Kit.Size
            enum Kit { enum Size: Text, AppEnum { case s }; typealias Text = String }
            """
        let users = """
            struct One: Migrated { }
            struct Two: Migrated { static let intentClassName = "TwoIntent"; @Parameter(title: "S") var sizes: Sizes? }
            class Three: Both { }
            final class Four: Three { }
            """
        let expected = """
            intent One 2:1
              replaces "DefaultIntent" 1:4
            intent Two 2:2
              replaces "TwoIntent" 2:2
              sizes: [Size]? 2:2
            intent Three 2:3
              configures widgets
            intent Four 2:4
              configures widgets
            enumeration Kit.Size 1:8
              raw type String
              case s = s
            """
        #expect(facts(source, users) == expected)
    }

    @Test func classNamesThatAreNoLiteralOrDependOnConditions() {
        let source = """
            import AppIntents
            struct A: CustomIntentMigratedAppIntent { static let intentClassName = Names.a }
            struct B: CustomIntentMigratedAppIntent {
                #if os(iOS)
                static let intentClassName = "BIntent"
                #else
                static let intentClassName = "MacBIntent"
                #endif
            }
            struct C: CustomIntentMigratedAppIntent { }
            struct D: AppIntent { static var intentClassName: String { get { return #"DIntent"# } } }
            struct E: Elsewhere { static let intentClassName = "EIntent" }
            struct F { let intentClassName = "no static" }
            """
        let expected = """
            intent A 1:2
              replaces not a literal 1:2
            intent B 1:3
              replaces "BIntent" conditional 1:5
              replaces "MacBIntent" conditional 1:7
            intent C 1:10
            intent D 1:11
              names "DIntent" 1:11
            intent E 1:12
              perhaps
              names "EIntent" 1:12
            ? 1:2 the value of 'intentClassName' is not a literal
            """
        #expect(facts(source) == expected)
    }

    @Test func whatIsAroundATypeLimitsItsAvailability() {
        let source = """
            import AppIntents
            @available(iOS 16.4, *) extension Outer {
                @available(iOS, introduced: 17.2, obsoleted: 19) @available(OSX 13, *)
                struct A: AppIntent { @available(iOS 18, *) @Parameter(title: "X") var x: Int }
            }
            @available(watchOS 10, iOS 16, *) enum Outer { }
            @available(iOS 17, *) @available(*, deprecated, message: "gone") @available(swift 5.9)
            struct B: AppIntent { }
            @available(Ours 1.0, *) struct C: AppIntent { }
            @available(iOSApplicationExtension, unavailable) struct D: AppIntent { }
            @available(*, unavailable) struct E: AppIntent { }
            #if compiler(>=6)
            @available(iOS 26, *)
            #endif
            struct F: AppIntent { }
            struct G { }
            @available(iOS 17, *) extension G: AppIntent { }
            @available(iOS 18, macOS 14, *) extension G: OpenIntent { }
            struct H: AppIntent { }
            @available(iOS 17, *) extension H: WidgetConfigurationIntent { }
            """
        let expected = """
            intent Outer.A (iOS 17.2, iOS until 19.0, macOS 13.0, watchOS 10.0) 1:4
              x: Int 1:4
            intent B (iOS 17.0) 1:8
            intent C 1:9
            intent D (not iOSApplicationExtension) 1:10
            intent E (not *) 1:11
            intent F (iOS 26.0) 1:15
            intent G (iOS 17.0) 1:16
            intent H 1:19
              configures widgets
            ? 1:9 the availability 'Ours 1.0, *' is unknown
            ? 1:13 the attribute '@available' applies under a condition
            """
        #expect(facts(source) == expected)
    }

    @Test func namesMeanWhatTheyMeanWhereTheyStand() {
        let source = """
            import AppIntents
            import Kit
            enum Kind: String, AppEnum { case outer }
            class WidgetConfigurationIntent { }
            struct Old: WidgetConfigurationIntent { }
            struct A: AppIntents.WidgetConfigurationIntent {
                enum Kind: Int, AppEnum { case inner = 3, next, last = 7; case after }
                @Parameter(title: "A") var kind: Kind
                @Parameter(title: "B") var module: Kit.Thing<Kind>
                @Parameter(title: "C") var system: Foundation.URL?
            }
            struct B: AppIntent { @Parameter(title: "A") var kind: Optional<[Kind]> }
            """
        let expected = """
            intent A 1:6
              configures widgets
              kind: Kind 1:8
              module: Thing<A.Kind> 1:9
              system: URL? 1:10
            intent B 1:12
              kind: [Kind]? 1:12
            enumeration Kind 1:3
              raw type String
              case outer = outer
            enumeration A.Kind 1:7
              raw type Int
              case inner = 3
              case next = 4
              case last = 7
              case after = 8
            unresolved: Thing
            """
        #expect(facts(source) == expected)
    }

    @Test func typesOfTheSameNameAreToldApart() {
        let app = """
            import AppIntents
            struct Settings: AppIntent { @Parameter(title: "A") var a: Int }
            extension Settings: CustomIntentMigratedAppIntent { static let intentClassName = "SettingsIntent" }
            """
        let widget =
            "import AppIntents\nstruct Settings: WidgetConfigurationIntent { @Parameter(title: \"B\") var b: Int }"
        let both = "extension Settings: ProgressReportingIntent { }"
        let expected = """
            intent Settings 1:2
              replaces "SettingsIntent" 1:3
              a: Int 1:2
            intent Settings 2:2
              configures widgets
              b: Int 2:2
            """
        #expect(facts(app, widget, both) == expected)
    }

    @Test func whatCannotBePutTogetherIsSaid() {
        let source = """
            import AppIntents
            #if os(iOS)
            typealias Name = String
            #else
            typealias Name = Int
            #endif
            typealias Loop = Ring
            typealias Ring = Loop
            struct A: AppIntent {
                @Parameter(title: "A") var name: Name
                @Parameter(title: "B") var loop: [Loop]
            }
            @AppIntent(schema: .photos.search) struct B { var criteria: String }
            func f() { struct Local: AppIntent { } }
            func g() { struct Harmless { } }
            #Intents("X")
            extension Missing: AppEntity { var id: Int { 1 } }
            """
        let expected = """
            intent A 1:9
              name: Name 1:10
              loop: [Loop] 1:11
            intent B 1:13
            entity Missing identified by Int 1:17
            ? 1:10 the typealias 'Name' has several meanings
            ? 1:11 'Loop' refers to itself or to too long a chain of names
            ? 1:13 the macro '@AppIntent' generates part of the type
            ? 1:14 the type 'Local' is local to a function
            ? 1:16 the macro '#Intents' may declare anything
            ? 1:17 the declaration of 'Missing' was not found
            unresolved: Missing
            """
        #expect(facts(source) == expected)
    }
}

@Suite struct EntityTests {
    @Test func entitiesWithTheirIdentifiersAndProperties() {
        let source = """
            import AppIntents
            struct Soup: AppEntity {
                @Property(title: "Name") var name: String
                @EntityProperty(title: "Tags") var tags: [Tag]?
                @ComputedProperty var isHot: Bool { true }
                let id: UUID
                struct Query: EntityQuery { var id: Int }
            }
            struct Tag: TransientAppEntity { @Property(title: "T") var text: String? }
            struct Bowl: IndexedEntity { typealias ID = Soup.ID; var id = 3 }
            extension Soup { typealias ID = UUID }
            struct Spoon: AppEntity { let id = UUID() }
            struct Fork: AppEntity { }
            struct Knife: AppEntity, Keyed { }
            """
        let protocols =
            "protocol Keyed { }\nextension Keyed { var id: String { \"\" } }\nextension Fork { var id: Int { 1 } }"
        let expected = """
            entity Soup identified by UUID 1:6
              name, tags, isHot
            transient entity Tag 1:9
              text
            entity Bowl identified by UUID 1:10
            entity Spoon 1:12
            entity Fork identified by Int 2:3
            entity Knife identified by String 2:2
            ? 1:12 the type of 'id' is not written
            """
        #expect(facts(source, protocols) == expected)
    }

    @Test func rawValuesThatAreNotKnown() {
        let source = """
            import AppIntents
            enum Own: AppEnum { case a; var rawValue: String { "x" } }
            enum Partly: String, AppEnum { case a = "\\(1)", b, c = \"""
                c
                \""" }
            enum Numbers: UInt8, AppEnum { case a
                #if os(iOS)
                case b
                #endif
                case c, d = 9, e }
            struct Choice: AppEnum { static let a = Choice() }
            """
        let expected = """
            enumeration Own 1:2
              case a = ?
            enumeration Partly 1:3
              raw type String
              case a = ?
              case b = b
              case c = c
            enumeration Numbers 1:6
              raw type UInt8
              case a = 0
              case b = ?
              case c = ?
              case d = 9
              case e = 10
            enumeration Choice 1:11
            ? 1:2 the raw value of 'Own' is not a literal
            ? 1:3 the raw value of 'a' is not a literal
            ? 1:8 the raw value of 'b' is not a literal
            ? 1:10 the raw value of 'c' is not a literal
            """
        #expect(facts(source) == expected)
    }
}
