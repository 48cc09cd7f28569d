import CodeGeneration
import Diagnostics
import IntentSchema

extension OutputKind {
    /// The classes that Apple's generator makes.
    static let siriKit = OutputKind(
        name: "sirikit",
        options: [
            .choice("language", SiriKitOptions.Language.allCases.map(\.rawValue), "The language. Default: swift."),
            .value(
                "class-prefix",
                "prefix",
                "For sirikit: in front of the names of classes that have none of their own in the definition."
            ),
            .choice(
                "visibility",
                SiriKitOptions.Visibility.allCases.map(\.rawValue),
                "Who may use the Swift classes. Default: public."
            ),
            .value("module-name", "module", "Accepted as Apple's generator accepts it. Changes nothing."),
            .value("swift-version", "version", "Accepted as Apple's generator accepts it. Changes nothing."),
            .flag(
                "sendable",
                "Make Swift classes nonisolated, for modules that belong to the main actor. Needs Swift 6.1."
            ),
            .flag("single-file", "Write one file for each definition, not one for each class."),
        ],
        generate: { arguments, schemas in
            generateSiriKit(siriKitOptions(arguments), schemas)
        }
    )

    private static func siriKitOptions(_ arguments: ParsedArguments) -> SiriKitOptions {
        SiriKitOptions(
            language: arguments.value("language").flatMap(SiriKitOptions.Language.init) ?? .swift,
            classPrefix: arguments.value("class-prefix") ?? "",
            visibility: arguments.value("visibility").flatMap(SiriKitOptions.Visibility.init) ?? .public,
            isSendable: arguments.has("sendable"),
            // Whoever names one file wants one.
            isSingleFile: arguments.has("single-file") || arguments.value("output")?.hasSuffix(".swift") == true
        )
    }

    private static func generateSiriKit(_ options: SiriKitOptions, _ schemas: [NamedSchema]) -> Generation {
        let backend = SiriKitBackend(options)
        return Generation(
            files: schemas.map { backend.files(for: $0.schema, named: $0.outputName) },
            diagnostics: backend.diagnostics(for: schemas.map(\.schema))
        )
    }
}
