import Settings
import FileAccess
import ModelGeneration
import ProjectReading

// Options of `generate` for what goes beside the code, and for how it fits into the app.

extension Option<String?> {
    static var modelsModule: Self {
        Self(
            "models-module",
            taking: .text("module"),
            .with(
                .models,
                "With '--bridge sirikit': generate only the bridge, for models in this module. Default: the classes' module."
            ),
            .with(.appIntents, "The module that contains the models. Default: the App Intents' module.")
        )
    }

    private static func appIntentsOption(_ name: String, taking form: ValueForm<String>, _ help: String) -> Self {
        Self(name, taking: form, .with(.appIntents, help))
    }

    static var strings: Self {
        let help = """
            Write a string catalog with the App Intents' texts and the translations from the definition's string tables.
            """
        return appIntentsOption("strings", taking: .folder(), help)
    }

    static var sourceLanguage: Self {
        let help = """
            The language of the definition. Default: the language of its .lproj folder, catalog or project, or else en.
            """
        return appIntentsOption("source-language", taking: .language, help)
    }

    static var stubs: Self {
        let help = "Write starter code for what the app must provide; keep existing files."
        return appIntentsOption("stubs", taking: .folder(), help)
    }
}

/// The code that `--bridge` connects the output to.
enum Bridge: String, CaseIterable {
    case siriKit = "sirikit"
    case models
}

extension Option<Bridge?> {
    static var bridge: Self {
        Self(
            "bridge",
            taking: .choice(Bridge.allCases),
            summary: "Also generate conversions to Apple's classes or to the models.",
            .with(
                .models,
                "Also generate options handlers, and conversions to Apple's classes where available.",
                allowed: [.siriKit]
            ),
            .with(
                .appIntents,
                "Also generate conversions to the models' configurations, so that their handlers also serve App Intents.",
                allowed: [.models]
            )
        )
    }
}
