// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "intentc",
    // The oldest systems with the concurrency library that generated models use.
    platforms: [.macOS(.v11), .iOS(.v14), .watchOS(.v7), .tvOS(.v14)],
    products: [
        .executable(name: "intentc", targets: ["intentc"]),
        .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
        .plugin(name: "GenerateIntentModels", targets: ["GenerateIntentModels"]),
        .plugin(name: "LintIntents", targets: ["LintIntents"]),
        .plugin(name: "GenerateIntentsCommand", targets: ["GenerateIntentsCommand"]),
        .plugin(name: "LintIntentsCommand", targets: ["LintIntentsCommand"]),
    ],
    targets: [
        // Base
        .target(name: "CLibrary", path: "Sources/Base/CLibrary"),
        .target(name: "Diagnostics", dependencies: ["CLibrary"], path: "Sources/Base/Diagnostics"),
        .target(name: "FileAccess", dependencies: ["Diagnostics", "CLibrary"], path: "Sources/Base/FileAccess"),
        .target(name: "Settings", dependencies: ["FileAccess", "Diagnostics"], path: "Sources/Base/Settings"),
        .target(
            name: "FileChanges",
            dependencies: ["FileAccess", "Diagnostics", "CLibrary"],
            path: "Sources/Base/FileChanges"
        ),
        .target(name: "Reports", dependencies: ["Diagnostics", "Settings"], path: "Sources/Base/Reports"),

        // Reading
        .target(name: "PropertyList", dependencies: ["Diagnostics", "CLibrary"], path: "Sources/Reading/PropertyList"),
        .target(name: "SwiftDeclarations", dependencies: ["Diagnostics"], path: "Sources/Reading/SwiftDeclarations"),
        .target(
            name: "IntentSchema",
            dependencies: ["PropertyList", "Diagnostics"],
            path: "Sources/Reading/IntentSchema"
        ),
        .target(
            name: "Translations",
            dependencies: ["IntentSchema", "Diagnostics", "PropertyList"],
            path: "Sources/Reading/Translations"
        ),

        // Project
        .target(name: "Evidence", path: "Sources/Project/Evidence"),
        .target(
            name: "Inputs",
            dependencies: ["IntentSchema", "FileAccess", "PropertyList", "Diagnostics", "Settings"],
            path: "Sources/Project/Inputs"
        ),
        .target(
            name: "SavedContract",
            dependencies: ["IntentSchema", "SwiftDeclarations", "Diagnostics", "Evidence"],
            path: "Sources/Project/SavedContract"
        ),
        .target(
            name: "Git",
            dependencies: [
                "Inputs", "IntentSchema", "FileAccess", "Diagnostics", "CLibrary", "Settings", "Translations",
                "Product", "SwiftDeclarations",
            ],
            path: "Sources/Project/Git"
        ),
        .target(
            name: "Product",
            dependencies: ["Diagnostics", "PropertyList", "Translations", "Settings", "SwiftDeclarations"],
            path: "Sources/Project/Product"
        ),
        .target(
            name: "ProjectReading",
            dependencies: [
                "Inputs", "Translations", "IntentSchema", "FileAccess", "PropertyList", "SwiftDeclarations",
                "Diagnostics", "Product", "Git", "SavedContract", "Settings",
            ],
            path: "Sources/Project/ProjectReading"
        ),
        .target(
            name: "RuleSettings",
            dependencies: ["Translations", "FileAccess", "PropertyList", "Diagnostics", "Settings"],
            path: "Sources/Project/RuleSettings"
        ),

        // Show
        .target(
            name: "Presentation",
            dependencies: ["IntentSchema", "Diagnostics", "Product", "SavedContract", "Translations"],
            path: "Sources/Show/Presentation"
        ),

        // Translate
        .target(
            name: "TranslationExchange",
            dependencies: ["Translations", "FileChanges", "IntentSchema", "Diagnostics", "PropertyList"],
            path: "Sources/Translate/TranslationExchange"
        ),

        // Compare
        .target(
            name: "Comparison",
            dependencies: [
                "Presentation", "SavedContract", "IntentSchema", "SwiftDeclarations", "Diagnostics", "Evidence",
                "FileAccess", "Git", "Inputs", "Product", "ProjectReading", "RuleSettings", "Settings", "Translations",
            ],
            path: "Sources/Compare/Comparison"
        ),

        // Lint
        .target(
            name: "IntentRules",
            dependencies: [
                "RuleSettings", "Translations", "IntentSchema", "PropertyList", "Diagnostics", "Evidence", "Product",
                "FileAccess", "Inputs", "ProjectReading", "SavedContract", "Settings",
            ],
            path: "Sources/Lint/IntentRules"
        ),
        .target(
            name: "LintCommand",
            dependencies: [
                "IntentRules", "Git", "ProjectReading", "RuleSettings", "Inputs", "Reports", "FileChanges",
                "IntentSchema", "FileAccess", "Diagnostics", "Settings", "Translations",
            ],
            path: "Sources/Lint/LintCommand"
        ),

        // Generate
        .target(
            name: "SwiftSource",
            dependencies: ["IntentSchema", "Diagnostics"],
            path: "Sources/Generate/SwiftSource"
        ),
        .target(
            name: "AppIntentsGeneration",
            dependencies: ["SwiftSource", "IntentSchema", "Diagnostics", "Evidence", "Translations"],
            path: "Sources/Generate/AppIntentsGeneration"
        ),
        .target(
            name: "ModelGeneration",
            dependencies: ["SwiftSource", "IntentSchema", "Diagnostics", "FileAccess", "Inputs", "Settings"],
            path: "Sources/Generate/ModelGeneration"
        ),
        .target(
            name: "SiriKitGeneration",
            dependencies: ["SwiftSource", "IntentSchema", "Diagnostics"],
            path: "Sources/Generate/SiriKitGeneration"
        ),
        .target(
            name: "GenerateCommand",
            dependencies: [
                "AppIntentsGeneration", "Git", "ModelGeneration", "ProjectReading", "SiriKitGeneration", "Inputs",
                "Reports", "SavedContract", "SwiftSource", "Translations", "FileChanges", "IntentSchema", "FileAccess",
                "SwiftDeclarations", "Diagnostics", "Settings",
            ],
            path: "Sources/Generate/GenerateCommand"
        ),

        // Migrate
        .target(
            name: "Migration",
            dependencies: [
                "GenerateCommand", "AppIntentsGeneration", "ProjectReading", "Inputs", "SavedContract", "Translations",
                "IntentSchema", "FileAccess", "SwiftDeclarations", "Diagnostics", "Product", "Comparison",
                "SwiftSource", "Evidence",
            ],
            path: "Sources/Migrate/Migration"
        ),

        // Runtime
        .target(name: "IntentRuntime", path: "Sources/Runtime/IntentRuntime"),

        // Programs
        .executableTarget(
            name: "intentc-generate",
            dependencies: ["Inputs", "FileAccess", "ModelGeneration", "Settings"],
            path: "Sources/Programs/intentc-generate"
        ),
        .executableTarget(
            name: "intentc-lint",
            dependencies: ["RuleSettings", "Inputs", "FileAccess", "Diagnostics", "IntentRules", "Settings"],
            path: "Sources/Programs/intentc-lint"
        ),
        .executableTarget(
            name: "intentc",
            dependencies: [
                "LintCommand", "Migration", "GenerateCommand", "IntentRules", "AppIntentsGeneration", "Git",
                "ProjectReading", "RuleSettings", "SiriKitGeneration", "TranslationExchange", "Inputs", "Presentation",
                "Reports", "SavedContract", "Translations", "FileChanges", "IntentSchema", "FileAccess",
                "SwiftDeclarations", "Diagnostics", "Comparison", "ModelGeneration", "Settings", "PropertyList",
            ],
            path: "Sources/Programs/intentc"
        ),
        .executableTarget(
            name: "intentc-commands",
            dependencies: [
                "LintCommand", "GenerateCommand", "RuleSettings", "Inputs", "FileAccess", "IntentRules",
                "ModelGeneration", "Settings",
            ],
            path: "Sources/Programs/intentc-commands"
        ),

        .plugin(
            name: "GenerateIntentModels",
            capability: .buildTool(),
            dependencies: ["intentc-generate"],
            path: "Sources/Programs/Plugins/GenerateIntentModels"
        ),
        .plugin(
            name: "LintIntents",
            capability: .buildTool(),
            dependencies: ["intentc-lint"],
            path: "Sources/Programs/Plugins/LintIntents"
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
            dependencies: ["intentc-commands"],
            path: "Sources/Programs/Plugins/GenerateIntentsCommand"
        ),
        .plugin(
            name: "LintIntentsCommand",
            capability: .command(
                intent: .custom(verb: "lint-intents", description: "Check the package's intent definitions")
            ),
            dependencies: ["intentc-commands"],
            path: "Sources/Programs/Plugins/LintIntentsCommand"
        ),

        // Tests
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "IntentRules", "AppIntentsGeneration", "ModelGeneration", "SiriKitGeneration", "IntentSchema",
                "PropertyList", "Diagnostics", "CLibrary", "Settings",
            ],
            path: "Tests/Support/Benchmarks"
        ),
        .target(name: "TestSupport", dependencies: ["FileChanges"], path: "Tests/Support/TestSupport"),
        .testTarget(
            name: "DiagnosticsTests",
            dependencies: ["Reports", "FileChanges", "Diagnostics", "TestSupport"],
            path: "Tests/Base/DiagnosticsTests"
        ),
        .testTarget(
            name: "FileAccessTests",
            dependencies: ["Git", "FileAccess", "PropertyList", "Diagnostics", "CLibrary", "TestSupport"],
            path: "Tests/Base/FileAccessTests"
        ),
        .testTarget(
            name: "IntentSchemaTests",
            dependencies: ["RuleSettings", "IntentSchema", "Diagnostics", "TestSupport"],
            path: "Tests/Reading/IntentSchemaTests",
            exclude: ["Fixtures", "KnownKeys.tsv"]
        ),
        .testTarget(
            name: "ProjectFilesTests",
            dependencies: ["Product", "Diagnostics"],
            path: "Tests/Reading/ProjectFilesTests"
        ),
        .testTarget(
            name: "PropertyListTests",
            dependencies: ["PropertyList", "Diagnostics", "TestSupport"],
            path: "Tests/Reading/PropertyListTests"
        ),
        .testTarget(
            name: "StringTablesTests",
            dependencies: ["FileChanges", "Diagnostics", "TestSupport", "Translations"],
            path: "Tests/Reading/StringTablesTests"
        ),
        .testTarget(
            name: "SwiftDeclarationsTests",
            dependencies: ["SavedContract", "SwiftDeclarations", "Diagnostics"],
            path: "Tests/Reading/SwiftDeclarationsTests"
        ),
        .testTarget(
            name: "ProductTests",
            dependencies: ["Diagnostics", "Product"],
            path: "Tests/Project/ProductTests"
        ),
        .testTarget(
            name: "InputsTests",
            dependencies: ["Inputs", "FileAccess", "TestSupport", "Settings"],
            path: "Tests/Project/InputsTests"
        ),
        .testTarget(
            name: "DefinitionPageTests",
            dependencies: ["Presentation", "IntentSchema", "PropertyList", "Diagnostics", "TestSupport"],
            path: "Tests/Show/DefinitionPageTests"
        ),
        .testTarget(
            name: "PresentationTests",
            dependencies: ["Presentation", "Product", "IntentSchema", "Diagnostics", "TestSupport"],
            path: "Tests/Show/PresentationTests",
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "TranslationsTests",
            dependencies: [
                "TranslationExchange", "Translations", "FileChanges", "IntentSchema", "Diagnostics", "TestSupport",
            ],
            path: "Tests/Translate/TranslationsTests"
        ),
        .testTarget(
            name: "ProjectComparisonTests",
            dependencies: [
                "IntentRules", "RuleSettings", "Inputs", "Presentation", "SavedContract", "Translations",
                "IntentSchema", "PropertyList", "SwiftDeclarations", "Diagnostics", "TestSupport", "Comparison",
                "Settings",
            ],
            path: "Tests/Compare/ProjectComparisonTests"
        ),
        .testTarget(
            name: "SchemaComparisonTests",
            dependencies: [
                "Presentation", "SavedContract", "IntentSchema", "SwiftDeclarations", "Diagnostics", "TestSupport",
                "Comparison",
            ],
            path: "Tests/Compare/SchemaComparisonTests"
        ),
        .testTarget(
            name: "FixingTests",
            dependencies: ["LintCommand", "IntentRules", "Diagnostics"],
            path: "Tests/Lint/FixingTests"
        ),
        .testTarget(
            name: "IntentRulesTests",
            dependencies: [
                "IntentRules", "RuleSettings", "IntentSchema", "PropertyList", "Diagnostics", "TestSupport", "Product",
                "Settings", "Translations", "AppIntentsGeneration", "ModelGeneration", "SiriKitGeneration",
                "SwiftSource",
            ],
            path: "Tests/Lint/IntentRulesTests",
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: [
                "Migration", "AppIntentsGeneration", "ModelGeneration", "SiriKitGeneration", "Inputs", "SwiftSource",
                "IntentSchema", "FileAccess", "SwiftDeclarations", "Diagnostics", "TestSupport", "SavedContract",
                "GenerateCommand", "Comparison", "Translations", "Evidence",
            ],
            path: "Tests/Generate/CodeGenerationTests",
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: [
                "AppIntentsGeneration", "ModelGeneration", "SiriKitGeneration", "Presentation", "SwiftSource",
                "IntentSchema", "Diagnostics", "IntentRuntime", "TestSupport", "GenerateCommand",
            ],
            path: "Tests/Generate/GeneratedCodeTests",
            exclude: ["RuntimeInterface.txt"]
        ),
        .testTarget(
            name: "IntentRuntimeTests",
            dependencies: ["IntentRuntime"],
            path: "Tests/Runtime/IntentRuntimeTests"
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "intentc", "intentc-commands", "LintCommand", "intentc-lint", "GenerateCommand", "intentc-generate",
                "IntentRules", "RuleSettings", "Inputs", "FileAccess", "Diagnostics", "TestSupport", "Comparison",
                "ModelGeneration", "Settings", "Evidence", "AppIntentsGeneration", "Migration",
            ],
            path: "Tests/Programs/CommandLineTests",
            exclude: ["PublishedCodes.tsv"]
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "intentc", "intentc-lint", "intentc-generate", "Settings", "Reports", "FileAccess", "Diagnostics",
                "TestSupport",
            ],
            path: "Tests/Programs/EndToEndTests"
        ),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "GenerateCommand", "IntentRules", "AppIntentsGeneration", "ModelGeneration", "RuleSettings",
                "SiriKitGeneration", "TranslationExchange", "Translations", "Presentation", "Reports", "SavedContract",
                "SwiftSource", "FileChanges", "IntentSchema", "FileAccess", "PropertyList", "Diagnostics",
                "TestSupport", "Product", "Settings",
            ],
            path: "Tests/Programs/FuzzingTests",
            exclude: ["Findings"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
