import Diagnostics

/// An element of `INIntents` as written.
public struct IntentDefinition: Sendable {
    /// The whole dictionary's opening tag: where to point when a key is missing.
    public var range: SourceRange
    /// The declaration's symbol path: `intent/<name>`.
    public var symbol: String = ""
    /// `INIntentName`
    public var name: Written<String>?
    /// `INIntentClassPrefix`
    public var classPrefix: Written<String>?
    /// `INIntentClassName`
    public var className: Written<String>?
    /// `INIntentType`: `Custom` or `System`
    public var type: Written<String>?
    /// `INIntentCategory`
    public var category: Written<String>?
    /// `INIntentVerb`
    public var verb: Written<String>?
    /// `INIntentTitle`
    public var title = WrittenText()
    /// `INIntentDescription`
    public var description = WrittenText()
    /// `INIntentDefaultImageName`
    public var defaultImageName: Written<String>?
    /// `INIntentParameters`
    public var parameters: [ParameterDefinition] = []
    /// `INIntentLastParameterTag`
    public var lastParameterTag: Written<Int>?
    /// `INIntentKeyParameter`, a parameter's name
    public var keyParameter: Written<String>?
    /// `INIntentInput`, a parameter's name
    public var input: Written<String>?
    /// `INIntentParameterCombinations`; `nil` where the key is absent
    public var combinations: Written<[CombinationDefinition]>?
    /// `INIntentManagedParameterCombinations`; `nil` where the key is absent
    public var managedCombinations: Written<[CombinationDefinition]>?
    /// `INIntentConfigurable`
    public var isConfigurable: Written<Bool>?
    /// `INIntentEligibleForWidgets`
    public var isEligibleForWidgets: Written<Bool>?
    /// `INIntentIneligibleForSuggestions`
    public var isIneligibleForSuggestions: Written<Bool>?
    /// `INIntentUserConfirmationRequired`
    public var requiresUserConfirmation: Written<Bool>?
    /// `INIntentRestrictions`
    public var restrictions: Written<Int>?
    /// `INIntentResponse`
    public var response: ResponseDefinition?
    /// `INIntentDomain`, of system intents
    public var domain: Written<String>?
    /// `INIntentCustomizable`, of system intents
    public var isCustomizable: Written<Bool>?
    /// `INIntentHash`, which Apple's compiler adds to the copy in a product
    public var hash: Written<UInt64>?

    /// A customisation of one of Apple's own intents: it generates nothing, and its references are not checked.
    public var isSystem: Bool { type?.value == "System" || (type == nil && category?.value == "system") }
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
