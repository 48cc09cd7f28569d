import CodeGeneration
import CommandArguments

/// `--to sirikit`: the classes that Apple's generator makes.
package enum SiriKitOutput {
    package static func generate(_ arguments: Arguments, _ schemas: [NamedSchema]) -> Generation {
        let options = SiriKitOptions(
            language: arguments[.language],
            classPrefix: arguments[.classPrefix] ?? "",
            visibility: arguments[.visibility],
            isSendable: arguments[.sendable],
            // To name one file is to ask for one.
            isSingleFile: arguments[.singleFile] || arguments[.output]?.hasSuffix(".swift") == true
        )
        let backend = SiriKitBackend(options)
        return Generation(
            files: schemas.map { backend.files(for: $0.schema, named: $0.outputName) },
            diagnostics: backend.diagnostics(for: schemas.map(\.schema))
        )
    }
}
