import CodeGeneration
import Diagnostics
import IntentSchema

extension OutputKind {
    /// App Intents, with a note for everything that they cannot express.
    static let appIntents = OutputKind(
        name: "app-intents",
        options: [
            .choice(
                "access-level",
                ["public", "package", "internal"],
                "Who may use the App Intents. Default: internal."
            ),
            .choice(
                "deployment",
                DeploymentTarget.allCases.map(\.name),
                "The oldest system that the code runs on, which decides the forms that exist. Default: ios17."
            ),
            .value(
                "class-prefix",
                "prefix",
                "The project's class prefix, which names of classes had at run time. Default: the prefix in the file."
            ),
        ],
        generate: { arguments, schemas in
            let access: AccessLevel =
                switch arguments.value("access-level") {
                case "public": .public
                case "package": .package
                default: .implicit
                }
            let options = AppIntentsOptions(
                deployment: arguments.value("deployment").flatMap(DeploymentTarget.init(name:)) ?? .ios17,
                accessLevel: access,
                classPrefix: arguments.value("class-prefix")
            )
            let backend = AppIntentsBackend(options)
            var generation = Generation()
            for named in schemas {
                let conversion = backend.convert(named.schema)
                let name = named.outputName + ".appintents.swift"
                generation.files.append([GeneratedFile(name: name, contents: conversion.file.printed())])
                generation.diagnostics += conversion.diagnostics
                generation.diagnostics += conversion.losses.map { $0.diagnostic(path: named.schema.path) }
            }
            return generation
        }
    )
}
