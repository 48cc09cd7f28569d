import IntentSchema

/// What one parent's value reveals: the children whose conditions it meets.
struct SummaryQuestion {
    /// How the values are told apart, and the children of each.
    private indirect enum Decision {
        case children([Int])
        case test(ParentCondition.Predicate, Decision, otherwise: Decision)
        /// By case, in the order in which children name the cases.
        case cases([(enumerationCase: Int, children: [Int])], otherwise: [Int])

        var outcomes: [[Int]] {
            switch self {
            case .children(let children): [children]
            case .test(_, let holds, let otherwise): holds.outcomes + otherwise.outcomes
            case .cases(let branches, let otherwise): branches.map(\.children) + [otherwise]
            }
        }

        /// A test, unless its result makes no difference.
        static func deciding(_ predicate: ParentCondition.Predicate, _ holds: Decision, otherwise: Decision) -> Decision
        {
            if case .children(let some) = holds, case .children(let others) = otherwise, Set(some) == Set(others) {
                return holds
            }
            return .test(predicate, holds, otherwise: otherwise)
        }
    }

    private let decision: Decision

    /// Returns `nil` if no child depends on the value. Throws if it takes too many tests to tell.
    init?(
        _ children: [(position: Int, predicate: ParentCondition.Predicate)],
        of parent: SummaryParameter
    ) throws(TooManyBranches) {
        let children = Children(children, parent.values)
        guard children.tests.count < SummaryPlanner.maximumLeaves else {
            throw TooManyBranches(count: children.tests.count + 1, parents: [parent.index])
        }
        switch parent.values {
        case .boolean:
            decision = .test(
                .isEqual(.boolean(true)),
                .children(children.revealed(by: .boolean(true))),
                otherwise: .children(children.revealed(by: .boolean(false)))
            )
        case .enumeration(let unknown, let canBeMissing):
            let named = children.operands.compactMap { operand -> (Int, [Int])? in
                guard case .enumerationCase(let position) = operand, position != unknown else { return nil }
                return (position, children.revealed(by: operand))
            }
            // No case has this position.
            let other = children.revealed(by: .enumerationCase(-1))
            let present = named.isEmpty ? Decision.children(other) : .cases(named, otherwise: other)
            let missing = children.revealed(by: nil)
            decision =
                canBeMissing && Set(missing) != Set(other)
                ? .test(.hasAnyValue, present, otherwise: .children(missing)) : present
        case .number, .text, .other:
            decision = children.decision(children.samples, asking: children.tests[...])
        }
        if outcomes.allSatisfy(\.isEmpty) { return nil }
    }

    /// What each distinct outcome reveals.
    var outcomes: [[Int]] { decision.outcomes }

    /// The question as a tree, with `continuation` below each outcome.
    func tree(index: Int, continuation: ([Int]) -> SummaryTree) -> SummaryTree {
        tree(decision, index, continuation)
    }

    private func tree(_ decision: Decision, _ index: Int, _ continuation: ([Int]) -> SummaryTree) -> SummaryTree {
        switch decision {
        case .children(let children):
            return continuation(children)
        case .test(let predicate, let holds, let otherwise):
            let holds = tree(holds, index, continuation)
            return .when(index, predicate, holds, otherwise: tree(otherwise, index, continuation))
        case .cases(let branches, let otherwise):
            let branches = branches.map {
                SummaryTree.Branch(enumerationCase: $0.enumerationCase, tree: continuation($0.children))
            }
            return .cases(index, branches, otherwise: continuation(otherwise))
        }
    }

    /// The children of one parent, by their conditions.
    private struct Children {
        /// The operands of all conditions, each once, in order.
        private(set) var operands: [ParentCondition.Operand] = []
        /// The tests that decide all conditions, each once, in order.
        private(set) var tests: [ParentCondition.Predicate] = []
        /// The children that need one of some values.
        private var byOperand: [ParentCondition.Operand: [Int]] = [:]
        private var others: [(position: Int, predicate: ParentCondition.Predicate)] = []
        private let values: SummaryParameter.Values
        private let placeholder: ParentCondition.Operand?

        init(
            _ children: [(position: Int, predicate: ParentCondition.Predicate)],
            _ values: SummaryParameter.Values
        ) {
            self.values = values
            placeholder =
                if case .enumeration(let unknown?, _) = values { .enumerationCase(unknown) } else { nil }
            var known: Set<ParentCondition.Operand> = []
            var asked: Set<ParentCondition.Predicate> = []
            for child in children {
                guard case .known(let relation, let own) = child.predicate else { continue }
                operands += own.filter { known.insert($0).inserted }
                if relation == .isEqual {
                    for operand in own { byOperand[operand, default: []].append(child.position) }
                } else {
                    others.append(child)
                }
                tests += Self.tests(relation, own).filter { asked.insert($0).inserted }
            }
        }

        /// What App Intents has operators for.
        private static func tests(_ relation: ParentCondition.Relation, _ operands: [ParentCondition.Operand])
            -> [ParentCondition.Predicate]
        {
            switch relation {
            case .isWithinRange:
                zip([.isGreaterThanOrEqual, .isLessThanOrEqual], operands).map { .known($0, [$1]) }
            case .isEqual, .isNotEqual: operands.map { .isEqual($0) }
            default: [.known(relation, operands)]
            }
        }

        func revealed(by value: ParentCondition.Operand?) -> [Int] {
            let equal = (value ?? placeholder).flatMap { byOperand[$0] } ?? []
            return equal + others.filter { $0.predicate.holds(for: value, placeholder: placeholder) }.map(\.position)
        }

        /// A value for each result of all conditions; `nil` for a missing one.
        var samples: [ParentCondition.Operand?] {
            let missing: [ParentCondition.Operand?] = values.canBeMissing ? [nil] : []
            guard case .number(let isWhole, _) = values else {
                // A text that is no operand.
                let longest = operands.map { if case .text(let text) = $0 { text } else { "" } }.max {
                    $0.count < $1.count
                }
                return operands + [.text((longest ?? "") + "x")] + missing
            }
            let numbers = operands.compactMap { if case .number(let number) = $0 { number } else { nil } }.sorted()
            let between = zip(numbers, numbers.dropFirst()).compactMap { low, high in
                let middle = low + (high - low) / 2
                let number = isWhole ? middle.rounded(.down) : middle
                return number > low ? number : nil
            }
            let outside = [(numbers.first ?? 0) - 1, (numbers.last ?? 0) + 1]
            return (numbers + between + outside).map { .number($0) } + missing
        }

        /// Asks the first test that tells some of the values from the others, until what is left is the same to all tests.
        func decision(
            _ samples: [ParentCondition.Operand?],
            asking tests: ArraySlice<ParentCondition.Predicate>
        ) -> Decision {
            for (position, test) in zip(tests.indices, tests) {
                let meeting = samples.filter { test.holds(for: $0) }
                guard !meeting.isEmpty, meeting.count < samples.count else { continue }
                let rest = tests[(position + 1)...]
                return .deciding(
                    test,
                    decision(meeting, asking: rest),
                    otherwise: decision(samples.filter { !test.holds(for: $0) }, asking: rest)
                )
            }
            return .children(samples.first.map { revealed(by: $0) } ?? [])
        }
    }
}
