import IntentSchema

/// More branches than people or a compiler can follow.
struct TooManyBranches: Error, Hashable {
    /// The number of leaves that the tree would have; at most `Int.max`.
    var count: Int
    /// The indices of the parameters that multiply them.
    var parents: [Int]
}

/// Plans a tree with few branches.
///
/// The order of questions does not change the leaves, but the number of branches: a question with two answers above one
/// with ten makes 22, the reverse 30. So questions with few answers come first.
struct SummaryPlanner {
    /// A tree with more leaves is an error.
    static let maximumLeaves = 128

    private let parameters: [SummaryParameter]
    /// For each parameter, what its value reveals.
    private let questions: [SummaryQuestion?]
    /// For each parameter, the number of leaves that its value and what it reveals make; at most `Int.max`.
    private let leaves: [Int]
    private let roots: [Int]

    /// Plans for parameters in display order. Throws if the tree would have more than `maximumLeaves` leaves.
    static func plan(_ parameters: [SummaryParameter]) throws(TooManyBranches) -> SummaryTree {
        guard parameters.contains(where: { $0.parent != nil }) else { return .parameters(parameters.map(\.index)) }
        let planner = try SummaryPlanner(parameters)
        let leaves = product(planner.roots.map { planner.leaves[$0] })
        guard leaves <= maximumLeaves else {
            let parents = parameters.indices.filter { planner.questions[$0] != nil }.map { parameters[$0].index }
            throw TooManyBranches(count: leaves, parents: parents)
        }
        return planner.tree(asking: planner.pending(in: planner.roots), seen: Set(planner.roots))
    }

    private init(_ given: [SummaryParameter]) throws(TooManyBranches) {
        var parameters = given
        // Parents before children, however long a chain is.
        var order = given.indices.filter { given[$0].parent == nil }
        var children = [[Int]](repeating: [], count: given.count)
        for (position, parameter) in given.enumerated() {
            if let parent = parameter.parent { children[parent.position].append(position) }
        }
        var next = 0
        while next < order.count {
            order += children[order[next]]
            next += 1
        }
        // A parent that always has a value hides nothing: its child is visible wherever the parent is. So is one whose
        // condition cannot be tested.
        for position in order {
            guard let parent = parameters[position].parent else { continue }
            let values = parameters[parent.position].values
            if !values.canTest(parent.predicate) || parent.predicate == .hasAnyValue && !values.canBeMissing {
                parameters[position].parent = parameters[parent.position].parent
            }
        }
        var revealed = [[(position: Int, predicate: ParentCondition.Predicate)]](repeating: [], count: given.count)
        for (position, parameter) in parameters.enumerated() {
            if let parent = parameter.parent { revealed[parent.position].append((position, parent.predicate)) }
        }
        var questions: [SummaryQuestion?] = []
        for (children, parent) in zip(revealed, parameters) {
            questions.append(try SummaryQuestion(children, of: parent))
        }
        var leaves = [Int](repeating: 1, count: given.count)
        for position in order.reversed() {
            guard let question = questions[position] else { continue }
            leaves[position] = question.outcomes.reduce(0) { sum, outcome in
                let (total, isTooLarge) = sum.addingReportingOverflow(Self.product(outcome.map { leaves[$0] }))
                return isTooLarge ? .max : total
            }
        }
        self.parameters = parameters
        self.questions = questions
        self.leaves = leaves
        roots = parameters.indices.filter { parameters[$0].parent == nil }
    }

    private static func product(_ counts: [Int]) -> Int {
        counts.reduce(1) { product, count in
            let (total, isTooLarge) = product.multipliedReportingOverflow(by: count)
            return isTooLarge ? .max : total
        }
    }

    private func pending(in revealed: [Int]) -> Set<Int> {
        Set(revealed.filter { questions[$0] != nil })
    }

    private func tree(asking open: Set<Int>, seen: Set<Int>) -> SummaryTree {
        let answers = open.sorted().map { (position: $0, count: questions[$0]?.outcomes.count ?? 0) }
        guard let first = answers.min(by: { $0.count < $1.count })?.position, let question = questions[first] else {
            return .parameters(seen.sorted().map { parameters[$0].index })
        }
        let rest = open.subtracting([first])
        return question.tree(index: parameters[first].index) { revealed in
            tree(asking: rest.union(pending(in: revealed)), seen: seen.union(revealed))
        }
    }
}
