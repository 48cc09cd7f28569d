import Diagnostics
import Foundation
import IntentSchema
import SavedContract
import Comparison
import SwiftDeclarations
import TestSupport
import Testing

/// What App Intents in Swift sources take over from removed intents.
@Suite struct TakeoverTests {
    private func takeover(
        of name: String = "SelectCharacter",
        in example: String = "SelectCharacter",
        _ swift: String,
        beside other: String = "",
        deployment: OldestSystems? = nil,
        isPending: Bool = false
    ) throws -> TakeoverOutcome {
        let file = Project.schemas.appendingPathComponent("\(example).intentdefinition")
        let source = SourceText(path: "Old.intentdefinition", bytes: Array(try Data(contentsOf: file)))
        let schema = try #require(Frontend.link([Frontend.load(source)]).first?.schema)
        let old = SavedContract([schema])
        let intent = try #require(old.intents.first { $0.name == name })
        let sources = [("App.swift", swift), ("Other.swift", other)].map { SourceText(path: $0, bytes: Array($1.utf8)) }
        let new = SavedContract(readingFrom: sources)
        let pending: Set<String> = isPending ? [intent.identifier] : []
        return TakeoverSearch(from: old, to: new, deployment: deployment, stillDeclared: pending).takeover(of: intent)
    }

    /// Identifiers that Xcode 16 and later refuse to export.
    @Test func identifiersThatAppleCannotTellApartAreFound() {
        func found(_ swift: String, _ other: String = "", at path: String = "App/Other.swift") -> [String] {
            let sources = [("App/App.swift", swift), (path, other)].map { SourceText(path: $0, bytes: Array($1.utf8)) }
            return SavedContract(readingFrom: sources).repeatedIdentifiers.map { "\($0.symbol): \($0.message)" }
        }
        let soup = """
            struct Soup: AppEntity { static var defaultQuery = Query(); struct Query: EntityQuery {}; var id: String }
            """
        let stew = soup.replacingOccurrences(of: "Soup", with: "Stew")
        #expect(found(soup, stew) == ["query/Stew: the queries of 'Stew' and 'Soup' are both called 'Query'"])
        // In another folder it may be in another target, and the same name is another declaration of the type.
        #expect(found(soup, stew, at: "Widget/Other.swift").isEmpty && found(soup, soup).isEmpty)
        let open = "enum A { struct Open: AppIntent {} }"
        #expect(
            found(open, "enum B { struct Open: AppIntent {} }")
                == ["intent/B.Open: 'B.Open' and 'A.Open' have the same identifier, 'Open'"]
        )
        #expect(found(open, "struct Close: AppIntent { static let persistentIdentifier = \"Open\" }").count == 1)
        #expect(
            found(
                "enum A { enum Size: String, AppEnum { case s } }",
                "enum B { enum Size: String, AppEnum { case s } }"
            ).count == 1
        )
        #expect(found(open, "struct Open: AppEntity { var id: String }").isEmpty)
    }

    private let entity = """
        struct GameCharacter: AppEntity { var id: String; @Property(title: "Name") var name: String }

        """

    @Test func anAppIntentThatNamesTheClassTakesItOver() throws {
        let takeover = try takeover(
            entity + """
                struct Select: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
                    static let intentClassName = "SelectCharacterIntent"
                    @Parameter(title: "Character") var character: GameCharacter?
                }
                """
        )
        guard case .kept(by: "Select") = takeover.verdict else { return #expect(Bool(false), "\(takeover)") }
        #expect(takeover.findings.isEmpty)
    }

    @Test(arguments: [
        ("", "lost"),
        (
            #"struct S: CustomIntentMigratedAppIntent { static let intentClassName = "SelectCharcterIntent" }"#,
            "lost: 'S' names 'SelectCharcterIntent': did you mean 'SelectCharacterIntent'?"
        ),
        (
            #"struct S: AppIntent { static let intentClassName = "SelectCharacterIntent" }"#,
            "lost: 'S' names the class and does not conform to 'CustomIntentMigratedAppIntent'"
        ),
        (
            "struct SelectCharacterIntent: AppIntent {}",
            "uncertain: 'SelectCharacterIntent' has the same name but does not declare that it replaces the intent"
        ),
        (
            "struct SelectCharacterAppIntent: AppIntent {}",
            "lost: 'SelectCharacterAppIntent' does not replace it: add 'extension SelectCharacterAppIntent: CustomIntentMigratedAppIntent { static let intentClassName = \"SelectCharacterIntent\" }'"
        ),
        (
            "struct S: CustomIntentMigratedAppIntent { static let intentClassName = name + \"Intent\" }",
            "uncertain: the 'intentClassName' of 'S' is not a literal, so it cannot be read"
        ),
    ])
    func whatTakesNothingOverIsNeverCalledKept(swift: String, expected: String) throws {
        let verdict =
            switch try takeover(swift).verdict {
            case .kept(let name): "kept by \(name)"
            case .uncertain(let reason, _): "uncertain: \(reason)"
            case .lost(let hint): hint.map { "lost: \($0)" } ?? "lost"
            case .absent(let name, let systems): "\(name) is not on \(systems)"
            case .notNeeded: "not needed"
            }
        #expect(verdict == expected)
    }

    @Test(arguments: [
        (
            "@Parameter(title: \"Character\") var hero: GameCharacter?",
            "takeover-parameter-missing: 'Select' has no parameter 'character', so what people chose in 'SelectCharacter' is lost"
        ),
        (
            "#stencil(\"Character\")",
            "takeover-uncertain: whether 'Select' has a parameter 'character' is unknown: the macro '#stencil' may declare anything"
        ),
        (
            "@Parameter(title: \"Character\") var character: String?",
            "takeover-parameter-type-changed: parameter 'character' of 'Select', which replaces 'SelectCharacter', has the type 'String', but needs an 'AppEntity'"
        ),
        (
            "@Parameter(title: \"Character\") var character: [GameCharacter]?",
            "takeover-parameter-type-changed: parameter 'character' of 'Select', which replaces 'SelectCharacter', takes several values instead of one"
        ),
        (
            "@Parameter(title: \"Character\") var character: Elsewhere?",
            "takeover-uncertain: parameter 'character' of 'Select', which replaces 'SelectCharacter', has the type 'Elsewhere', whose declaration was not found"
        ),
    ])
    func aParameterThatDoesNotComeOverIsFound(parameter: String, expected: String) throws {
        let takeover = try takeover(
            entity + """
                struct Select: CustomIntentMigratedAppIntent {
                    static let intentClassName = "SelectCharacterIntent"
                    \(parameter)
                }
                """,
            // What another file may declare is no parameter of it.
            beside: "struct Other: AppIntent { #mould(\"Soup\") }"
        )
        #expect(takeover.findings.map { "\($0.kind.name): \($0.message)" } == [expected])
    }

    @Test func anIdentifierThatConvertsItselfToTextComesOver() throws {
        let select = """
            struct GameCharacter: AppEntity { var id: CharacterID; @Property(title: "Name") var name: String }
            struct Select: CustomIntentMigratedAppIntent {
                static let intentClassName = "SelectCharacterIntent"
                @Parameter(title: "Character") var character: GameCharacter?
            }

            """
        let unknown = try takeover("struct CharacterID: Hashable {}\n" + select)
        #expect(
            unknown.findings.map(\.message) == [
                "'GameCharacter' has identifiers of the type 'CharacterID': saved ones migrate only if their text is unchanged"
            ]
        )
        #expect(unknown.findings.map(\.symbol) == ["GameCharacter"])
        let converting = "struct CharacterID: Hashable {}\nextension CharacterID: EntityIdentifierConvertible {}\n"
        #expect(try takeover(converting + select).findings.isEmpty)
    }

    @Test func aNewerSystemThanTheAppNeedsIsSaid() throws {
        let swift =
            entity + """
                @available(iOS 18, *)
                struct Select: CustomIntentMigratedAppIntent {
                    static let intentClassName = "SelectCharacterIntent"
                    @Parameter(title: "Character") var character: GameCharacter?
                }
                """
        let old = try takeover(swift, deployment: OldestSystems(iOS: SystemVersion(16, 4)))
        #expect(
            old.findings.map(\.message) == [
                "'Select' replaces 'SelectCharacterIntent' only from iOS 18.0 on, and the app runs on iOS 16.4"
            ]
        )
        // What people saved on these systems stops working; if they are unknown, it may not.
        #expect(old.findings.map(\.severity) == [.error])
        #expect(try takeover(swift).findings.map(\.severity) == [.warning])
        #expect(try takeover(swift, deployment: OldestSystems(iOS: SystemVersion(18))).findings.isEmpty)
        // While the definition stands, older systems have the intent.
        let pending = try takeover(swift, deployment: OldestSystems(iOS: SystemVersion(16, 4)), isPending: true)
        #expect(pending.findings.isEmpty)
    }

    /// From iOS 17 on, the class alone decides what edits a widget. Before, and where App Intents configure it, no one
    /// edits it through another framework.
    @Test(
        arguments: [
            ("iOS 17", "", 15, "iOS 17.0 and later"), ("iOS 17", "", nil, "iOS 17.0 and later"),
            ("iOS 17", "17", 15, nil), ("iOS 18", "18", 15, "iOS 17.0 to 18.0"), ("iOS 18", "18", 18, nil),
            ("iOS 18", "18", nil, "iOS 17.0 to 18.0"), ("iOS 26", "26", 18, "iOS 18.0 to 26.0"),
        ] as [(String, String, Int?, String?)]
    )
    func aWidgetThatStillHasTheIntentIsEditedThroughItsSuccessor(
        _ system: String,
        _ moved: String,
        _ oldest: Int?,
        _ expected: String?
    ) {
        let end = ", provider: P()) { Text($0.name) }"
        let sirikit = #"IntentConfiguration(kind: "soup", intent: SoupIntent.self"# + end
        let own = #"AppIntentConfiguration(kind: "soup", intent: Soup.self"# + end
        let both = "if #available(iOS \(moved), *) { return \(own) } else { return \(sirikit) }"
        let body = moved.isEmpty ? sirikit : both
        let swift = """
            @available(\(system), *)
            struct Soup: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "SoupIntent"
            }
            struct SoupWidget: Widget { var body: some WidgetConfiguration { \(body) } }
            """
        let contract = SavedContract(readingFrom: [SourceText(path: "App.swift", bytes: Array(swift.utf8))])
        let systems = oldest.map { OldestSystems(iOS: SystemVersion($0)) }
        let found = contract.takeoversOfUsedIntents(runningOn: systems).map(\.message)
        let words = "'Soup' replaces 'SoupIntent', with which widget 'soup' is still configured on"
        #expect(found == (expected.map { ["\(words) \($0)"] } ?? []))
    }

    @Test func newerSystemsCountOnThePlatformsOfTheFile() throws {
        let swift =
            entity + """
                @available(iOS 16, macOS 13, watchOS 9, *)
                struct Select: CustomIntentMigratedAppIntent {
                    static let intentClassName = "SelectCharacterIntent"
                    @Parameter(title: "Character") var character: GameCharacter?
                }
                """
        let words = "'Select' replaces 'SelectCharacterIntent' only from"
        let mac = OldestSystems(["macOS": SystemVersion(12)])
        #expect(
            try takeover(swift, deployment: mac).findings.map(\.message) == [
                "\(words) macOS 13.0 on, and the app runs on macOS 12.0"
            ]
        )
        let versions = ["iOS": SystemVersion(15), "macOS": SystemVersion(12), "watchOS": SystemVersion(8)]
        let targets: [OldestSystems.Target] = [
            (versions.filter { $0.key != "watchOS" }, [0]),
            (versions.filter { $0.key == "watchOS" }, [1]),
        ]
        #expect(
            try takeover(
                swift,
                deployment: OldestSystems(versions, targets: targets) {
                    [["App.swift", "Watch.swift"].firstIndex(of: $0) ?? 2]
                }
            ).findings.map(\.message) == [
                "\(words) iOS 16.0 and macOS 13.0 on, and the app runs on iOS 15.0 and macOS 12.0"
            ]
        )
    }

    @Test func anAppForTheMacAloneLosesWhatTheMacLacks() throws {
        func swift(_ attribute: String) -> String {
            entity + """
                \(attribute)
                struct Select: CustomIntentMigratedAppIntent {
                    static let intentClassName = "SelectCharacterIntent"
                    @Parameter(title: "Character") var character: GameCharacter?
                }
                """
        }
        let mac = OldestSystems(["macOS": SystemVersion(14)])
        #expect(try takeover(swift("@available(iOS, unavailable)"), deployment: mac).verdict == .kept(by: "Select"))
        for attribute in ["@available(macOS, unavailable)", "@available(macOS, obsoleted: 14)"] {
            guard case .lost = try takeover(swift(attribute), deployment: mac).verdict else {
                Issue.record("\(attribute)")
                continue
            }
        }
    }

    @Test func aSystemWithoutTheTakeoverIsNamed() throws {
        func swift(_ system: String) -> String {
            entity + """

                #if os(\(system))
                struct \(system)Select: CustomIntentMigratedAppIntent {
                    static let intentClassName = "SelectCharacterIntent"
                    @Parameter(title: "Character") var character: GameCharacter?
                }
                #endif

                """
        }
        #expect(try takeover(swift("macOS")).verdict == .absent(name: "macOSSelect", systems: ["iOS"]))
        let mac = OldestSystems(["macOS": SystemVersion(14)])
        #expect(try takeover(swift("macOS"), deployment: mac).verdict == .kept(by: "macOSSelect"))
        let both = swift("macOS") + swift("iOS").replacing(entity, with: "")
        #expect(try takeover(both).verdict == .kept(by: "iOSSelect"))
    }

    @Test func aCaseWithAnotherRawValueIsLost() throws {
        let file = Project.schemas.appendingPathComponent("MusicWidgets.intentdefinition")
        let source = SourceText(path: "Old.intentdefinition", bytes: Array(try Data(contentsOf: file)))
        let schema = try #require(Frontend.link([Frontend.load(source)]).first?.schema)
        let intent = try #require(
            schema.intents.first { intent in
                intent.parameters.contains { if case .enumeration = $0.type { $0.isConfigurable } else { false } }
            }
        )
        let parameter = try #require(
            intent.parameters.first { if case .enumeration = $0.type { $0.isConfigurable } else { false } }
        )
        let enumeration = try #require(schema.enumeration(of: parameter.type))
        let cases = enumeration.cases.filter { !$0.isUnknown }
        let first = try #require(cases.first)
        let swift = """
            enum Choice: String, AppEnum {
                case other
            \(cases.dropFirst().map { "    case `\($0.name)`" }.joined(separator: "\n"))
            }
            struct S: CustomIntentMigratedAppIntent {
                static let intentClassName = "\(intent.className)"
                @Parameter(title: "Choice") var \(parameter.name): \(parameter.isArray ? "[Choice]" : "Choice")
            }
            """
        let old = SavedContract([schema])
        let new = SavedContract(readingFrom: [SourceText(path: "App.swift", bytes: Array(swift.utf8))])
        let former = try #require(old.intents.first { $0.name == intent.name })
        let findings = TakeoverSearch(from: old, to: new).takeover(of: former).findings
            .filter { $0.kind == .takeoverCaseMissing }
        #expect(findings.map(\.symbol) == ["Choice.\(first.name)"])
        #expect(
            findings.flatMap(\.related) == [
                RelatedLocation(
                    "case '\(first.name)' was here",
                    at: SourceLocation(path: "Old.intentdefinition", range: first.nameRange)
                ),
                RelatedLocation(
                    "parameter '\(parameter.name)' of '\(intent.name)' was here",
                    at: SourceLocation(path: "Old.intentdefinition", range: parameter.nameRange)
                ),
            ]
        )
    }

    @Test func anEntityWithoutAnOldPropertyIsUncertain() throws {
        let takeover = try takeover(
            """
            struct GameCharacter: AppEntity { var id: String }
            struct Select: CustomIntentMigratedAppIntent {
                static let intentClassName = "SelectCharacterIntent"
                @Parameter(title: "Character") var character: GameCharacter?
            }
            """
        )
        #expect(
            takeover.findings.map { "\($0.kind.name): \($0.message)" } == [
                "takeover-uncertain: 'GameCharacter' has no '@Property' 'name': shortcuts that use this value of the old type may pass on nothing"
            ]
        )
    }

    /// A date may be declared as either of its types.
    @Test(arguments: ["DateComponents", "Date"]) func aDateIsTakenOver(type: String) throws {
        let schema = Project.schemas.appendingPathComponent("MusicWidgets.intentdefinition")
        let source = SourceText(path: "Old.intentdefinition", bytes: Array(try Data(contentsOf: schema)))
        let linked = try #require(Frontend.link([Frontend.load(source)]).first?.schema)
        let intent = try #require(
            SavedContract([linked]).intents.first { intent in
                intent.parameters.contains { $0.name == "firstDay" }
            }
        )
        let takeover = try takeover(
            of: intent.name,
            in: "MusicWidgets",
            """
            struct Goal: CustomIntentMigratedAppIntent {
                static let intentClassName = "\(intent.identifier)"
                @Parameter(title: "First Day") var firstDay: \(type)?
            }
            """
        )
        #expect(!takeover.findings.contains { $0.message.contains("'firstDay'") })
    }
}
