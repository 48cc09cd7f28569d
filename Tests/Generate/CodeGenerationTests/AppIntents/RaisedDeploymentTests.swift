import AppIntentsGeneration
import Diagnostics
import Foundation
import IntentSchema
import SavedContract
import Comparison
import SwiftDeclarations
import TestSupport
import Testing

/// Raising the oldest system never changes what people have saved with the generated App Intents.
@Suite struct RaisedDeploymentTests {
    @Test func definitionsOfTheProjectKeepWhatWasSaved() throws { try check(Project.schemas) }

    @Test(.needsCorpus) func realDefinitionsKeepWhatWasSaved() throws { try check(try Corpus.folder()) }

    private func check(_ folder: URL) throws {
        var compared = 0
        for (path, schema) in try AppIntentsFixture.schemas(below: folder) {
            guard let schema else { continue }
            let contracts = DeploymentTarget.allCases.map { deployment in
                let code = AppIntentsPlan(schema, AppIntentsOptions(deployment: deployment)).code
                return SavedContract(readingFrom: [SourceText(path: "App.swift", bytes: Array(code.utf8))])
            }
            for (index, old) in contracts.enumerated() {
                for new in contracts[(index + 1)...] {
                    let changes = ContractComparison(from: old, to: new) { SourceLocation(path: $0, place: .file) }
                        .changes
                    let lost = changes.filter { $0.finding()?.severity == .error }.map(\.statement)
                    #expect(lost.isEmpty, "\(path): \(lost)")
                    #expect(old.intents.map(\.savedName) == new.intents.map(\.savedName), "\(path)")
                    #expect(optional(old) == optional(new), "\(path)")
                    compared += 1
                }
            }
        }
        #expect(compared > 0)
    }

    /// The names of parameters that may lack a value, by intent.
    private func optional(_ contract: SavedContract) -> [[String]] {
        contract.intents.map { $0.parameters.filter(\.isOptional).map(\.name) }
    }
}
