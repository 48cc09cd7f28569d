import AppIntentsGeneration
import Settings
import FileAccess
import ModelGeneration
import IntentSchema
import SiriKitGeneration
import SwiftDeclarations
import SwiftSource

// Options of `generate` that the plugin for models does not have.

extension Option<Bool> {
    static var check: Self {
        flag("check", "Show the difference, write nothing, and fail if a file is out of date.")
    }

    static var force: Self {
        flag("force", "Overwrite files that intentc did not generate, and translations that differ from the tables.")
    }

    static var listOutputs: Self {
        flag("list-outputs", "Print the paths of the output files without writing them.")
    }

    static var allowEmpty: Self { flag("allow-empty", "Accept folders without definitions.") }

    static var sendable: Self {
        flag(
            "sendable",
            summary: "Whether SiriKit classes in Swift are nonisolated.",
            .with(
                .siriKit,
                "Make Swift classes nonisolated, for modules with main-actor isolation by default. Requires Swift 6.1."
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
    static var only: Self { Self("only", taking: .identifier("intent"), "Generate only this intent.") }

    static var except: Self { Self("except", taking: .text("intent"), "Leave this intent out.") }
}

extension Option<String?> {
    static var depfile: Self {
        Self("depfile", taking: .file(), "Also write a make rule with the inputs that the outputs depend on.")
    }

    static var classPrefix: Self {
        Self(
            "class-prefix",
            taking: .identifier("prefix", before: "A"),
            summary: "The project's class prefix.",
            .with(.models, "With '--bridge sirikit': the prefix of Apple's class names."),
            .with(.siriKit, "The prefix of class names that the definition does not set."),
            .with(
                .appIntents,
                "The class prefix of the intents that App Intents replace. Default: the definition's."
            )
        ).asSetting
    }
}

extension Option<ModelVersion?> {
    static var modelVersion: Self {
        Self(
            "model-version",
            taking: .choice(ModelVersion.allCases),
            summary: "The format version whose handlers SiriKit code targets.",
            .with(
                .siriKit,
                "The format version that the classes' handling protocols follow. Default: the definition's."
            ),
            .with(
                .models,
                "With '--bridge sirikit': the format version that the handling protocols of Apple's classes follow. Default: the definition's."
            )
        )
    }
}

extension Option<SiriKitOptions.Language> {
    static var language: Self {
        Self(
            "language",
            taking: .choice(SiriKitOptions.Language.allCases),
            default: .swift,
            summary: "The language of SiriKit classes.",
            .with(.siriKit, "The language of the classes.")
        ).asSetting
    }
}

extension Option<AppIntentsStyle> {
    static var style: Self {
        Self(
            "style",
            taking: .choice(AppIntentsStyle.allCases),
            default: .generated,
            .with(
                .appIntents,
                """
                'generated' code is replaced each time. 'own' code is written once for you to edit, one file per \
                intent, and replaces the definition.
                """
            )
        )
    }
}

extension Option<DeploymentTarget> {
    static var deployment: Self {
        Self(
            "deployment",
            taking: .target,
            default: .ios17,
            summary: "The oldest system that App Intents run on.",
            .with(
                .appIntents,
                "The oldest system that the code supports. It uses only that system's API."
            )
        ).asSetting
    }
}

extension ValueForm<DeploymentTarget> {
    /// One of the names, or a version of iOS, for the newest target that it has.
    fileprivate static var target: Self {
        let names = Self.choice(DeploymentTarget.allCases) { $0.name }
        var form = names
        form.allowed = []
        form.read = { (word, option) throws(CommandFailure) in
            guard let version = SystemVersion(iOS: word),
                let target = DeploymentTarget.allCases.last(where: { $0.rawValue <= version.major })
            else { return try names.read(word, option) }
            return target
        }
        return form
    }
}
