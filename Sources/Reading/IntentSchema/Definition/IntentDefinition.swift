import Diagnostics

/// An element of `INIntents` as written. A class for the reason given at `ParameterDefinition`.
///
/// `Sendable` is unchecked: only the reader sets the fields, before it returns the definition.
package final class IntentDefinition: @unchecked Sendable {
    /// The dictionary's opening tag, to point at if a key is missing.
    package internal(set) var range: SourceRange
    /// The declaration's symbol path: `intent/<name>`.
    package internal(set) var symbol: String = ""
    package internal(set) var name: Written<String>?
    package internal(set) var classPrefix: Written<String>?
    package internal(set) var className: Written<String>?
    /// `INIntentType`: `Custom` or `System`
    package internal(set) var type: Written<String>?
    package internal(set) var category: Written<String>?
    package internal(set) var verb: Written<String>?
    package internal(set) var title = WrittenText()
    package internal(set) var description = WrittenText()
    package internal(set) var defaultImageName: Written<String>?
    package internal(set) var parameters: [ParameterDefinition] = []
    package internal(set) var lastParameterTag: Written<Int>?
    /// `INIntentKeyParameter`: the name of a parameter
    package internal(set) var keyParameter: Written<String>?
    /// `INIntentInput`: the name of a parameter
    package internal(set) var input: Written<String>?
    /// `INIntentParameterCombinations`; `nil` if the key is absent
    package internal(set) var combinations: Written<[CombinationDefinition]>?
    /// `INIntentManagedParameterCombinations`; `nil` if the key is absent
    package internal(set) var managedCombinations: Written<[CombinationDefinition]>?
    package internal(set) var isConfigurable: Written<Bool>?
    package internal(set) var isEligibleForWidgets: Written<Bool>?
    package internal(set) var isIneligibleForSuggestions: Written<Bool>?
    package internal(set) var requiresUserConfirmation: Written<Bool>?
    package internal(set) var restrictions: Written<Int>?
    package internal(set) var response: ResponseDefinition?
    /// `INIntentDomain`, in system intents
    package internal(set) var domain: Written<String>?
    /// `INIntentCustomizable`, in system intents
    package internal(set) var isCustomizable: Written<Bool>?
    /// `INIntentHash`, which Apple's compiler adds to the copy in a product
    package internal(set) var hash: Written<UInt64>?
    package internal(set) var isDeprecated: Written<Bool>?

    /// Whether this customizes one of Apple's intents. It generates nothing, and its references are not checked.
    package var isSystem: Bool { type?.value == "System" || (type == nil && category?.value == "system") }

    /// The parameters, followed by the values of the response.
    package var parametersAndValues: [ParameterDefinition] { parameters + (response?.parameters ?? []) }

    /// The shortcuts that Siri suggests, followed by the summaries.
    package var allCombinations: [CombinationDefinition] {
        (combinations?.value ?? []) + (managedCombinations?.value ?? [])
    }

    init(range: SourceRange) { self.range = range }
}

/// An entry of one of the two dictionaries of parameter combinations, as written.
package struct CombinationDefinition: Sendable {
    /// The key: parameter names separated by commas, or empty for no parameters.
    package var names: Written<String>
    package var title = WrittenText()
    package var subtitle = WrittenText()
    package var supportsBackgroundExecution: Written<Bool>?
    package var isPrimary: Written<Bool>?
    package var isLinked: Written<Bool>?
    package var updatesLinked: Written<Bool>?

    /// The parameter names in the key, in order.
    package var parameterNames: [Substring] {
        // Splits bytes rather than characters: this is called often, and a comma is one byte.
        names.value.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0) }
    }
}

/// The dictionary `INIntentResponse` as written.
package struct ResponseDefinition: Sendable {
    package var range: SourceRange
    package var codes: [ResponseCodeDefinition] = []
    package var parameters: [ParameterDefinition] = []
    package var lastParameterTag: Written<Int>?
    /// `INIntentResponseOutput`: the name of a response parameter
    package var output: Written<String>?
}

/// An element of `INIntentResponseCodes` as written.
package struct ResponseCodeDefinition: Sendable {
    package var range: SourceRange
    package var name: Written<String>?
    package var isSuccess: Written<Bool>?
    /// Whether the code means success. Standard codes have one meaning, whatever their flag says.
    var countsAsSuccess: Bool { name?.value == "success" || name?.value != "failure" && isSuccess?.value == true }
    package var formatString = WrittenText()
    package var conciseFormatString = WrittenText()
}
