// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "PluginConsumer",
    defaultLocalization: "en",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "intentc", path: "../../..")],
    targets: [
        .target(
            name: "Weather",
            dependencies: [.product(name: "IntentRuntime", package: "intentc")],
            plugins: [
                .plugin(name: "GenerateIntentModels", package: "intentc"),
                .plugin(name: "LintIntents", package: "intentc"),
            ]
        ),
        .executableTarget(
            name: "Widgets",
            dependencies: ["Weather", .product(name: "IntentRuntime", package: "intentc")],
            plugins: [.plugin(name: "GenerateIntentModels", package: "intentc")]
        ),
    ]
)
