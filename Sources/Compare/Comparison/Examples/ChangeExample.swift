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
    /// The bundle identifiers of the widget extensions in both versions. The code is in the first.
    package var extensions: (old: [String], new: [String]) = ([], [])
    /// `de.lproj/Intents.strings` in both versions.
    package var table: String?
    /// Other kinds of changes with effects that the example causes.
    package var also: @Sendable () -> [ChangeKind] = { [] }
}

extension ChangeKind {
    /// An example, given by its definition in both versions.
    func example(definition old: String, _ new: String) -> Self { example(old, new) { $0 } }

    /// An example, given by the Swift sources in both versions.
    func example(
        swift old: String,
        _ new: String,
        also: @autoclosure @escaping @Sendable () -> [ChangeKind] = []
    ) -> Self {
        example(ChangeExample(old: "", new: "", oldSwift: old, swift: new, also: also))
    }

    /// An intent, given by its entries in the short notation.
    func example(intent old: String, _ new: String) -> Self {
        example(old, new) {
            $0.isEmpty ? "INIntents: [{ Name: OrderSoup }]" : "INIntents: [{ Name: OrderSoup, \($0) }]"
        }
    }

    /// The id of a title whose translation keeps the old one.
    func example(titleID old: String, _ new: String) -> Self {
        func definition(_ id: String) -> String {
            "INIntents: [{ Name: OrderSoup, Title: Order Soup, TitleID: \(id) }]"
        }
        let table = "\"\(old)\" = \"Suppe bestellen\";"
        return example(ChangeExample(old: definition(old), new: definition(new), table: table))
    }

    /// The parameters of an intent.
    func example(
        parameters old: String,
        _ new: String,
        also: @autoclosure @escaping @Sendable () -> [ChangeKind] = []
    ) -> Self {
        example(old, new, also: also) { "INIntents: [{ Name: OrderSoup, Parameters: [\($0)] }]" }
    }

    /// Siri's suggestions for an intent with the parameters `soup` and `size`.
    func example(shortcuts old: String, _ new: String) -> Self {
        example(old, new) {
            """
            INIntents: [{
                Name: OrderSoup
                Parameters: [{ Name: soup }, { Name: size }]
                ParameterCombinations: { \($0) }
            }]
            """
        }
    }

    /// What Shortcuts shows for an intent with the parameters `soup` and `size`.
    func example(summaries old: String, _ new: String) -> Self {
        let parameters = "Parameters: [{ Name: soup }, { Name: size }]"
        return example(
            intent: "\(parameters), ManagedParameterCombinations: { \(old) }",
            "\(parameters), ManagedParameterCombinations: { \(new) }"
        )
    }

    /// The response of an intent.
    func example(response old: String, _ new: String) -> Self {
        example(intent: "Response: { \(old) }", "Response: { \(new) }")
    }

    /// The cases of an enumeration, after the unknown case.
    func example(cases old: String, _ new: String) -> Self {
        example(old, new) { "INEnums: [{ Name: Size, Values: [{ Name: unknown }, \($0)] }]" }
    }

    /// The properties of a custom type.
    func example(properties old: String, _ new: String) -> Self {
        example(old, new) { "INTypes: [{ Name: Soup, Properties: [\($0)] }]" }
    }

    /// The declarations of widgets.
    func example(widgets old: [String], _ new: [String]) -> Self {
        example(swift: old.joined(separator: "\n\n"), new.joined(separator: "\n\n"))
    }

    /// A widget in the first of these extensions.
    func example(widget: String, inExtensions old: [String], _ new: [String]) -> Self {
        example(ChangeExample(old: "", new: "", oldSwift: widget, swift: widget, extensions: (old, new)))
    }

    private func example(
        _ old: String,
        _ new: String,
        also: @escaping @Sendable () -> [ChangeKind] = { [] },
        in definition: (String) -> String
    ) -> Self {
        example(ChangeExample(old: definition(old), new: definition(new), also: also))
    }
}
