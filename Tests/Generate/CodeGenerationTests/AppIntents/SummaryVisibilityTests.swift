import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import AppIntentsGeneration
@testable import SwiftSource

/// For every combination of values, a summary shows exactly the parameters whose relationships are fulfilled.
@Suite struct SummaryVisibilityTests {
    @Test func examplesShowWhatTheirRelationshipsSay() throws {
        var intents = 0
        for (path, schema) in try AppIntentsFixture.schemas(below: Project.schemas) {
            intents += try check(try #require(schema), path)
        }
        #expect(intents >= 4)
    }

    @Test(.needsCorpus)
    func realDefinitionsShowWhatTheirRelationshipsSay() throws {
        var intents = 0
        for (path, schema) in try AppIntentsFixture.schemas(below: try Corpus.folder()) {
            if let schema { intents += try check(schema, path) }
        }
        #expect(intents > 10)
    }

    /// Compares every intent with relationships, and returns their number.
    private func check(_ schema: Schema, _ path: String) throws -> Int {
        let context = AppIntentsContext(schema, AppIntentsOptions(), table: "Test")
        var compared = 0
        for intent in schema.intents where intent.parameters.contains(where: { $0.parent != nil }) {
            let providers = intent.parameters.map { _ in Identifier?.none }
            let plans = ParameterPlans(
                of: intent,
                as: IntentRole(of: intent),
                providers: providers,
                on: .ios17,
                in: context
            )
            let tree = try SummaryPlanner.plan(context.summaryParameters(of: plans))
            for values in combinations(of: plans.parameters, schema) {
                let expected = plans.parameters.map(\.index).filter { isVisible($0, intent, values) }
                #expect(tree.visible(for: values) == expected, "\(path) \(intent.name) \(values)")
            }
            compared += 1
        }
        return compared
    }

    /// Every combination of the parents' values.
    private func combinations(of parameters: [ParameterPlan], _ schema: Schema) -> [[Int: SummaryValue]] {
        let parents = Set(parameters.compactMap { $0.source.parent?.parameter }).sorted()
        var result: [[Int: SummaryValue]] = [[:]]
        for parent in parents {
            guard let parameter = parameters.first(where: { $0.index == parent }) else { continue }
            let choices: [SummaryValue] =
                switch parameter.source.type {
                case .boolean: [.boolean(true), .boolean(false)]
                case .enumeration(let reference, _):
                    schema[reference].selectableCases.map(SummaryValue.enumerationCase)
                        + (parameter.isOptional ? [.missing] : [])
                default: [.something, .missing]
                }
            result = result.flatMap { known in
                choices.map { choice in known.merging([parent: choice]) { $1 } }
            }
        }
        return result
    }

    /// Evaluates a relationship directly from the definition.
    private func isVisible(_ index: Int, _ intent: Intent, _ values: [Int: SummaryValue]) -> Bool {
        guard let parent = intent.parameters[index].parent else { return true }
        guard isVisible(parent.parameter, intent, values) else { return false }
        let value = values[parent.parameter] ?? .missing
        guard case .known(_, let operands) = parent.predicate else { return true }
        return switch operands.first {
        case nil: value != .missing
        case .boolean(let expected): value == .boolean(expected)
        case .enumerationCase(let index): value == .enumerationCase(index)
        case .number, .text: false
        }
    }
}

/// A parent's value, as precisely as a summary can distinguish it.
enum SummaryValue: Hashable {
    case boolean(Bool)
    case enumerationCase(Int)
    case something
    case missing
}

extension SummaryTree {
    /// The parameters that users see for values of the parents: evaluates the summary.
    func visible(for values: [Int: SummaryValue]) -> [Int] {
        switch self {
        case .parameters(let indices): indices
        case .when(let index, .hasAnyValue, let present, let otherwise):
            (values[index] ?? .missing != .missing ? present : otherwise).visible(for: values)
        case .when(let index, _, let holds, let otherwise):
            (values[index] == .boolean(true) ? holds : otherwise).visible(for: values)
        case .cases(let index, let branches, let otherwise):
            (branches.first { values[index] == .enumerationCase($0.enumerationCase) }?.tree ?? otherwise)
                .visible(for: values)
        }
    }
}
