import CodeGeneration
import Diagnostics
import IntentSchema

/// One kind of output, as `--to` names it.
struct OutputKind: Sendable {
    /// The word behind `--to`.
    var name: String
    /// The options that only this kind understands.
    var options: [OptionDescription]
    /// What is wrong with the values of these options, in the words of a message.
    var complaint: @Sendable (ParsedArguments) -> String? = { _ in nil }
    /// Makes the files. Nothing is written here, and nothing read but what lies beside the inputs.
    var generate: @Sendable (ParsedArguments, [NamedSchema]) -> Generation
}

/// A schema with the name that its output files begin with, unique in the run.
struct NamedSchema {
    var schema: Schema
    var outputName: String
}

/// What a kind of output made.
struct Generation {
    /// The files of each schema, in the order of the schemas.
    var files: [[GeneratedFile]] = []
    /// Files at places of their own, beside the code.
    var sideFiles: [SideFile] = []
    /// What was read besides the inputs.
    var otherInputs: [String] = []
    /// What cannot be expressed, or not without loss.
    var diagnostics: [Diagnostic] = []
}

/// A file that an option asks for at a place that it names.
struct SideFile {
    /// The path; `nil` for standard output.
    var path: String?
    var contents: [UInt8]
    /// The file becomes the user's own: once it is there, it stays as it is.
    var isWrittenOnce = false
}

extension OutputKind {
    /// Every kind, the default first.
    static let all: [OutputKind] = [.models, .siriKit, .appIntents]

    /// The options of all kinds, each once; what kinds say about an option of one name stands together.
    static var options: [OptionDescription] {
        var merged: [OptionDescription] = []
        for kind in all {
            for var option in kind.options {
                let heading = "--to \(kind.name)"
                if let index = merged.firstIndex(where: { $0.name == option.name }) {
                    merged[index].help += " " + option.help
                    merged[index].group = (merged[index].group ?? "") + " or " + heading
                    merged[index].allow(option.allowed)
                } else {
                    option.group = "with " + heading
                    merged.append(option)
                }
            }
        }
        return merged
    }

    static let models = OutputKind(
        name: "models",
        options: [
            .choice("access-level", ["public", "package", "internal"], "Who may use the models. Default: public."),
            .value(
                "type-suffix",
                "suffix",
                "Appended to the names of enumerations and custom types, where Apple's classes of the same names are in the same module."
            ),
            .choice(
                "bridge",
                ["sirikit"],
                "Also join the models to Apple's classes, where there are any: conversions, and handlers of options."
            ),
            .value(
                "class-prefix",
                "prefix",
                "For models with --bridge: what the names of Apple's classes begin with."
            ),
        ],
        generate: { arguments, schemas in
            let access = arguments.value("access-level").flatMap(ModelsBackend.Options.Access.init) ?? .public
            let options = ModelsBackend.Options(access: access, typeSuffix: arguments.value("type-suffix") ?? "")
            let backend = ModelsBackend(options)
            let bridge = arguments.value("bridge").map { _ in
                SiriKitBridge(models: options, classPrefix: arguments.value("class-prefix") ?? "")
            }
            return Generation(
                files: schemas.map { named in
                    var file = backend.file(for: named.schema)
                    if let bridge, !file.parts.isEmpty {
                        file.parts.append { bridge.declarations(for: named.schema) }
                    }
                    return [
                        GeneratedFile(
                            name: named.outputName + ".intents.swift",
                            contents: file.printed(ParallelMap.map)
                        )
                    ]
                },
                diagnostics: backend.collisions(among: schemas.map(\.schema))
                    + schemas.flatMap { bridge?.diagnostics(for: $0.schema) ?? [] }
            )
        }
    )
}
