import AppIntentsGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// Names and texts that try to become other code in App Intents.
struct HostileAppIntentsTests {
    private static let text = [
        #"" quote"#, #"\ backslash"#, #"\(fatalError())"#, "*/ import Darwin /*", #"""" }"#, ##"#"raw"#"##,
        "line\nfeed } enum Injected {}", "carriage\rreturn var injected = 1", "separator\u{2028}let injected = 2",
        "NUL \u{0} inside", "\u{202E}right to left\u{202C}", "`backticks`", "// comment", "#if false", "100 % %@ %n",
        "emoji 👩‍👩‍👧 é ü", "ends with \\",
    ].joined(separator: " \n")

    /// An intent that runs and one for a widget, with a text wherever the format has one.
    private func schema(texts text: String) throws -> Schema {
        let prompts = [["INIntentParameterPromptDialogCustom": true, "INIntentParameterPromptDialogType": "Primary"]]
        var schema = try DefinitionText(
            enumerations: [DefinitionText.enumeration("Mood", ["unknown", "happy"])],
            types: [DefinitionText.type("Hero", [("name", [:])])],
            intents: [
                DefinitionText.intent(
                    "Select",
                    [
                        ("label", ["SupportsDynamicEnumeration": true, "PromptDialogs": prompts]),
                        ("switched", ["Type": "Boolean", "PromptDialogs": prompts]),
                        (
                            "mood",
                            [
                                "Type": "Integer", "EnumType": "Mood", "EnumTypeNamespace": "abc123",
                                "PromptDialogs": prompts,
                            ]
                        ),
                    ],
                    codes: ["tired"],
                    values: [("hero", ["Type": "Object", "ObjectType": "Hero", "ObjectTypeNamespace": "abc123"])]
                )
            ]
        ).schema()
        let localized = LocalizedText(text: text, id: text)
        let withVariable = LocalizedText(text: "${hero} \(text) ${mood} ${nobody}", id: text + "2")
        schema.path = "folder/\(text).intentdefinition"
        schema.enumerations[0].displayName = localized
        schema.enumerations[0].cases[1].displayName = localized
        schema.types[0].displayName = localized
        schema.types[0].properties[0].displayName = localized
        schema.intents[0].title = localized
        schema.intents[0].description = localized
        for index in schema.intents[0].parameters.indices {
            schema.intents[0].parameters[index].displayName = localized
            schema.intents[0].parameters[index].prompts[0].text = localized
        }
        var options = StringOptions.none
        options.defaultValue = localized
        schema.intents[0].parameters[0].type = .string(options)
        var names = BooleanOptions.none
        names.trueDisplayName = localized
        names.falseDisplayName = localized
        schema.intents[0].parameters[1].type = .boolean(names)
        schema.intents[0].response.codes[2].dialog = withVariable
        schema.intents[0].classPrefix = text
        return schema
    }

    @Test func aTextIsOnlyEverAText() throws {
        let values = try ["plain", Self.text].map { text in
            let plan = AppIntentsPlan(try schema(texts: text))
            let source = (
                "Generated.swift", String(decoding: plan.file.printed(), as: UTF8.self)
            )
            let check = try AppIntentsStubs.ios17.check([source])
            #expect(check.diagnostics == "")
            return check.values
        }
        // The same types with the same statics, and the text exactly as it was in one of them.
        #expect(values[0].map(\.type) == values[1].map(\.type))
        #expect(values[0].map { $0.staticValues.keys.sorted() } == values[1].map { $0.staticValues.keys.sorted() })
        let className = values[1].compactMap { $0.staticValues["intentClassName"] }
        #expect(className == [Self.text + "SelectIntent"])
    }

    /// Words that Swift reserves, and names that App Intents and generated code have already.
    private static let names = [
        "default", "in", "class", "Type", "Protocol", "Any", "var", "let", "inout", "is", "as", "true", "nil", "super",
        "title", "description", "intentClassName", "handler", "response", "reason", "value", "intent", "failure",
        "parameterSummary", "isDiscoverable", "donate", "systemContext", "PerformResult", "Intent", "Int",
        "error", "identifiers", "lookup", "string", "code", "dialog", "id", "displayString", "hashValue", "none",
        "some",
        "allCases", "rawValue", "caseDisplayRepresentations", "localizedStringResource", "isFailure", "spokenDialog",
        "Query", "Swift",
        "Foundation", "AppIntents", "dependencyOnTitle", "register", "async", "await", "actor", "each", "get",
        "set",
    ]

    /// A definition in which everything has these names.
    private static var everything: DefinitionText {
        var parameters: [(String, [String: Any])] = names.map { ($0, ["SupportsDynamicEnumeration": true]) }
        for index in stride(from: 0, to: parameters.count, by: 3) {
            parameters[index].1 = ["Type": "Boolean"]
            if index + 1 < 13 {
                parameters[index + 1].1["Relationship"] = [
                    "INIntentParameterRelationshipParentName": names[index],
                    "INIntentParameterRelationshipPredicateName": "BooleanHasExactValue",
                    "INIntentParameterRelationshipPredicateValue": true,
                ]
            }
        }
        return DefinitionText(
            enumerations: [DefinitionText.enumeration("Choice", ["unknown"] + names)],
            types: [DefinitionText.type("Thing", names.map { ($0, [:]) })],
            intents: [
                DefinitionText.intent(
                    "Everything",
                    parameters + [
                        ("choice", ["Type": "Integer", "EnumType": "Choice", "EnumTypeNamespace": "abc123"]),
                        ("thing", ["Type": "Object", "ObjectType": "Thing", "ObjectTypeNamespace": "abc123"]),
                    ],
                    codes: names.filter { $0 != "failure" },
                    values: names.map { ($0, [:]) }
                )
            ]
        )
    }

    @Test func everyNameIsJustAName() throws {
        let plan = AppIntentsPlan(try Self.everything.schema())
        #expect(plan.diagnostics.map(\.message) == [])
        let source = ("Generated.swift", String(decoding: plan.file.printed(), as: UTF8.self))
        let check = try AppIntentsStubs.ios17.check([source])
        #expect(check.diagnostics == "")
        // Saved values are found by these.
        let cases = check.values.first { $0.type == "Generated.ChoiceAppEnum" }?.cases ?? []
        #expect(cases.map { $0.rawValue ?? $0.name } == Self.names)
    }

    @Test func everyNameIsJustANameInOwnCode() throws {
        let plan = AppIntentsPlan(try Self.everything.schema(), .own)
        let sources = plan.ownFiles.map { name, file in
            let code = String(decoding: file.printed(), as: UTF8.self).split(separator: "\n")
            return (name, code.filter { !$0.contains("#warning(") }.joined(separator: "\n"))
        }
        #expect(try AppIntentsStubs.ios17.typeCheck(sources) == "")
    }

    @Test(arguments: ["perform", "Summary", "When", "init", "self", "requestConfirmation"])
    func aNameThatCannotBeKeptIsAnError(name: String) throws {
        let definition = DefinitionText(intents: [DefinitionText.intent("Everything", [(name, [:])])])
        let plan = AppIntentsPlan(try definition.schema())
        #expect(plan.diagnostics.map(\.kind.code) == ["IN1102"])
    }

    /// As many branches as there may be do not take the compiler more time than it allows an expression.
    @Test func theLargestSummaryCompiles() throws {
        var parameters: [(String, [String: Any])] = []
        for index in 0..<7 {
            parameters.append(("switch\(index)", ["Type": "Boolean", "Configurable": true]))
            parameters.append(
                (
                    "value\(index)",
                    [
                        "Configurable": true,
                        "Relationship": [
                            "INIntentParameterRelationshipParentName": "switch\(index)",
                            "INIntentParameterRelationshipPredicateName": "BooleanHasExactValue",
                            "INIntentParameterRelationshipPredicateValue": true,
                        ],
                    ]
                )
            )
        }
        var intent = DefinitionText.intent("Largest", parameters)
        intent["INIntentEligibleForWidgets"] = true
        let plan = AppIntentsPlan(try DefinitionText(intents: [intent]).schema())
        let code = String(decoding: plan.file.printed(), as: UTF8.self)
        #expect(code.components(separatedBy: "  Summary {").count - 1 == 128)
        #expect(try AppIntentsStubs.ios17.typeCheck([("Generated.swift", code)]) == "")
    }

    /// A size for every family that all systems have. Only entities and people have any.
    @Test(arguments: [("String", 0), ("Person", WidgetFamily.allCases.count - 1)])
    func sizesAreThereForEveryFamily(type: String, count: Int) throws {
        let families = WidgetFamily.allCases.map {
            ["INIntentParameterArraySizeSize": 2, "INIntentParameterArraySizeSizeClass": $0.rawValue] as [String: Any]
        }
        var intent = DefinitionText.intent(
            "Sized",
            [("rows", ["Type": type, "SupportsMultipleValues": true, "FixedSizeArray": 1, "ArraySizes": families])]
        )
        intent["INIntentEligibleForWidgets"] = true
        let plan = AppIntentsPlan(try DefinitionText(intents: [intent]).schema())
        let code = String(decoding: plan.file.printed(), as: UTF8.self)
        #expect(code.components(separatedBy: ": IntentCollectionSize(min: 0, max: 2),\n").count - 1 == count)
        #expect(try AppIntentsStubs.ios17.typeCheck([("Generated.swift", code)]) == "")
    }
}

extension AppIntentsOptions {
    /// For the team's own code.
    static var own: Self {
        var options = AppIntentsOptions()
        options.asksForValues = true
        options.style = .own
        return options
    }
}
