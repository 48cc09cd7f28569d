import FileAccess

/// An option without its type: what parsing, help, completions and the configuration need to know about it.
package struct OptionDescription: Sendable {
    /// The name without its dashes: `output`.
    package let name: String
    /// What it was called in the last version, which it still understands.
    package var formerName: String?
    /// A single letter for `-o`, where there is one.
    package let letter: Character?
    /// What help calls the value: `folder`; `nil` for an option without one.
    package let valueName: String?
    /// One sentence for all uses, where there is room for one.
    package let summary: String
    /// The words that the value may be; empty for any.
    package let allowed: [String]
    package let isRepeatable: Bool
    /// The word that counts where the option is written alone, because its value may only be attached: `--fix` for
    /// `--fix=safe`. `nil` where a value must be given.
    package var impliedWord: String?
    package let completion: Completion
    /// What it means, for each scope.
    package let uses: [Use]
    /// Whether `intentc.json` can set it.
    package var isSetting = false
    /// Reads a word of the command line, in which the option is named as the second argument says.
    package let read: @Sendable (_ word: String, _ option: String) throws(CommandFailure) -> any Sendable

    package struct Use: Sendable {
        /// `nil` for an option that means the same everywhere.
        package var scope: OptionScope?
        /// A sentence, and what holds by default.
        package var help: String
        /// The words that the value may be here; empty for any.
        package var allowed: [String]
        /// What help calls the value here.
        package var valueName: String?
    }
}

extension OptionDescription.Use {
    /// The value as help writes it after the option's name.
    package func written(of option: OptionDescription, _ value: (String) -> String) -> String {
        guard let valueName else { return "" }
        return option.impliedWord == nil ? " " + value(valueName) : "[=" + value(valueName) + "]"
    }
}

extension OptionDescription {
    package init<Value>(
        _ name: String,
        letter: Character?,
        taking form: ValueForm<Value>,
        summary: String?,
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
        // Where the uses have the same default, it belongs to what is said of all of them.
        let isShared = uses.allSatisfy { $0.defaultValue == nil }
        let shared = isShared ? defaultValue.map { " Default: \(words($0))." } ?? "" : ""
        self.summary = summary.map { $0 + shared } ?? described.first?.help ?? ""
        read = { (word, option) throws(CommandFailure) in try form.read(word, option) }
    }

    package init(flag name: String, letter: Character? = nil, summary: String? = nil, _ uses: [OptionUse<Bool>]) {
        self.name = name
        self.letter = letter
        valueName = nil
        allowed = []
        isRepeatable = false
        completion = .nothing
        self.uses = uses.map { Use(scope: $0.scope, help: $0.help, allowed: [], valueName: nil) }
        self.summary = summary ?? uses.first?.help ?? ""
        read = { (_, _) throws(CommandFailure) in true }
    }

    /// What the option means in a scope; `nil` when it means nothing there.
    package func use(in scope: OptionScope) -> Use? { uses.first { $0.scope == nil || $0.scope == scope } }
}

extension [OptionDescription] {
    /// The options of a command, in the order in which help lists them: `.list(.output, .check)`.
    package static func list<each Value>(_ options: repeat Option<each Value>) -> Self {
        var descriptions: Self = []
        for option in repeat each options { descriptions.append(option.description) }
        return descriptions
    }
}
