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
            parameter(1, under: 0, .isEqual(.boolean(true))),
            parameter(2, under: 0, .isEqual(.boolean(false))),
            parameter(3, under: 0, .isEqual(.boolean(true))),
        ])
        #expect(tree == .when(0, .isEqual(.boolean(true)), .parameters([0, 1, 3]), otherwise: .parameters([0, 2])))
    }

    @Test func aChainIsAskedOnlyWhileItsParentHolds() throws {
        let tree = try SummaryPlanner.plan([parameter(0), parameter(1, under: 0), parameter(2, under: 1)])
        let inner = SummaryTree.when(1, .hasAnyValue, .parameters([0, 1, 2]), otherwise: .parameters([0, 1]))
        #expect(tree == .when(0, .hasAnyValue, inner, otherwise: .parameters([0])))
    }

    /// Three outcomes below two make 2 + 2 × 3 branches. The other way around there would be 3 + 3 × 2.
    @Test func independentParentsAreAskedInTheCheapestOrder() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, choice),
            parameter(1, under: 0, .isEqual(.enumerationCase(1))),
            parameter(2, under: 0, .isEqual(.enumerationCase(2))),
            parameter(3, .boolean),
            parameter(4, under: 3, .isEqual(.boolean(true))),
        ])
        guard
            case .when(
                3,
                .isEqual(.boolean(true)),
                .cases(0, let branches, otherwise: .parameters([0, 3, 4])),
                otherwise: .cases
            ) = tree
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
            parameter(1, under: 0, .isEqual(.enumerationCase(0))),
            parameter(2, under: 0, .isEqual(.enumerationCase(3))),
        ])
        let chosen = SummaryTree.cases(
            0,
            [SummaryTree.Branch(enumerationCase: 3, tree: .parameters([0, 2]))],
            otherwise: .parameters([0])
        )
        #expect(tree == .when(0, .hasAnyValue, chosen, otherwise: .parameters([0, 1])))
    }

    @Test func aParentThatAlwaysHasAValueHidesNothing() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, .boolean),
            parameter(1, .enumeration(unknown: 0, canBeMissing: false), under: 0, .isEqual(.boolean(true))),
            parameter(2, under: 1, .hasAnyValue),
        ])
        #expect(tree == .when(0, .isEqual(.boolean(true)), .parameters([0, 1, 2]), otherwise: .parameters([0])))
    }

    /// Three conditions on one number make three outcomes, not eight branches.
    @Test func comparisonsOfOneNumberAreAskedOnlyWhileTheirResultIsOpen() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, .number(isWhole: true, canBeMissing: false)),
            parameter(1, under: 0, .known(.isGreaterThan, [.number(3)])),
            parameter(2, under: 0, .known(.isGreaterThan, [.number(5)])),
            parameter(3, under: 0, .known(.isLessThanOrEqual, [.number(3)])),
        ])
        let large = SummaryTree.when(
            0,
            .known(.isGreaterThan, [.number(5)]),
            .parameters([0, 1, 2]),
            otherwise: .parameters([0, 1])
        )
        #expect(
            tree == .when(0, .known(.isGreaterThan, [.number(3)]), large, otherwise: .parameters([0, 3]))
        )
    }

    @Test func aRangeIsTwoComparisons() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, .number(isWhole: false, canBeMissing: true)),
            parameter(1, under: 0, .known(.isWithinRange, [.number(2.5), .number(4)])),
        ])
        let atLeast = ParentCondition.Predicate.known(.isGreaterThanOrEqual, [.number(2.5)])
        let atMost = ParentCondition.Predicate.known(.isLessThanOrEqual, [.number(4)])
        let inside = SummaryTree.when(0, atMost, .parameters([0, 1]), otherwise: .parameters([0]))
        #expect(tree == .when(0, atLeast, inside, otherwise: .parameters([0])))
    }

    @Test func aConditionWithoutAnOperatorHidesNothing() throws {
        let tree = try SummaryPlanner.plan([
            parameter(0, .text), parameter(1, under: 0, .known(.contains, [.text("soup")])),
            parameter(2, under: 1, .unknown("StringValueRhymesWith soup")),
        ])
        #expect(tree == .parameters([0, 1, 2]))
    }

    @Test func aCaseThatReadsLikeTheOthersHasNoBranch() {
        func branch(_ index: Int) -> SummaryTree.Branch {
            SummaryTree.Branch(enumerationCase: index, tree: .parameters([0, index]))
        }
        let tree = SummaryTree.cases(0, [branch(1), branch(2)], otherwise: .parameters([0]))
        #expect(
            tree.collapsed { $0 == [0, 1] ? [0] : $0 } == .cases(0, [branch(2)], otherwise: .parameters([0]))
        )
    }

    @Test func tooManyBranchesAreAnErrorThatNamesTheParents() {
        var parameters: [SummaryParameter] = []
        for pair in 0..<8 {
            parameters.append(parameter(pair * 2, .boolean))
            parameters.append(parameter(pair * 2 + 1, under: pair * 2, .isEqual(.boolean(true))))
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
            parameter(
                index,
                choice,
                under: index < 40 ? (index == 0 ? nil : index - 1) : index % 40,
                .isEqual(.enumerationCase(index))
            )
        }
        #expect(throws: TooManyBranches.self) { try SummaryPlanner.plan(repeated) }
        let alwaysThere = (0..<50_000).map { index in parameter(index, .boolean, under: index == 0 ? nil : index - 1) }
        #expect(throws: Never.self) { try SummaryPlanner.plan(alwaysThere) }
    }
}
