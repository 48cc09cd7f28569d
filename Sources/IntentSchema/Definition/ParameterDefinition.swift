import Diagnostics

/// A parameter of an intent, a value of a response or a property of a type as written. The three share their keys but
/// for the prefix (`INIntentParameter`, `INIntentResponseParameter`, `INTypeProperty`); the latter two use fewer of them.
///
/// A class, as are the other large parts of a definition, because rules and linking hand them around, and a copy of so many
/// fields costs more than what is done with them: as structures they make linting take 23 percent more instructions, and
/// generating models 7 percent more.
///
/// `Sendable` without the compiler's proof: the reader alone sets the fields, before it hands the definition on.
public final class ParameterDefinition: @unchecked Sendable {
    /// Where to point when a key is missing.
    public internal(set) var range: SourceRange
    /// The declaration's symbol path: `intent/<intent>/parameter/<name>` and the like.
    public internal(set) var symbol: String = ""
    /// `…Name`
    public internal(set) var name: Written<String>?
    /// `…Tag`
    public internal(set) var tag: Written<Int>?
    /// `…Type`
    public internal(set) var type: Written<String>?
    /// `…DisplayPriority`
    public internal(set) var displayPriority: Written<Int>?
    /// `…DisplayName`
    public internal(set) var displayName = WrittenText()
    /// `…Configurable`
    public internal(set) var isConfigurable: Written<Bool>?
    /// `…SupportsResolution`
    public internal(set) var supportsResolution: Written<Bool>?
    /// `…SupportsDynamicEnumeration`
    public internal(set) var supportsDynamicEnumeration: Written<Bool>?
    /// `…SupportsSearch`
    public internal(set) var supportsSearch: Written<Bool>?
    /// `…SupportsMultipleValues`
    public internal(set) var supportsMultipleValues: Written<Bool>?
    /// `…FixedSizeArray`, which the format writes as the integer 1
    public internal(set) var isFixedSizeArray: Written<Bool>?
    /// `…ArraySizes`; `nil` where the key is absent
    public internal(set) var arraySizes: Written<[ArraySizeDefinition]>?
    /// `…CustomDisambiguation`
    public internal(set) var usesCustomDisambiguation: Written<Bool>?
    /// `…EnumType`
    public internal(set) var enumType: Written<String>?
    /// `…EnumTypeNamespace`
    public internal(set) var enumTypeNamespace: Written<String>?
    /// `…ObjectType`
    public internal(set) var objectType: Written<String>?
    /// `…ObjectTypeNamespace`
    public internal(set) var objectTypeNamespace: Written<String>?
    /// `…Metadata`
    public internal(set) var metadata: MetadataDefinition?
    /// `…PromptDialogs`
    public internal(set) var promptDialogs: [PromptDialogDefinition] = []
    /// `…Relationship`
    public internal(set) var relationship: RelationshipDefinition?
    /// `…UnsupportedReasons`
    public internal(set) var unsupportedReasons: [UnsupportedReasonDefinition] = []
    /// `INTypePropertyDefault`: one of the four properties that every type inherits
    public internal(set) var isInherited: Written<Bool>?

    init(range: SourceRange) { self.range = range }

    /// Says to whom the declaration belongs, once that is read, too.
    func setSymbol(_ owner: String, _ between: String) { symbol = owner + between + (name?.value ?? "?") }
}

/// An element of `…ArraySizes` as written.
public struct ArraySizeDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `…ArraySizeSize`
    public var size: Written<Int>?
    /// `…ArraySizeSizeClass`
    public var sizeClass: Written<String>?
}

/// An element of `…PromptDialogs` as written.
public struct PromptDialogDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `…PromptDialogType`
    public var type: Written<String>?
    /// `…PromptDialogCustom`
    public var isCustom: Written<Bool>?
    /// `…PromptDialogFormatString`
    public var formatString = WrittenText()
}

/// `…Relationship` as written.
public struct RelationshipDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `…RelationshipParentName`, a parameter's name
    public var parentName: Written<String>?
    /// `…RelationshipPredicateName`
    public var predicateName: Written<String>?
    /// `…RelationshipPredicateValue`: a boolean, or the name of an enumeration's case
    public var predicateValue: Written<Scalar>?
}

/// An element of `…UnsupportedReasons` as written.
public struct UnsupportedReasonDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `…UnsupportedReasonCode`
    public var code: Written<String>?
    /// `…UnsupportedReasonFormatString`
    public var formatString = WrittenText()
    /// `…UnsupportedReasonDefault`: one of the standard reasons of numbers
    public var isDefault: Written<Bool>?
    /// `…UnsupportedReasonCustom`: the developer's own
    public var isCustom: Written<Bool>?
}

/// A value whose type depends on the parameter that it belongs to.
public enum Scalar: Hashable, Sendable {
    /// `<string>`
    case string(String)
    /// `<integer>`
    case integer(Int)
    /// `<real>`
    case real(Double)
    /// `<true/>` or `<false/>`
    case boolean(Bool)
    /// `<data></data>`, with which Xcode says that there is no bound
    case none

    /// The number, whole or not; `nil` for other values.
    public var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .string, .boolean, .none: nil
        }
    }

    /// The value in the words of a message.
    public var phrase: String {
        switch self {
        case .string(let text): "the string '\(text)'"
        case .integer(let value): "the integer \(value)"
        case .real(let value): "the number \(value)"
        case .boolean(let value): value ? "true" : "false"
        case .none: "empty data"
        }
    }
}
