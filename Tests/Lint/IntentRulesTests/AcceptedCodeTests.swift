import AppIntentsGeneration
import Foundation
@testable import IntentRules
import IntentSchema
import ModelGeneration
import SiriKitGeneration
import SwiftSource
import TestSupport
import Testing

/// The generated code of every mutation that is no error, and of every valid variation, compiles.
@Suite struct AcceptedCodeTests {
    /// Every how many definitions are compiled: `INTENTC_MUTATIONS=1 swift test …` compiles all of them.
    private static let step = ProcessInfo.processInfo.environment["INTENTC_MUTATIONS"] == nil ? 9 : 1

    private enum Backend: CaseIterable {
        case models, siriKit, appIntents

        func code(for schema: Schema) -> String {
            switch self {
            case .models: String(decoding: ModelsBackend().file(for: schema).printed(), as: UTF8.self)
            case .siriKit:
                SiriKitBackend(SiriKitOptions(isSingleFile: true)).files(for: schema).map {
                    String(decoding: $0.contents, as: UTF8.self)
                }.joined()
            case .appIntents: String(decoding: AppIntentsPlan(schema).file.printed(), as: UTF8.self)
            }
        }
    }

    /// Whether SiriKit's classes cannot have the names of a definition, so that `generate` writes none, or need a type
    /// that only another version of Apple's SDK may have.
    private func isOutsideSiriKit(_ schema: Schema, _ compiled: Frontend.Compiled) -> Bool {
        let backend = SiriKitBackend(SiriKitOptions(isSingleFile: true))
        return backend.diagnostics(for: [schema]).contains { $0.severity == .error }
            || compiled.diagnostics.contains { $0.message.hasPrefix("unknown type") }
    }

    @Test func compiles() throws {
        let changes = Mutation.all.map(\.change) + ValidVariation.all
        let texts = changes.compactMap { MutatedDefinition.text([$0])?.replacing("↓", with: "") }
        #expect(texts.count == changes.count)
        // Reading a text takes longer than generating its code.
        let all = texts.map { (text: $0, compiled: compiled($0)) }
        for backend in Backend.allCases {
            var seen: Set<String> = []
            let distinct = all.filter { _, compiled in
                guard let compiled, let schema = compiled.schema else { return false }
                if backend == .siriKit, isOutsideSiriKit(schema, compiled) { return false }
                return seen.insert(backend.code(for: schema)).inserted
            }.map(\.text)
            #expect(distinct.count > 30)
            let chosen = Array(stride(from: 0, to: distinct.count, by: Self.step))
            let modules = chosen.compactMap { index in
                schema(of: renamed(distinct[index], index)).map { [("\(index).swift", backend.code(for: $0))] }
            }
            #expect(modules.count == chosen.count)
            if backend == .appIntents {
                #expect(try AppIntentsStubs.ios17.typeCheck(modules: modules) == "")
            } else {
                for batch in CompilerBatches.batches(of: modules) {
                    let errors = try SiriKitStubs.typeCheck(swift: batch)
                    #expect(errors == "", "\(backend)")
                }
            }
        }
    }

    /// The definition with other names, so that the code of several can be compiled as one module.
    private func renamed(_ text: String, _ number: Int) -> String {
        ["OrderSoup", "ShowSoups", "Soup", "Size"].reduce(text) { text, name in
            text.replacingOccurrences(of: "\\b\(name)\\b(?!:)", with: "\(name)N\(number)", options: .regularExpression)
        }
    }

    private func schema(of text: String) -> Schema? { compiled(text)?.schema }

    private func compiled(_ text: String) -> Frontend.Compiled? {
        RuleExample.definition(text).sources.first.flatMap { Frontend.link([Frontend.load($0)]).first }
    }
}
