import IntentSchema
import Testing

@testable import AppIntentsGeneration

/// Summaries have as few branches as possible.
@Suite struct SummaryPlannerTests {
    private func parameter(
        _ index: Int,
        _ values: SummaryParameter.Values = .other,
        under parent: Int? = nil,
        _ predicate: ParentCondition.Predicate = .hasAnyValue
    ) -> SummaryParameter {
        SummaryParameter(
            index: index,
            values: values,
            parent: parent.map { SummaryParameter.Parent(position: $0, predicate: predicate) }
        )
    }

    private let choice = SummaryParameter.Values.enumeration(unknown: 0, canBeMissing: true)

    @Test func withoutParentsThereIsOneSummary() throws {
        #expect(try SummaryPlanner.plan([parameter(0), parameter(1)]) == .parameters([0, 1]))
    }

    @Test func siblingsShareTheirBranch() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, .boolean),
            parameter(1, under: 0, .isEqual(true)),
            parameter(2, under: 0, .isEqual(false)),
            parameter(3, under: 0, .isEqual(true)),
        ])
        #expect(tree == .whether(0, .parameters([0, 1, 3]), otherwise: .parameters([0, 2])))
    }

    @Test func aChainIsAskedOnlyWhileItsParentHolds() throws {
        let tree = try SummaryPlanner.plan([parameter(0), parameter(1, under: 0), parameter(2, under: 1)])
        let inner = SummaryTree.hasValue(1, .parameters([0, 1, 2]), otherwise: .parameters([0, 1]))
        #expect(tree == .hasValue(0, inner, otherwise: .parameters([0])))
    }

    /// Three outcomes below two make 2 + 2 × 3 branches. The other way around there would be 3 + 3 × 2.
    @Test func independentParentsAreAskedInTheCheapestOrder() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, choice),
            parameter(1, under: 0, .isCase(1)),
            parameter(2, under: 0, .isCase(2)),
            parameter(3, .boolean),
            parameter(4, under: 3, .isEqual(true)),
        ])
        guard case .whether(3, .cases(0, let branches, otherwise: .parameters([0, 3, 4])), otherwise: .cases) = tree
        else {
            Issue.record("\(tree)")
            return
        }
        #expect(branches.map(\.enumerationCase) == [1, 2])
        #expect(branches.map(\.tree) == [.parameters([0, 1, 3, 4]), .parameters([0, 2, 3, 4])])
    }

    @Test func noChoiceIsAskedForWithTheAbsenceOfAValue() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, choice),
            parameter(1, under: 0, .isCase(0)),
            parameter(2, under: 0, .isCase(3)),
        ])
        let chosen = SummaryTree.cases(
            0,
            [SummaryTree.Branch(enumerationCase: 3, tree: .parameters([0, 2]))],
            otherwise: .parameters([0])
        )
        #expect(tree == .hasValue(0, chosen, otherwise: .parameters([0, 1])))
    }

    @Test func aParentThatAlwaysHasAValueHidesNothing() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, .boolean),
            parameter(1, .enumeration(unknown: 0, canBeMissing: false), under: 0, .isEqual(true)),
            parameter(2, under: 1, .hasAnyValue),
        ])
        #expect(tree == .whether(0, .parameters([0, 1, 2]), otherwise: .parameters([0])))
    }

    @Test func tooManyBranchesAreAnErrorThatNamesTheParents() {
        var parameters: [SummaryParameter] = []
        for pair in 0..<8 {
            parameters.append(parameter(pair * 2, .boolean))
            parameters.append(parameter(pair * 2 + 1, under: pair * 2, .isEqual(true)))
        }
        #expect(throws: TooManyBranches(count: 256, parents: [0, 2, 4, 6, 8, 10, 12, 14])) {
            try SummaryPlanner.plan(parameters)
        }
        #expect(throws: Never.self) { try SummaryPlanner.plan(Array(parameters.prefix(14))) }
    }

    /// Chains and fans that were made to hang the program: neither stack nor time is spent on a certain error.
    @Test func hostileRelationshipsAreRefusedAtOnce() {
        let chain = (0..<50_000).map { index in parameter(index, choice, under: index == 0 ? nil : index - 1) }
        #expect(throws: TooManyBranches.self) { try SummaryPlanner.plan(chain) }
        let repeated = (0..<2_000).map { index in
            parameter(index, choice, under: index < 40 ? (index == 0 ? nil : index - 1) : index % 40, .isCase(index))
        }
        #expect(throws: TooManyBranches.self) { try SummaryPlanner.plan(repeated) }
        let alwaysThere = (0..<50_000).map { index in parameter(index, .boolean, under: index == 0 ? nil : index - 1) }
        #expect(throws: Never.self) { try SummaryPlanner.plan(alwaysThere) }
    }
}
