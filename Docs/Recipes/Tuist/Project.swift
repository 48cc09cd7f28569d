// Not run in this project's CI. Written from Tuist's documentation of packages and plugins.

import ProjectDescription

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
            sources: ["App/**"],
            dependencies: [
                .package(product: "IntentRuntime"),
                .package(product: "GenerateIntentModels", type: .plugin),
                .package(product: "LintIntents", type: .plugin),
            ]
        )
    ]
)
