import Diagnostics
import IntentSchema

// Questions that several rules ask of what is written.

extension Definition {
    /// Whether the file is of Xcode 10, which knew no display names of parameters, no namespaces and no types.
    var isFirstModel: Bool { modelVersion?.value == "1.0" }

    /// Whether the file is of an Xcode that lets each parameter be shown to users or not (since 12).
    var hasParameterVisibility: Bool { modelVersion.map { $0.value != "1.0" && $0.value != "1.1" } ?? true }
}

extension IntentDefinition {
    /// The parameters, and the values of the response.
    var parametersAndValues: [ParameterDefinition] { parameters + (response?.parameters ?? []) }

    /// Whether Siri may suggest the intent: it has shortcuts and is not excluded.
    var isSuggested: Bool { isIneligibleForSuggestions?.value != true && combinations?.value.isEmpty == false }
}

protocol SymbolicDefinition: NamedDefinition {
    var symbol: String { get }
}

extension IntentDefinition: SymbolicDefinition {}
extension ParameterDefinition: SymbolicDefinition {}
extension EnumerationDefinition: SymbolicDefinition {}
extension TypeDefinition: SymbolicDefinition {}

extension CombinationDefinition {
    /// The parameters in the words of a message.
    var phrase: String {
        let names = parameterNames.map(String.init)
        return names.isEmpty ? "no parameters" : names.quotedList()
    }
}
