// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "intentc",
    // The oldest systems with the concurrency library that generated models use.
    platforms: [.macOS(.v11), .iOS(.v14), .watchOS(.v7), .tvOS(.v14)],
    products: [
        .executable(name: "intentc", targets: ["intentc"]),
        .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
    ],
    targets: [
        .target(name: "Diagnostics"),
        .target(name: "PropertyList", dependencies: ["Diagnostics"]),
        .target(name: "StringTables", dependencies: ["PropertyList", "Diagnostics"]),
        .target(name: "IntentSchema", dependencies: ["PropertyList", "Diagnostics"]),
        .target(name: "IntentRules", dependencies: ["IntentSchema", "StringTables", "PropertyList", "Diagnostics"]),
        .target(name: "CodeGeneration", dependencies: ["IntentSchema", "Diagnostics"]),
        .target(name: "IntentRuntime"),
        .executableTarget(
            name: "intentc",
            dependencies: [
                "CodeGeneration", "IntentRules", "IntentSchema", "PropertyList", "StringTables", "Diagnostics",
            ]
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CodeGeneration", "IntentRules", "IntentSchema", "PropertyList", "Diagnostics"]
        ),

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
        .testTarget(name: "PropertyListTests", dependencies: ["PropertyList", "TestSupport"]),
        .testTarget(name: "StringTablesTests", dependencies: ["StringTables", "Diagnostics", "TestSupport"]),
        .testTarget(
            name: "IntentSchemaTests",
            dependencies: ["IntentSchema", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(name: "IntentRulesTests", dependencies: ["IntentRules", "StringTables", "TestSupport"]),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: ["CodeGeneration", "IntentSchema", "Diagnostics", "TestSupport"],
            exclude: ["Golden"]
        ),
        .testTarget(name: "IntentRuntimeTests", dependencies: ["IntentRuntime"]),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: [
                "IntentRuntime", "CodeGeneration", "IntentSchema", "PropertyList", "Diagnostics", "TestSupport",
            ]
        ),
        .testTarget(name: "EndToEndTests", dependencies: ["intentc", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
