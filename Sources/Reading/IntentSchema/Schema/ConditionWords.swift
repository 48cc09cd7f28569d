// Conditions in words, for messages, pages and documentation.

extension ParentCondition {
    /// The condition, to follow the parent's name: `is greater than 3`.
    ///
    /// - Parameter word: Returns what to say for an operand; `nil` to say it as it is.
    package func words(of parent: Parameter, _ word: (Operand) -> String?) -> String {
        switch predicate {
        case .unknown(let condition):
            let isKnown = condition.split(separator: " ").first.flatMap { ConditionWord(String($0)) } != nil
            return "meets the condition “\(condition)”, which "
                + (isKnown && parent.type.isKnown ? "does not fit the parameter" : "intentc does not know")
        case .known(let relation, let operands):
            let words = operands.map { word($0) ?? $0.words(of: parent) }
            return words.isEmpty
                ? relation.words : "\(relation.words) \(words.joined(separator: " \(relation.conjunction) "))"
        }
    }
}

extension ParentCondition.Relation {
    package var words: String {
        switch self {
        case .hasAnyValue: "has a value"
        case .isEqual: "is"
        case .isNotEqual: "is not"
        case .isGreaterThan: "is greater than"
        case .isGreaterThanOrEqual: "is at least"
        case .isLessThan: "is less than"
        case .isLessThanOrEqual: "is at most"
        case .isWithinRange: "is between"
        case .contains: "contains"
        case .doesNotContain: "does not contain"
        }
    }

    /// The word between operands.
    package var conjunction: String { self == .isWithinRange ? "and" : "or" }
}

extension ParentCondition.Operand {
    /// The value in words. A case is its position, which no one knows.
    package func words(of parent: Parameter) -> String {
        switch self {
        case .boolean(let value): return "\(value)"
        case .enumerationCase(let position): return "\(position)"
        case .text(let text): return "'\(text)'"
        case .number(let number):
            let text = Int(exactly: number).map(String.init) ?? String(number)
            guard case .quantity(let unit)? = parent.type.comparison else { return text }
            let isSingle = number == 1 && PhysicalUnit.unitsOfTime.contains(unit)
            return "\(text) \(isSingle ? unit.name.dropLast() : unit.name[...])"
        }
    }
}
