import Settings
import FileAccess
import IntentSchema
import SwiftSource

// The options of `generate` that all generating programs share.

extension Option<OutputKind> {
    package static var to: Self {
        Self("to", taking: .choice(OutputKind.allCases), default: .models, "What to generate.").asSetting
    }
}

extension Option<[String]> {
    package static var reference: Self {
        Self(
            "reference",
            taking: .file(),
            "A definition in the same module whose enumerations and types the inputs use. It generates no code."
        )
    }
}

extension Option<String?> {
    package static var output: Self {
        Self(
            "output",
            letter: "o",
            taking: .folder("path"),
            "The folder to write to or, for a single input, a file whose name ends in .swift."
        )
    }

    package static var typeSuffix: Self {
        Self(
            "type-suffix",
            taking: .identifier("suffix", after: "A"),
            summary: "A suffix for the names of enumerations and types in models.",
            .with(
                .models,
                """
                A suffix for the names of enumerations and custom types, if Apple's classes with the same names are in the \
                same module.
                """
            ),
            .with(.appIntents, "With '--bridge models': the suffix that the models were generated with.")
        ).asSetting
    }
}

extension Option<AccessLevel> {
    package static var accessLevel: Self {
        Self(
            "access-level",
            taking: .choice(AccessLevel.allCases),
            default: .public,
            summary: "Who may use the generated code.",
            .with(.models, "Who may use the models."),
            .with(.siriKit, "Who may use the classes."),
            .with(.appIntents, "Who may use the App Intents.", default: .internal)
        ).asSetting
    }
}

extension ValueForm<String> {
    /// A name in code, or a prefix or suffix for one.
    package static func identifier(_ placeholder: String, after start: String = "", before end: String = "") -> Self {
        var form = text(placeholder)
        form.read = { (word, option) throws(CommandFailure) in
            guard !IdentifierGrammar.isIdentifier(start + word + end) else { return word }
            throw .usage("'\(word)' cannot be a value of '\(option)': it is not a valid part of a Swift name")
        }
        return form
    }
}
