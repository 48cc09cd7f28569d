import IntentSchema

extension Intent {
    /// The category and the verb, as far as they are written.
    package var purpose: [String] { [category, verb].filter { !$0.isEmpty } }

    /// Returns facts about the intent other than its texts, in reading order.
    ///
    /// - Parameters:
    ///   - policy: The text before the authentication policy.
    ///   - name: Returns the name of a parameter as it should appear.
    package func facts(authentication policy: String, name: (String) -> String = { $0 }) -> [String] {
        var facts = ["used in " + (uses.isEmpty ? "nothing" : uses.joined(separator: ", "))]
        if isDeprecated { facts.insert("deprecated", at: 0) }
        if requiresUserConfirmation { facts.append("asks for confirmation") }
        if authentication != .alwaysAllowed { facts.append("\(policy)\(authentication)") }
        if let keyParameter { facts.append("key parameter \(name(parameters[keyParameter].name))") }
        facts += unknownWords.map { "unknown \($0)" }
        if let input { facts.append("input \(name(parameters[input].name))") }
        return facts
    }

    /// Where the intent is used, in the terms of Xcode's editor.
    private var uses: [String] {
        [
            (isConfigurable, "Shortcuts"), (isEligibleForWidgets, "widgets"), (isEligibleForSuggestions, "suggestions"),
        ].filter(\.0).map(\.1)
    }

    /// The indices of the parameters that people can set, in the order that they see.
    package var shownParameters: [Int] { displayOrder.filter { parameters[$0].isConfigurable } }
}
