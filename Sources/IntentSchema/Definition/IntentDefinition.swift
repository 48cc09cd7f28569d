import Diagnostics

/// An element of `INIntents` as written. A class for the reason that `ParameterDefinition` gives.
///
/// `Sendable` without the compiler's proof: the reader alone sets the fields, before it hands the definition on.
public final class IntentDefinition: @unchecked Sendable {
    /// The whole dictionary's opening tag: where to point when a key is missing.
    public internal(set) var range: SourceRange
    /// The declaration's symbol path: `intent/<name>`.
    public internal(set) var symbol: String = ""
    /// `INIntentName`
    public internal(set) var name: Written<String>?
    /// `INIntentClassPrefix`
    public internal(set) var classPrefix: Written<String>?
    /// `INIntentClassName`
    public internal(set) var className: Written<String>?
    /// `INIntentType`: `Custom` or `System`
    public internal(set) var type: Written<String>?
    /// `INIntentCategory`
    public internal(set) var category: Written<String>?
    /// `INIntentVerb`
    public internal(set) var verb: Written<String>?
    /// `INIntentTitle`
    public internal(set) var title = WrittenText()
    /// `INIntentDescription`
    public internal(set) var description = WrittenText()
    /// `INIntentDefaultImageName`
    public internal(set) var defaultImageName: Written<String>?
    /// `INIntentParameters`
    public internal(set) var parameters: [ParameterDefinition] = []
    /// `INIntentLastParameterTag`
    public internal(set) var lastParameterTag: Written<Int>?
    /// `INIntentKeyParameter`, a parameter's name
    public internal(set) var keyParameter: Written<String>?
    /// `INIntentInput`, a parameter's name
    public internal(set) var input: Written<String>?
    /// `INIntentParameterCombinations`; `nil` where the key is absent
    public internal(set) var combinations: Written<[CombinationDefinition]>?
    /// `INIntentManagedParameterCombinations`; `nil` where the key is absent
    public internal(set) var managedCombinations: Written<[CombinationDefinition]>?
    /// `INIntentConfigurable`
    public internal(set) var isConfigurable: Written<Bool>?
    /// `INIntentEligibleForWidgets`
    public internal(set) var isEligibleForWidgets: Written<Bool>?
    /// `INIntentIneligibleForSuggestions`
    public internal(set) var isIneligibleForSuggestions: Written<Bool>?
    /// `INIntentUserConfirmationRequired`
    public internal(set) var requiresUserConfirmation: Written<Bool>?
    /// `INIntentRestrictions`
    public internal(set) var restrictions: Written<Int>?
    /// `INIntentResponse`
    public internal(set) var response: ResponseDefinition?
    /// `INIntentDomain`, of system intents
    public internal(set) var domain: Written<String>?
    /// `INIntentCustomizable`, of system intents
    public internal(set) var isCustomizable: Written<Bool>?
    /// `INIntentHash`, which Apple's compiler adds to the copy in a product
    public internal(set) var hash: Written<UInt64>?

    /// A customisation of one of Apple's own intents: it generates nothing, and its references are not checked.
    public var isSystem: Bool { type?.value == "System" || (type == nil && category?.value == "system") }

    init(range: SourceRange) { self.range = range }
}

/// An entry of one of the two dictionaries of parameter combinations as written.
public struct CombinationDefinition: Sendable {
    /// The key: parameter names with commas between them; empty for none.
    public var names: Written<String>
    /// `INIntentParameterCombinationTitle`
    public var title = WrittenText()
    /// `INIntentParameterCombinationSubtitle`
    public var subtitle = WrittenText()
    /// `INIntentParameterCombinationSupportsBackgroundExecution`
    public var supportsBackgroundExecution: Written<Bool>?
    /// `INIntentParameterCombinationIsPrimary`
    public var isPrimary: Written<Bool>?
    /// `INIntentParameterCombinationIsLinked`
    public var isLinked: Written<Bool>?
    /// `INIntentParameterCombinationUpdatesLinked`
    public var updatesLinked: Written<Bool>?

    /// The parameter names in the key, in its order.
    public var parameterNames: [Substring] {
        // Bytes, because names are looked at often and a comma is one byte.
        names.value.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0) }
    }
}

/// `INIntentResponse` as written.
public struct ResponseDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `INIntentResponseCodes`
    public var codes: [ResponseCodeDefinition] = []
    /// `INIntentResponseParameters`
    public var parameters: [ParameterDefinition] = []
    /// `INIntentResponseLastParameterTag`
    public var lastParameterTag: Written<Int>?
    /// `INIntentResponseOutput`, a response parameter's name
    public var output: Written<String>?
}

/// An element of `INIntentResponseCodes` as written.
public struct ResponseCodeDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `INIntentResponseCodeName`
    public var name: Written<String>?
    /// `INIntentResponseCodeSuccess`
    public var isSuccess: Written<Bool>?
    /// `INIntentResponseCodeFormatString`
    public var formatString = WrittenText()
    /// `INIntentResponseCodeConciseFormatString`
    public var conciseFormatString = WrittenText()
}
