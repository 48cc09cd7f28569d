import IntentSchema
import SwiftSource

/// The test of a parent's value, as a person would write it.
///
/// A missing value equals nothing, contains nothing, and is neither greater nor less than anything.
struct ConditionCode {
    let parent: Parameter
    /// The property with the parent's value.
    let name: Code
    let context: ModelContext
    private let isOptional: Bool

    init(_ parent: Parameter, _ name: Code, in context: ModelContext) {
        self.parent = parent
        self.name = name
        self.context = context
        isOptional = context.isOptional(parent.type, isArray: parent.isArray)
    }

    /// An expression that binds at least as tightly as `&&`; `nil` if the condition is always met.
    func test(_ predicate: ParentCondition.Predicate) -> Code? {
        if let holds = predicate.outcome(for: parent, in: context.schema) { return holds ? nil : "false" }
        guard case .known(let relation, let operands) = predicate else { return nil }
        switch relation {
        case .hasAnyValue: return hasAnyValue
        case .isEqual: return any(of: operands.map { isEqual(to: $0) })
        case .isNotEqual: return all(of: operands.map { isNotEqual(to: $0) })
        case .isGreaterThan: return comparison(">", operands)
        case .isGreaterThanOrEqual: return comparison(">=", operands)
        case .isLessThan: return comparison("<", operands)
        case .isLessThanOrEqual: return comparison("<=", operands)
        case .isWithinRange: return predicate.range.map { isWithin($0) } ?? "false"
        case .contains: return any(of: operands.map { contains($0) })
        case .doesNotContain: return all(of: operands.map { contains($0).map { isMissing ? "!(\($0))" : "!\($0)" } })
        }
    }

    // MARK: - Several operands

    /// An operand that no value can equal adds no alternative.
    private func any(of tests: [Code?]) -> Code {
        let tests = tests.compactMap(\.self)
        return switch tests.count {
        case 0: "false"
        case 1: tests[0]
        default: "(\(tests, separator: " || "))"
        }
    }

    private func all(of tests: [Code?]) -> Code? {
        let tests = tests.compactMap(\.self)
        return tests.isEmpty ? nil : "\(tests, separator: " && ")"
    }

    // MARK: - Relations

    private var hasAnyValue: Code? {
        if parent.isArray { return "!\(name).isEmpty" }
        switch parent.type {
        case .string:
            return isOptional ? "\(name)?.isEmpty == false" : "!\(name).isEmpty"
        case .enumeration(let reference, _):
            let isChosen = placeholder(of: reference).map { "\(name) != \(caseCode(reference, $0))" as Code }
            let exists: Code = "\(name) != nil"
            return isOptional ? isChosen.map { "\(exists) && \($0)" } ?? exists : isChosen
        default:
            return "\(name) != nil"
        }
    }

    /// The case at the index 0, which is the format's "no choice", if it is not called `unknown`.
    private func placeholder(of reference: EnumerationReference) -> Int? {
        context.schema[reference].cases.firstIndex { $0.index == 0 && !$0.isUnknown }
    }

    private func isEqual(to operand: ParentCondition.Operand) -> Code? {
        if case .boolean(let expected) = operand { return expected ? name : "!\(name)" }
        if case .enumerationCase(let position) = operand, case .enumeration(let reference, _) = parent.type {
            if context.schema[reference].cases[position].isUnknown { return isOptional ? "\(name) == nil" : nil }
            let isCase: Code = "\(name) == \(caseCode(reference, position))"
            return isOptional && position == placeholder(of: reference) ? "(\(name) == nil || \(isCase))" : isCase
        }
        return value(operand).map { "\(subject) == \($0)" }
    }

    private func isNotEqual(to operand: ParentCondition.Operand) -> Code? {
        if case .boolean(let unexpected) = operand { return unexpected ? "!\(name)" : name }
        if case .enumerationCase(let position) = operand, case .enumeration(let reference, _) = parent.type {
            if context.schema[reference].cases[position].isUnknown { return isOptional ? "\(name) != nil" : nil }
            let isOther: Code = "\(name) != \(caseCode(reference, position))"
            return isOptional && position == placeholder(of: reference) ? "\(name) != nil && \(isOther)" : isOther
        }
        return value(operand).map { "\(subject) != \($0)" }
    }

    private func comparison(_ sign: Code, _ operands: [ParentCondition.Operand]) -> Code {
        guard case .number(let number)? = operands.first else { return "false" }
        func test(_ value: Code) -> Code { "\(isMoney ? "\(value).amount" : value) \(sign) \(quantity(number))" }
        return isOptional ? "\(name).map { \(test("$0")) } ?? false" : test(name)
    }

    private func isWithin(_ range: ClosedRange<Double>) -> Code {
        let end = quantity(range.upperBound)
        // A range operator would absorb a minus or a dot behind it, and a dot in front has no type to begin with.
        let isAbsorbed = range.upperBound < 0 || isDuration
        let code: Code = "(\(quantity(range.lowerBound, isFirst: true))...\(isAbsorbed ? "(\(end))" : end))"
        if isMoney, isOptional { return "\(name).map { \(code).contains($0.amount) } ?? false" }
        return isOptional ? "\(name).map(\(code).contains) ?? false" : "\(code).contains(\(subject))"
    }

    private func contains(_ operand: ParentCondition.Operand) -> Code? {
        guard parent.isArray else {
            guard case .text(let text) = operand else { return nil }
            let found: Code = "\(subject)\(isMissing ? "?" as Code : "").contains(text: \(StringLiteral(text)))"
            return isMissing ? "\(found) ?? false" : found
        }
        switch (parent.type, operand) {
        case (.enumeration(let reference, _), .enumerationCase(let position)):
            if context.schema[reference].cases[position].isUnknown { return nil }
            return "\(name).contains(\(caseCode(reference, position)))"
        case (_, .boolean(let expected)):
            return "\(name).contains(\(expected))"
        default:
            guard let value = value(operand) else { return nil }
            return switch parent.type.comparison {
            case .identifier: "\(name).contains { $0.identifier == \(value) }"
            case .money: "\(name).contains { $0.amount == \(value) }"
            default: "\(name).contains(\(value))"
            }
        }
    }

    // MARK: - Values

    /// Whether there may be no text to search. An object may have no identifier.
    private var isMissing: Bool { !parent.isArray && (isOptional || parent.type.comparison == .identifier) }
    private var isMoney: Bool { parent.type.comparison == .money }
    private var isDuration: Bool { if case .duration = parent.type { true } else { false } }

    /// What is compared with an operand.
    private var subject: Code {
        let access: Code = isOptional ? "\(name)?" : name
        return switch parent.type.comparison {
        case .identifier: "\(access).identifier"
        case .money: "\(access).amount"
        default: name
        }
    }

    /// A number or text of the parent's type.
    private func value(_ operand: ParentCondition.Operand) -> Code? {
        switch operand {
        case .number(let number): quantity(number)
        case .text(let text): "\(StringLiteral(text))"
        case .boolean, .enumerationCase: nil
        }
    }

    /// A number of the parent's type.
    ///
    /// - Parameter isFirst: Whether nothing before it says its type.
    private func quantity(_ number: Double, isFirst: Bool = false) -> Code {
        switch parent.type.comparison {
        case .quantity(let unit):
            let quantity = Quantity(value: number, unit: unit)
            let type = context.element(of: parent.type)
            return isDuration
                ? "\(isFirst ? "\(type)" as Code : "").\(quantity.durationCode)" : "\(type)(\(quantity.arguments))"
        case .money:
            // A `Decimal` made from a literal with a fraction is not exact.
            return Int(exactly: number) == nil
                ? "IntentRuntime.CurrencyAmountValue(\(number.plainCode), \"\").amount" : number.plainCode
        default:
            return number.plainCode
        }
    }

    /// The code for an enumeration's case. Without its type, `none` would be a missing value.
    private func caseCode(_ reference: EnumerationReference, _ position: Int) -> Code {
        let name = context.caseNames[reference.index][position]
        guard ["none", "some"].contains(name.name) else { return ".\(name)" }
        return "\(context.names.reference(to: context.names.enumeration(reference))).\(name)"
    }
}
