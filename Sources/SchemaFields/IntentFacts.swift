import IntentSchema

extension Intent {
    /// What there is to say of the intent besides its texts, in the order in which people read it.
    ///
    /// - Parameters:
    ///   - policy: What stands in front of what the user must do on a locked device.
    ///   - name: How the name of a parameter is written.
    package func facts(authentication policy: String, name: (String) -> String = { $0 }) -> [String] {
        var facts = ["used in " + (uses.isEmpty ? "nothing" : uses.joined(separator: ", "))]
        if isDeprecated { facts.insert("deprecated", at: 0) }
        if requiresUserConfirmation { facts.append("asks for confirmation") }
        if authentication != .alwaysAllowed { facts.append("\(policy)\(authentication)") }
        if let keyParameter { facts.append("key parameter \(name(parameters[keyParameter].name))") }
        if let input { facts.append("input \(name(parameters[input].name))") }
        return facts
    }

    /// Where the intent is used, in the words of Xcode's editor.
    private var uses: [String] {
        [
            (isConfigurable, "Shortcuts"), (isEligibleForWidgets, "widgets"), (isEligibleForSuggestions, "suggestions"),
        ].filter(\.0).map(\.1)
    }

    /// The parameters that people can set, in the order in which they see them.
    package var shownParameters: [Int] { displayOrder.filter { parameters[$0].isConfigurable } }
}
