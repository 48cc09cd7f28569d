import IntentSchema

/// Which parameters users see for which values of their parents: what becomes an App Intent's `parameterSummary`.
///
/// A summary has no "and": parents that do not depend on one another are nested, so every combination of their outcomes is a
/// branch of its own.
indirect enum SummaryTree: Hashable, Sendable {
    /// These parameters, as indices, in the order in which users see them.
    case parameters([Int])
    /// Whether the Boolean with this index is on decides.
    case whether(Int, SummaryTree, otherwise: SummaryTree)
    /// Whether the parameter with this index has a value decides.
    case hasValue(Int, SummaryTree, otherwise: SummaryTree)
    /// The case of an enumeration decides.
    case cases(Int, [Branch], otherwise: SummaryTree)

    /// What is seen for one case, an index into the enumeration's cases.
    struct Branch: Hashable, Sendable {
        var enumerationCase: Int
        var tree: SummaryTree
    }

    /// The tree without questions whose answers make no difference, with a representative for each leaf.
    func collapsed(_ representative: ([Int]) -> [Int]) -> SummaryTree {
        switch self {
        case .parameters(let indices): return .parameters(representative(indices))
        case .whether(let index, let holds, let otherwise):
            let (holds, otherwise) = (holds.collapsed(representative), otherwise.collapsed(representative))
            return holds == otherwise ? holds : .whether(index, holds, otherwise: otherwise)
        case .hasValue(let index, let present, let otherwise):
            let (present, otherwise) = (present.collapsed(representative), otherwise.collapsed(representative))
            return present == otherwise ? present : .hasValue(index, present, otherwise: otherwise)
        case .cases(let index, let branches, let otherwise):
            let otherwise = otherwise.collapsed(representative)
            let different = branches.map {
                Branch(enumerationCase: $0.enumerationCase, tree: $0.tree.collapsed(representative))
            }.filter { $0.tree != otherwise }
            return different.isEmpty ? otherwise : .cases(index, different, otherwise: otherwise)
        }
    }

    /// What is seen in each outcome, in the order of the tree.
    var leaves: [[Int]] {
        switch self {
        case .parameters(let indices): [indices]
        case .whether(_, let holds, let otherwise): holds.leaves + otherwise.leaves
        case .hasValue(_, let present, let otherwise): present.leaves + otherwise.leaves
        case .cases(_, let branches, let otherwise): branches.flatMap(\.tree.leaves) + otherwise.leaves
        }
    }
}

/// What a summary must know of a parameter.
struct SummaryParameter: Hashable {
    /// What its own value can be, for the parameters that depend on it.
    package enum Values: Hashable {
        case boolean
        /// A case; `unknown` is the case that stands for none, which an App Intents enumeration does not have.
        case enumeration(unknown: Int?, canBeMissing: Bool)
        /// A value of which only its presence matters.
        case other

        /// Whether there can be no value.
        var canBeMissing: Bool {
            switch self {
            case .boolean: false
            case .enumeration(unknown: _, let canBeMissing): canBeMissing
            case .other: true
            }
        }
    }

    /// The parameter that decides whether this one is seen.
    struct Parent: Hashable {
        /// Its position in the list that the summary is planned for.
        var position: Int
        /// What must hold of its value.
        var predicate: ParentCondition.Predicate
    }

    /// The index by which the tree names it.
    var index: Int
    var values: Values
    var parent: Parent?
}
