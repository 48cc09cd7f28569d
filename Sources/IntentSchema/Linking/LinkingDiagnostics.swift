import Diagnostics

/// What makes a schema meaningless, and what shipping files carry and still work with: the codes IN03xx.
extension DiagnosticKind {
    /// Every kind of the family IN03xx that linking can raise.
    public static let linkingKinds: [DiagnosticKind] = [
        .unknownEnumeration, .unknownType, .unknownParent, .parentCycle, .predicateTypeMismatch, .unknownPredicate,
        .unknownPredicateCase, .missingParent, .unknownDefaultCase, .defaultOutOfBounds, .minimumAboveMaximum,
        .unknownInput,
        .unknownKeyParameter, .unknownOutput, .unknownCombinationParameter, .duplicateDeclaration, .duplicateParameter,
        .duplicateCase, .duplicateIndex, .duplicateTag, .duplicateCode, .arraySizeWithoutArray, .invalidArraySize,
        .unknownVariable, .defaultTypeMismatch,
    ]

    /// IN0301
    public static let unknownEnumeration = meaning(
        "IN0301",
        "unknown-enum",
        "A parameter's enumeration is not declared.",
        "A parameter names an enumeration by its name and the namespace of its file. Declare it, or correct the reference."
    )
    /// IN0302
    public static let unknownType = meaning(
        "IN0302",
        "unknown-type",
        "A parameter's custom type is not declared.",
        "A parameter names a custom type by its name and the namespace of its file. Declare it, or correct the reference."
    )
    /// IN0304
    public static let unknownParent = meaning(
        "IN0304",
        "unknown-parent",
        "A parameter's parent is not a parameter of the intent.",
        "A child parameter is shown depending on its parent, which it names. Usually the parent has been renamed or deleted."
    )
    /// IN0305
    public static let parentCycle = meaning(
        "IN0305",
        "parent-cycle",
        "Parameters are parents of each other in a circle.",
        "None of them could ever be shown. Remove one of the relationships."
    )
    /// IN0306
    public static let predicateTypeMismatch = meaning(
        "IN0306",
        "predicate-type-mismatch",
        "A relationship's condition does not fit its parent's type.",
        "`BooleanHasExactValue` needs a Boolean parent and `EnumHasExactValue` a parent that is one case of an enumeration."
    )
    /// IN0307
    public static let unknownPredicate = meaning(
        "IN0307",
        "unknown-predicate",
        "A relationship's condition is none of the three that the format has.",
        "The conditions are `HasAnyValue`, `BooleanHasExactValue` and `EnumHasExactValue`."
    )
    /// IN0308
    public static let unknownPredicateCase = meaning(
        "IN0308",
        "unknown-predicate-case",
        "A relationship waits for a case that its parent's enumeration does not have.",
        "The child could never be shown. Usually the case has been renamed or deleted."
    )
    /// IN0309
    public static let missingParent = meaning(
        "IN0309",
        "missing-parent",
        severity: .warning,
        "A relationship names no parent.",
        """
        Xcode leaves this behind when the parent parameter is deleted. The parameter is then always shown. Remove the \
        relationship, or choose a parent.
        """
    )
    /// IN0310
    public static let unknownDefaultCase = meaning(
        "IN0310",
        "unknown-default-case",
        "A default is not a case of the enumeration.",
        "Usually the case has been renamed or deleted."
    )
    /// IN0311
    public static let defaultOutOfBounds = meaning(
        "IN0311",
        "default-out-of-bounds",
        "A default lies outside the bounds of its parameter.",
        "Users would start with a value that they cannot choose. Change the default or the bounds."
    )
    /// IN0312
    public static let minimumAboveMaximum = meaning(
        "IN0312",
        "minimum-above-maximum",
        "The least value is greater than the greatest.",
        "No value could be chosen. Exchange the two."
    )
    /// IN0313
    public static let unknownInput = meaning(
        "IN0313",
        "unknown-input",
        "The input parameter is not a parameter of the intent.",
        "`INIntentInput` names the parameter that takes the previous action's output in Shortcuts."
    )
    /// IN0314
    public static let unknownKeyParameter = meaning(
        "IN0314",
        "unknown-key-parameter",
        "The key parameter is not a parameter of the intent.",
        "`INIntentKeyParameter` names the parameter that Siri shows first."
    )
    /// IN0315
    public static let unknownOutput = meaning(
        "IN0315",
        "unknown-output",
        "The output is not a value of the response.",
        "`INIntentResponseOutput` names the response value that is handed to the next action in Shortcuts."
    )
    /// IN0316
    public static let unknownCombinationParameter = meaning(
        "IN0316",
        "unknown-combination-parameter",
        "A combination names a parameter that the intent does not have.",
        "The keys of parameter combinations are parameter names with commas between them. Usually one has been renamed."
    )
    /// IN0317
    public static let duplicateDeclaration = meaning(
        "IN0317",
        "duplicate-declaration",
        "Two intents, enumerations or custom types have the same name.",
        """
        Each becomes a Swift type, so names must differ, also among files that are generated together. Whole copies of a \
        definition per language declare everything again: give the tool only one of them.
        """
    )
    /// IN0318
    public static let duplicateParameter = meaning(
        "IN0318",
        "duplicate-parameter",
        "Two parameters or properties have the same name.",
        "Names are how relationships, combinations, handlers and saved configurations find a parameter."
    )
    /// IN0319
    public static let duplicateCase = meaning(
        "IN0319",
        "duplicate-case",
        "An enumeration has two cases of the same name.",
        "Names are how defaults and conditions find a case."
    )
    /// IN0320
    public static let duplicateIndex = meaning(
        "IN0320",
        "duplicate-index",
        "An enumeration has two cases with the same index.",
        "The index is what is saved. Two cases with one index cannot be told apart. An absent index means 0."
    )
    /// IN0321
    public static let duplicateTag = meaning(
        "IN0321",
        "duplicate-tag",
        "Two parameters or properties have the same tag.",
        "Tags identify parameters and are never reused. Give one of them the next free tag."
    )
    /// IN0322
    public static let duplicateCode = meaning(
        "IN0322",
        "duplicate-code",
        "A response or parameter has the same code twice.",
        "Response codes and unsupported reasons become cases of Swift enumerations."
    )
    /// IN0323
    public static let arraySizeWithoutArray = meaning(
        "IN0323",
        "array-size-without-array",
        "A parameter that holds one value has array sizes.",
        "Fixed sizes say how many values a widget of each family takes. The parameter must support multiple values."
    )
    /// IN0324
    public static let unknownVariable = meaning(
        "IN0324",
        "unknown-variable",
        severity: .warning,
        "A `${variable}` in a text names nothing.",
        """
        Users would see the bare text or a hole. Variables name parameters of the intent (in answers: values of the \
        response), or `count`, `applicationName` and the other words that the system fills in.
        """
    )
    /// IN0325
    public static let invalidArraySize = meaning(
        "IN0325",
        "invalid-array-size",
        "An array size is negative, or a widget family has two.",
        "Each widget family has one size, a number from 0 up."
    )
    /// IN0326
    public static let defaultTypeMismatch = meaning(
        "IN0326",
        "default-type-mismatch",
        "A default or bound is of another type than its parameter.",
        "A number has numbers for its default and bounds, text has text, a Boolean true or false, an enumeration the name of a case."
    )

    private static func meaning(
        _ code: String,
        _ name: String,
        severity: Severity = .error,
        _ summary: String,
        _ explanation: String
    ) -> DiagnosticKind {
        DiagnosticKind(
            code: code,
            name: name,
            category: .meaning,
            severity: severity,
            summary: summary,
            explanation: explanation
        )
    }
}

/// What is wrong with names and string ids.
extension DiagnosticKind {
    /// Every kind of other families that linking can raise.
    public static let namingKinds: [DiagnosticKind] = [
        .invalidIdentifier, .nameCollision, .stringIDConflict, .stringIDReused,
    ]

    /// IN0401
    public static let invalidIdentifier = DiagnosticKind(
        code: "IN0401",
        name: "invalid-identifier",
        category: .naming,
        severity: .error,
        summary: "A name cannot be a name in Swift.",
        explanation: """
            Names become types, properties, methods and cases. They begin with a letter or underscore and go on with letters, \
            digits and underscores. Swift's keywords are allowed: generated code puts them in backticks.
            """
    )
    /// IN0402
    public static let nameCollision = DiagnosticKind(
        code: "IN0402",
        name: "name-collision",
        category: .naming,
        severity: .error,
        summary: "Two names become the same name in generated code.",
        explanation: """
            Generated methods begin a parameter's name with a capital letter, so `color` and `Color` ask for the same method. \
            Rename one of them.
            """
    )
    /// IN0501
    public static let stringIDConflict = DiagnosticKind(
        code: "IN0501",
        name: "string-id-conflict",
        category: .localization,
        severity: .error,
        summary: "Two different texts share one string id.",
        explanation: """
            String tables are keyed by the id, so one of the two texts can never be translated on its own. Copying a \
            parameter in Xcode, or a script that writes definitions, causes it. Give one of them a fresh id. Generating code \
            treats it as a warning, because it changes no code.
            """
    )
    /// IN0502
    public static let stringIDReused = DiagnosticKind(
        code: "IN0502",
        name: "string-id-reused",
        category: .localization,
        severity: .warning,
        summary: "The same text stands in two places under one string id.",
        explanation: """
            Both places share one translation, and a change to one text makes it wrong for the other. Give one of them a \
            fresh id and copy the translations.
            """
    )
}
