/// Two states of a small project that differ in one kind of change: documentation and test at once.
///
/// Definitions are in the short notation in which the examples of rules are written.
package struct ChangeExample: Sendable {
    package var old: String
    package var new: String
    /// The Swift sources of the old state.
    package var oldSwift: String?
    /// The Swift sources of the new state.
    package var swift: String?
    /// Further kinds of changes with effects that come with the one that is shown.
    package var also: [ChangeKind] = []

    /// The example of a kind of change; `nil` for a harmless one, which no page is about.
    package static func example(of kind: ChangeKind) -> ChangeExample? { examples[kind] }

    private static let examples: [ChangeKind: ChangeExample] =
        [intents, parameters, options, combinations, responses, declarations, texts, contracts]
        .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

extension ChangeExample {
    /// One intent in both states, each with its entries in the short notation.
    static func intent(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ entries: String) -> String {
            entries.isEmpty ? "INIntents: [{ Name: OrderSoup }]" : "INIntents: [{ Name: OrderSoup, \(entries) }]"
        }
        return ChangeExample(old: definition(old), new: definition(new))
    }

    /// The parameters of one intent in both states.
    static func parameters(_ old: String, _ new: String, also: [ChangeKind] = []) -> ChangeExample {
        func definition(_ parameters: String) -> String {
            "INIntents: [{ Name: OrderSoup, Parameters: [\(parameters)] }]"
        }
        return ChangeExample(old: definition(old), new: definition(new), also: also)
    }

    /// What Siri suggests for an intent with the parameters `soup` and `size`, in both states.
    static func shortcuts(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ combinations: String) -> String {
            """
            INIntents: [{
                Name: OrderSoup
                Parameters: [{ Name: soup }, { Name: size }]
                ParameterCombinations: { \(combinations) }
            }]
            """
        }
        return ChangeExample(old: definition(old), new: definition(new))
    }

    /// The response of one intent in both states.
    static func response(_ old: String, _ new: String) -> ChangeExample {
        .intent("Response: { \(old) }", "Response: { \(new) }")
    }

    /// The cases of an enumeration in both states, after the unknown one.
    static func cases(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ cases: String) -> String {
            "INEnums: [{ Name: Size, Values: [{ Name: unknown }, \(cases)] }]"
        }
        return ChangeExample(old: definition(old), new: definition(new))
    }

    /// The properties of a custom type in both states.
    static func properties(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ properties: String) -> String { "INTypes: [{ Name: Soup, Properties: [\(properties)] }]" }
        return ChangeExample(old: definition(old), new: definition(new))
    }
}
