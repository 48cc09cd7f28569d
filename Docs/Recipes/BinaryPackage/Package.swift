// swift-tools-version: 6.0

// The plugins with a prebuilt tool, so that no build compiles it. `.ci/artifact-bundle --package FOLDER` lays out the
// folder that this manifest belongs in.

import PackageDescription

let package = Package(
    name: "intentc",
    platforms: [.macOS(.v11), .iOS(.v14), .watchOS(.v7), .tvOS(.v14)],
    products: [
        .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
        .plugin(name: "GenerateIntentModels", targets: ["GenerateIntentModels"]),
        .plugin(name: "LintIntents", targets: ["LintIntents"]),
        .plugin(name: "GenerateIntentsCommand", targets: ["GenerateIntentsCommand"]),
        .plugin(name: "LintIntentsCommand", targets: ["LintIntentsCommand"]),
    ],
    targets: [
        // In a published package the bundle is an archive beside the release:
        // .binaryTarget(name: "intentc", url: "https://…/intentc.artifactbundle.zip", checksum: "…"),
        // with the checksum that `swift package compute-checksum intentc.artifactbundle.zip` prints.
        .binaryTarget(name: "intentc", path: "intentc.artifactbundle"),
        .target(name: "IntentRuntime"),
        .plugin(
            name: "GenerateIntentModels",
            capability: .buildTool(),
            dependencies: ["intentc"],
            path: "Sources/Plugins/GenerateIntentModels"
        ),
        .plugin(
            name: "LintIntents",
            capability: .buildTool(),
            dependencies: ["intentc"],
            path: "Sources/Plugins/LintIntents"
        ),
        .plugin(
            name: "GenerateIntentsCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-intents",
                    description: "Write code generated from intent definitions into the package"
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "The generated code is written next to the definitions.")
                ]
            ),
            dependencies: ["intentc"],
            path: "Sources/Plugins/GenerateIntentsCommand"
        ),
        .plugin(
            name: "LintIntentsCommand",
            capability: .command(
                intent: .custom(verb: "lint-intents", description: "Check the package's intent definitions")
            ),
            dependencies: ["intentc"],
            path: "Sources/Plugins/LintIntentsCommand"
        ),
    ],
    swiftLanguageModes: [.v6]
)
