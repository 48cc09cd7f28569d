import AppIntentsGeneration
import Foundation
import IntentSchema
import SiriKitGeneration
import SwiftSource
import TestSupport
import Testing

/// Every real definition converts to code that compiles for every system.
@Suite struct AppIntentsCorpusTests {
    @Test(.needsCorpus, arguments: DeploymentTarget.allCases)
    func everyDefinitionConvertsAndCompiles(deployment: DeploymentTarget) throws {
        let definitions = try AppIntentsFixture.schemas(below: Corpus.folder())
        var seen = Set<String>()
        let options = AppIntentsOptions(deployment: deployment)
        var converted = 0
        var intents = 0
        var losses: [Loss.Kind: Int] = [:]
        var sources: [SwiftFrontend.Source] = []
        for (path, schema) in definitions {
            guard let schema else { continue }
            let plan = AppIntentsPlan(schema, options)
            #expect(plan.diagnostics.isEmpty, "\(path): \(plan.diagnostics.map(\.message))")
            converted += 1
            intents += schema.intents.count
            for loss in plan.losses { losses[loss.kind, default: 0] += 1 }
            let name = path.replacing("/", with: "_") + ".swift"
            let code = plan.code
            if seen.insert(code).inserted { sources.append((name, code)) }
            // App Intents identifies types by unqualified names, and exports nothing if two are equal.
            let identified = code.matches(
                of: #/(?:struct|enum) (\w+): (?:[\w.]+, )*(?:App|\w*Query|DynamicOptions|Widget)\w*/#
            )
            let names = identified.map(\.output.1)
            #expect(Set(names).count == names.count, "\(path): \(names)")
        }
        let diagnostics = try deployment.typeCheck(sources)
        #expect(diagnostics.isEmpty, "\(diagnostics.prefix(3000))")
        var lines = [
            """
            \(deployment.name): \(converted) of \(definitions.count) definitions converted, \(intents) intents, \
            \(sources.count) different files compiled
            """
        ]
        for verdict in Loss.Verdict.allCases {
            let sums = Loss.Kind.allCases.filter { $0.verdict == verdict }.compactMap { kind in
                losses[kind].map { "\(kind) \($0)" }
            }
            lines.append("  \(verdict): \(sums.joined(separator: ", "))")
        }
        print(lines.joined(separator: "\n"))
        #expect(converted > 50)
    }
}
