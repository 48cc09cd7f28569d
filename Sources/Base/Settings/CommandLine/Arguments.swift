import FileAccess

/// The options and operands of one run, checked against the command's description.
///
///     let output = arguments[.output]
package struct Arguments: Sendable {
    package internal(set) var operands: [String] = []
    /// The command and its parents, outermost first.
    package internal(set) var path: [CommandDescription] = []
    /// Unknown options, as written, of a command that ignores them.
    package internal(set) var ignored: [String] = []
    var asksForHelp = false
    /// Whether to print only what was asked for, findings and errors.
    var isQuiet = false
    /// The scope that applies in this run. It decides the defaults of options.
    package var scope: OptionScope?
    /// The given values, by option name.
    private var given: [String: [(word: String, value: any Sendable)]] = [:]

    package var known: [OptionDescription] { path.last?.options ?? [] }

    /// The value of an option: the given one, or else the default.
    package subscript<Value>(option: Option<Value>) -> Value {
        option.value(of: given[option.name]?.map(\.value) ?? [], in: scope)
    }

    /// The value of an option that the command requires.
    package func required<Value>(_ option: Option<Value?>) throws(CommandFailure) -> Value {
        if let value = self[option] { return value }
        throw .unusable("the option '\(option.description.spelling(path.last))' is missing")
    }

    /// Whether an option is given, even if its value is the default.
    package func isGiven(_ option: OptionDescription) -> Bool { given[option.name] != nil }

    /// The given values, as written.
    package func words(of option: OptionDescription) -> [String] { given[option.name]?.map(\.word) ?? [] }

    /// Adds the value that a word denotes. For an option without a value, the word is ignored.
    package mutating func add(_ word: String, to option: OptionDescription) throws(CommandFailure) {
        let value = try option.read(word, option.spelling(path.last))
        given[option.name, default: []].append((word, value))
    }
}

extension Arguments {
    /// The scope that the given options select, if any: `--to sirikit`.
    package var selectedScope: OptionScope? {
        path.last?.scopes.first { scope in
            known.contains { option in words(of: option).last.map { "--\(option.name) \($0)" } == scope.words }
        }
    }
}

extension OptionDescription {
    /// The option as it is written for a command: `--output`, or `-output` if the command replaces another tool.
    package func spelling(_ command: CommandDescription?) -> String { (command?.dashes ?? "--") + name }
}
