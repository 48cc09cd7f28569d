import Diagnostics
import IntentSchema

enum LinkingExamples {
    static let all: [(kind: DiagnosticKind, examples: RuleExamples)] = references + relationships + values + names

    private static let size = "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }, { Name: large }] }]"

    /// An intent with the usual response codes and another one.
    private static func response(code: String) -> String {
        let codes = "{ Name: success, Success: true }, { Name: failure }, { Name: \(code), FormatString: Done. }"
        return order("{ Name: soup }", "Response: { Codes: [\(codes)] }")
    }

    private static func order(_ parameters: String, _ rest: String = "") -> String {
        "INIntents: [{\n    Name: OrderSoup\n    Parameters: [\(parameters)]\(rest.isEmpty ? "" : "\n    " + rest)\n}]"
    }

    private static func example(
        _ kind: DiagnosticKind,
        triggering: String,
        passing: String
    ) -> (DiagnosticKind, RuleExamples) {
        (kind, RuleExamples(triggering: [RuleExample(triggering)], passing: [RuleExample(passing)]))
    }

    /// Makes an example with the mistake and one without.
    private static func example(
        _ kind: DiagnosticKind,
        _ wrong: String,
        corrected right: String,
        in notation: (String) -> String
    ) -> (DiagnosticKind, RuleExamples) {
        example(kind, triggering: notation(wrong), passing: notation(right))
    }

    private static let references: [(DiagnosticKind, RuleExamples)] = [
        example(.unknownEnumeration, "↓Sise", corrected: "Size") {
            size + "\n" + order("{ Name: size, EnumType: Size }, { Name: other, EnumType: \($0) }")
        },
        example(
            .unknownType,
            triggering: order("{ Name: soup, ObjectType: ↓Soup }"),
            passing: "INTypes: [{ Name: Soup }]\n" + order("{ Name: soup, ObjectType: Soup }")
        ),
        example(.namespaceDiffers, "↓Other", corrected: "Ex4mpl") {
            "INIntentDefinitionNamespace: \($0)\nINTypes: [{ Name: Soup }]\n"
                + order("{ Name: soup, ObjectType: Soup }")
        },
        example(.unknownInput, "↓soop", corrected: "soup") { order("{ Name: soup }", "Input: \($0)") },
        example(.unknownKeyParameter, "↓soop", corrected: "soup") { order("{ Name: soup }", "KeyParameter: \($0)") },
        example(.unknownOutput, "↓prize", corrected: "price") {
            order("{ Name: soup }", "Response: { Output: \($0), Parameters: [{ Name: price }] }")
        },
        example(.unknownCombinationParameter, "\"↓soup,size\"", corrected: "soup") {
            order("{ Name: soup }", "ParameterCombinations: { \($0): { Title: Order it } }")
        },
        example(.unknownVariable, "↓${soop}", corrected: "${soup}") {
            order("{ Name: soup }", "ParameterCombinations: { soup: { Title: \"Order \($0)\" } }")
        },
    ]

    private static func dependent(_ relationship: String, parent: String = "{ Name: soup }") -> String {
        size + "\n"
            + order(
                "\n        \(parent)\n        { Name: size, EnumType: Size, Relationship: { \(relationship) } }\n    "
            )
    }

    private static let relationships: [(DiagnosticKind, RuleExamples)] = [
        example(.unknownParent, "↓soop", corrected: "soup") {
            dependent("ParentName: \($0), PredicateName: HasAnyValue")
        },
        example(
            .parentCycle,
            triggering: dependent(
                "ParentName: soup, PredicateName: HasAnyValue",
                parent:
                    "{ Name: soup, EnumType: Size, Relationship: { ParentName: ↓size, PredicateName: HasAnyValue } }"
            ),
            passing: dependent("ParentName: soup, PredicateName: HasAnyValue")
        ),
        example(
            .predicateTypeMismatch,
            triggering: dependent("ParentName: soup, PredicateName: ↓BooleanHasExactValue, PredicateValue: true"),
            passing: dependent(
                "ParentName: hot, PredicateName: BooleanHasExactValue, PredicateValue: true",
                parent: "{ Name: hot, Type: Boolean }"
            )
        ),
        example(.unknownPredicate, "↓StringRhymesWithValue", corrected: "HasAnyValue") {
            dependent("ParentName: soup, PredicateName: \($0)")
        },
        example(.unknownPredicateCase, "↓medium", corrected: "small") {
            dependent(
                "ParentName: usual, PredicateName: EnumHasExactValue, PredicateValue: \($0)",
                parent: "{ Name: usual, EnumType: Size }"
            )
        },
        example(
            .missingParent,
            "PredicateName: ↓HasAnyValue",
            corrected: "ParentName: soup, PredicateName: HasAnyValue"
        ) {
            "{ Name: OrderSoup, Parameters: [{ Name: soup }, { Name: size, Relationship: { \($0) } }] }"
        },
    ]

    private static func number(_ metadata: String) -> String {
        order("{ Name: amount, Type: Integer, Metadata: { \(metadata) } }")
    }

    private static let values: [(DiagnosticKind, RuleExamples)] = [
        example(.unknownDefaultCase, "↓medium", corrected: "small") {
            size + "\n" + order("{ Name: size, EnumType: Size, Metadata: { DefaultValue: \($0) } }")
        },
        example(.defaultOutOfBounds, "↓9", corrected: "3") {
            number("MinimumValue: 1, MaximumValue: 5, DefaultValue: \($0)")
        },
        example(.minimumAboveMaximum, "↓5", corrected: "1") { number("MinimumValue: \($0), MaximumValue: 2") },
        example(.defaultTypeMismatch, "↓many", corrected: "3") { number("DefaultValue: \($0)") },
        example(.arraySizeWithoutArray, "ArraySizes: ↓", corrected: "SupportsMultipleValues: true, ArraySizes: ") {
            order("{ Name: soups, FixedSizeArray: 1, \($0)[\(families)] }")
        },
        example(.invalidArraySize, ", { Size: 2, SizeClass: ↓Large }", corrected: "") {
            order("{ Name: soups, SupportsMultipleValues: true, FixedSizeArray: 1, ArraySizes: [\(families)\($0)] }")
        },
        example(.ignoredArraySizes, "↓ArraySizes: ", corrected: "FixedSizeArray: 1, ArraySizes: ") {
            order("{ Name: soups, SupportsMultipleValues: true, \($0)[\(families)] }")
        },
        example(.invalidIndex, "↓-1", corrected: "1") { cases("{ Name: small, Index: \($0) }") },
    ]

    private static let families =
        "{ Size: 1, SizeClass: Small }, { Size: 3, SizeClass: Medium }, { Size: 6, SizeClass: Large }"

    private static func cases(_ cases: String) -> String {
        "INEnums: [{ Name: Size, Values: [{ Name: unknown }, \(cases)] }]\n" + order("{ Name: size, EnumType: Size }")
    }

    private static let names: [(DiagnosticKind, RuleExamples)] = [
        example(.duplicateDeclaration, "↓OrderSoup", corrected: "CookSoup") {
            "INIntents: [{ Name: OrderSoup }, { Name: \($0) }]"
        },
        example(
            .duplicateParameter,
            triggering: order(
                "{ Name: soup }, { Name: ↓soup }",
                #"ManagedParameterCombinations: { soup: { Title: "Order ${soup}" } }"#
            ),
            passing: order("{ Name: soup }, { Name: size }")
        ),
        example(.duplicateCase, "↓small", corrected: "large") { cases("{ Name: small }, { Name: \($0) }") },
        example(.duplicateIndex, "↓1", corrected: "2") {
            cases("{ Name: small, Index: 1 }, { Name: large, Index: \($0) }")
        },
        example(.duplicateTag, "↓1", corrected: "2") { order("{ Name: soup, Tag: 1 }, { Name: size, Tag: \($0) }") },
        example(.duplicateCode, ", { Name: ↓failure }", corrected: "") {
            order(
                "{ Name: soup }",
                "Response: { Codes: [{ Name: success, Success: true, FormatString: Done. }, { Name: failure }\($0)] }"
            )
        },
        example(.reservedResponseCode, "↓ready", corrected: "served") {
            response(code: $0)
        },
        example(.contradictoryOutcome, "failureNoSoup, Success: ↓true", corrected: "failureNoSoup") {
            response(code: $0)
        },
        example(.mismatchedReference, "Decimal, EnumType: ↓Size", corrected: "Integer, EnumType: Size") {
            "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]\n"
                + order("{ Name: size, Type: \($0) }")
        },
        example(.invalidIdentifier, "↓Order-Soup", corrected: "OrderSoup") { "INIntents: [{ Name: \($0) }]" },
        example(
            .onlySystemIntents,
            triggering: "INIntents: [{ Name: ↓PlayMedia, Type: System }]",
            passing: "INIntents: [{ Name: PlayMedia, Type: System }, { Name: OrderSoup }]"
        ),
        (
            .emptyCopy,
            RuleExamples(
                triggering: [
                    .intents("{ Name: OrderSoup }", with: ["de.lproj/Intents.intentdefinition": "INIntents: []"])
                        .about(file: "de.lproj/Intents.intentdefinition")
                ],
                passing: [.copied("{ Name: OrderSoup }", as: "Other")]
            )
        ),
        example(.nameCollision, "↓Soup", corrected: "size") {
            order("{ Name: soup, SupportsResolution: true }, { Name: \($0), SupportsResolution: true }")
        },
    ]
}
