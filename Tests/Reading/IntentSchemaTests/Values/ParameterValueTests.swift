import Foundation
import Testing

@testable import IntentSchema

/// The meaning of parameters and intents, except for the options of types.
@Suite struct ParameterValueTests {
    @Test func everythingThatIsNotWrittenHasItsDefault() throws {
        let parameter = try SmallDefinition([["Type": "String"]]).parameter()
        #expect(parameter.tag == nil)
        #expect(parameter.displayName == .none)
        #expect(parameter.displayPriority == nil)
        #expect(!parameter.isConfigurable)
        #expect(!parameter.isArray)
        #expect(parameter.arraySizes == [])
        #expect(parameter.options == .unrestricted)
        #expect(!parameter.supportsResolution)
        #expect(!parameter.usesCustomDisambiguation)
        #expect(parameter.prompts == [])
        #expect(parameter.parent == nil)
        #expect(parameter.unsupportedReasons == [])
    }

    @Test(arguments: PromptDialog.Kind.allCases) func dialogsAreKnownByTheirWords(kind: PromptDialog.Kind) throws {
        let dialog: [String: Any] = ["Type": kind.rawValue, "FormatString": "Which?", "FormatStringID": "aB3dE6"]
        let parameter = try SmallDefinition([["Type": "String", "PromptDialogs": [dialog]]]).parameter()
        #expect(parameter.prompts == [PromptDialog(kind: kind, text: LocalizedText(text: "Which?", id: "aB3dE6"))])
    }

    @Test func aDialogForAnUnknownOccasionIsNotedAndPassedOver() throws {
        let dialogs = [["Type": "Primry", "FormatString": "Which?"], ["Type": "Primary"], ["FormatString": "When?"]]
        let definition = try SmallDefinition([["Type": "String", "PromptDialogs": dialogs]])
        #expect(try definition.parameter().prompts.map(\.kind) == [.primary])
        #expect(
            definition.findings == [
                "misspelled-format-word: unknown kind of prompt 'Primry' of 'a'; did you mean 'Primary'?"
            ]
        )
    }

    @Test func arraySizesCountOnlyForFixedArrays() throws {
        let sizes =
            [["Size": 3, "SizeClass": "Small"], ["Size": 0, "SizeClass": "AccessoryCircular"]] as [[String: Any]]
        let keys: [String: Any] = ["Type": "String", "ArraySizes": sizes, "SupportsMultipleValues": true]
        let definition = try SmallDefinition([keys.merging(["FixedSizeArray": 1]) { $1 }, keys])
        #expect(
            try definition.parameter(0).arraySizes == [
                .init(family: .small, size: 3), .init(family: .accessoryCircular, size: 0),
            ]
        )
        #expect(try definition.parameter(1).arraySizes == [])
        #expect(try definition.parameter(1).isArray)
    }

    @Test func searchNeedsDynamicOptions() throws {
        let definition = try SmallDefinition([
            ["Type": "String", "SupportsDynamicEnumeration": true, "SupportsSearch": true],
            ["Type": "String", "SupportsDynamicEnumeration": true],
            ["Type": "String", "SupportsSearch": true],
        ])
        #expect(try definition.parameter(0).options == .dynamic(supportsSearch: true))
        #expect(try definition.parameter(1).options == .dynamic(supportsSearch: false))
        #expect(try definition.parameter(2).options == .unrestricted)
    }

    @Test func parentsByTheirConditions() throws {
        func relationship(_ parent: String, _ predicate: String, _ value: Any? = nil) -> [String: Any] {
            var result: [String: Any] = ["ParentName": parent, "PredicateName": predicate]
            result["PredicateValue"] = value
            return ["Type": "String", "Relationship": result]
        }
        let definition = try SmallDefinition(
            [
                ["Type": "Boolean"], ["Type": "Integer", "EnumType": "Size"],
                relationship("a", "BooleanHasExactValue"), relationship("a", "BooleanHasExactValue", true),
                relationship("b", "EnumHasExactValue", "large"), relationship("c", "HasAnyValue"),
            ],
            enumerations: ["Size": ["unknown", "small", "large"]]
        )
        let parents = try definition.intent().parameters.map(\.parent)
        #expect(
            parents == [
                nil, nil, ParentCondition(parameter: 0, predicate: .isEqual(.boolean(false))),
                ParentCondition(parameter: 0, predicate: .isEqual(.boolean(true))),
                ParentCondition(parameter: 1, predicate: .isEqual(.enumerationCase(2))),
                ParentCondition(parameter: 2, predicate: .hasAnyValue),
            ]
        )
    }

    private static func child(_ condition: String, _ operand: Any? = nil) -> [String: Any] {
        let keys: [String: Any] = ["ParentName": "a", "PredicateName": condition]
        return ["Type": "String", "Relationship": keys.merging(operand.map { ["PredicateValue": $0] } ?? [:]) { $1 }]
    }

    @Test func relationsAreTheEndsOfWords() throws {
        let definition = try SmallDefinition([
            ["Type": "Integer"], Self.child("IntegerValueIsGreaterThan"),
            Self.child("IntegerValueIsGreaterThanOrEqual", 2), Self.child("DecimalValueIsNotEqual", 3),
            Self.child("IntegerHasAnyValue"),
        ])
        #expect(
            try definition.intent().parameters.dropFirst().map { $0.parent?.predicate } == [
                .known(.isGreaterThan, [.number(0)]), .known(.isGreaterThanOrEqual, [.number(2)]),
                .known(.isNotEqual, [.number(3)]), .hasAnyValue,
            ]
        )
        #expect(definition.findings == [])
    }

    @Test func aConditionThatIsNotUnderstoodIsKeptAsText() throws {
        let definition = try SmallDefinition([
            ["Type": "Integer"], Self.child("IntegerRhymesWith", 3), Self.child("IntegerRhymesWith", 4),
            Self.child("IntegerValueIsLessThan", "many"), Self.child("StringValueContains", "x"),
        ])
        #expect(
            try definition.intent().parameters.dropFirst().map { $0.parent?.predicate } == [
                .unknown("IntegerRhymesWith 3"), .unknown("IntegerRhymesWith 4"),
                .unknown("IntegerValueIsLessThan many"), .unknown("StringValueContains x"),
            ]
        )
        #expect(
            definition.findings == [
                "predicate-type-mismatch: the condition 'StringValueContains' of 'e' needs text as the parent, but 'a' is a number",
                "predicate-type-mismatch: the condition of 'd' must be a whole number, as its parent is a number, "
                    + "but is the string 'many'",
                "unknown-predicate: intentc does not know the condition 'IntegerRhymesWith' of 'b', and in 1 more place",
            ]
        )
    }

    @Test func bothSpellingsOfXcodeAreRight() throws {
        for word in ["Characters", "AllCharacters"] {
            let definition = try SmallDefinition([["Type": "String", "Metadata": ["Capitalization": word]]])
            guard case .string(let options) = try definition.parameter().type else { return }
            #expect(options.capitalization == .allCharacters)
            #expect(definition.findings == [])
        }
    }

    @Test func unknownOptionsAreKeptAsText() throws {
        let definition = try SmallDefinition([
            ["Type": "Integer", "Metadata": ["Type": "Knob"]], ["Type": "Integer", "Metadata": ["Type": "Field"]],
        ])
        #expect(try definition.intent().parameters.map(\.unknownWords) == [["control 'Knob'"], []])
    }

    /// The schema has some words as they are written, which need no second place.
    @Test func unknownWordsAreKeptOnce() throws {
        let definition = try SmallDefinition(intent: ["Type": "Odd", "Category": "stirring", "Verb": "Stir"])
        let intent = try definition.intent()
        #expect((intent.category, intent.verb) == ("stirring", "Stir"))
        #expect(intent.unknownWords == ["type 'Odd'"])
        #expect(definition.findings.count == 2)
    }

    /// Whether a condition fits a type that is not known is not known, either.
    @Test func aConditionOnAnUnknownTypeIsKept() throws {
        let relation: [String: Any] = [
            "ParentName": "a", "PredicateName": "IntegerValueIsGreaterThan", "PredicateValue": 3,
        ]
        let definition = try SmallDefinition([["Type": "Hologram"], ["Type": "String", "Relationship": relation]])
        let parent = try definition.intent().parameters[0]
        let condition = try #require(try definition.intent().parameters[1].parent)
        #expect(condition.words(of: parent) { _ in nil }.hasSuffix("which intentc does not know"))
        #expect(definition.findings == ["unknown-parameter-type: intentc does not know the type 'Hologram' of 'a'"])
    }

    @Test func theDefaultOfAnEnumerationIsACase() throws {
        let metadata: [[String: Any]] = [["DefaultValue": "small"], ["DefaultValue": 2], [:]]
        let definition = try SmallDefinition(
            metadata.map { ["Type": "Integer", "EnumType": "Size", "Metadata": $0] },
            enumerations: ["Size": ["unknown", "small", "large"]]
        )
        let defaults = try definition.intent().parameters.map { parameter -> Int? in
            guard case .enumeration(_, let defaultCase) = parameter.type else { return -1 }
            return defaultCase
        }
        #expect(defaults == [1, 2, nil])
    }

    @Test(arguments: zip([nil, 0, 1, 2], AuthenticationPolicy.inOrder))
    func restrictionsAreAuthenticationPolicies(number: Int?, policy: AuthenticationPolicy) throws {
        var keys: [String: Any] = [:]
        keys["Restrictions"] = number
        #expect(try SmallDefinition(intent: keys).intent().authentication == policy)
    }

    @Test(arguments: [3, -1]) func unknownRestrictionsAreNotedAndPassedOver(number: Int) throws {
        let definition = try SmallDefinition(intent: ["Restrictions": number])
        #expect(try definition.intent().authentication == .alwaysAllowed)
        #expect(definition.findings == ["unknown-option: intentc does not know the restriction '\(number)' of 'Test'"])
    }

    @Test func typesOfApplesFrameworks() throws {
        let definition = try SmallDefinition([
            ["Type": "DateComponentsRange"], ["Type": "BillType"], ["Type": "MediaItem"],
            ["Type": "Object", "ObjectType": "MessageAttachment", "ObjectTypeNamespace": "System"], ["Type": "Novelty"],
        ])
        let types = try definition.intent().parameters.map { parameter -> String in
            guard case .system(let type) = parameter.type else { return "\(parameter.type)" }
            return "\(type.name) \(type.form)"
        }
        #expect(
            types == [
                "DateComponentsRange dateComponentsRange", "BillType enumeration", "MediaItem object",
                "MessageAttachment object", "Novelty object",
            ]
        )
        #expect(definition.findings == ["unknown-parameter-type: intentc does not know the type 'Novelty' of 'e'"])
    }

    @Test(arguments: ParameterType.Name.allCases) func everyTypeIsKnown(name: ParameterType.Name) throws {
        #expect(try SmallDefinition([["Type": name.rawValue]]).findings == [])
    }

    @Test func classNamesHavePrefixAndSuffix() throws {
        #expect(try SmallDefinition().intent().className == "TestIntent")
        #expect(try SmallDefinition(intent: ["ClassPrefix": "XY"]).intent().className == "XYTestIntent")
        #expect(try SmallDefinition(intent: ["ClassPrefix": "XY", "ClassName": "Own"]).intent().className == "Own")
        #expect(try SmallDefinition(intent: ["Name": "TestIntent"]).intent().className == "TestIntentIntent")
    }

    /// Xcode 11 cannot make single parameters configurable, and Xcode 10 has no parameters that users can set.
    @Test(arguments: [("1.0", true, false), ("1.1", true, true), ("1.1", false, false), ("1.2", true, false)])
    func whatNothingSaysOfBeingConfigurableDependsOnTheVersion(version: String, intent: Bool, expected: Bool) throws {
        let keys = ["Configurable": intent]
        let definition = try SmallDefinition(intent: keys, [["Type": "String"]], modelVersion: version)
        #expect(try definition.intent().parameters.map(\.isConfigurable) == [expected])
    }

    @Test func usersSeeParametersByPriorityThenAsInTheFile() throws {
        let definition = try SmallDefinition([
            ["Type": "String"], ["Type": "String", "DisplayPriority": 2], ["Type": "String", "DisplayPriority": 1],
            ["Type": "String", "DisplayPriority": 2],
        ])
        #expect(try definition.intent().displayOrder == [2, 1, 3, 0])
    }
}

extension AuthenticationPolicy {
    /// The meanings of no value and of the numbers from 0.
    fileprivate static let inOrder: [Self] = [
        .alwaysAllowed, .alwaysAllowed, .requiresAuthentication, .requiresLocalDeviceAuthentication,
    ]
}
