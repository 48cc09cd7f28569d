/// The condition under which a child parameter is shown. Hiding a parent also hides its children.
package struct ParentCondition: Hashable, Sendable {
    /// The index of the parent in the intent's parameters. Relationships have no cycles.
    package var parameter: Int
    /// What the parent's value must satisfy.
    package var predicate: Predicate

    package enum Predicate: Hashable, Sendable {
        /// `hasAnyValue` has no operands, a comparison has one, a range has two, and other relations have at least one. An
        /// array has a relation only to its elements.
        case known(Relation, [Operand])
        /// A condition that is not understood, as written. It counts as met.
        case unknown(String)

        package static let hasAnyValue = Predicate.known(.hasAnyValue, [])

        package var isUnknown: Bool { if case .unknown = self { true } else { false } }

        package static func isEqual(_ operand: Operand) -> Predicate { .known(.isEqual, [operand]) }
    }

    /// How the parent's value relates to the operands. Several operands are alternatives, except the ends of a range.
    package enum Relation: String, CaseIterable, Sendable {
        case hasAnyValue, isEqual, isNotEqual, isGreaterThan, isGreaterThanOrEqual, isLessThan, isLessThanOrEqual,
            isWithinRange, contains, doesNotContain
    }

    /// A value in the definition that the parent's value is compared with.
    package enum Operand: Hashable, Sendable {
        case boolean(Bool)
        /// A case of the parent's enumeration, by its position.
        case enumerationCase(Int)
        /// A number, or a quantity in the unit of the parent's `comparison`.
        case number(Double)
        /// A text, or the identifier of an object.
        case text(String)
    }

    /// How conditions compare the values of a type.
    package enum Comparison: Equatable, Sendable {
        case boolean
        case cases(EnumerationReference)
        case number
        /// A quantity, counted in a unit.
        case quantity(PhysicalUnit)
        case money
        case text
        /// An object, compared by its identifier.
        case identifier
    }
}

extension ParameterType {
    /// How conditions compare the type's values; `nil` if they only know whether there is one.
    package var comparison: ParentCondition.Comparison? {
        switch self {
        case .boolean: .boolean
        case .enumeration(let reference, _): .cases(reference)
        case .integer, .decimal: .number
        case .duration(let options): .quantity(options.conditionUnit ?? .seconds)
        case .measurement(_, let options): options.conditionUnit.map { .quantity($0) }
        case .currencyAmount: .money
        case .string: .text
        case .object, .untypedObject: .identifier
        case .file, .placemark, .dateComponents, .plain, .system: nil
        }
    }
}

extension QuantityOptions {
    /// The unit of the numbers in conditions, which have no unit of their own.
    fileprivate var conditionUnit: PhysicalUnit? {
        shownUnit ?? defaultValue?.unit ?? minimum?.unit ?? maximum?.unit ?? minimumUnit ?? maximumUnit
    }
}
