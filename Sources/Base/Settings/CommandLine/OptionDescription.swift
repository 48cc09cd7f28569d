import FileAccess

/// An option without its type: what parsing, help, completions, and the configuration need to know.
package struct OptionDescription: Sendable {
    /// The name without dashes: `output`.
    package let name: String
    /// The letter of the short form, such as `o` for `-o`, if any.
    package let letter: Character?
    /// The placeholder for the value in help, such as `folder`; `nil` for an option without a value.
    package let valueName: String?
    /// One sentence that covers all uses, for places with room for only one.
    package let summary: String
    /// The words that the value can be; empty if any word is allowed.
    package let allowed: [String]
    package let isRepeatable: Bool
    /// The value if the option is written without one, such as `--fix` for `--fix=safe`. Its value can then only be
    /// attached with `=`. `nil` if the option requires a value or takes none.
    package var impliedWord: String?
    package let completion: Completion
    package let uses: [Use]
    /// Whether `intentc.json` can set it.
    package var isSetting = false
    /// Reads a word of the command line. Errors call the option by the name in `option`.
    package let read: @Sendable (_ word: String, _ option: String) throws(CommandFailure) -> any Sendable

    package struct Use: Sendable {
        /// `nil` if the option means the same everywhere.
        package var scope: OptionScope?
        /// A sentence, followed by the default.
        package var help: String
        /// The words that the value can be in this scope; empty if any word is allowed.
        package var allowed: [String]
        /// The placeholder for the value in this scope.
        package var valueName: String?
    }
}

extension OptionDescription.Use {
    /// The value as help writes it after the option's name: ` <folder>` or `[=<level>]`.
    package func written(of option: OptionDescription, _ value: (String) -> String) -> String {
        guard let valueName else { return "" }
        return option.impliedWord == nil ? " " + value(valueName) : "[=" + value(valueName) + "]"
    }
}

extension OptionDescription {
    package init<Value>(
        _ name: String,
        letter: Character? = nil,
        taking form: ValueForm<Value>,
        summary: String? = nil,
        _ uses: [OptionUse<Value>],
        default defaultValue: Value? = nil,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.letter = letter
        valueName = form.placeholder
        allowed = form.allowed
        self.isRepeatable = isRepeatable
        completion = form.completion
        func words(_ value: Value) -> String { form.word(value) == "." ? "the working folder" : form.word(value) }
        let described = uses.map { use in
            var help = use.help
            if isRepeatable { help += " May be repeated." }
            if let value = use.defaultValue ?? defaultValue { help += " Default: \(words(value))." }
            let allowed = use.allowed.map { $0.map(form.word) } ?? form.allowed
            let valueName = use.allowed == nil ? form.placeholder : allowed.joined(separator: "|")
            return Use(scope: use.scope, help: help, allowed: allowed, valueName: valueName)
        }
        self.uses = described
        // If all uses have the same default, the summary mentions it.
        let isShared = uses.allSatisfy { $0.defaultValue == nil }
        let shared = isShared ? defaultValue.map { " Default: \(words($0))." } ?? "" : ""
        self.summary = summary.map { $0 + shared } ?? described.first?.help ?? ""
        read = { (word, option) throws(CommandFailure) in try form.read(word, option) }
    }

    /// The meaning of the option in a scope; `nil` if it has none there.
    package func use(in scope: OptionScope) -> Use? { uses.first { $0.scope == nil || $0.scope == scope } }
}

extension [OptionDescription] {
    /// The descriptions of a command's options, in the order in which help lists them: `.list(.output, .check)`.
    package static func list<each Value>(_ options: repeat Option<each Value>) -> Self {
        var descriptions: Self = []
        for option in repeat each options { descriptions.append(option.description) }
        return descriptions
    }
}
