import Diagnostics
import IntentSchema

// Queries that several rules share.

extension Definition {
    /// Whether the file is from Xcode 10, which had no display names of parameters, no namespaces and no types.
    var isFirstModel: Bool { modelVersion?.value == "1.0" }

    /// Whether the file is from Xcode 12 or later, which can hide parameters from users.
    var hasParameterVisibility: Bool { modelVersion.map { $0.value != "1.0" && $0.value != "1.1" } ?? true }
}

extension IntentDefinition {
    /// Whether Siri may suggest the intent: it has shortcuts and is not excluded.
    var isSuggested: Bool { isIneligibleForSuggestions?.value != true && combinations?.value.isEmpty == false }
}

extension RuleContext {
    /// A text as one of several in a finding; `nil` if it has only an id.
    func part(_ use: LocalizedTextUse) -> FindingGroup.Part? {
        use.text.text.map { .init(use.path, $0.value.shortened, at: location($0.range)) }
    }
}

protocol SymbolicDefinition: NamedDefinition {
    var symbol: String { get }
}

extension IntentDefinition: SymbolicDefinition {}
extension ParameterDefinition: SymbolicDefinition {}
extension EnumerationDefinition: SymbolicDefinition {}
extension TypeDefinition: SymbolicDefinition {}

extension CombinationDefinition {
    /// The quoted names of the parameters, for messages.
    var phrase: String {
        let names = parameterNames.map(String.init)
        return names.isEmpty ? "no parameters" : names.quotedList()
    }
}
