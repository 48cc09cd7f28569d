import AppIntentsGeneration
import GenerateCommand
import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import SiriKitGeneration
import TestSupport
import Testing

/// Converts definitions to generated text for tests.
enum SiriKitExamples {
    /// A definition has errors.
    struct NoSchema: Error {
        let file: String
        let findings: [String]
    }

    /// The schema of a valid definition.
    static func schema(of file: URL) throws -> Schema {
        let source = SourceText(path: file.path, bytes: [UInt8](try Data(contentsOf: file)))
        let compiled = Frontend.link([Frontend.load(source)])[0]
        guard let schema = compiled.schema else {
            throw NoSchema(file: file.path, findings: compiled.diagnostics.map(\.message))
        }
        return schema
    }

    /// The schema of an example definition.
    static func schema(named name: String) throws -> Schema {
        try schema(of: Project.schemas.appendingPathComponent("\(name).intentdefinition"))
    }

    /// Handwritten code against generated code, from a folder of the project.
    static func handwritten(_ folder: String, _ pathExtension: String) throws -> [SiriKitStubs.Source] {
        let files = Project.files(below: Project.root.appendingPathComponent(folder), withExtension: pathExtension)
        return try files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    /// The models of a definition with their bridge, as input of the compiler.
    static func bridgedModels(_ schema: Schema, name: String, classPrefix: String = "") -> SiriKitStubs.Source {
        let options = ModelsBackend.Options(typeSuffix: "Value")
        var file = ModelsBackend(options).file(for: schema)
        let bridge = SiriKitBridge(schema, models: options, classPrefix: classPrefix)
        file.parts.append(bridge.part)
        return ("\(name).intents.swift", String(decoding: file.printed(), as: UTF8.self))
    }

    /// The files that the backend generates, as input of the compiler.
    static func sources(_ schema: Schema, _ options: SiriKitOptions = SiriKitOptions()) -> [SiriKitStubs.Source] {
        SiriKitBackend(options).files(for: schema).map { ($0.name, String(decoding: $0.contents, as: UTF8.self)) }
    }
}
