import Diagnostics

/// A parameter of an intent, a value of a response or a property of a type, as written. Their keys differ only in the
/// prefix (`INIntentParameter`, `INIntentResponseParameter`, `INTypeProperty`); the latter two use fewer of them.
///
/// Like the other large parts of a definition, this is a class, because rules and linking pass it around and copying so
/// many fields costs more than the work on them. With structures, linting takes 23 percent more instructions and
/// generating models 7 percent more.
///
/// `Sendable` is unchecked: only the reader sets the fields, before it returns the definition.
package final class ParameterDefinition: @unchecked Sendable {
    package internal(set) var range: SourceRange
    /// The declaration's symbol path, such as `intent/<intent>/parameter/<name>`.
    package internal(set) var symbol: String = ""
    package internal(set) var name: Written<String>?
    package internal(set) var tag: Written<Int>?
    package internal(set) var type: Written<String>?
    package internal(set) var displayPriority: Written<Int>?
    package internal(set) var displayName = WrittenText()
    package internal(set) var isConfigurable: Written<Bool>?
    package internal(set) var supportsResolution: Written<Bool>?
    package internal(set) var supportsDynamicEnumeration: Written<Bool>?
    package internal(set) var supportsSearch: Written<Bool>?
    package internal(set) var supportsMultipleValues: Written<Bool>?
    /// `…FixedSizeArray`, which the format writes as the integer 1
    package internal(set) var isFixedSizeArray: Written<Bool>?
    /// `…ArraySizes`; `nil` if the key is absent
    package internal(set) var arraySizes: Written<[ArraySizeDefinition]>?
    package internal(set) var usesCustomDisambiguation: Written<Bool>?
    package internal(set) var enumType: Written<String>?
    package internal(set) var enumTypeNamespace: Written<String>?
    package internal(set) var objectType: Written<String>?
    package internal(set) var objectTypeNamespace: Written<String>?
    package internal(set) var metadata: MetadataDefinition?
    package internal(set) var promptDialogs: [PromptDialogDefinition] = []
    package internal(set) var relationship: RelationshipDefinition?
    package internal(set) var unsupportedReasons: [UnsupportedReasonDefinition] = []
    /// `INTypePropertyDefault`: whether this is one of the four properties that every type inherits
    package internal(set) var isInherited: Written<Bool>?

    init(range: SourceRange) { self.range = range }

    /// The type as written; `nil` if it is absent, a measurement or a type of the system.
    package var typeName: ParameterType.Name? { type.flatMap { ParameterType.Name(rawValue: $0.value) } }

    /// Sets the symbol. Called once the owner's name has been read.
    func setSymbol(_ owner: String, _ between: String) { symbol = owner + between + shownName }
}

/// An element of `…ArraySizes` as written.
package struct ArraySizeDefinition: Sendable {
    package var range: SourceRange
    package var size: Written<Int>?
    package var sizeClass: Written<String>?
}

/// An element of `…PromptDialogs` as written.
package struct PromptDialogDefinition: Sendable {
    package var range: SourceRange
    package var type: Written<String>?
    package var isCustom: Written<Bool>?
    package var formatString = WrittenText()
}

/// The dictionary `…Relationship` as written.
package struct RelationshipDefinition: Sendable {
    package var range: SourceRange
    /// `…RelationshipParentName`: the name of a parameter
    package var parentName: Written<String>?
    package var predicateName: Written<String>?
    /// `…RelationshipPredicateValue` or the elements of `…PredicateValues`, which no known file has: numbers, texts,
    /// Booleans, names of an enumeration's cases
    package var operands: [Written<Scalar>] = []
}

/// An element of `…UnsupportedReasons` as written.
package struct UnsupportedReasonDefinition: Sendable {
    package var range: SourceRange
    package var code: Written<String>?
    package var formatString = WrittenText()
    /// `…UnsupportedReasonDefault`: whether this is one of the standard reasons for numbers
    package var isDefault: Written<Bool>?
    /// `…UnsupportedReasonCustom`: whether the developer added this reason
    package var isCustom: Written<Bool>?
}

/// A value whose type depends on its parameter.
package enum Scalar: Equatable, Sendable {
    /// `<string>`
    case string(String)
    /// `<integer>`
    case integer(Int)
    /// `<real>`
    case real(Double)
    /// `<true/>` or `<false/>`
    case boolean(Bool)
    /// `<data></data>`, which Xcode writes for no bound
    case none

    /// The value of an integer or real number; `nil` for other values.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .string, .boolean, .none: nil
        }
    }

    /// The value as written.
    var text: String {
        switch self {
        case .string(let text): text
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .none: ""
        }
    }

    /// The value as a phrase for messages: `the integer 5`.
    package var phrase: String {
        switch self {
        case .string(let text): "the string '\(text)'"
        case .integer(let value): "the integer \(value)"
        case .real(let value): "the number \(value)"
        case .boolean(let value): value ? "true" : "false"
        case .none: "empty data"
        }
    }
}
