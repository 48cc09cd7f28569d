import CodeGeneration
import IntentSchema

/// A first version of what people can say without setting anything up: a phrase for each action that SiriKit suggested. An app
/// has one such type, whatever number of definitions, and at most ten shortcuts.
package struct AppShortcutsFile: Sendable {
    private struct Shortcut: Sendable {
        let intent: IntentPlan
        let emitter: AppIntentsEmitter
        /// What is said before the app's name.
        let phrase: String
    }

    private let shortcuts: [Shortcut]
    private let deployment: DeploymentTarget

    /// The name of the table that App Intents looks for phrases in.
    package static let table = "AppShortcuts"

    /// The shortcuts of these plans, as far as there is room.
    package init(_ plans: [AppIntentsPlan]) {
        shortcuts = Array(
            plans.lazy.flatMap { plan in
                plan.intents.filter(\.isSuggestedAction).map { intent in
                    let title = PlaceholderText(intent.displayName).pieces.compactMap { piece in
                        if case .text(let text) = piece { text } else { nil }
                    }
                    return Shortcut(intent: intent, emitter: AppIntentsEmitter(plan), phrase: title.joined())
                }
            }.prefix(10)
        )
        deployment = plans.first?.context.options.deployment ?? .ios17
    }

    /// Whether there is nothing to say.
    package var isEmpty: Bool { shortcuts.isEmpty }

    /// The code, which is the developer's own once it is written.
    package func file() -> SourceFile {
        SourceFile(
            header: [
                "Written once by intentc, and never again: this file is yours. An app has one type like this one.",
                "Each phrase has the app's name in it; AppShortcuts.xcstrings translates them.",
            ],
            imports: [Import("AppIntents")],
            parts: [write]
        )
    }

    @Sendable private func write(to writer: Writer) {
        writer.type(
            documentation: ["What people can say without setting anything up."],
            attributes: deployment.availability(
                withWidgets: shortcuts.contains(where: \.intent.intent.isEligibleForWidgets)
            ),
            .struct,
            "IntentShortcuts",
            inherits: ["AppShortcutsProvider"]
        ) {
            writer.property(modifiers: [.static], "appShortcuts", "[AppShortcut]") {
                for shortcut in shortcuts {
                    let phrase = InterpolatedLiteral([
                        .text(shortcut.phrase + " in "), .value(".applicationName"),
                    ])
                    writer.call(
                        "AppShortcut",
                        [
                            "intent: \(shortcut.intent.name)()", "phrases: [\(phrase)]",
                            "shortTitle: \(shortcut.emitter.resource(shortcut.intent.title))",
                            #"systemImageName: "app""#,
                        ]
                    )
                }
            }
        }
    }

    /// The phrases as a string catalogue has them.
    package var texts: [CatalogueText] {
        var seen: Set<String> = []
        return shortcuts.compactMap { shortcut in
            let text = shortcut.phrase + " in ${applicationName}"
            guard seen.insert(text).inserted else { return nil }
            return .phrase(text, ofIntent: shortcut.intent.intent.name, variables: ["applicationName"])
        }
    }
}

extension IntentPlan {
    /// Whether Siri suggested it, and it still is an action.
    fileprivate var isSuggestedAction: Bool {
        isAction && !predictions.isEmpty && intent.isConfigurable && retirement == nil
    }
}
