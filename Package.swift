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
        .target(name: "ConfigurationFile", dependencies: ["Diagnostics"], path: "Sources/Base/ConfigurationFile"),
        .target(name: "FileAccess", dependencies: ["Diagnostics", "CLibrary"], path: "Sources/Base/FileAccess"),
        .target(
            name: "CommandArguments",
            dependencies: ["FileAccess", "Diagnostics"],
            path: "Sources/Base/CommandArguments"
        ),
        .target(
            name: "FileChanges",
            dependencies: ["FileAccess", "Diagnostics", "CLibrary"],
            path: "Sources/Base/FileChanges"
        ),
        .target(name: "Reports", dependencies: ["CommandArguments", "Diagnostics"], path: "Sources/Base/Reports"),

        // Reading
        .target(name: "PropertyList", dependencies: ["Diagnostics", "CLibrary"], path: "Sources/Reading/PropertyList"),
        .target(name: "SwiftDeclarations", dependencies: ["Diagnostics"], path: "Sources/Reading/SwiftDeclarations"),
        .target(
            name: "IntentSchema",
            dependencies: ["PropertyList", "Diagnostics"],
            path: "Sources/Reading/IntentSchema"
        ),
        .target(
            name: "StringTables",
            dependencies: ["PropertyList", "Diagnostics"],
            path: "Sources/Reading/StringTables"
        ),
        .target(
            name: "ProjectFiles",
            dependencies: ["StringTables", "Diagnostics"],
            path: "Sources/Reading/ProjectFiles"
        ),
        .target(
            name: "Translations",
            dependencies: ["IntentSchema", "StringTables", "Diagnostics"],
            path: "Sources/Reading/Translations"
        ),

        // Project
        .target(
            name: "Inputs",
            dependencies: ["IntentSchema", "ConfigurationFile", "FileAccess", "PropertyList", "Diagnostics"],
            path: "Sources/Project/Inputs"
        ),
        .target(
            name: "SavedContract",
            dependencies: ["IntentSchema", "SwiftDeclarations", "Diagnostics"],
            path: "Sources/Project/SavedContract"
        ),
        .target(
            name: "Git",
            dependencies: [
                "Inputs", "CommandArguments", "IntentSchema", "StringTables", "ConfigurationFile", "FileAccess",
                "Diagnostics", "CLibrary",
            ],
            path: "Sources/Project/Git"
        ),
        .target(
            name: "Product",
            dependencies: [
                "ConfigurationFile", "Diagnostics", "ProjectFiles", "PropertyList", "StringTables", "Translations",
            ],
            path: "Sources/Project/Product"
        ),
        .target(
            name: "ProjectReading",
            dependencies: [
                "Inputs", "ProjectFiles", "Translations", "IntentSchema", "StringTables", "FileAccess", "PropertyList",
                "SwiftDeclarations", "Diagnostics", "Product",
            ],
            path: "Sources/Project/ProjectReading"
        ),
        .target(
            name: "RuleSettings",
            dependencies: [
                "Translations", "CommandArguments", "ConfigurationFile", "FileAccess", "PropertyList", "Diagnostics",
            ],
            path: "Sources/Project/RuleSettings"
        ),

        // Show
        .target(
            name: "Presentation",
            dependencies: ["IntentSchema", "Diagnostics", "Product", "SavedContract"],
            path: "Sources/Show/Presentation"
        ),

        // Translate
        .target(
            name: "TranslationExchange",
            dependencies: ["Translations", "FileChanges", "IntentSchema", "StringTables", "Diagnostics"],
            path: "Sources/Translate/TranslationExchange"
        ),

        // Compare
        .target(
            name: "SchemaComparison",
            dependencies: ["Presentation", "SavedContract", "IntentSchema", "SwiftDeclarations", "Diagnostics"],
            path: "Sources/Compare/SchemaComparison"
        ),
        .target(
            name: "ProjectComparison",
            dependencies: [
                "Git", "ProjectReading", "RuleSettings", "SchemaComparison", "Inputs", "Presentation", "SavedContract",
                "Translations", "IntentSchema", "StringTables", "ConfigurationFile", "FileAccess", "SwiftDeclarations",
                "Diagnostics", "ProjectFiles", "Product",
            ],
            path: "Sources/Compare/ProjectComparison"
        ),

        // Lint
        .target(
            name: "IntentRules",
            dependencies: [
                "RuleSettings", "ProjectFiles", "Translations", "IntentSchema", "StringTables", "ConfigurationFile",
                "PropertyList", "Diagnostics", "Product",
            ],
            path: "Sources/Lint/IntentRules"
        ),
        .target(
            name: "Linting",
            dependencies: [
                "IntentRules", "ProjectReading", "RuleSettings", "Inputs", "CommandArguments", "IntentSchema",
                "StringTables", "ConfigurationFile", "FileAccess", "Diagnostics",
            ],
            path: "Sources/Lint/Linting"
        ),
        .target(
            name: "LintCommand",
            dependencies: [
                "Linting", "IntentRules", "Git", "ProjectReading", "RuleSettings", "Inputs", "Reports",
                "CommandArguments", "FileChanges", "IntentSchema", "StringTables", "ConfigurationFile", "FileAccess",
                "Diagnostics",
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
            dependencies: ["SwiftSource", "IntentSchema", "Diagnostics"],
            path: "Sources/Generate/AppIntentsGeneration"
        ),
        .target(
            name: "ModelGeneration",
            dependencies: ["SwiftSource", "IntentSchema", "Diagnostics"],
            path: "Sources/Generate/ModelGeneration"
        ),
        .target(
            name: "SiriKitGeneration",
            dependencies: ["SwiftSource", "IntentSchema", "Diagnostics"],
            path: "Sources/Generate/SiriKitGeneration"
        ),
        .target(
            name: "CompanionFiles",
            dependencies: [
                "AppIntentsGeneration", "ModelGeneration", "SiriKitGeneration", "SwiftSource", "Translations",
                "IntentSchema", "StringTables", "Diagnostics",
            ],
            path: "Sources/Generate/CompanionFiles"
        ),
        .target(
            name: "Generating",
            dependencies: [
                "ModelGeneration", "Inputs", "SwiftSource", "CommandArguments", "IntentSchema", "ConfigurationFile",
                "FileAccess", "Diagnostics",
            ],
            path: "Sources/Generate/Generating"
        ),
        .target(
            name: "GenerateCommand",
            dependencies: [
                "CompanionFiles", "Generating", "AppIntentsGeneration", "Git", "ModelGeneration", "ProjectReading",
                "SiriKitGeneration", "Inputs", "Reports", "SavedContract", "SwiftSource", "Translations",
                "CommandArguments", "FileChanges", "IntentSchema", "StringTables", "ConfigurationFile", "FileAccess",
                "SwiftDeclarations", "Diagnostics",
            ],
            path: "Sources/Generate/GenerateCommand"
        ),

        // Migrate
        .target(
            name: "Migration",
            dependencies: [
                "GenerateCommand", "AppIntentsGeneration", "ProjectReading", "Inputs", "SavedContract", "Translations",
                "IntentSchema", "FileAccess", "SwiftDeclarations", "Diagnostics", "Product",
            ],
            path: "Sources/Migrate/Migration"
        ),

        // Runtime
        .target(name: "IntentRuntime", path: "Sources/Runtime/IntentRuntime"),

        // Programs
        .executableTarget(
            name: "intentc-generate",
            dependencies: ["Generating", "Inputs", "CommandArguments", "ConfigurationFile", "FileAccess"],
            path: "Sources/Programs/intentc-generate"
        ),
        .executableTarget(
            name: "intentc-lint",
            dependencies: [
                "Linting", "RuleSettings", "Inputs", "CommandArguments", "ConfigurationFile", "FileAccess",
                "Diagnostics",
            ],
            path: "Sources/Programs/intentc-lint"
        ),
        .executableTarget(
            name: "intentc",
            dependencies: [
                "LintCommand", "Migration", "GenerateCommand", "Linting", "Generating", "IntentRules",
                "ProjectComparison", "AppIntentsGeneration", "Git", "ProjectReading", "RuleSettings",
                "SchemaComparison", "SiriKitGeneration", "TranslationExchange", "Inputs", "Presentation", "Reports",
                "SavedContract", "Translations", "CommandArguments", "FileChanges", "IntentSchema", "StringTables",
                "ConfigurationFile", "FileAccess", "SwiftDeclarations", "Diagnostics",
            ],
            path: "Sources/Programs/intentc"
        ),
        .executableTarget(
            name: "intentc-commands",
            dependencies: [
                "LintCommand", "GenerateCommand", "Linting", "Generating", "RuleSettings", "Inputs", "CommandArguments",
                "ConfigurationFile", "FileAccess",
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
                "PropertyList", "Diagnostics", "CLibrary", "CommandArguments",
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
            dependencies: ["Git", "FileAccess", "PropertyList", "CLibrary", "TestSupport"],
            path: "Tests/Base/FileAccessTests"
        ),
        .testTarget(
            name: "IntentSchemaTests",
            dependencies: ["IntentSchema", "Diagnostics", "TestSupport"],
            path: "Tests/Reading/IntentSchemaTests",
            exclude: ["Fixtures", "KnownKeys.tsv"]
        ),
        .testTarget(name: "ProjectFilesTests", dependencies: ["ProjectFiles"], path: "Tests/Reading/ProjectFilesTests"),
        .testTarget(
            name: "PropertyListTests",
            dependencies: ["PropertyList", "Diagnostics", "TestSupport"],
            path: "Tests/Reading/PropertyListTests"
        ),
        .testTarget(
            name: "StringTablesTests",
            dependencies: ["FileChanges", "StringTables", "Diagnostics", "TestSupport"],
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
            dependencies: ["Inputs", "ConfigurationFile", "FileAccess", "TestSupport"],
            path: "Tests/Project/InputsTests"
        ),
        .testTarget(
            name: "DefinitionPageTests",
            dependencies: ["Presentation", "IntentSchema", "PropertyList", "Diagnostics", "TestSupport"],
            path: "Tests/Show/DefinitionPageTests"
        ),
        .testTarget(
            name: "PresentationTests",
            dependencies: ["Presentation", "IntentSchema", "Diagnostics", "TestSupport"],
            path: "Tests/Show/PresentationTests",
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "TranslationsTests",
            dependencies: [
                "TranslationExchange", "Translations", "FileChanges", "IntentSchema", "StringTables", "Diagnostics",
                "TestSupport",
            ],
            path: "Tests/Translate/TranslationsTests"
        ),
        .testTarget(
            name: "ProjectComparisonTests",
            dependencies: [
                "IntentRules", "ProjectComparison", "RuleSettings", "SchemaComparison", "Inputs", "Presentation",
                "SavedContract", "Translations", "IntentSchema", "StringTables", "ConfigurationFile", "PropertyList",
                "SwiftDeclarations", "Diagnostics", "TestSupport",
            ],
            path: "Tests/Compare/ProjectComparisonTests"
        ),
        .testTarget(
            name: "SchemaComparisonTests",
            dependencies: [
                "SchemaComparison", "Presentation", "SavedContract", "IntentSchema", "SwiftDeclarations", "Diagnostics",
                "TestSupport",
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
                "IntentRules", "RuleSettings", "ProjectFiles", "IntentSchema", "StringTables", "ConfigurationFile",
                "PropertyList", "Diagnostics", "TestSupport",
            ],
            path: "Tests/Lint/IntentRulesTests",
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: [
                "Migration", "CompanionFiles", "AppIntentsGeneration", "ModelGeneration", "SiriKitGeneration", "Inputs",
                "SwiftSource", "IntentSchema", "StringTables", "FileAccess", "SwiftDeclarations", "Diagnostics",
                "TestSupport", "SavedContract", "SchemaComparison", "GenerateCommand",
            ],
            path: "Tests/Generate/CodeGenerationTests",
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: [
                "CompanionFiles", "AppIntentsGeneration", "ModelGeneration", "SiriKitGeneration", "Presentation",
                "SwiftSource", "IntentSchema", "Diagnostics", "IntentRuntime", "TestSupport",
            ],
            path: "Tests/Generate/GeneratedCodeTests"
        ),
        .testTarget(
            name: "IntentRuntimeTests",
            dependencies: ["IntentRuntime"],
            path: "Tests/Runtime/IntentRuntimeTests"
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "intentc", "intentc-commands", "LintCommand", "intentc-lint", "GenerateCommand", "Linting",
                "intentc-generate", "Generating", "IntentRules", "ProjectComparison", "RuleSettings", "Inputs",
                "CommandArguments", "ConfigurationFile", "FileAccess", "Diagnostics", "TestSupport",
            ],
            path: "Tests/Programs/CommandLineTests"
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["intentc", "Reports", "FileAccess", "Diagnostics", "TestSupport"],
            path: "Tests/Programs/EndToEndTests"
        ),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "GenerateCommand", "CompanionFiles", "IntentRules", "AppIntentsGeneration", "ModelGeneration",
                "RuleSettings", "SiriKitGeneration", "TranslationExchange", "Translations", "Presentation",
                "ProjectFiles", "Reports", "SavedContract", "SwiftSource", "FileChanges", "IntentSchema",
                "StringTables", "ConfigurationFile", "FileAccess", "PropertyList", "Diagnostics", "TestSupport",
            ],
            path: "Tests/Programs/FuzzingTests",
            exclude: ["Findings"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
