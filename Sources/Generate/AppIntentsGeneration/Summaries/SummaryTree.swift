import IntentSchema

/// Which parameters users see for which values of their parents: an App Intent's `parameterSummary`.
///
/// A summary has no "and". Parents that do not depend on each other are nested, so each combination of outcomes is a
/// branch.
indirect enum SummaryTree: Hashable, Sendable {
    /// The visible parameters, as indices, in the order in which users see them.
    case parameters([Int])
    /// Branches on whether the parameter with this index meets a condition, which has at most one operand.
    case when(Int, ParentCondition.Predicate, SummaryTree, otherwise: SummaryTree)
    /// Branches on the case of the enumeration parameter with this index.
    case cases(Int, [Branch], otherwise: SummaryTree)

    /// What users see for one case, an index into the enumeration's cases.
    struct Branch: Hashable, Sendable {
        var enumerationCase: Int
        var tree: SummaryTree
    }

    /// The tree without questions whose answers make no difference, and with a representative for each leaf.
    func collapsed(_ representative: ([Int]) -> [Int]) -> SummaryTree {
        switch self {
        case .parameters(let indices): return .parameters(representative(indices))
        case .when(let index, let predicate, let holds, let otherwise):
            let (holds, otherwise) = (holds.collapsed(representative), otherwise.collapsed(representative))
            return holds == otherwise ? holds : .when(index, predicate, holds, otherwise: otherwise)
        case .cases(let index, let branches, let otherwise):
            let otherwise = otherwise.collapsed(representative)
            let different = branches.map {
                Branch(enumerationCase: $0.enumerationCase, tree: $0.tree.collapsed(representative))
            }.filter { $0.tree != otherwise }
            return different.isEmpty ? otherwise : .cases(index, different, otherwise: otherwise)
        }
    }

    /// What users see in each outcome, in the order of the tree.
    var leaves: [[Int]] {
        switch self {
        case .parameters(let indices): [indices]
        case .when(_, _, let holds, let otherwise): holds.leaves + otherwise.leaves
        case .cases(_, let branches, let otherwise): branches.flatMap(\.tree.leaves) + otherwise.leaves
        }
    }
}

/// What a summary needs to know about a parameter.
struct SummaryParameter: Hashable {
    /// The possible values, as they matter to the parameters that depend on them.
    package enum Values: Hashable {
        case boolean
        /// A case; `unknown` is the one for no choice, which an App Intents enumeration lacks.
        case enumeration(unknown: Int?, canBeMissing: Bool)
        /// A number, of which an integer is whole.
        case number(isWhole: Bool, canBeMissing: Bool)
        case text
        /// A value of which only the presence matters.
        case other

        var canBeMissing: Bool {
            switch self {
            case .boolean: false
            case .enumeration(_, let canBeMissing), .number(_, let canBeMissing): canBeMissing
            case .text, .other: true
            }
        }

        /// Whether a summary can test the values with a relation. App Intents has no operators for parts of texts, lists,
        /// quantities and amounts.
        func canTest(_ predicate: ParentCondition.Predicate) -> Bool {
            guard case .known(let relation, _) = predicate else { return false }
            return switch (self, relation) {
            case (_, .hasAnyValue), (.boolean, _), (.number, _): true
            case (.enumeration, .isEqual), (.enumeration, .isNotEqual), (.text, .isEqual), (.text, .isNotEqual): true
            case (.enumeration, _), (.text, _), (.other, _): false
            }
        }
    }

    /// The parameter that decides whether this one is seen.
    struct Parent: Hashable {
        /// The position in the list that the summary is planned for.
        var position: Int
        /// The condition on the parent's value, which a summary can test.
        var predicate: ParentCondition.Predicate
    }

    /// The parameter's index in the tree.
    var index: Int
    var values: Values
    var parent: Parent?
}
