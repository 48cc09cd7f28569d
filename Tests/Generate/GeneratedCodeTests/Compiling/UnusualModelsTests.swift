import Foundation
import IntentSchema
import ModelGeneration
import SwiftSource
import TestSupport
import Testing

/// Constructs that no example definition has.
struct UnusualModelsTests {
    private func program(_ definition: DefinitionText, _ main: String) throws -> String {
        let folder = try TemporaryDirectory()
        let generated = ModelsBackend().file(for: try definition.schema()).printed()
        return try RuntimeModule.shared.get().run([
            folder.write(generated, to: "Models.swift"), folder.write(main.utf8, to: "main.swift"),
        ])
    }

    private static func object(_ type: String, many: Bool = false) -> [String: Any] {
        ["Type": "Object", "ObjectType": type, "ObjectTypeNamespace": "abc123", "SupportsMultipleValues": many]
    }

    @Test func typesMayContainThemselvesAndEachOther() throws {
        let definition = DefinitionText(
            types: [
                DefinitionText.type("Person", [("mother", Self.object("Person")), ("home", Self.object("House"))]),
                DefinitionText.type("House", [("owner", Self.object("Person")), ("street", Self.object("Street"))]),
                DefinitionText.type("Street", [("houses", Self.object("House", many: true))]),
            ],
            intents: []
        )
        let main = """
            import Foundation
            import IntentRuntime
            let mother = Person(identifier: "2", display: "Mother")
            let house = House(identifier: "3", display: "House", owner: mother)
            let person = Person(identifier: "1", display: "Person", mother: mother, home: house)
            let saved = try JSONEncoder().encode(person)
            let read = try JSONDecoder().decode(Person.self, from: saved)
            print(read == person, read.home?.owner?.displayString ?? "", read.mother?.mother == nil)
            var copy = person
            copy.home?.owner?.home = House(identifier: nil, display: "Old house", owner: person)
            print(copy.home?.owner?.home?.owner == person, person.home?.owner?.home == nil, copy == person)
            """
        #expect(try program(definition, main) == "true Mother true\ntrue true false\n")
    }

    @Test func parentsAreLookedUpFirst() throws {
        func object(shownWhile predicate: String = "", _ operand: String? = nil) -> [String: Any] {
            var keys = Self.object("Shop").merging(["SupportsDynamicEnumeration": true]) { $1 }
            if predicate.isEmpty { return keys }
            keys["Relationship"] = [
                "INIntentParameterRelationshipParentName": "shop",
                "INIntentParameterRelationshipPredicateName": predicate,
            ].merging(operand.map { ["INIntentParameterRelationshipPredicateValue": $0] } ?? [:]) { $1 }
            return keys
        }
        let definition = DefinitionText(
            types: [DefinitionText.type("Shop", [])],
            intents: [
                DefinitionText.intent(
                    "Visit",
                    [
                        ("table", object(shownWhile: "HasAnyValue")), ("shop", object()),
                        ("other", object(shownWhile: "ObjectIdentifierValueIsNotEqual", "gone")),
                    ]
                )
            ]
        )
        let main = """
            import IntentRuntime
            struct Town: VisitOptionsProvider, DefinitionDefaults {
                func found(_ name: String, _ identifiers: [String]) -> [Shop] {
                    print("asked", name)
                    return identifiers.filter { $0 != "gone" }.map { Shop(identifier: $0, display: "now") }
                }
                func provideTableOptionsCollection(for configuration: VisitConfiguration) -> OptionsCollection<Shop> { [] }
                func provideShopOptionsCollection(for configuration: VisitConfiguration) -> OptionsCollection<Shop> { [] }
                func provideOtherOptionsCollection(for configuration: VisitConfiguration) -> OptionsCollection<Shop> { [] }
                func lookUpTable(withIdentifiers identifiers: [String], for: VisitConfiguration) -> [Shop]? { found("table", identifiers) }
                func lookUpShop(withIdentifiers identifiers: [String], for: VisitConfiguration) -> [Shop]? { found("shop", identifiers) }
                func lookUpOther(withIdentifiers identifiers: [String], for: VisitConfiguration) -> [Shop]? { found("other", identifiers) }
            }
            for identifier in ["here", "gone"] {
                let shop = Shop(identifier: identifier, display: "then")
                let saved = VisitConfiguration(table: Shop(identifier: "1", display: "then"), shop: shop, other: Shop(identifier: "2", display: "then"))
                let current = await saved.lookedUp(by: Town()).current
                print(current.table?.displayString ?? "-", current.shop?.displayString ?? "-", current.other?.displayString ?? "-")
            }
            """
        // A shop that is gone hides the table, and shows the other choice as it was saved.
        #expect(
            try program(definition, main)
                == "asked shop\nasked table\nasked other\nnow now now\nasked shop\nasked other\n- - now\n"
        )
    }

    @Test func aChildOfAnOptionalEnumerationMeansItsCase() throws {
        func child(_ name: String, _ value: String) -> (String, [String: Any]) {
            (
                name,
                [
                    "Relationship": [
                        "INIntentParameterRelationshipParentName": "frame",
                        "INIntentParameterRelationshipPredicateName": "EnumHasExactValue",
                        "INIntentParameterRelationshipPredicateValue": value,
                    ]
                ]
            )
        }
        let definition = DefinitionText(
            enumerations: [DefinitionText.enumeration("Frame", ["unknown", "none", "gold"])],
            intents: [
                DefinitionText.intent(
                    "Hang",
                    [
                        ("frame", ["Type": "Integer", "EnumType": "Frame", "EnumTypeNamespace": "abc123"]),
                        child("nail", "none"), child("safe", "gold"), child("hint", "unknown"),
                    ]
                )
            ]
        )
        let main = """
            for frame in [nil, Frame.none, .gold] {
                print(HangConfiguration(frame: frame).visibleParameters.map(\\.rawValue).dropFirst().joined(separator: ","))
            }
            """
        #expect(try program(definition, main) == "hint\nnail\nsafe\n")
    }

    @Test func anEnumerationMayHaveNoCases() throws {
        let definition = DefinitionText(
            enumerations: [DefinitionText.enumeration("Nothing", [])],
            intents: [
                DefinitionText.intent(
                    "Choose",
                    [("nothing", ["Type": "Integer", "EnumType": "Nothing", "EnumTypeNamespace": "abc123"])]
                )
            ]
        )
        let main = """
            print(Nothing.allCases.count, Nothing(rawValue: 0) == nil, ChooseConfiguration().nothing == nil)
            """
        #expect(try program(definition, main) == "0 true true\n")
    }

    @Test func anEmptyTextIsNoValueAndAnEmptyListIsNone() throws {
        func child(_ name: String, of parent: String) -> (String, [String: Any]) {
            (
                name,
                [
                    "Relationship": [
                        "INIntentParameterRelationshipParentName": parent,
                        "INIntentParameterRelationshipPredicateName": "HasAnyValue",
                    ]
                ]
            )
        }
        let definition = DefinitionText(
            intents: [
                DefinitionText.intent(
                    "Write",
                    [
                        ("text", [:]),
                        ("line", ["Metadata": ["INIntentParameterMetadataDefaultValue": "x"]]),
                        ("texts", ["SupportsMultipleValues": true]),
                        child("a", of: "text"), child("b", of: "line"), child("c", of: "texts"),
                    ]
                )
            ]
        )
        let main = """
            func children(_ configuration: WriteConfiguration) -> String {
                configuration.visibleParameters.map(\\.rawValue).dropFirst(3).joined()
            }
            print(children(WriteConfiguration()), children(WriteConfiguration(text: "", line: "", texts: ["1"])))
            print(children(WriteConfiguration(text: "t")))
            """
        #expect(try program(definition, main) == "b c\nab\n")
    }

    @Test func aMinimumMayBeNegativeAndAlone() throws {
        func number(_ type: String, _ minimum: Any) -> [String: Any] {
            ["Type": type, "Metadata": ["INIntentParameterMetadataMinimumValue": minimum]]
        }
        let definition = DefinitionText(
            intents: [
                DefinitionText.intent(
                    "Measure",
                    [
                        ("depth", number("Integer", -5)), ("level", number("Decimal", -0.5)),
                        ("balance", number("CurrencyAmount", -100.0)),
                    ]
                )
            ]
        )
        let main = """
            import IntentRuntime
            typealias Bounds = MeasureConfiguration.Bounds
            print(Bounds.depth.contains(-5), Bounds.depth.contains(-6), Bounds.level.lowerBound, Bounds.balance.lowerBound)
            let configuration = MeasureConfiguration(depth: -6, level: -1, balance: CurrencyAmountValue(-101, "EUR"))
            print(configuration.violations().map(\\.description).joined(separator: "\\n"))
            """
        #expect(
            try program(definition, main) == """
                true false -0.5 -100.0
                depth: -6 is below the minimum of -5
                level: -1.0 is below the minimum of -0.5
                balance: -101.0 is below the minimum of -100.0

                """
        )
    }

    /// A response without values still has the definition's texts.
    @Test func aResponseMayHaveNothingButTexts() throws {
        var intent = DefinitionText.intent("Water", [("plant", [:])])
        intent["INIntentResponse"] = [
            "INIntentResponseCodes": [
                [
                    "INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true,
                    "INIntentResponseCodeFormatString": "Watered ${plant}.",
                    "INIntentResponseCodeFormatStringID": "long",
                    "INIntentResponseCodeConciseFormatString": "Watered ${plant}.",
                    "INIntentResponseCodeConciseFormatStringID": "short",
                ],
                ["INIntentResponseCodeName": "failure", "INIntentResponseCodeConciseFormatString": "Dry."],
            ] as [[String: Any]]
        ]
        let definition = DefinitionText(intents: [intent])
        let written = try Self.text(definition)
        #expect(written.contains(#"table.dialog(Code.success, "Watered ${plant}.", "long", shortID: "short")"#))
        #expect(written.contains(#"table.dialog(Code.failure, nil, nil, short: "Dry.")"#))
        let main = """
            import IntentRuntime
            let configuration = WaterConfiguration(plant: "Fern")
            let tables = StringTableFolder(tables: ["Test": ["short": "Wet!"]])
            print(WaterResponse(code: .success).dialog(for: configuration) ?? "nothing")
            print(WaterResponse(code: .success).dialog(.short, for: configuration, in: tables) ?? "nothing")
            print(WaterResponse(code: .failure).dialog() ?? "nothing", WaterResponse(code: .failure).dialog(.short) ?? "")
            print(WaterResponse.Code.allCases.count, WaterResponse().code, WaterResponse(code: .ready).dialog() == nil)
            """
        #expect(
            try program(definition, main) == "Watered Fern.\nWet!\nDry. Dry.\n7 unspecified true\n"
        )
    }

    @Test func anIntentThatNobodyHandlesHasNoResponse() throws {
        var intent = DefinitionText.intent("Show", [], codes: ["stale"], values: [("line", [:])], title: "${line}")
        let handled = try Self.text(DefinitionText(intents: [intent]))
        #expect(handled.contains("public struct ShowResponse"))
        #expect(handled.contains("public static func stale(line: String) -> Self {"))
        #expect(!handled.contains("/// ${line}\n    public static func"), "a variable alone is no comment")
        intent["INIntentEligibleForWidgets"] = true
        intent["INIntentIneligibleForSuggestions"] = true
        #expect(!(try Self.text(DefinitionText(intents: [intent]))).contains("Response"))
    }

    @Test(arguments: [
        ("Rain Alert", "Warns of rain.", "/// Warns of rain.\n"),
        ("Rain Alert Configuration", "Rain alert", ""),
        ("Umbrella", "umbrella", "/// Umbrella\n"),
        ("Umbrella", "Warns of rain.", "/// Umbrella\n///\n/// Warns of rain.\n"),
    ])
    func aCommentSaysMoreThanTheName(title: String, description: String, comment: String) throws {
        var intent = DefinitionText.intent("RainAlert", [])
        intent["INIntentTitle"] = title
        intent["INIntentDescription"] = description
        let text = try Self.text(DefinitionText(intents: [intent]))
        #expect(text.contains("#endif\n\n\(comment)public struct RainAlertConfiguration: "))
        #expect(text.contains("ConfigurationModel {\n    public init() {}\n"), "no parameters, so no defaults")
    }

    @Test func aFileWithAnEmptyEnumerationHasNothingForTheLibrary() throws {
        let definition = DefinitionText(enumerations: [DefinitionText.enumeration("Nothing", [])])
        #expect(!(try Self.text(definition)).contains("MARK"))
    }

    private static func text(_ definition: DefinitionText) throws -> String {
        String(decoding: ModelsBackend().file(for: try definition.schema()).printed(), as: UTF8.self)
    }

    @Test func aFileWithoutDeclarationsImportsNothing() throws {
        #expect(
            try Self.text(DefinitionText()) == """
                // Generated by intentc from Test.intentdefinition. Changes here will be lost.
                // swift-format-ignore-file
                // swiftlint:disable all

                """
        )
    }
}
