import Diagnostics

/// Problems with the shape of a definition: codes IN02xx.
extension DiagnosticKind {
    /// All kinds of the family IN02xx. Linking, not reading, raises those about missing keys, types and options.
    package static let readingKinds: [DiagnosticKind] = [
        .unknownKey, .wrongKind, .missingKey, .notAnIntentDefinition, .unknownModelVersion, .unknownParameterType,
        .unknownOption, .misspelledFormatWord, .misplacedKey,
    ]

    package static let unknownKey: DiagnosticKind = DiagnosticKind(
        code: "IN0201",
        name: "unknown-key",
        severity: .note,
        summary: "The definition has an unknown key.",
        explanation: """
            The format grows with Xcode, so unknown keys are kept and otherwise ignored. If the file was written by a \
            script, the key may be misspelled.
            """
    )
    package static let wrongKind: DiagnosticKind = DiagnosticKind(
        code: "IN0202",
        name: "wrong-kind",
        summary: "A key has a value of the wrong kind.",
        explanation:
            "Xcode writes each key with one kind of value. Apple's tools ignore a value of any other kind, or crash."
    )
    package static let missingKey: DiagnosticKind = DiagnosticKind(
        code: "IN0203",
        name: "missing-key",
        summary: "A declaration lacks a required key.",
        explanation: """
            Intents, parameters, enumerations, cases, types, properties and response codes need a name, and parameters \
            and properties need a type. Everything else is optional.
            """
    )
    package static let notAnIntentDefinition: DiagnosticKind = DiagnosticKind(
        code: "IN0204",
        name: "not-an-intent-definition",
        summary: "The property list is not an intent definition.",
        explanation: "The root of a definition is a dictionary with the keys INIntents, INEnums and INTypes."
    )
    package static let unknownModelVersion: DiagnosticKind = DiagnosticKind(
        code: "IN0205",
        name: "unknown-model-version",
        severity: .warning,
        summary: "The definition's model version is unknown.",
        explanation: """
            Xcode 10 writes model version 1.0, Xcode 11 writes 1.1, and every version since writes 1.2. Any other \
            version is read as 1.2, and anything new in it is ignored.
            """
    )
    package static let unknownParameterType: DiagnosticKind = DiagnosticKind(
        code: "IN0206",
        name: "unknown-parameter-type",
        severity: .note,
        summary: "A parameter's type is unknown.",
        explanation: """
            The type is kept as text, so that versions can be compared. No code can be generated for it: in `generate`, \
            this is an error, and nothing of its definition is written. If Xcode wrote the type, please report it.
            """
    )
    package static let unknownOption: DiagnosticKind = DiagnosticKind(
        code: "IN0207",
        name: "unknown-option",
        severity: .note,
        summary: "An option has an unknown value.",
        explanation: """
            Generated code treats the declaration as if the option were not there. The word is kept as text, so that it is \
            shown, and versions are compared. If Xcode wrote it, please report it.
            """
    )
    package static let misspelledFormatWord: DiagnosticKind = DiagnosticKind(
        code: "IN0210",
        name: "misspelled-format-word",
        severity: .warning,
        summary: "A key, type or option is almost a known one.",
        explanation: """
            The format has a word that differs only in its case, its prefix or a few letters. What is written under the \
            misspelled word is ignored. Correct the word. Truth that is written as text (`YES`) is read here, but Xcode never writes \
            it, and Apple's tools may not read it.
            """
    )
    package static let misplacedKey: DiagnosticKind = DiagnosticKind(
        code: "IN0211",
        name: "misplaced-key",
        severity: .warning,
        summary: "A key is in a dictionary that it does not belong to.",
        explanation: """
            The format knows the key at another level: for example, a key of parameters has no effect in an intent. \
            Move it to where it belongs, or delete it.
            """
    )
}
