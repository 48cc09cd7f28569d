import AppIntentsGeneration
import IntentSchema
import SwiftSource

/// A first version of the phrases that work without setup: one for each action that SiriKit suggested. An app has one
/// such type, however many definitions, and at most ten shortcuts.
package struct AppShortcutsFile: Sendable {
    private struct Shortcut: Sendable {
        let intent: IntentPlan
        let emitter: AppIntentsEmitter
        /// The words before the app's name.
        let phrases: [PlaceholderText]
    }

    private let shortcuts: [Shortcut]
    private let deployment: DeploymentTarget

    /// The table in which App Intents looks for phrases.
    package static let table = "AppShortcuts"

    package init(_ plans: [AppIntentsPlan]) {
        shortcuts = Array(
            plans.lazy.flatMap { plan in
                plan.intents.filter(\.isSuggestedAction).map { intent in
                    Shortcut(intent: intent, emitter: AppIntentsEmitter(plan), phrases: intent.phrases)
                }
            }.prefix(10)
        )
        deployment = plans.first?.context.options.deployment ?? .ios17
    }

    package var isEmpty: Bool { shortcuts.isEmpty }

    /// The code, which belongs to the developer once written.
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
                    let phrases = shortcut.phrases.map { phrase -> Code in
                        let pieces = phrase.pieces.map { piece -> InterpolatedLiteral.Piece in
                            switch piece {
                            case .text(let text): .text(text)
                            case .variable(let name): .value("\\.\(projected: Identifier(name))")
                            }
                        }
                        return "\(InterpolatedLiteral(pieces + [.text(" in "), .value(".applicationName")]))"
                    }
                    writer.call(
                        "AppShortcut",
                        [
                            "intent: \(shortcut.intent.name)()", "phrases: [\(phrases, separator: ", ")]",
                            "shortTitle: \(shortcut.emitter.resource(shortcut.intent.title))",
                            #"systemImageName: "app""#,
                        ]
                    )
                }
            }
        }
    }

    package var texts: [CatalogueText] {
        var seen: Set<String> = []
        return shortcuts.flatMap { shortcut in
            shortcut.phrases.compactMap { phrase in
                let text = phrase.source + " in ${applicationName}"
                guard seen.insert(text).inserted else { return nil }
                let variables = phrase.variables + ["applicationName"]
                return .phrase(text, ofIntent: shortcut.intent.intent.name, variables: variables)
            }
        }
    }
}

extension IntentPlan {
    /// The title, and the first suggestion with one parameter that App Shortcuts allow: a single object or case.
    fileprivate var phrases: [PlaceholderText] {
        let title = PlaceholderText(displayName).pieces.compactMap { piece in
            if case .text(let text) = piece { text } else { nil }
        }.joined()
        let spoken = parameters.filter { parameter in
            switch parameter.source.type.values {
            case .cases, .objects: !parameter.source.isArray
            case .boolean, .other: false
            }
        }
        let names = Set(spoken.map(\.source.name))
        let sentence = intent.shortcuts.lazy.compactMap(\.title.shown).map(PlaceholderText.init).first {
            $0.variables.count == 1 && names.contains($0.variables[0])
        }
        return [PlaceholderText(title)] + (sentence.map { [$0] } ?? [])
    }

    /// Whether Siri suggested it and it is still an action.
    fileprivate var isSuggestedAction: Bool {
        isAction && !predictions.isEmpty && intent.isConfigurable && retirement == nil
    }
}
