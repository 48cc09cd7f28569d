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
        _ triggering: String,
        _ passing: String
    ) -> (DiagnosticKind, RuleExamples) {
        (kind, RuleExamples(triggering: [.definition(triggering)], passing: [.definition(passing)]))
    }

    private static let references: [(DiagnosticKind, RuleExamples)] = [
        example(
            .unknownEnumeration,
            size + "\n" + order("{ Name: size, EnumType: Size }, { Name: other, EnumType: ↓Sise }"),
            size + "\n" + order("{ Name: size, EnumType: Size }")
        ),
        example(
            .unknownType,
            order("{ Name: soup, ObjectType: ↓Soup }"),
            "INTypes: [{ Name: Soup }]\n" + order("{ Name: soup, ObjectType: Soup }")
        ),
        example(.unknownInput, order("{ Name: soup }", "Input: ↓soop"), order("{ Name: soup }", "Input: soup")),
        example(
            .unknownKeyParameter,
            order("{ Name: soup }", "KeyParameter: ↓soop"),
            order("{ Name: soup }", "KeyParameter: soup")
        ),
        example(
            .unknownOutput,
            order("{ Name: soup }", "Response: { Output: ↓prize, Parameters: [{ Name: price }] }"),
            order("{ Name: soup }", "Response: { Output: price, Parameters: [{ Name: price }] }")
        ),
        example(
            .unknownCombinationParameter,
            order("{ Name: soup }", "ParameterCombinations: { \"↓soup,size\": { Title: Order it } }"),
            order("{ Name: soup }", "ParameterCombinations: { soup: { Title: Order it } }")
        ),
        example(
            .unknownVariable,
            order("{ Name: soup }", "ParameterCombinations: { soup: { Title: \"Order ↓${soop}\" } }"),
            order("{ Name: soup }", "ParameterCombinations: { soup: { Title: \"Order ${soup}\" } }")
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
            dependent("ParentName: ↓soop, PredicateName: HasAnyValue"),
            dependent("ParentName: soup, PredicateName: HasAnyValue")
        ),
        example(
            .parentCycle,
            dependent(
                "ParentName: soup, PredicateName: HasAnyValue",
                parent:
                    "{ Name: soup, EnumType: Size, Relationship: { ParentName: ↓size, PredicateName: HasAnyValue } }"
            ),
            dependent("ParentName: soup, PredicateName: HasAnyValue")
        ),
        example(
            .predicateTypeMismatch,
            dependent("ParentName: soup, PredicateName: ↓BooleanHasExactValue, PredicateValue: true"),
            dependent(
                "ParentName: hot, PredicateName: BooleanHasExactValue, PredicateValue: true",
                parent: "{ Name: hot, Type: Boolean }"
            )
        ),
        example(
            .unknownPredicate,
            dependent("ParentName: soup, PredicateName: ↓HasAnyValues"),
            dependent("ParentName: soup, PredicateName: HasAnyValue")
        ),
        example(
            .unknownPredicateCase,
            dependent(
                "ParentName: usual, PredicateName: EnumHasExactValue, PredicateValue: ↓medium",
                parent: "{ Name: usual, EnumType: Size }"
            ),
            dependent(
                "ParentName: usual, PredicateName: EnumHasExactValue, PredicateValue: small",
                parent: "{ Name: usual, EnumType: Size }"
            )
        ),
        (
            .missingParent,
            RuleExamples(
                triggering: [
                    .intents(
                        "{ Name: OrderSoup, Parameters: [{ Name: size, Relationship: { PredicateName: ↓HasAnyValue } }] }"
                    )
                ],
                passing: [
                    .intents(
                        """
                        {
                            Name: OrderSoup
                            Parameters: [
                                { Name: soup }
                                { Name: size, Relationship: { ParentName: soup, PredicateName: HasAnyValue } }
                            ]
                        }
                        """
                    )
                ]
            )
        ),
    ]

    private static func number(_ metadata: String) -> String {
        order("{ Name: amount, Type: Integer, Metadata: { \(metadata) } }")
    }

    private static let sizes = "SupportsMultipleValues: true, FixedSizeArray: 1"

    private static let values: [(DiagnosticKind, RuleExamples)] = [
        example(
            .unknownDefaultCase,
            size + "\n" + order("{ Name: size, EnumType: Size, Metadata: { DefaultValue: ↓medium } }"),
            size + "\n" + order("{ Name: size, EnumType: Size, Metadata: { DefaultValue: small } }")
        ),
        example(
            .defaultOutOfBounds,
            number("MinimumValue: 1, MaximumValue: 5, DefaultValue: ↓9"),
            number("MinimumValue: 1, MaximumValue: 5, DefaultValue: 3")
        ),
        example(
            .minimumAboveMaximum,
            number("MinimumValue: ↓5, MaximumValue: 1"),
            number("MinimumValue: 1, MaximumValue: 5")
        ),
        example(.defaultTypeMismatch, number("DefaultValue: ↓many"), number("DefaultValue: 3")),
        example(
            .arraySizeWithoutArray,
            order("{ Name: soups, FixedSizeArray: 1, ArraySizes: ↓[\(families)] }"),
            order("{ Name: soups, \(sizes), ArraySizes: [\(families)] }")
        ),
        example(
            .invalidArraySize,
            order("{ Name: soups, \(sizes), ArraySizes: [\(families), { Size: 2, SizeClass: ↓Large }] }"),
            order("{ Name: soups, \(sizes), ArraySizes: [\(families)] }")
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
            "INIntents: [{ Name: OrderSoup }, { Name: ↓OrderSoup }]",
            "INIntents: [{ Name: OrderSoup }, { Name: CookSoup }]"
        ),
        example(
            .duplicateParameter,
            order("{ Name: soup }, { Name: ↓soup }", "ManagedParameterCombinations: { soup: { Title: Order } }"),
            order("{ Name: soup }, { Name: size }")
        ),
        example(.duplicateCase, cases("{ Name: small }, { Name: ↓small }"), cases("{ Name: small }, { Name: large }")),
        example(
            .duplicateIndex,
            cases("{ Name: small, Index: 1 }, { Name: large, Index: ↓1 }"),
            cases("{ Name: small, Index: 1 }, { Name: large, Index: 2 }")
        ),
        example(
            .duplicateTag,
            order("{ Name: soup, Tag: 1 }, { Name: size, Tag: ↓1 }"),
            order("{ Name: soup, Tag: 1 }, { Name: size, Tag: 2 }")
        ),
        example(
            .duplicateCode,
            order("{ Name: soup }", "Response: { Codes: [\(codes), { Name: ↓failure }] }"),
            order("{ Name: soup }", "Response: { Codes: [\(codes)] }")
        ),
        example(.invalidIdentifier, "INIntents: [{ Name: ↓Order Soup }]", "INIntents: [{ Name: OrderSoup }]"),
        example(
            .nameCollision,
            order("{ Name: soup, SupportsResolution: true }, { Name: ↓Soup, SupportsResolution: true }"),
            order("{ Name: soup, SupportsResolution: true }, { Name: size, SupportsResolution: true }")
        ),
    ]

    private static let codes = "{ Name: success, Success: true, FormatString: Done. }, { Name: failure }"
}
