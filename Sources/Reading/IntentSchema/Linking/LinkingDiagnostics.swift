import Diagnostics

/// Problems that leave a definition without a meaning, and others that shipping files have but survive: codes IN03xx.
extension DiagnosticKind {
    /// All kinds of the family IN03xx that linking can raise.
    package static let linkingKinds: [DiagnosticKind] = [
        .unknownEnumeration, .unknownType, .unknownParent, .parentCycle, .predicateTypeMismatch, .unknownPredicate,
        .unknownPredicateCase, .missingParent, .unknownDefaultCase, .defaultOutOfBounds, .minimumAboveMaximum,
        .unknownInput,
        .unknownKeyParameter, .unknownOutput, .unknownCombinationParameter, .duplicateDeclaration, .duplicateParameter,
        .duplicateCase, .duplicateIndex, .duplicateTag, .duplicateCode, .arraySizeWithoutArray, .invalidArraySize,
        .unknownVariable, .defaultTypeMismatch, .onlySystemIntents, .mismatchedReference, .reservedResponseCode,
        .contradictoryOutcome, .ignoredArraySizes, .invalidIndex, .namespaceDiffers, .emptyCopy,
    ]

    package static let unknownEnumeration: DiagnosticKind = DiagnosticKind(
        code: "IN0301",
        name: "unknown-enum",
        summary: "A parameter's enumeration is not declared.",
        explanation:
            "A parameter names an enumeration by its name and the namespace of its file. Declare it, or correct the reference."
    )
    package static let unknownType: DiagnosticKind = DiagnosticKind(
        code: "IN0302",
        name: "unknown-type",
        summary: "A parameter's custom type is not declared.",
        explanation:
            "A parameter names a custom type by its name and the namespace of its file. Declare it, or correct the reference."
    )
    package static let unknownParent: DiagnosticKind = DiagnosticKind(
        code: "IN0304",
        name: "unknown-parent",
        summary: "A parameter's parent is not a parameter of the intent.",
        explanation: """
            A child parameter is shown or hidden depending on its parent, which it refers to by name. Usually the parent \
            was renamed or deleted.
            """
    )
    package static let parentCycle: DiagnosticKind = DiagnosticKind(
        code: "IN0305",
        name: "parent-cycle",
        summary: "Parameters form a cycle of parents.",
        explanation: "None of them could ever be shown. Remove one of the relationships."
    )
    package static let predicateTypeMismatch: DiagnosticKind = DiagnosticKind(
        code: "IN0306",
        name: "predicate-type-mismatch",
        severity: .warning,
        summary: "A relationship's condition does not match its parent.",
        explanation: """
            `BooleanHasExactValue` needs a Boolean parent, `IntegerValueIsGreaterThan` a number, and both a value that the \
            parent can have. Generated code cannot test such a condition and always shows the parameter. Choose the \
            condition again in Xcode.
            """
    )
    package static let unknownPredicate: DiagnosticKind = DiagnosticKind(
        code: "IN0307",
        name: "unknown-predicate",
        severity: .note,
        summary: "A relationship has a condition that intentc does not know.",
        explanation: """
            Known are `HasAnyValue` and, after the kind of the parent, such as `Integer`: `HasExactValue`, \
            `ValueIsNotEqual`, `ValueIsGreaterThan`, `ValueIsGreaterThanOrEqual`, `ValueIsLessThan`, \
            `ValueIsLessThanOrEqual`, `ValueIsWithinRange`, `ValueContains` and `ValueDoesNotContain`. Generating code \
            warns about any other, and always shows the parameter. Comparing versions compares the words. If Xcode wrote \
            the condition, please report it.
            """
    )
    package static let unknownPredicateCase: DiagnosticKind = DiagnosticKind(
        code: "IN0308",
        name: "unknown-predicate-case",
        summary: "A relationship depends on a case that its parent's enumeration does not have.",
        explanation: "The child can never be shown. Usually the case was renamed or deleted."
    )
    package static let missingParent: DiagnosticKind = DiagnosticKind(
        code: "IN0309",
        name: "missing-parent",
        severity: .note,
        summary: "A relationship does not name a parent.",
        explanation: """
            Xcode leaves such a relationship in the file when the parent parameter is deleted. The parameter is then \
            always shown. Remove the relationship, or choose a parent. It is a note because it does no harm, and some apps \
            mean to show the parameter always.
            """
    )
    package static let unknownDefaultCase: DiagnosticKind = DiagnosticKind(
        code: "IN0310",
        name: "unknown-default-case",
        summary: "A default is not a case of the enumeration.",
        explanation: """
            Usually the case was renamed or deleted. Xcode builds such a file, and the parameter starts without a value, so \
            generating code only warns and leaves the default out. Choose a case, or delete the default.
            """
    )
    package static let defaultOutOfBounds: DiagnosticKind = DiagnosticKind(
        code: "IN0311",
        name: "default-out-of-bounds",
        summary: "A default is outside the bounds of its parameter.",
        explanation: "Users would start with a value that they cannot choose. Change the default or the bounds."
    )
    package static let minimumAboveMaximum: DiagnosticKind = DiagnosticKind(
        code: "IN0312",
        name: "minimum-above-maximum",
        summary: "The minimum is greater than the maximum.",
        explanation: "Users could not choose any value. Swap the two."
    )
    package static let unknownInput: DiagnosticKind = DiagnosticKind(
        code: "IN0313",
        name: "unknown-input",
        summary: "The input parameter is not a parameter of the intent.",
        explanation: "`INIntentInput` names the parameter that receives the previous action's output in Shortcuts."
    )
    package static let unknownKeyParameter: DiagnosticKind = DiagnosticKind(
        code: "IN0314",
        name: "unknown-key-parameter",
        summary: "The key parameter is not a parameter of the intent.",
        explanation: "`INIntentKeyParameter` names the parameter that Siri shows first."
    )
    package static let unknownOutput: DiagnosticKind = DiagnosticKind(
        code: "IN0315",
        name: "unknown-output",
        summary: "The output is not a value of the response.",
        explanation: "`INIntentResponseOutput` names the response value that is passed to the next action in Shortcuts."
    )
    package static let unknownCombinationParameter: DiagnosticKind = DiagnosticKind(
        code: "IN0316",
        name: "unknown-combination-parameter",
        summary: "A combination names a parameter that the intent does not have.",
        explanation: """
            The keys of parameter combinations are parameter names separated by commas. Usually a parameter was renamed.
            """
    )
    package static let duplicateDeclaration: DiagnosticKind = DiagnosticKind(
        code: "IN0317",
        name: "duplicate-declaration",
        summary: "Two intents, enumerations or custom types have the same name.",
        explanation: """
            Each becomes a Swift type, so names must be unique, including across files that are generated together. Copies \
            of a whole definition for each language declare everything again: give the tool only one of them.
            """
    )
    package static let duplicateParameter: DiagnosticKind = DiagnosticKind(
        code: "IN0318",
        name: "duplicate-parameter",
        summary: "Two parameters or properties have the same name.",
        explanation: "Relationships, combinations, handlers and saved configurations find a parameter by its name."
    )
    package static let duplicateCase: DiagnosticKind = DiagnosticKind(
        code: "IN0319",
        name: "duplicate-case",
        summary: "An enumeration has two cases with the same name.",
        explanation: "Defaults and conditions find a case by its name."
    )
    package static let duplicateIndex: DiagnosticKind = DiagnosticKind(
        code: "IN0320",
        name: "duplicate-index",
        summary: "An enumeration has two cases with the same index.",
        explanation: """
            SiriKit saves the index, so two cases with the same index cannot be distinguished. A missing index means 0.
            """
    )
    package static let duplicateTag: DiagnosticKind = DiagnosticKind(
        code: "IN0321",
        name: "duplicate-tag",
        summary: "Two parameters or properties have the same tag.",
        explanation: "Tags identify parameters and are never reused. Give one of them the next free tag."
    )
    package static let duplicateCode: DiagnosticKind = DiagnosticKind(
        code: "IN0322",
        name: "duplicate-code",
        summary: "A response or parameter has the same code twice.",
        explanation: "Response codes and unsupported reasons become cases of Swift enumerations."
    )
    package static let arraySizeWithoutArray: DiagnosticKind = DiagnosticKind(
        code: "IN0323",
        name: "array-size-without-array",
        summary: "A parameter with a single value has array sizes.",
        explanation:
            "Fixed sizes say how many values a widget of each family takes. The parameter must support multiple values."
    )
    package static let unknownVariable: DiagnosticKind = DiagnosticKind(
        code: "IN0324",
        name: "unknown-variable",
        severity: .warning,
        summary: "A `${variable}` in a text is unknown.",
        explanation: """
            Users would see the variable itself or a gap. Variables name parameters of the intent (in responses, also \
            values of the response), or `count`, `applicationName` and the other names that the system fills in.
            """
    )
    package static let invalidArraySize: DiagnosticKind = DiagnosticKind(
        code: "IN0325",
        name: "invalid-array-size",
        summary: "An array size is negative, or a widget family has two sizes.",
        explanation: "Each widget family has one size, which is not negative."
    )
    package static let defaultTypeMismatch: DiagnosticKind = DiagnosticKind(
        code: "IN0326",
        name: "default-type-mismatch",
        summary: "A default or bound has a different type than its parameter.",
        explanation: """
            Numbers have numbers as their default and bounds (integers have whole ones), text has text, a Boolean has true or false, and an \
            enumeration has the name of a case.
            """
    )

    package static let onlySystemIntents: DiagnosticKind = DiagnosticKind(
        code: "IN0327",
        name: "only-system-intents",
        severity: .note,
        summary: "The definition only customizes system intents.",
        explanation: """
            The system declares these intents; the definition only adds texts and choices. Nothing is generated from it, \
            and it is neither shown nor compared. Its texts are checked and translated like all others.
            """
    )

    package static let emptyCopy: DiagnosticKind = DiagnosticKind(
        code: "IN0364",
        name: "empty-copy",
        severity: .warning,
        summary: "A language's copy of the definition is empty.",
        explanation: """
            Xcode builds one of the copies in `.lproj` folders, so an empty one does no harm as long as it is not that one. \
            Delete it, and give the language a string table.
            """
    )

    package static let mismatchedReference: DiagnosticKind = DiagnosticKind(
        code: "IN0350",
        name: "mismatched-reference",
        summary: "A parameter refers to an enumeration or custom type that its own type cannot have.",
        explanation: """
            A parameter with an enumeration has the type Integer, and one with a custom type has the type Object. Otherwise \
            one of the two would be ignored. Remove the reference, or correct the type.
            """
    )
    package static let reservedResponseCode: DiagnosticKind = DiagnosticKind(
        code: "IN0351",
        name: "reserved-response-code",
        summary: "A definition declares a response code that belongs to the system.",
        explanation: """
            The system declares `unspecified`, `ready`, `continueInApp`, `inProgress` and `failureRequiringAppLaunch` for \
            every intent. A definition only lists `success`, `failure` and codes with other names. Rename the code.
            """
    )
    package static let contradictoryOutcome: DiagnosticKind = DiagnosticKind(
        code: "IN0352",
        name: "contradictory-outcome",
        severity: .warning,
        summary: "A response code's name contradicts whether it means success.",
        explanation: """
            `success` always means success and `failure` always means failure, whatever the definition says. A code whose \
            name begins with \u{201C}fail\u{201D} should not be marked as a success. Correct the flag, or rename the code.
            """
    )

    package static let ignoredArraySizes: DiagnosticKind = DiagnosticKind(
        code: "IN0353",
        name: "ignored-array-sizes",
        severity: .warning,
        summary: "A fixed size of an array is incomplete and has no effect.",
        explanation: """
            The number of values in a widget is fixed if Fixed Size is on and a widget family has a number. With one of \
            them alone, users can choose any number of values. Add what is missing, or remove the rest.
            """
    )

    package static let invalidIndex: DiagnosticKind = DiagnosticKind(
        code: "IN0354",
        name: "invalid-index",
        summary: "The index of a case is negative or too large.",
        explanation:
            "SiriKit saves the index as a positive 32-bit integer, so no other index can be restored. Choose a smaller one."
    )

    package static let namespaceDiffers: DiagnosticKind = DiagnosticKind(
        code: "IN0360",
        name: "namespace-differs",
        summary: "References to the file's own declarations use another namespace.",
        explanation: """
            A reference names an enumeration or custom type and the namespace of its file, which the file's header has as \
            `INIntentDefinitionNamespace`. If they differ, Xcode does not find what the file itself declares. This usually \
            comes from copying parts of another definition. Use one namespace.
            """
    )
}

extension DiagnosticKind {
    /// All kinds of other families that linking can raise.
    package static let namingKinds: [DiagnosticKind] = [.invalidIdentifier, .nameCollision]

    package static let invalidIdentifier: DiagnosticKind = DiagnosticKind(
        code: "IN0401",
        name: "invalid-identifier",
        summary: "A name is not a valid Swift name.",
        explanation: """
            Names become types, properties, methods and cases. They begin with a letter or an underscore, followed by \
            letters, digits and underscores. Swift's keywords are allowed: generated code puts them in backticks.
            """
    )
    package static let nameCollision: DiagnosticKind = DiagnosticKind(
        code: "IN0402",
        name: "name-collision",
        summary: "Two names become the same name in generated code.",
        explanation: """
            Generated methods capitalize the parameter's name, so `color` and `Color` need the same method. Rename one \
            of them.
            """
    )
}
