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
        .target(name: "Reports", dependencies: ["Diagnostics"]),
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
            name: "IntentRules",
            dependencies: [
                "ConfigurationFile", "Translations", "IntentSchema", "StringTables", "PropertyList", "Diagnostics",
            ]
        ),
        .target(name: "SavedContract", dependencies: ["IntentSchema", "SwiftDeclarations", "Diagnostics"]),
        .target(
            name: "SchemaComparison",
            dependencies: ["SavedContract", "SchemaFields", "IntentSchema", "SwiftDeclarations", "Diagnostics"]
        ),
        .target(name: "Presentation", dependencies: ["SchemaFields", "IntentSchema", "Diagnostics"]),
        .target(name: "DefinitionPage", dependencies: ["Presentation", "SchemaFields", "IntentSchema", "Diagnostics"]),
        .target(name: "CodeGeneration", dependencies: ["IntentSchema", "Diagnostics"]),
        .target(
            name: "Adoption",
            dependencies: [
                "CodeGeneration", "IntentSchema", "StringTables", "Translations", "ProjectFiles", "SwiftDeclarations",
                "SavedContract", "Inputs", "Workspace", "FileAccess", "Diagnostics",
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
                "Inputs", "Workspace", "FileAccess", "Processes", "ProjectComparison", "SavedContract",
                "IntentSchema", "StringTables", "Diagnostics",
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
                "CommandArguments", "Inputs", "ConfigurationFile", "FileAccess", "CodeGeneration", "IntentSchema",
                "Diagnostics",
            ]
        ),
        .target(
            name: "Workspace",
            dependencies: [
                "Inputs", "FileAccess", "IntentRules", "ProjectFiles", "Translations", "StringTables", "IntentSchema",
                "PropertyList", "Diagnostics",
            ]
        ),
        .target(
            name: "ProjectComparison",
            dependencies: [
                "ConfigurationFile", "Inputs", "DefinitionPage", "Presentation", "SchemaComparison", "SavedContract",
                "SwiftDeclarations", "IntentRules", "IntentSchema", "StringTables", "Translations", "Diagnostics",
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
                "CommandArguments", "Inputs", "Workspace", "ConfigurationFile", "FileAccess", "IntentRules",
                "IntentSchema", "StringTables", "Diagnostics",
            ]
        ),
        .target(name: "IntentRuntime"),
        .executableTarget(
            name: "intentc",
            dependencies: [
                "Generating", "Linting", "Fixing", "CommandArguments", "Inputs", "ConfigurationFile", "Git",
                "Workspace", "FileAccess", "FileChanges", "TextChanges", "ProjectComparison", "Adoption",
                "CodeGeneration", "DefinitionPage", "Presentation", "IntentRules", "SchemaComparison", "SavedContract",
                "SwiftDeclarations", "SchemaFields", "IntentSchema", "StringTables", "Translations",
                "TranslationExchange", "Reports", "Diagnostics",
            ]
        ),
        .executableTarget(
            name: "intentc-generate",
            dependencies: ["Generating", "CommandArguments", "ConfigurationFile", "FileAccess"],
            path: "Sources/GenerateTool"
        ),
        .executableTarget(
            name: "intentc-lint",
            dependencies: [
                "Linting", "Inputs", "CommandArguments", "ConfigurationFile", "IntentRules", "FileAccess",
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

        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CLibrary", "CodeGeneration", "IntentRules", "IntentSchema", "PropertyList", "Diagnostics"],
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
                "ProjectComparison", "DefinitionPage", "SchemaComparison", "IntentRules", "IntentSchema",
                "PropertyList", "StringTables", "Translations", "SavedContract", "SwiftDeclarations", "Inputs",
                "ConfigurationFile", "Diagnostics", "TestSupport",
            ]
        ),
        .testTarget(name: "InputsTests", dependencies: ["Inputs", "FileAccess", "TestSupport"]),
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
                "IntentRules", "ConfigurationFile", "StringTables", "IntentSchema", "PropertyList", "Diagnostics",
                "TestSupport",
            ],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: [
                "Adoption", "CodeGeneration", "IntentSchema", "StringTables", "Inputs", "FileAccess",
                "SwiftDeclarations", "Diagnostics", "TestSupport",
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
                "IntentRuntime", "Adoption", "CodeGeneration", "Presentation", "IntentSchema", "Diagnostics",
                "TestSupport",
            ],
            exclude: ["Contents"]
        ),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "Generating", "ConfigurationFile", "Adoption", "CodeGeneration", "DefinitionPage", "Presentation",
                "IntentRules", "IntentSchema", "PropertyList", "StringTables", "Diagnostics", "TestSupport",
                "FileAccess", "FileChanges", "ProjectFiles", "Reports", "SavedContract", "TextChanges",
                "TranslationExchange",
            ],
            exclude: ["Findings"]
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "intentc", "intentc-generate", "intentc-lint", "Generating", "Linting", "CommandArguments",
                "ConfigurationFile", "Inputs", "FileAccess", "IntentRules", "ProjectComparison", "Diagnostics",
                "TestSupport",
            ]
        ),
        .testTarget(name: "EndToEndTests", dependencies: ["intentc", "FileAccess", "Diagnostics", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
