import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// Every real definition converts, for every system, to code that compiles.
@Suite struct AppIntentsCorpusTests {
    /// Later frameworks have all that earlier ones have. So what was compiled for an earlier system is not compiled again where only
    /// the lines say otherwise from which system on it is there.
    @Test(.needsCorpus)
    func everyDefinitionConvertsAndCompiles() throws {
        let definitions = try AppIntentsFixture.schemas(below: Corpus.folder())
        var seen = Set<String>()
        for deployment in DeploymentTarget.allCases { try compile(definitions, for: deployment, &seen) }
    }

    private func compile(
        _ definitions: [(path: String, schema: Schema?)],
        for deployment: DeploymentTarget,
        _ seen: inout Set<String>
    ) throws {
        let backend = AppIntentsBackend(AppIntentsOptions(deployment: deployment))
        var converted = 0
        var intents = 0
        var losses: [Loss.Kind: Int] = [:]
        var sources: [SwiftFrontend.Source] = []
        for (path, schema) in definitions {
            guard let schema else { continue }
            let plan = backend.plan(schema)
            #expect(plan.diagnostics.isEmpty, "\(path): \(plan.diagnostics.map(\.message))")
            converted += 1
            intents += schema.intents.count
            for loss in plan.losses { losses[loss.kind, default: 0] += 1 }
            let name = path.replacing("/", with: "_") + ".swift"
            let code = plan.code
            let lines = code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("@available(") }
            if seen.insert(lines.joined(separator: "\n")).inserted { sources.append((name, code)) }
        }
        let diagnostics = try deployment.check(sources).diagnostics
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
