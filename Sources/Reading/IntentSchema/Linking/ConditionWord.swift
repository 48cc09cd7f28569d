/// The word of a condition in a definition: a kind of parent, such as `Integer`, and a relation. The kind says nothing that
/// the parent does not, and may be absent.
struct ConditionWord {
    let relation: ParentCondition.Relation
    private let kind: String

    /// The ends of words. Seen in files: `HasAnyValue`, `HasExactValue`, `ValueIsGreaterThan` with and without `OrEqual`.
    /// Reported by others: `ValueContains`. The rest is guessed from the class of the system that evaluates conditions.
    private static let endings: [(ending: String, relation: ParentCondition.Relation)] = [
        ("ValueIsGreaterThanOrEqual", .isGreaterThanOrEqual), ("ValueIsLessThanOrEqual", .isLessThanOrEqual),
        ("ValueIsGreaterThan", .isGreaterThan), ("ValueDoesNotContain", .doesNotContain),
        ("ValueIsWithinRange", .isWithinRange), ("ValueIsLessThan", .isLessThan), ("ValueIsNotEqual", .isNotEqual),
        ("HasExactValue", .isEqual), ("ValueContains", .contains), ("HasAnyValue", .hasAnyValue),
    ]

    /// The kinds of parents. Seen in files: `Boolean`, `Enum`, `Integer`; reported: `ObjectIdentifier`; guessed: the rest.
    private static let kinds = ["Boolean", "Enum", "Integer", "Decimal", "String", "ObjectIdentifier"]

    /// The words to suggest for one that is unknown.
    static let all: [String] = ["HasAnyValue"] + endings.flatMap { ending in kinds.map { $0 + ending.ending } }

    init?(_ word: String) {
        guard let found = Self.endings.first(where: { word.hasSuffix($0.ending) }) else { return nil }
        relation = found.relation
        kind = String(word.dropLast(found.ending.count))
        guard kind.isEmpty || Self.kinds.contains(kind) else { return nil }
    }

    /// What the condition needs as the parent; `nil` if the parent is that.
    func need(unmetBy parent: Parameter) -> String? {
        if relation == .hasAnyValue { return nil }
        let comparison = parent.type.comparison
        if comparison == nil, case .measurement = parent.type { return "a quantity with a unit" }
        switch (kind, comparison) {
        case ("Boolean", .boolean), ("Enum", .cases), ("String", .text), ("ObjectIdentifier", .identifier): break
        case ("Boolean", _): return "a Boolean"
        case ("Enum", _): return "a case of an enumeration"
        case ("Integer", _), ("Decimal", _): if comparison?.isNumeric != true { return "a number" }
        case ("String", _): return "text"
        case ("ObjectIdentifier", _): return "an object"
        default: break
        }
        switch relation {
        case .hasAnyValue:
            return nil
        case .isEqual, .isNotEqual:
            return comparison == nil ? "a Boolean, a case, a number, text or an object" : nil
        case .isGreaterThan, .isGreaterThanOrEqual, .isLessThan, .isLessThanOrEqual, .isWithinRange:
            return comparison?.isNumeric == true && !parent.isArray ? nil : "a single number"
        case .contains, .doesNotContain:
            let isText = comparison == .text || comparison == .identifier
            return isText || parent.isArray && comparison != nil ? nil : "text, an object or a list"
        }
    }
}

extension ParentCondition.Comparison {
    fileprivate var isNumeric: Bool {
        switch self {
        case .number, .quantity, .money: true
        case .boolean, .cases, .text, .identifier: false
        }
    }

    /// What an absent value means; `nil` if there must be a value.
    var absent: ParentCondition.Operand? {
        switch self {
        case .boolean: .boolean(false)
        case .number, .quantity, .money: .number(0)
        case .text: .text("")
        case .cases, .identifier: nil
        }
    }
}

extension ParentCondition.Relation {
    /// How many operands there can be, and that in words.
    var needed: (counts: ClosedRange<Int>, words: String) {
        switch self {
        case .hasAnyValue: (0...0, "no value")
        case .isEqual, .isNotEqual, .contains, .doesNotContain: (1...Int.max, "a value")
        case .isGreaterThan, .isGreaterThanOrEqual, .isLessThan, .isLessThanOrEqual: (1...1, "one value")
        case .isWithinRange: (2...2, "two values")
        }
    }

    /// Whether a value can be compared with the operands. Whether a text contains nothing makes no sense.
    func accepts(_ operands: [ParentCondition.Operand]) -> Bool {
        (self != .contains && self != .doesNotContain) || !operands.contains(.text(""))
    }
}

extension ParentCondition.Predicate {
    /// The same condition has one form: a Boolean that is not on is off.
    static func normalized(_ relation: ParentCondition.Relation, _ operands: [ParentCondition.Operand], isArray: Bool)
        -> Self
    {
        if relation == .isNotEqual, operands.count == 1, case .boolean(let value) = operands[0], !isArray {
            return .isEqual(.boolean(!value))
        }
        return .known(relation, operands)
    }
}
