/// Two versions of a small project that show one kind of change. Serves as both documentation and test.
///
/// Definitions use the short notation of the rules' examples.
package struct ChangeExample: Sendable {
    package var old: String
    package var new: String
    /// The Swift sources of the old version.
    package var oldSwift: String?
    /// The Swift sources of the new version.
    package var swift: String?
    /// Other kinds of changes with effects that the example causes.
    package var also: [ChangeKind] = []

    /// Returns `nil` for a harmless kind, which has no page.
    package static func example(of kind: ChangeKind) -> ChangeExample? { examples[kind] }

    private static let examples: [ChangeKind: ChangeExample] =
        [intents, parameters, options, combinations, responses, declarations, texts, contracts]
        .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

extension ChangeExample {
    /// An intent in both versions, given by its entries in the short notation.
    static func intent(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ entries: String) -> String {
            entries.isEmpty ? "INIntents: [{ Name: OrderSoup }]" : "INIntents: [{ Name: OrderSoup, \(entries) }]"
        }
        return ChangeExample(old: definition(old), new: definition(new))
    }

    /// The parameters of an intent in both versions.
    static func parameters(_ old: String, _ new: String, also: [ChangeKind] = []) -> ChangeExample {
        func definition(_ parameters: String) -> String {
            "INIntents: [{ Name: OrderSoup, Parameters: [\(parameters)] }]"
        }
        return ChangeExample(old: definition(old), new: definition(new), also: also)
    }

    /// Siri's suggestions for an intent with the parameters `soup` and `size`, in both versions.
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

    /// The response of an intent in both versions.
    static func response(_ old: String, _ new: String) -> ChangeExample {
        .intent("Response: { \(old) }", "Response: { \(new) }")
    }

    /// The cases of an enumeration in both versions, after the unknown case.
    static func cases(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ cases: String) -> String {
            "INEnums: [{ Name: Size, Values: [{ Name: unknown }, \(cases)] }]"
        }
        return ChangeExample(old: definition(old), new: definition(new))
    }

    /// The properties of a custom type in both versions.
    static func properties(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ properties: String) -> String { "INTypes: [{ Name: Soup, Properties: [\(properties)] }]" }
        return ChangeExample(old: definition(old), new: definition(new))
    }
}
