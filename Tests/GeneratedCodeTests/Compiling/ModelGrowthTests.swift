import CodeGeneration
import Foundation
import TestSupport
import Testing

/// How the compiler's work grows with what is generated.
struct ModelGrowthTests {
    /// Each parameter is shown while the one before it has a value.
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

    /// The processor time that the compiler itself says it took for expressions, which is nearly all of its own work here:
    /// the least of several runs, because others use the machine as well. Its counters do not show this work.
    private func seconds(_ count: Int) throws -> Double {
        let source = try chain(count)
        return try (0..<3).map { _ in
            try RuntimeModule.shared.get().statistics(of: source)["time.swift.typecheck-expr.user"] ?? .infinity
        }
        .min() ?? .infinity
    }

    /// It took 5.6 times as long when the table was filled by a closure, and takes 2.2 times as long.
    @Test func aChainTwiceAsLongTakesTwiceAsLong() throws {
        #expect(try seconds(600) < 3.5 * seconds(300))
    }
}
