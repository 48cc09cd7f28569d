import IntentSchema

/// What one parent's value reveals: its children, sorted by their conditions.
struct SummaryQuestion {
    private let values: SummaryParameter.Values
    private var whenTrue: [Int] = []
    private var whenFalse: [Int] = []
    private var withAnyValue: [Int] = []
    private var withoutValue: [Int] = []
    /// By case, in the order in which children name the cases.
    private var withCase: [(enumerationCase: Int, children: [Int])] = []

    /// Returns `nil` if no child depends on the value.
    init?(_ children: [(position: Int, predicate: ParentCondition.Predicate)], values: SummaryParameter.Values) {
        self.values = values
        var known: [Int: Int] = [:]
        for (position, predicate) in children {
            switch (predicate, values) {
            case (.isEqual(true), _): whenTrue.append(position)
            case (.isEqual(false), _): whenFalse.append(position)
            case (.hasAnyValue, _): withAnyValue.append(position)
            case (.isCase(let index), .enumeration(let unknown, canBeMissing: _)) where index == unknown:
                withoutValue.append(position)
            case (.isCase(let index), _):
                if let branch = known[index] {
                    withCase[branch].children.append(position)
                } else {
                    known[index] = withCase.count
                    withCase.append((index, [position]))
                }
            }
        }
        if outcomes.allSatisfy(\.isEmpty) { return nil }
    }

    /// Whether a missing value makes a difference.
    private var asksForPresence: Bool { values.canBeMissing && !(withAnyValue.isEmpty && withoutValue.isEmpty) }

    /// What each distinct outcome reveals.
    var outcomes: [[Int]] {
        switch values {
        case .boolean: [whenTrue + withAnyValue, whenFalse + withAnyValue]
        case .enumeration, .other:
            withCase.map { $0.children + withAnyValue } + [withAnyValue] + (asksForPresence ? [withoutValue] : [])
        }
    }

    /// The question as a tree, with `continuation` below each outcome.
    func tree(index: Int, continuation: ([Int]) -> SummaryTree) -> SummaryTree {
        if case .boolean = values {
            return .whether(
                index,
                continuation(whenTrue + withAnyValue),
                otherwise: continuation(whenFalse + withAnyValue)
            )
        }
        let branches = withCase.map {
            SummaryTree.Branch(enumerationCase: $0.enumerationCase, tree: continuation($0.children + withAnyValue))
        }
        let other = continuation(withAnyValue)
        let present: SummaryTree = branches.isEmpty ? other : .cases(index, branches, otherwise: other)
        return asksForPresence ? .hasValue(index, present, otherwise: continuation(withoutValue)) : present
    }
}
