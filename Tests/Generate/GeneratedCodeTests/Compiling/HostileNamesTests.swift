import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import AppIntentsGeneration
@testable import ModelGeneration
@testable import SwiftSource

/// Names with another meaning in Swift, in the runtime library, or in the models themselves.
struct HostileNamesTests {
    /// Every word with a meaning anywhere in Swift, and names of members that Swift or the models generate.
    private static let words = """
        Any Protocol Self Type actor as associatedtype async await borrowing break case catch class consume consuming
        continue convenience copy default defer deinit didSet discard do dynamic each else enum extension fallthrough
        false fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy let
        macro mutating nil nonisolated none nonmutating open operator optional override package postfix precedence
        precedencegroup prefix private protocol public repeat required rethrows return self sending set some static
        struct subscript super switch then throw throws true try typealias unowned unsafe var weak where while willSet
        AllCases CodingKeys ID RawValue allCases debugDescription description displayName encode hash hashValue id
        intValue rawValue selectableCases stringValue values decoder encoder validation parameter family configuration
        violations isVisible maximumCount visibleParameters parameters Parameter Bounds Code isSuccess violations_
        String Int Bool Double Swift IntentRuntime SavedValues ParameterValidation WidgetFamilyCounts Indirect URL
        display from of by at to with searchTerm newValue oldValue error table titles position modelValues fields exchange
        hasEffect identifier image subtitle modelDescription describeModel describeCases caseTable ModelTable ModelValues StandardResponseCode resolve handle
        confirm effective initial objects identifiers provider settled draft handler HandledConfiguration
        object name lookedUp OptionsProvider clamped shown current placeholder timeline entry choice call
        parameterKind words sourceText
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private func compile(_ definition: DefinitionText, _ options: ModelsBackend.Options = .init()) throws {
        let generated = ModelsBackend(options).file(for: try definition.schema()).printed()
        let models = ("Models.swift", String(decoding: generated, as: UTF8.self))
        let messages = try RuntimeModule.shared.get().typeCheck([models])
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test func everyWordCanBeACase() throws {
        let definition = DefinitionText(
            enumerations: [DefinitionText.enumeration("Words", Self.words)],
            intents: [
                DefinitionText.intent(
                    "Choose",
                    Self.words.map { word in
                        (
                            "word\(word)",
                            [
                                "Type": "Integer", "EnumType": "Words", "EnumTypeNamespace": "abc123",
                                "Metadata": ["INIntentParameterMetadataDefaultValue": word],
                            ]
                        )
                    }
                )
            ]
        )
        try compile(definition)
    }

    @Test func everyWordCanBeAParameter() throws {
        let definition = DefinitionText(
            intents: [
                DefinitionText.intent(
                    "Speak",
                    Self.words.enumerated().map { index, word in
                        switch index % 3 {
                        case 0: (word, ["SupportsDynamicEnumeration": true])
                        case 1: (word, ["Type": "Boolean"])
                        default:
                            (
                                word,
                                [
                                    "Type": "Integer",
                                    "Metadata": [
                                        "INIntentParameterMetadataMinimumValue": 1,
                                        "INIntentParameterMetadataMaximumValue": 9,
                                    ],
                                    "Relationship": [
                                        "INIntentParameterRelationshipParentName": Self.words[index - 1],
                                        "INIntentParameterRelationshipPredicateName": "BooleanHasExactValue",
                                    ],
                                ]
                            )
                        }
                    }
                )
            ]
        )
        try compile(definition)
    }

    /// A code whose text has a variable has a function as well.
    @Test func everyWordCanBeACodeWithAFunction() throws {
        var intent = DefinitionText.intent("Answer", [], codes: Self.words, values: [("line", [:])])
        var response = try #require(intent["INIntentResponse"] as? [String: Any])
        let codes = try #require(response["INIntentResponseCodes"] as? [[String: Any]])
        response["INIntentResponseCodes"] = codes.map { code in
            code.merging(["INIntentResponseCodeFormatString": "Line ${line}."]) { _, new in new }
        }
        intent["INIntentResponse"] = response
        try compile(DefinitionText(intents: [intent]))
    }

    @Test func everyWordCanBeAPropertyOrAResponse() throws {
        let definition = DefinitionText(
            types: [DefinitionText.type("Thing", Self.words.map { ($0, [:]) })],
            intents: [
                DefinitionText.intent("Answer", [], codes: Self.words, values: Self.words.map { ($0, [:]) })
            ]
        )
        try compile(definition)
    }

    @Test(arguments: AccessLevel.allCases)
    func declarationsMayHideTheNamesThatTheyAreMadeOf(access: AccessLevel) throws {
        let names = [
            "String", "Int", "Bool", "Double", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "CodingKey",
            "Decoder", "Sendable", "URL", "DateComponents", "PersonValue", "OptionsCollection", "SavedValues",
            "ConfigurationModel", "ConfigurationObject", "ParameterValidation", "ParameterViolation", "SpeakableText",
            "DurationValue", "Indirect", "NoParameter", "WidgetFamilyCounts", "ConfigurationWidgetFamily", "Parameter",
            "Bounds", "Code", "CodingKeys", "ID", "ResponseModel", "ResponseCode", "ConfigurationParameter", "Type",
            "Swift", "IntentRuntime", "Protocol", "Any", "AnyConfiguration", "AnyResponse", "Error", "Result",
        ]
        let types: [String] = ["Boolean", "Integer", "Decimal", "URL", "DateComponents", "Person", "TimeInterval"]
        let bounded = ["INIntentParameterMetadataMinimumValue": 1, "INIntentParameterMetadataDefaultValue": 2]
        typealias Field = (String, [String: Any])
        func object(_ type: String) -> [String: Any] {
            ["Type": "Object", "ObjectType": type, "ObjectTypeNamespace": "abc123"]
        }
        let objects = names.map { name -> Field in ("of\(name)", object(name)) }
        let others = types.map { type -> Field in
            ("is\(type)", ["Type": type, "SupportsDynamicEnumeration": type != "Boolean"])
        }
        let ranges: [Field] = [
            ("bounded", ["Type": "Integer", "Metadata": bounded]),
            ("span", ["Type": "TimeInterval", "Metadata": bounded]),
        ]
        let definition = DefinitionText(
            enumerations: [DefinitionText.enumeration("ConfigurationEnumeration", ["unknown", "one"])],
            types: names.map { name in
                DefinitionText.type(
                    name,
                    [("text", [:]), ("number", ["Type": "Integer"]), ("other", object(name))]
                )
            },
            intents: [
                DefinitionText.intent("Any", objects + others + ranges, codes: ["custom"], values: objects),
                DefinitionText.intent("AnyIntent", []),
            ]
        )
        try compile(definition, .init(access: access))
    }

    @Test func aSuffixMakesRoomForClassesOfTheSameNames() throws {
        let schema = try DefinitionText(
            enumerations: [DefinitionText.enumeration("Mood", ["unknown", "happy"])],
            types: [DefinitionText.type("Hero", [])],
            intents: [
                DefinitionText.intent(
                    "Select",
                    [
                        ("hero", ["Type": "Object", "ObjectType": "Hero", "ObjectTypeNamespace": "abc123"]),
                        ("mood", ["Type": "Integer", "EnumType": "Mood", "EnumTypeNamespace": "abc123"]),
                    ]
                )
            ]
        ).schema()
        let generated = ModelsBackend(.init(typeSuffix: "Model")).file(for: schema).printed()
        let models = ("Models.swift", String(decoding: generated, as: UTF8.self))
        let classes = ("A.swift", "class Hero {}\nclass Mood {}\nlet hero = HeroModel.self\n")
        let messages = try RuntimeModule.shared.get().typeCheck([models, classes])
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test(arguments: [
        ("Foo", "FooConfiguration"), ("FooConfiguration", "FooConfiguration"), ("Configuration", "Configuration"),
        ("Widget", "WidgetIntentConfiguration"), ("Intent", "IntentIntentConfiguration"),
        ("StaticConfiguration", "StaticConfigurationConfiguration"), ("FooIntent", "FooIntentConfiguration"),
    ])
    func aConfigurationIsNamedAfterItsIntent(intent: String, expected: String) throws {
        let schema = try DefinitionText(intents: [DefinitionText.intent(intent, [])]).schema()
        #expect(Self.types(in: schema) == [expected, intent + "Response", intent + "Handling"])
    }

    @Test func namesOfIntentsMakeWayForEachOtherAndForTypes() throws {
        let schema = try DefinitionText(
            types: [DefinitionText.type("BarConfiguration", [])],
            intents: ["Foo", "FooConfiguration", "Bar"].map { DefinitionText.intent($0, []) }
        ).schema()
        #expect(
            Self.types(in: schema)
                == [
                    "FooConfiguration", "FooResponse", "FooHandling", "FooConfigurationIntentConfiguration",
                    "FooConfigurationResponse", "FooConfigurationHandling", "BarIntentConfiguration", "BarResponse",
                    "BarHandling", "BarConfiguration",
                ]
        )
    }

    /// With the suffix, the model's type has the name of a library type.
    @Test func aTypeMayHaveTheNameOfALibrarysValue() throws {
        let definition = DefinitionText(
            types: [DefinitionText.type("Person", [("boss", ["Type": "Person"])])],
            intents: [
                DefinitionText.intent(
                    "Greet",
                    [
                        ("friend", ["Type": "Object", "ObjectType": "Person", "ObjectTypeNamespace": "abc123"]),
                        ("contact", ["Type": "Person"]),
                    ]
                )
            ]
        )
        let backend = ModelsBackend(.init(typeSuffix: "Value"))
        let schema = try definition.schema()
        let use = """
            import IntentRuntime
            let contact: IntentRuntime.PersonValue? = GreetConfiguration().contact
            let boss: IntentRuntime.PersonValue? = PersonValue(identifier: "1", display: "Ada").boss
            let friend: PersonValue? = GreetConfiguration().friend
            """
        let models = String(decoding: backend.file(for: schema).printed(), as: UTF8.self)
        #expect(try RuntimeModule.shared.get().typeCheck([("Models.swift", models), ("Use.swift", use)]) == "")

        let other = try DefinitionText(intents: [DefinitionText.intent("Call", [("contact", ["Type": "Person"])])])
            .schema()
        #expect(backend.collisions(among: [schema, other]).isEmpty)
        let third = String(decoding: backend.file(for: other).printed(), as: UTF8.self)
        #expect(try RuntimeModule.shared.get().typeCheck([("Models.swift", models), ("Other.swift", third)]) == "")
    }

    @Test func aTypeThatHidesSwiftsIsAnErrorForOtherFiles() throws {
        let schema = try DefinitionText(types: [DefinitionText.type("String", [])]).schema()
        let other = try DefinitionText(intents: [DefinitionText.intent("Call", [("contact", [:])])]).schema()
        #expect(
            ModelsBackend().collisions(among: [schema, other]).map(\.message) == [
                "the model of 'String' is named 'String', which hides the Swift type that models of other files use"
            ]
        )
        #expect(ModelsBackend().collisions(among: [schema]).isEmpty)
    }

    /// An app may have types with the library's names, and `IntentHandler` from Xcode's extension template.
    @Test func anAppMayHaveTypesOfTheLibrarysNames() throws {
        let names = ModelNames.libraryNames.union(try Self.publicTypes()).union(["IntentHandler"]).sorted()
        #expect(names.count > 60)
        let others = names.map { "public struct \($0) {}\n" }.joined()
        let models = try Project.files(below: GoldenModelsTests.folder, withExtension: "swift").map { file in
            (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
        #expect(try RuntimeModule.shared.get().typeCheck(models + [("Others.swift", others)]) == "")
    }

    @Test func allNamesOfTheLibraryAreKnown() throws {
        #expect(try Self.publicTypes().subtracting(ModelNames.libraryNames).sorted() == [])
    }

    private static func publicTypes() throws -> Set<String> {
        let folder = Project.root.appendingPathComponent("Sources/Runtime/IntentRuntime")
        var names: Set<String> = []
        for file in Project.files(below: folder, withExtension: "swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(
                of: #/(?m)^(?:@_spi\(Generated\) )?public (?:final )?(?:struct|class|enum|protocol) (\w+)/#
            ) {
                names.insert(String(match.1))
            }
        }
        return names
    }

    /// Models of other files do not use any name that is missing from the list.
    @Test func allNamesOfSwiftAreKnown() throws {
        var used: Set<String> = []
        let folder = Project.root.appendingPathComponent("Sources/Generate/ModelGeneration")
        for file in Project.files(below: folder, withExtension: "swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /standard\("(\w+)"\)/) { used.insert(String(match.1)) }
        }
        #expect(used.count > 4)
        #expect(used.subtracting(ModelNames.standardNames) == [])
    }

    /// The top-level types of a file.
    private static func types(in schema: Schema) -> [String] {
        String(decoding: ModelsBackend().file(for: schema).printed(), as: UTF8.self)
            .matches(of: #/(?m)^public (?:struct|enum|protocol|typealias) (\w+)/#).map { String($0.1) }
    }
}
