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
        .target(name: "Diagnostics", dependencies: ["CLibrary"]),
        .target(name: "TextChanges", dependencies: ["Diagnostics"]),
        .target(name: "Reports", dependencies: ["CommandArguments", "Diagnostics"]),
        .target(name: "PropertyList", dependencies: ["CLibrary", "Diagnostics"]),
        .target(name: "StringTables", dependencies: ["PropertyList", "Diagnostics"]),
        .target(name: "IntentSchema", dependencies: ["PropertyList", "Diagnostics"]),
        .target(name: "SchemaFields", dependencies: ["IntentSchema"]),
        .target(name: "ProjectFiles", dependencies: ["StringTables", "PropertyList", "Diagnostics"]),
        .target(name: "Translations", dependencies: ["IntentSchema", "StringTables", "Diagnostics"]),
        .target(
            name: "TranslationExchange",
            dependencies: ["TextChanges", "Translations", "IntentSchema", "StringTables", "Diagnostics"]
        ),
        .target(name: "ConfigurationFile", dependencies: ["Diagnostics"]),
        .target(
            name: "RuleSettings",
            dependencies: ["ConfigurationFile", "Diagnostics", "CommandArguments", "FileAccess"]
        ),
        .target(name: "RulePages", dependencies: ["Translations", "PropertyList", "Diagnostics"]),
        .target(
            name: "IntentRules",
            dependencies: [
                "RulePages", "RuleSettings", "ConfigurationFile", "ProjectFiles", "Translations", "IntentSchema",
                "StringTables", "PropertyList", "Diagnostics",
            ]
        ),
        .target(name: "SavedContract", dependencies: ["IntentSchema", "SwiftDeclarations", "Diagnostics"]),
        .target(
            name: "SchemaComparison",
            dependencies: ["SavedContract", "SchemaFields", "IntentSchema", "SwiftDeclarations", "Diagnostics"]
        ),
        .target(name: "Presentation", dependencies: ["SchemaFields", "IntentSchema", "Diagnostics"]),
        .target(name: "DefinitionPage", dependencies: ["Presentation", "SchemaFields", "IntentSchema", "Diagnostics"]),
        .target(name: "SwiftSource", dependencies: ["IntentSchema", "Diagnostics"]),
        .target(name: "ModelGeneration", dependencies: ["SwiftSource", "IntentSchema", "Diagnostics"]),
        .target(name: "SiriKitGeneration", dependencies: ["SwiftSource", "IntentSchema", "Diagnostics"]),
        .target(name: "AppIntentsGeneration", dependencies: ["SwiftSource", "IntentSchema", "Diagnostics"]),
        .target(
            name: "CompanionFiles",
            dependencies: [
                "AppIntentsGeneration", "SiriKitGeneration", "ModelGeneration", "SwiftSource", "Translations",
                "StringTables", "IntentSchema", "Diagnostics",
            ]
        ),
        .target(
            name: "Migration",
            dependencies: [
                "AppIntentsGeneration", "SavedContract", "ProjectReading", "Inputs", "ProjectFiles",
                "SwiftDeclarations", "Translations", "IntentSchema", "FileAccess", "Diagnostics", "GenerateCommand",
            ]
        ),
        .target(name: "SwiftDeclarations", dependencies: ["Diagnostics"]),
        .target(name: "CLibrary"),
        .target(name: "FileAccess", dependencies: ["CLibrary", "Diagnostics"]),
        .target(name: "FileChanges", dependencies: ["TextChanges", "CLibrary", "FileAccess", "Diagnostics"]),
        .target(name: "Processes", dependencies: ["CLibrary", "FileAccess"]),
        .target(
            name: "Git",
            dependencies: [
                "Inputs", "CommandArguments", "ConfigurationFile", "FileAccess", "Processes", "IntentSchema",
                "StringTables", "Diagnostics",
            ]
        ),
        .target(name: "CommandArguments", dependencies: ["FileAccess", "Diagnostics"]),
        .target(
            name: "Inputs",
            dependencies: ["ConfigurationFile", "FileAccess", "IntentSchema", "PropertyList", "Diagnostics"]
        ),
        .target(
            name: "Generating",
            dependencies: [
                "CommandArguments", "Inputs", "ConfigurationFile", "FileAccess", "ModelGeneration", "SwiftSource",
                "IntentSchema", "Diagnostics",
            ]
        ),
        .target(
            name: "GenerateCommand",
            dependencies: [
                "CompanionFiles", "Generating", "AppIntentsGeneration", "SiriKitGeneration", "ModelGeneration",
                "SwiftSource", "TranslationExchange", "Git", "ProjectReading", "Inputs", "CommandArguments",
                "ConfigurationFile", "Translations", "StringTables", "IntentSchema", "TextChanges", "Reports",
                "FileAccess", "Diagnostics", "FileChanges", "SavedContract", "SwiftDeclarations",
            ]
        ),
        .target(
            name: "ProjectReading",
            dependencies: [
                "Inputs", "FileAccess", "ProjectFiles", "Translations", "StringTables", "IntentSchema", "PropertyList",
                "Diagnostics", "SwiftDeclarations",
            ]
        ),
        .target(
            name: "ProjectComparison",
            dependencies: [
                "ConfigurationFile", "Git", "Inputs", "FileAccess", "DefinitionPage", "Presentation",
                "SchemaComparison", "SavedContract", "SwiftDeclarations", "IntentSchema", "StringTables",
                "Translations", "Diagnostics", "RulePages", "RuleSettings", "ProjectReading",
            ]
        ),
        .target(
            name: "Fixing",
            dependencies: [
                "FileAccess", "FileChanges", "TextChanges", "IntentRules", "IntentSchema", "StringTables",
                "Diagnostics",
            ]
        ),
        .target(
            name: "Linting",
            dependencies: [
                "CommandArguments", "Inputs", "ProjectReading", "ConfigurationFile", "FileAccess", "RuleSettings",
                "IntentRules", "IntentSchema", "StringTables", "Diagnostics",
            ]
        ),
        .target(
            name: "LintCommand",
            dependencies: [
                "Linting", "CommandArguments", "ConfigurationFile", "Diagnostics", "FileAccess", "FileChanges",
                "Fixing", "Git", "Inputs", "IntentRules", "ProjectReading", "Reports", "RuleSettings", "StringTables",
            ]
        ),
        .target(name: "IntentRuntime"),
        .executableTarget(
            name: "intentc",
            dependencies: [
                "GenerateCommand", "Generating", "Linting", "CommandArguments", "Inputs", "ConfigurationFile", "Git",
                "ProjectReading", "FileAccess", "FileChanges", "TextChanges", "ProjectComparison", "Migration",
                "AppIntentsGeneration", "SiriKitGeneration", "DefinitionPage", "Presentation", "IntentRules",
                "SchemaComparison", "SavedContract", "SwiftDeclarations", "SchemaFields", "IntentSchema",
                "StringTables", "Translations", "TranslationExchange", "Reports", "Diagnostics", "RulePages",
                "RuleSettings", "LintCommand",
            ]
        ),
        .executableTarget(
            name: "intentc-generate",
            dependencies: ["Generating", "Inputs", "CommandArguments", "ConfigurationFile", "FileAccess"],
            path: "Sources/GenerateTool"
        ),
        .executableTarget(
            name: "intentc-commands",
            dependencies: [
                "GenerateCommand", "CommandArguments", "ConfigurationFile", "FileAccess", "Generating", "Inputs",
                "LintCommand", "Linting", "RuleSettings",
            ],
            path: "Sources/CommandsTool"
        ),
        .executableTarget(
            name: "intentc-lint",
            dependencies: [
                "Linting", "Inputs", "CommandArguments", "ConfigurationFile", "RuleSettings", "FileAccess",
                "Diagnostics",
            ],
            path: "Sources/LintTool"
        ),

        .plugin(
            name: "GenerateIntentModels",
            capability: .buildTool(),
            dependencies: ["intentc-generate"],
            path: "Sources/Plugins/GenerateIntentModels"
        ),
        .plugin(
            name: "LintIntents",
            capability: .buildTool(),
            dependencies: ["intentc-lint"],
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
            dependencies: ["intentc-commands"],
            path: "Sources/Plugins/GenerateIntentsCommand"
        ),
        .plugin(
            name: "LintIntentsCommand",
            capability: .command(
                intent: .custom(verb: "lint-intents", description: "Check the package's intent definitions")
            ),
            dependencies: ["intentc-commands"],
            path: "Sources/Plugins/LintIntentsCommand"
        ),

        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CLibrary", "AppIntentsGeneration", "SiriKitGeneration", "ModelGeneration", "IntentRules",
                "IntentSchema", "PropertyList", "Diagnostics",
            ],
            path: "Tests/Support/Benchmarks"
        ),
        .target(name: "TestSupport", dependencies: ["TextChanges"], path: "Tests/Support/TestSupport"),
        .testTarget(
            name: "FileAccessTests",
            dependencies: ["CLibrary", "FileAccess", "Processes", "PropertyList", "TestSupport"]
        ),
        .testTarget(name: "DiagnosticsTests", dependencies: ["TextChanges", "Reports", "Diagnostics", "TestSupport"]),
        .testTarget(name: "PropertyListTests", dependencies: ["PropertyList", "Diagnostics", "TestSupport"]),
        .testTarget(
            name: "SchemaComparisonTests",
            dependencies: [
                "SchemaComparison", "SavedContract", "SwiftDeclarations", "SchemaFields", "IntentSchema", "Diagnostics",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "ProjectComparisonTests",
            dependencies: [
                "ProjectComparison", "DefinitionPage", "SchemaComparison", "RuleSettings", "IntentRules",
                "IntentSchema", "PropertyList", "StringTables", "Translations", "SavedContract", "SwiftDeclarations",
                "Inputs", "ConfigurationFile", "Diagnostics", "TestSupport",
            ]
        ),
        .testTarget(name: "InputsTests", dependencies: ["Inputs", "FileAccess", "TestSupport", "ConfigurationFile"]),
        .testTarget(
            name: "PresentationTests",
            dependencies: ["Presentation", "SchemaFields", "IntentSchema", "Diagnostics", "TestSupport"],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "DefinitionPageTests",
            dependencies: ["DefinitionPage", "IntentSchema", "PropertyList", "Diagnostics", "TestSupport"]
        ),
        .testTarget(
            name: "StringTablesTests",
            dependencies: ["TextChanges", "StringTables", "Diagnostics", "TestSupport"]
        ),
        .testTarget(
            name: "TranslationsTests",
            dependencies: [
                "TextChanges", "TranslationExchange", "Translations", "IntentSchema", "StringTables", "Diagnostics",
                "TestSupport",
            ]
        ),
        .testTarget(name: "FixingTests", dependencies: ["Fixing", "IntentRules", "Diagnostics"]),
        .testTarget(name: "ProjectFilesTests", dependencies: ["ProjectFiles", "Diagnostics"]),
        .testTarget(
            name: "IntentSchemaTests",
            dependencies: ["IntentSchema", "Diagnostics", "TestSupport"],
            exclude: ["Fixtures", "KnownKeys.tsv"]
        ),
        .testTarget(
            name: "IntentRulesTests",
            dependencies: [
                "IntentRules", "RulePages", "RuleSettings", "ConfigurationFile", "ProjectFiles", "StringTables",
                "IntentSchema", "PropertyList", "Diagnostics", "TestSupport",
            ],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: [
                "Migration", "CompanionFiles", "AppIntentsGeneration", "SiriKitGeneration", "ModelGeneration",
                "SwiftSource", "IntentSchema", "StringTables", "Inputs", "FileAccess", "SwiftDeclarations",
                "Diagnostics", "TestSupport",
            ],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "SwiftDeclarationsTests",
            dependencies: ["SavedContract", "SwiftDeclarations", "Diagnostics"]
        ),
        .testTarget(name: "IntentRuntimeTests", dependencies: ["IntentRuntime"]),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: [
                "IntentRuntime", "CompanionFiles", "AppIntentsGeneration", "SiriKitGeneration", "ModelGeneration",
                "SwiftSource", "Presentation", "IntentSchema", "Diagnostics", "TestSupport",
            ]
        ),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "GenerateCommand", "ConfigurationFile", "CompanionFiles", "AppIntentsGeneration", "SiriKitGeneration",
                "ModelGeneration", "SwiftSource", "DefinitionPage", "Presentation", "IntentRules", "IntentSchema",
                "PropertyList", "StringTables", "Diagnostics", "TestSupport", "FileAccess", "FileChanges",
                "ProjectFiles", "Reports", "SavedContract", "TextChanges", "TranslationExchange", "RuleSettings",
            ],
            exclude: ["Findings"]
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "intentc", "intentc-commands", "intentc-generate", "intentc-lint", "GenerateCommand", "LintCommand",
                "Generating", "Linting", "CommandArguments", "ConfigurationFile", "Inputs", "FileAccess", "IntentRules",
                "ProjectComparison", "Diagnostics", "TestSupport", "RulePages",
            ]
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["intentc", "FileAccess", "Diagnostics", "TestSupport", "Reports"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
