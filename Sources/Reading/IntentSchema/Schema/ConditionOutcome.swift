// What is certain about conditions before anyone chooses a value. Rules and generated code ask the same question.

extension ParentCondition.Predicate {
    /// Whether a single value meets the condition. A missing value equals nothing, contains nothing, and is neither greater
    /// nor less than anything.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` if it is missing.
    ///   - placeholder: The case of an enumeration that means a missing value.
    package func holds(for value: ParentCondition.Operand?, placeholder: ParentCondition.Operand? = nil) -> Bool {
        guard case .known(let relation, let operands) = self else { return true }
        func isOrdered(_ test: (Double, Double) -> Bool) -> Bool {
            guard case .number(let number)? = value else { return false }
            return operands.allSatisfy { if case .number(let operand) = $0 { test(number, operand) } else { false } }
        }
        let isEqual = (value ?? placeholder).map(operands.contains) ?? false
        switch relation {
        case .hasAnyValue: return value != nil && value != .text("")
        case .isEqual: return isEqual
        case .isNotEqual: return !isEqual
        case .isGreaterThan: return isOrdered(>)
        case .isGreaterThanOrEqual: return isOrdered(>=)
        case .isLessThan: return isOrdered(<)
        case .isLessThanOrEqual: return isOrdered(<=)
        case .isWithinRange:
            guard case .number(let number)? = value, let range = self.range else { return false }
            return range.contains(number)
        case .contains: return containsAny(value, operands)
        case .doesNotContain: return !containsAny(value, operands)
        }
    }

    private func containsAny(_ value: ParentCondition.Operand?, _ operands: [ParentCondition.Operand]) -> Bool {
        guard case .text(let text)? = value else { return false }
        let characters = Array(text)
        return operands.contains { if case .text(let part) = $0 { characters.contains(Array(part)) } else { false } }
    }

    /// The values of `isWithinRange`; `nil` for other relations, and for a range whose ends are in the wrong order.
    package var range: ClosedRange<Double>? {
        guard case .known(.isWithinRange, let ends) = self, case .number(let first)? = ends.first,
            case .number(let last)? = ends.last, first <= last
        else { return nil }
        return first...last
    }

    /// Whether the condition holds for every value that the parent can have; `nil` if it depends on the value. Values outside
    /// the parent's bounds count, because a program can set them.
    package func outcome(for parent: Parameter, in schema: Schema) -> Bool? {
        switch (self, parent.type) {
        case (.unknown, _):
            return true
        case (.hasAnyValue, _):
            return parent.alwaysHasValue(in: schema) ? true : nil
        case (.known(.isWithinRange, _), _):
            return range == nil ? false : nil
        case (.known(let relation, let operands), .enumeration(let reference, let initial)):
            // A parameter with a default is never without a choice again.
            let cases = schema[reference].cases
            func isUnknown(_ operand: ParentCondition.Operand) -> Bool {
                if case .enumerationCase(let position) = operand { cases[position].isUnknown } else { false }
            }
            let hasChoice = parent.isArray || initial.map { !cases[$0].isUnknown } == true
            guard hasChoice, operands.allSatisfy(isUnknown) else { return nil }
            return relation == .isNotEqual || relation == .doesNotContain
        case (.known, _):
            return nil
        }
    }

    /// Whether the condition holds for every value within the parent's bounds; `nil` if it depends on the value, or if the
    /// parent has no bounds.
    package func outcomeWithinBounds(of parent: Parameter, in schema: Schema) -> Bool? {
        guard case .known(let relation, let operands) = self, relation != .hasAnyValue, !parent.isArray,
            let bounds = parent.type.bounds, bounds.minimum != nil || bounds.maximum != nil
        else { return nil }
        // Between two neighbours of these numbers, a condition does not change.
        var candidates = [bounds.minimum ?? -.greatestFiniteMagnitude, bounds.maximum ?? .greatestFiniteMagnitude]
        for case .number(let operand) in operands {
            candidates +=
                parent.type.isWhole
                ? [operand.rounded(.down) - 1, operand.rounded(.down), operand.rounded(.up), operand.rounded(.up) + 1]
                : [operand.nextDown, operand, operand.nextUp]
        }
        let reachable = candidates.filter {
            $0 >= bounds.minimum ?? -.infinity && $0 <= bounds.maximum ?? .infinity
        }
        let results = Set(reachable.map { holds(for: .number($0)) })
        guard results.count == 1, let result = results.first else { return nil }
        if parent.alwaysHasValue(in: schema) { return result }
        return result == holds(for: nil) ? result : nil
    }

    /// Whether the condition holds for the parent's initial value.
    package func holdsInitially(for parent: Parameter, in schema: Schema) -> Bool {
        if self == .hasAnyValue { return parent.type.hasDefault }
        if parent.isArray {
            guard case .known(let relation, _) = self else { return true }
            return relation == .isNotEqual || relation == .doesNotContain
        }
        let unknown = schema.enumeration(of: parent.type)?.cases.firstIndex(where: \.isUnknown)
        return holds(for: parent.type.initialOperand, placeholder: unknown.map { .enumerationCase($0) })
    }
}

extension [Character] {
    /// Whether a text occurs, in linear time (Knuth, Morris and Pratt).
    fileprivate func contains(_ part: [Character]) -> Bool {
        // How many characters before each position of the part also begin it.
        var borders = [0]
        func matched(_ character: Character, after count: Int) -> Int {
            var count = count
            while count > 0, part[count] != character { count = borders[count - 1] }
            return part[count] == character ? count + 1 : 0
        }
        guard !part.isEmpty else { return true }
        for character in part.dropFirst() { borders.append(matched(character, after: borders[borders.count - 1])) }
        var count = 0
        for character in self {
            count = matched(character, after: count)
            if count == part.count { return true }
        }
        return false
    }
}

extension ParameterType {
    /// The default as conditions compare it; `nil` if there is none.
    fileprivate var initialOperand: ParentCondition.Operand? {
        switch self {
        case .boolean(let options): .boolean(options.defaultValue)
        case .enumeration(_, let position): position.map { .enumerationCase($0) }
        case .integer(let options): options.defaultValue.map { .number(Double($0)) }
        case .decimal(let options): options.defaultValue.map { .number($0) }
        case .duration(let options), .measurement(_, let options):
            options.defaultValue.flatMap(inUnitOfConditions).map { .number($0) }
        case .currencyAmount(let options): options.defaultValue.map { .number($0) }
        case .string(let options): options.defaultValue.text.map { .text($0) }
        case .object, .untypedObject, .file, .placemark, .dateComponents, .plain, .system: nil
        }
    }

    /// The bounds as conditions compare them; `nil` for types without numbers.
    fileprivate var bounds: (minimum: Double?, maximum: Double?)? {
        switch self {
        case .integer(let options): (options.minimum.map(Double.init), options.maximum.map(Double.init))
        case .decimal(let options): (options.minimum, options.maximum)
        case .duration(let options), .measurement(_, let options):
            (options.minimum.flatMap(inUnitOfConditions), options.maximum.flatMap(inUnitOfConditions))
        case .currencyAmount(let options): (options.minimum, options.maximum)
        case .string, .boolean, .enumeration, .object, .untypedObject, .file, .placemark, .dateComponents, .plain,
            .system:
            nil
        }
    }

    private func inUnitOfConditions(_ quantity: Quantity) -> Double? {
        guard case .quantity(let unit)? = comparison else { return nil }
        return quantity.unit == unit ? quantity.value : (quantity.magnitude - unit.constant) / unit.coefficient
    }

    /// Whether only whole numbers are values.
    package var isWhole: Bool { if case .integer = self { true } else { false } }
}

extension Parameter {
    /// Whether the parameter has a value whatever users do. They can clear a text and a list.
    fileprivate func alwaysHasValue(in schema: Schema) -> Bool {
        guard !isArray else { return false }
        switch type {
        case .boolean:
            return true
        case .enumeration(let reference, let initial):
            let cases = schema[reference].cases
            // A case at index 0 that is not called `unknown` still means no choice.
            return initial.map { !cases[$0].isUnknown } == true && !cases.contains { $0.index == 0 && !$0.isUnknown }
        case .integer(let options):
            return options.defaultValue != nil
        case .decimal(let options):
            return options.defaultValue?.isFinite == true
        case .duration(let options), .measurement(_, let options):
            return options.defaultValue?.value.isFinite == true
        case .currencyAmount(let options):
            return options.defaultValue?.isFinite == true && !options.currencyCodes.isEmpty
        case .string, .object, .untypedObject, .file, .placemark, .dateComponents, .plain, .system:
            return false
        }
    }
}
