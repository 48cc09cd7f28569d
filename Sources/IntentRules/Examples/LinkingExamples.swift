import Diagnostics
import IntentSchema

enum LinkingExamples {
    static let all: [(kind: DiagnosticKind, examples: RuleExamples)] = references + relationships + values + names

    private static let size = "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }, { Name: large }] }]"

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

    private static let references: [(DiagnosticKind, RuleExamples)] = [
        example(
            .unknownEnumeration,
            triggering: size + "\n" + order("{ Name: size, EnumType: Size }, { Name: other, EnumType: ↓Sise }"),
            passing: size + "\n" + order("{ Name: size, EnumType: Size }")
        ),
        example(
            .unknownType,
            triggering: order("{ Name: soup, ObjectType: ↓Soup }"),
            passing: "INTypes: [{ Name: Soup }]\n" + order("{ Name: soup, ObjectType: Soup }")
        ),
        example(
            .unknownInput,
            triggering: order("{ Name: soup }", "Input: ↓soop"),
            passing: order("{ Name: soup }", "Input: soup")
        ),
        example(
            .unknownKeyParameter,
            triggering: order("{ Name: soup }", "KeyParameter: ↓soop"),
            passing: order("{ Name: soup }", "KeyParameter: soup")
        ),
        example(
            .unknownOutput,
            triggering: order("{ Name: soup }", "Response: { Output: ↓prize, Parameters: [{ Name: price }] }"),
            passing: order("{ Name: soup }", "Response: { Output: price, Parameters: [{ Name: price }] }")
        ),
        example(
            .unknownCombinationParameter,
            triggering: order("{ Name: soup }", "ParameterCombinations: { \"↓soup,size\": { Title: Order it } }"),
            passing: order("{ Name: soup }", "ParameterCombinations: { soup: { Title: Order it } }")
        ),
        example(
            .unknownVariable,
            triggering: order("{ Name: soup }", "ParameterCombinations: { soup: { Title: \"Order ↓${soop}\" } }"),
            passing: order("{ Name: soup }", "ParameterCombinations: { soup: { Title: \"Order ${soup}\" } }")
        ),
    ]

    private static func dependent(_ relationship: String, parent: String = "{ Name: soup }") -> String {
        size + "\n"
            + order(
                "\n        \(parent)\n        { Name: size, EnumType: Size, Relationship: { \(relationship) } }\n    "
            )
    }

    private static let relationships: [(DiagnosticKind, RuleExamples)] = [
        example(
            .unknownParent,
            triggering: dependent("ParentName: ↓soop, PredicateName: HasAnyValue"),
            passing: dependent("ParentName: soup, PredicateName: HasAnyValue")
        ),
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
        example(
            .unknownPredicate,
            triggering: dependent("ParentName: soup, PredicateName: ↓HasAnyValues"),
            passing: dependent("ParentName: soup, PredicateName: HasAnyValue")
        ),
        example(
            .unknownPredicateCase,
            triggering: dependent(
                "ParentName: usual, PredicateName: EnumHasExactValue, PredicateValue: ↓medium",
                parent: "{ Name: usual, EnumType: Size }"
            ),
            passing: dependent(
                "ParentName: usual, PredicateName: EnumHasExactValue, PredicateValue: small",
                parent: "{ Name: usual, EnumType: Size }"
            )
        ),
        example(
            .missingParent,
            triggering:
                "{ Name: OrderSoup, Parameters: [{ Name: size, Relationship: { PredicateName: ↓HasAnyValue } }] }",
            passing: """
                {
                    Name: OrderSoup
                    Parameters: [
                        { Name: soup }
                        { Name: size, Relationship: { ParentName: soup, PredicateName: HasAnyValue } }
                    ]
                }
                """
        ),
    ]

    private static func number(_ metadata: String) -> String {
        order("{ Name: amount, Type: Integer, Metadata: { \(metadata) } }")
    }

    private static let sizes = "SupportsMultipleValues: true, FixedSizeArray: 1"

    private static let values: [(DiagnosticKind, RuleExamples)] = [
        example(
            .unknownDefaultCase,
            triggering: size + "\n" + order("{ Name: size, EnumType: Size, Metadata: { DefaultValue: ↓medium } }"),
            passing: size + "\n" + order("{ Name: size, EnumType: Size, Metadata: { DefaultValue: small } }")
        ),
        example(
            .defaultOutOfBounds,
            triggering: number("MinimumValue: 1, MaximumValue: 5, DefaultValue: ↓9"),
            passing: number("MinimumValue: 1, MaximumValue: 5, DefaultValue: 3")
        ),
        example(
            .minimumAboveMaximum,
            triggering: number("MinimumValue: ↓5, MaximumValue: 1"),
            passing: number("MinimumValue: 1, MaximumValue: 5")
        ),
        example(.defaultTypeMismatch, triggering: number("DefaultValue: ↓many"), passing: number("DefaultValue: 3")),
        example(
            .arraySizeWithoutArray,
            triggering: order("{ Name: soups, FixedSizeArray: 1, ArraySizes: ↓[\(families)] }"),
            passing: order("{ Name: soups, \(sizes), ArraySizes: [\(families)] }")
        ),
        example(
            .invalidArraySize,
            triggering: order("{ Name: soups, \(sizes), ArraySizes: [\(families), { Size: 2, SizeClass: ↓Large }] }"),
            passing: order("{ Name: soups, \(sizes), ArraySizes: [\(families)] }")
        ),
    ]

    private static let families =
        "{ Size: 1, SizeClass: Small }, { Size: 3, SizeClass: Medium }, { Size: 6, SizeClass: Large }"

    private static func cases(_ cases: String) -> String {
        "INEnums: [{ Name: Size, Values: [{ Name: unknown }, \(cases)] }]\n" + order("{ Name: size, EnumType: Size }")
    }

    private static let names: [(DiagnosticKind, RuleExamples)] = [
        example(
            .duplicateDeclaration,
            triggering: "INIntents: [{ Name: OrderSoup }, { Name: ↓OrderSoup }]",
            passing: "INIntents: [{ Name: OrderSoup }, { Name: CookSoup }]"
        ),
        example(
            .duplicateParameter,
            triggering: order(
                "{ Name: soup }, { Name: ↓soup }",
                "ManagedParameterCombinations: { soup: { Title: Order } }"
            ),
            passing: order("{ Name: soup }, { Name: size }")
        ),
        example(
            .duplicateCase,
            triggering: cases("{ Name: small }, { Name: ↓small }"),
            passing: cases("{ Name: small }, { Name: large }")
        ),
        example(
            .duplicateIndex,
            triggering: cases("{ Name: small, Index: 1 }, { Name: large, Index: ↓1 }"),
            passing: cases("{ Name: small, Index: 1 }, { Name: large, Index: 2 }")
        ),
        example(
            .duplicateTag,
            triggering: order("{ Name: soup, Tag: 1 }, { Name: size, Tag: ↓1 }"),
            passing: order("{ Name: soup, Tag: 1 }, { Name: size, Tag: 2 }")
        ),
        example(
            .duplicateCode,
            triggering: order("{ Name: soup }", "Response: { Codes: [\(codes), { Name: ↓failure }] }"),
            passing: order("{ Name: soup }", "Response: { Codes: [\(codes)] }")
        ),
        example(
            .invalidIdentifier,
            triggering: "INIntents: [{ Name: ↓Order-Soup }]",
            passing: "INIntents: [{ Name: OrderSoup }]"
        ),
        example(
            .onlySystemIntents,
            triggering: "INIntents: [{ Name: ↓PlayMedia, Type: System }]",
            passing: "INIntents: [{ Name: PlayMedia, Type: System }, { Name: OrderSoup }]"
        ),
        example(
            .nameCollision,
            triggering: order("{ Name: soup, SupportsResolution: true }, { Name: ↓Soup, SupportsResolution: true }"),
            passing: order("{ Name: soup, SupportsResolution: true }, { Name: size, SupportsResolution: true }")
        ),
    ]

    private static let codes = "{ Name: success, Success: true, FormatString: Done. }, { Name: failure }"
}
