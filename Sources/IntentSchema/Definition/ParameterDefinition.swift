import Diagnostics

/// A parameter of an intent, a value of a response or a property of a type as written. The three share their keys but
/// for the prefix (`INIntentParameter`, `INIntentResponseParameter`, `INTypeProperty`); the latter two use fewer of them.
public struct ParameterDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// The declaration's symbol path: `intent/<intent>/parameter/<name>` and the like.
    public var symbol: String = ""
    /// `…Name`
    public var name: Written<String>?
    /// `…Tag`
    public var tag: Written<Int>?
    /// `…Type`
    public var type: Written<String>?
    /// `…DisplayPriority`
    public var displayPriority: Written<Int>?
    /// `…DisplayName`
    public var displayName = WrittenText()
    /// `…Configurable`
    public var isConfigurable: Written<Bool>?
    /// `…SupportsResolution`
    public var supportsResolution: Written<Bool>?
    /// `…SupportsDynamicEnumeration`
    public var supportsDynamicEnumeration: Written<Bool>?
    /// `…SupportsSearch`
    public var supportsSearch: Written<Bool>?
    /// `…SupportsMultipleValues`
    public var supportsMultipleValues: Written<Bool>?
    /// `…FixedSizeArray`, which the format writes as the integer 1
    public var isFixedSizeArray: Written<Bool>?
    /// `…ArraySizes`; `nil` where the key is absent
    public var arraySizes: Written<[ArraySizeDefinition]>?
    /// `…CustomDisambiguation`
    public var usesCustomDisambiguation: Written<Bool>?
    /// `…EnumType`
    public var enumType: Written<String>?
    /// `…EnumTypeNamespace`
    public var enumTypeNamespace: Written<String>?
    /// `…ObjectType`
    public var objectType: Written<String>?
    /// `…ObjectTypeNamespace`
    public var objectTypeNamespace: Written<String>?
    /// `…Metadata`
    public var metadata: MetadataDefinition? {
        get { metadataBox?.value }
        set { metadataBox = newValue.map(Box.init) }
    }
    /// Apart, because it is larger than all the rest, and parameters are copied often.
    var metadataBox: Box<MetadataDefinition>?
    /// `…PromptDialogs`
    public var promptDialogs: [PromptDialogDefinition] = []
    /// `…Relationship`
    public var relationship: RelationshipDefinition?
    /// `…UnsupportedReasons`
    public var unsupportedReasons: [UnsupportedReasonDefinition] = []
    /// `INTypePropertyDefault`: one of the four properties that every type inherits
    public var isInherited: Written<Bool>?
}

/// A value stored apart, so that copying what holds it costs little.
final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
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
    /// `<data></data>`, with which Xcode writes that there is no bound
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
