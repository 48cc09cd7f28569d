// Not run in this project's CI. Written from Tuist's documentation of packages and plugins.

import ProjectDescription

let project = Project(
    name: "App",
    packages: [.remote(url: "https://HOST/OWNER/intentc.git", requirement: .upToNextMajor(from: "0.1.0"))],
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
