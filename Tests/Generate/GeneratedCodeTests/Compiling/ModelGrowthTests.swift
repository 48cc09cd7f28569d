import Foundation
import ModelGeneration
import TestSupport
import Testing

/// How compile time grows with the generated code.
struct ModelGrowthTests {
    /// Each parameter is shown while the previous one has a value.
    private func chain(_ count: Int) throws -> String {
        let parameters: [(String, [String: Any])] = (0..<count).map { index in
            let relationship = [
                "INIntentParameterRelationshipParentName": "p\(index - 1)",
                "INIntentParameterRelationshipPredicateName": "HasAnyValue",
            ]
            return ("p\(index)", index == 0 ? [:] : ["Relationship": relationship])
        }
        let cases = ["unknown"] + (1..<count).map { "c\($0)" }
        let definition = DefinitionText(
            enumerations: [DefinitionText.enumeration("Many", cases)],
            intents: [DefinitionText.intent("Chain", parameters)]
        )
        return String(decoding: ModelsBackend().file(for: try definition.schema()).printed(), as: UTF8.self)
    }

    /// The processor time that the compiler reports for checking expressions. Its counters do not include this work.
    private func seconds(_ count: Int) throws -> Double {
        try RuntimeModule.shared.get().statistics(of: chain(count))["time.swift.typecheck-expr.user"] ?? .infinity
    }

    /// The factor is 3.7 if a closure fills the table, and 2.3 now. A failure is measured again, because other programs
    /// use the machine as well.
    @Test func aChainTwiceAsLongTakesTwiceAsLong() throws {
        var factor = Double.infinity
        for _ in 1...3 where factor >= 3 { factor = try seconds(300) / seconds(150) }
        #expect(factor < 3)
    }
}
