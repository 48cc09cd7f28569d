import CodeGeneration
import CommandArguments
import FileAccess
import Generating

// Options of `intentc generate` for what goes beyond the code of a definition.

extension Option<String?> {
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

    static var appIntentsPackage: Self {
        Self(
            "app-intents-package",
            .identifier("name"),
            .with(.appIntents, "Also declare an AppIntentsPackage of this name, for code in a package or framework.")
        )
    }

    static var tests: Self {
        Self(
            "tests",
            .folder(),
            .with(
                .appIntents,
                "Write tests that saved values of widgets and actions come over; existing files are kept."
            )
        )
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

extension Option<[ReportRequest]> {
    static var lossReport: Self {
        Self("report", .lossReport, .with(.appIntents, "Report what App Intents cannot express, instead of notes."))
    }
}
