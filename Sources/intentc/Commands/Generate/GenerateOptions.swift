import CodeGeneration
import Diagnostics
import FileAccess
import IntentSchema

// The options of `intentc generate`.

extension Option<OutputKind> {
    static var to: Self {
        Self("to", .choice(OutputKind.allCases), default: .models, "What to generate.").asSetting
    }
}

extension Option<Bool> {
    static var check: Self {
        flag("check", "Write nothing; show the difference and fail if a file is out of date.")
    }

    static var listOutputs: Self {
        flag("list-outputs", "Print the paths of the files that would be written, without writing them.")
    }

    static var allowEmpty: Self { flag("allow-empty", "Accept folders without definitions.") }

    static var sendable: Self {
        flag(
            "sendable",
            summary: "Whether SiriKit classes in Swift are nonisolated.",
            .with(
                .siriKit,
                "Make Swift classes nonisolated, for modules that belong to the main actor. Needs Swift 6.1."
            )
        ).asSetting
    }

    static var singleFile: Self {
        flag(
            "single-file",
            summary: "Whether SiriKit classes of one definition share a file.",
            .with(.siriKit, "Write one file per definition instead of one per class.")
        ).asSetting
    }
}

extension Option<[String]> {
    static var only: Self { Self("only", .identifier("intent"), "Generate only this intent.") }

    static var except: Self { Self("except", .text("intent"), "Leave this intent out.") }

    static var reference: Self {
        Self(
            "reference",
            .file(),
            "A definition of the same module: inputs may use its enumerations and types, but no code is generated from it."
        )
    }
}

extension Option<String?> {
    static var output: Self {
        Self(
            "output",
            letter: "o",
            .folder("path"),
            "The folder to write to or, for a single input, a file whose name ends in .swift."
        )
    }

    static var depfile: Self {
        Self("depfile", .file(), "Also write a make rule that lists which inputs the outputs depend on.")
    }

    static var typeSuffix: Self {
        Self(
            "type-suffix",
            .identifier("suffix", after: "A"),
            summary: "Appended to the names of enumerations and types in models.",
            .with(
                .models,
                """
                Appended to the names of enumerations and custom types, where Apple's classes of the same names are in the \
                same module.
                """
            ),
            .with(.appIntents, "With '--bridge models': the suffix that the models were generated with.")
        ).asSetting
    }

    static var classPrefix: Self {
        Self(
            "class-prefix",
            .identifier("prefix", before: "A"),
            summary: "The project's class prefix.",
            .with(.models, "With '--bridge sirikit': the prefix of Apple's class names."),
            .with(.siriKit, "The prefix of classes whose name is not set in the definition."),
            .with(
                .appIntents,
                "The class prefix of the intents that App Intents replace. Default: the one in the file."
            )
        ).asSetting
    }

    static var moduleName: Self {
        Self("module-name", .text("module"), .with(.siriKit, acceptedForApple))
    }

    static var swiftVersion: Self {
        Self("swift-version", .text("version"), .with(.siriKit, acceptedForApple))
    }

    private static var acceptedForApple: String { "Accepted for compatibility with Apple's generator, and ignored." }

    static var modelsModule: Self {
        Self(
            "models-module",
            .text("module"),
            .with(
                .models,
                "With '--bridge sirikit': generate the bridge alone, to models in this module. Default: that of the classes."
            ),
            .with(.appIntents, "The module that the models are in. Default: that of the App Intents.")
        )
    }

    static var strings: Self {
        Self(
            "strings",
            .folder(),
            .with(
                .appIntents,
                """
                Write a string catalogue with the texts of App Intents and the translations in the definition's tables.
                """
            )
        )
    }

    static var sourceLanguage: Self {
        Self(
            "source-language",
            .text("code"),
            .with(
                .appIntents,
                "The language of the definition. Default: that of its .lproj folder, catalogue or project, or en."
            )
        )
    }

    static var stubs: Self {
        Self(
            "stubs",
            .folder(),
            .with(
                .appIntents,
                "Write a first implementation of the app's part; existing files are kept."
            )
        )
    }
}

extension Option<AccessLevel> {
    static var accessLevel: Self {
        Self(
            "access-level",
            .choice(AccessLevel.allCases),
            default: .public,
            summary: "Who may use the models or App Intents.",
            .with(.models, "Who may use the models."),
            .with(.appIntents, "Who may use the App Intents.", default: .internal)
        ).asSetting
    }

    static var visibility: Self {
        Self(
            "visibility",
            .choice([.public, .internal]),
            default: .public,
            summary: "Who may use SiriKit classes in Swift.",
            .with(.siriKit, "Who may use the Swift classes.")
        ).asSetting
    }
}

/// What `--bridge` joins the output to.
enum Bridge: String, CaseIterable {
    case siriKit = "sirikit"
    case models
}

extension Option<Bridge?> {
    static var bridge: Self {
        Self(
            "bridge",
            .choice(Bridge.allCases),
            summary: "Also generate conversions to Apple's classes or to the models.",
            .with(
                .models,
                "Also generate conversions to Apple's classes, where they exist, and handlers of options.",
                allowed: [.siriKit]
            ),
            .with(
                .appIntents,
                """
                Also generate conversions to the models' configurations, whose handlers then serve App Intents, or to Apple's \
                classes, whose handlers do.
                """,
                allowed: [.siriKit, .models]
            )
        )
    }
}

extension Option<ModelVersion?> {
    static var modelVersion: Self {
        Self(
            "model-version",
            .choice(ModelVersion.allCases),
            summary: "The version of the format whose handlers SiriKit code is for.",
            .with(
                .siriKit,
                "The version of the format whose handlers the classes are for. Default: the definition's."
            ),
            .with(
                .models,
                "With '--bridge sirikit': the version whose handlers Apple's classes are for. Default: the definition's."
            )
        )
    }
}

extension Option<SiriKitOptions.Language> {
    static var language: Self {
        Self(
            "language",
            .choice(SiriKitOptions.Language.allCases),
            default: .swift,
            summary: "The language of SiriKit classes.",
            .with(.siriKit, "The language of the classes.")
        ).asSetting
    }
}

extension Option<DeploymentTarget> {
    static var deployment: Self {
        Self(
            "deployment",
            .choice(DeploymentTarget.allCases) { $0.name },
            default: .ios17,
            summary: "The oldest system that App Intents run on.",
            .with(
                .appIntents,
                "The oldest system that the App Intents run on, which limits the API they use."
            )
        ).asSetting
    }
}

extension Option<[ReportRequest]> {
    static var lossReport: Self {
        Self("report", .lossReport, .with(.appIntents, "Report what App Intents cannot express, instead of notes."))
    }
}

extension ValueForm<String> {
    /// A name in code, or what is put before or after one.
    static func identifier(_ placeholder: String, after start: String = "", before end: String = "") -> Self {
        var form = text(placeholder)
        form.read = { (word, option) throws(CommandFailure) in
            guard !IdentifierGrammar.isIdentifier(start + word + end) else { return word }
            throw .usage("'\(word)' cannot be a value of '\(option)': no name in code can have it")
        }
        return form
    }
}
