import IntentSchema

/// Too many branches: more than people, or a compiler, can follow.
struct TooManyBranches: Error, Hashable {
    /// How many there would be; at most `Int.max`.
    var count: Int
    /// The parameters that multiply them, as indices.
    var parents: [Int]
}

/// Finds the tree with the fewest branches.
///
/// The leaves are the same in every order, but not the way to them: a question with two answers above one with ten makes
/// 22 branches, the other way round it is 30. So every order is tried; what is left to ask decides the cost of the rest,
/// whatever was asked before.
struct SummaryPlanner {
    /// More leaves than this are an error.
    static let maximumLeaves = 128

    private let parameters: [SummaryParameter]
    /// For each parameter, what its value reveals.
    private let questions: [SummaryQuestion?]
    private var costs: [Set<Int>: (cost: Int, first: Int)] = [:]

    /// Plans for parameters in the order in which users see them.
    static func plan(_ parameters: [SummaryParameter]) throws(TooManyBranches) -> SummaryTree {
        let parameters = parameters.map { parameter in
            var parameter = parameter
            // A parent that always has a value hides nothing itself: its child is seen where the parent is.
            while let parent = parameter.parent, parent.predicate == .hasAnyValue,
                !parameters[parent.position].values.canBeMissing
            {
                parameter.parent = parameters[parent.position].parent
            }
            return parameter
        }
        var planner = SummaryPlanner(parameters)
        let roots = parameters.indices.filter { parameters[$0].parent == nil }
        let leaves = planner.leaves(below: roots)
        guard leaves <= maximumLeaves else {
            let parents = parameters.indices.filter { planner.questions[$0] != nil }.map { parameters[$0].index }
            throw TooManyBranches(count: leaves, parents: parents)
        }
        return planner.tree(asking: planner.pending(in: roots), seen: Set(roots))
    }

    private init(_ parameters: [SummaryParameter]) {
        self.parameters = parameters
        questions = parameters.indices.map { position in
            let children = parameters.indices.compactMap { child -> (Int, ParentCondition.Predicate)? in
                guard let parent = parameters[child].parent, parent.position == position else { return nil }
                return (child, parent.predicate)
            }
            return SummaryQuestion(children, values: parameters[position].values)
        }
    }

    private func leaves(below revealed: [Int]) -> Int {
        revealed.reduce(1) { product, position in
            guard let question = questions[position] else { return product }
            let own = question.outcomes.reduce(0) { sum, outcome in
                Self.clamped(sum.addingReportingOverflow(leaves(below: outcome)))
            }
            return Self.clamped(product.multipliedReportingOverflow(by: own))
        }
    }

    private static func clamped(_ result: (partialValue: Int, overflow: Bool)) -> Int {
        result.overflow ? .max : result.partialValue
    }

    private func pending(in revealed: [Int]) -> Set<Int> {
        Set(revealed.filter { questions[$0] != nil })
    }

    /// The fewest branches that ask all of `open`, and what to ask first.
    private mutating func plan(_ open: Set<Int>) -> (cost: Int, first: Int) {
        if let known = costs[open] { return known }
        var best = (cost: Int.max, first: -1)
        for position in open.sorted() {
            guard let question = questions[position] else { continue }
            var cost = question.branches
            for outcome in question.outcomes {
                let rest = open.subtracting([position]).union(pending(in: outcome))
                if !rest.isEmpty { cost += plan(rest).cost }
            }
            if cost < best.cost { best = (cost, position) }
        }
        costs[open] = best
        return best
    }

    private mutating func tree(asking open: Set<Int>, seen: Set<Int>) -> SummaryTree {
        guard !open.isEmpty else { return .parameters(seen.sorted().map { parameters[$0].index }) }
        let first = plan(open).first
        guard let question = questions[first] else { return .parameters(seen.sorted().map { parameters[$0].index }) }
        let rest = open.subtracting([first])
        return question.tree(index: parameters[first].index) { revealed in
            tree(asking: rest.union(pending(in: revealed)), seen: seen.union(revealed))
        }
    }
}
