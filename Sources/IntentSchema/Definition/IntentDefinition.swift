import Diagnostics

/// An element of `INIntents` as written. A class for the reason that `ParameterDefinition` gives.
///
/// `Sendable` without the compiler's proof: the reader alone sets the fields, before it hands the definition on.
package final class IntentDefinition: @unchecked Sendable {
    /// The whole dictionary's opening tag: where to point when a key is missing.
    package internal(set) var range: SourceRange
    /// The declaration's symbol path: `intent/<name>`.
    package internal(set) var symbol: String = ""
    /// `INIntentName`
    package internal(set) var name: Written<String>?
    /// `INIntentClassPrefix`
    package internal(set) var classPrefix: Written<String>?
    /// `INIntentClassName`
    package internal(set) var className: Written<String>?
    /// `INIntentType`: `Custom` or `System`
    package internal(set) var type: Written<String>?
    /// `INIntentCategory`
    package internal(set) var category: Written<String>?
    /// `INIntentVerb`
    package internal(set) var verb: Written<String>?
    /// `INIntentTitle`
    package internal(set) var title = WrittenText()
    /// `INIntentDescription`
    package internal(set) var description = WrittenText()
    /// `INIntentDefaultImageName`
    package internal(set) var defaultImageName: Written<String>?
    /// `INIntentParameters`
    package internal(set) var parameters: [ParameterDefinition] = []
    /// `INIntentLastParameterTag`
    package internal(set) var lastParameterTag: Written<Int>?
    /// `INIntentKeyParameter`, a parameter's name
    package internal(set) var keyParameter: Written<String>?
    /// `INIntentInput`, a parameter's name
    package internal(set) var input: Written<String>?
    /// `INIntentParameterCombinations`; `nil` where the key is absent
    package internal(set) var combinations: Written<[CombinationDefinition]>?
    /// `INIntentManagedParameterCombinations`; `nil` where the key is absent
    package internal(set) var managedCombinations: Written<[CombinationDefinition]>?
    /// `INIntentConfigurable`
    package internal(set) var isConfigurable: Written<Bool>?
    /// `INIntentEligibleForWidgets`
    package internal(set) var isEligibleForWidgets: Written<Bool>?
    /// `INIntentIneligibleForSuggestions`
    package internal(set) var isIneligibleForSuggestions: Written<Bool>?
    /// `INIntentUserConfirmationRequired`
    package internal(set) var requiresUserConfirmation: Written<Bool>?
    /// `INIntentRestrictions`
    package internal(set) var restrictions: Written<Int>?
    /// `INIntentResponse`
    package internal(set) var response: ResponseDefinition?
    /// `INIntentDomain`, of system intents
    package internal(set) var domain: Written<String>?
    /// `INIntentCustomizable`, of system intents
    package internal(set) var isCustomizable: Written<Bool>?
    /// `INIntentHash`, which Apple's compiler adds to the copy in a product
    package internal(set) var hash: Written<UInt64>?

    /// A customisation of one of Apple's own intents: it generates nothing, and its references are not checked.
    package var isSystem: Bool { type?.value == "System" || (type == nil && category?.value == "system") }

    init(range: SourceRange) { self.range = range }
}

/// An entry of one of the two dictionaries of parameter combinations as written.
package struct CombinationDefinition: Sendable {
    /// The key: parameter names with commas between them; empty for none.
    package var names: Written<String>
    /// `INIntentParameterCombinationTitle`
    package var title = WrittenText()
    /// `INIntentParameterCombinationSubtitle`
    package var subtitle = WrittenText()
    /// `INIntentParameterCombinationSupportsBackgroundExecution`
    package var supportsBackgroundExecution: Written<Bool>?
    /// `INIntentParameterCombinationIsPrimary`
    package var isPrimary: Written<Bool>?
    /// `INIntentParameterCombinationIsLinked`
    package var isLinked: Written<Bool>?
    /// `INIntentParameterCombinationUpdatesLinked`
    package var updatesLinked: Written<Bool>?

    /// The parameter names in the key, in its order.
    package var parameterNames: [Substring] {
        // Bytes, because names are looked at often and a comma is one byte.
        names.value.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0) }
    }
}

/// `INIntentResponse` as written.
package struct ResponseDefinition: Sendable {
    /// Where to point when a key is missing.
    package var range: SourceRange
    /// `INIntentResponseCodes`
    package var codes: [ResponseCodeDefinition] = []
    /// `INIntentResponseParameters`
    package var parameters: [ParameterDefinition] = []
    /// `INIntentResponseLastParameterTag`
    package var lastParameterTag: Written<Int>?
    /// `INIntentResponseOutput`, a response parameter's name
    package var output: Written<String>?
}

/// An element of `INIntentResponseCodes` as written.
package struct ResponseCodeDefinition: Sendable {
    /// Where to point when a key is missing.
    package var range: SourceRange
    /// `INIntentResponseCodeName`
    package var name: Written<String>?
    /// `INIntentResponseCodeSuccess`
    package var isSuccess: Written<Bool>?
    /// `INIntentResponseCodeFormatString`
    package var formatString = WrittenText()
    /// `INIntentResponseCodeConciseFormatString`
    package var conciseFormatString = WrittenText()
}
