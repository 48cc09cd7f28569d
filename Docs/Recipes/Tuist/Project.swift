// Not run in this project's CI. Written from Tuist's documentation of targets, packages and plugins.
// An app with a widget extension and an Intents extension: see Docs/Targets.md. All three have the definition in `Intents`.

import ProjectDescription

/// An extension with its own code and the definition.
func appExtension(_ name: String, at point: String, _ attributes: [String: Plist.Value] = [:]) -> Target {
    .target(
        name: name,
        destinations: .iOS,
        product: .appExtension,
        bundleId: "com.example.app.\(name.lowercased())",
        infoPlist: .extendingDefault(with: [
            "NSExtension": .dictionary(["NSExtensionPointIdentifier": .string(point)].merging(attributes) { $1 })
        ]),
        sources: ["\(name)/**", "Intents/**/*.intentdefinition"]
    )
}

let project = Project(
    name: "App",
    // A clone next to the project; for a published version, use `.remote(url:requirement:)`.
    packages: [.local(path: "../intentc")],
    targets: [
        .target(
            name: "App",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.app",
            // String tables ship only if a glob lists them.
            sources: ["App/**", "Intents/**"],
            dependencies: [
                .target(name: "Widgets"), .target(name: "Handler"),
                .package(product: "IntentRuntime"),
                .package(product: "GenerateIntentModels", type: .plugin),
                .package(product: "LintIntents", type: .plugin),
            ]
        ),
        appExtension("Widgets", at: "com.apple.widgetkit-extension"),
        appExtension(
            "Handler",
            at: "com.apple.intents-service",
            ["NSExtensionAttributes": .dictionary(["IntentsSupported": ["SelectCharacterIntent"]])]
        ),
    ]
)
