/// The branches of conditional compilation in a source, each with the one around it.
struct ConditionTree {
    typealias Index = Int

    private struct Branch {
        var condition: CompilationCondition
        var parent: Index?
        var depth: Int
    }

    private var branches: [Branch] = []

    /// Conditionals inside one another. Those that are deeper have no conditions of their own.
    private static let nestingLimit = 16

    /// The first branch of a conditional; `nil` when it is nested too deeply.
    mutating func begin(at offset: UInt32, _ text: String, inside parent: Index?) -> Index? {
        let depth = parent.map { branches[$0].depth + 1 } ?? 0
        guard depth < Self.nestingLimit else { return nil }
        let condition = CompilationCondition(directive: .if, text: text, ifText: text, ifOffset: offset, branch: 0)
        branches.append(Branch(condition: condition, parent: parent, depth: depth))
        return branches.count - 1
    }

    /// The branch behind another of the same conditional.
    mutating func goOn(from previous: Index, _ directive: CompilationCondition.Directive, _ text: String) -> Index {
        var branch = branches[previous]
        branch.condition.directive = directive
        branch.condition.text = text
        branch.condition.branch += 1
        branches.append(branch)
        return branches.count - 1
    }

    /// The conditions of a branch, those around it first.
    func conditions(of branch: Index?) -> [CompilationCondition] {
        var conditions: [CompilationCondition] = []
        var next = branch
        while let index = next {
            conditions.append(branches[index].condition)
            next = branches[index].parent
        }
        return conditions.reversed()
    }
}

/// The conditionals that are open while tokens are read.
struct OpenConditionals {
    struct Conditional {
        /// The index of the `#if`.
        var token: Int
        /// The branch at hand; for a conditional without conditions of its own, that around it.
        var branch: ConditionTree.Index?
        /// Whether it has conditions of its own.
        var isCounted: Bool
        var isFirstBranch = true
        /// The number of brackets that were open at the `#if`, and the pairing's floor there.
        var depth: Int
        var floor: Int
    }

    private(set) var open: [Conditional] = []

    mutating func begin(at token: Int, _ branch: ConditionTree.Index?, _ pairing: BracketPairing, isCounted: Bool) {
        open.append(
            Conditional(
                token: token,
                branch: branch,
                isCounted: isCounted,
                depth: pairing.depth,
                floor: pairing.floor
            )
        )
    }

    /// Begins another branch of the innermost conditional.
    mutating func goOn(
        _ pairing: inout BracketPairing,
        _ next: (ConditionTree.Index) -> ConditionTree.Index
    ) {
        let last = open.count - 1
        if open[last].isCounted, let branch = open[last].branch { open[last].branch = next(branch) }
        open[last].isFirstBranch = false
        pairing.floor = open[last].depth
    }

    mutating func end(_ pairing: inout BracketPairing) {
        let conditional = open.removeLast()
        pairing.floor = conditional.floor
    }
}
