import FileAccess

/// The options and operands of one run, checked against the command's description.
///
///     let output = arguments[.output]
package struct Arguments: Sendable {
    package internal(set) var operands: [String] = []
    /// The command and those above it, outermost first.
    package internal(set) var path: [CommandDescription] = []
    /// Options that the command does not know, as they were written, where it ignores them.
    package internal(set) var ignored: [String] = []
    /// Options that were written with the name of the last version.
    package internal(set) var renamed: [OptionDescription] = []
    /// Which of an option's uses, and so of its defaults, holds.
    package var scope: OptionScope?
    /// What was given, by the option's name.
    private var given: [String: [(word: String, value: any Sendable)]] = [:]

    /// The options of the command.
    package var known: [OptionDescription] { path.last?.options ?? [] }

    /// The value of an option: what is given, or else the default.
    package subscript<Value>(option: Option<Value>) -> Value {
        option.value(of: given[option.name]?.map(\.value) ?? [], in: scope)
    }

    /// The value of an option that the command cannot do without.
    package func required<Value>(_ option: Option<Value?>) throws(CommandFailure) -> Value {
        if let value = self[option] { return value }
        throw .unusable("the option '\(option.description.spelling(path.last))' is missing")
    }

    /// Whether an option is given, be it with its default.
    package func isGiven(_ option: OptionDescription) -> Bool { given[option.name] != nil }

    /// Whether an option is written with the name that it had in the last version.
    package func isRenamed<Value>(_ option: Option<Value>) -> Bool { renamed.contains { $0.name == option.name } }

    /// The values that are given, as they were written.
    package func words(of option: OptionDescription) -> [String] { given[option.name]?.map(\.word) ?? [] }

    /// Gives an option the value that a word stands for; for an option without a value the word does not matter.
    package mutating func add(_ word: String, to option: OptionDescription) throws(CommandFailure) {
        let value = try option.read(word, option.spelling(path.last))
        given[option.name, default: []].append((word, value))
    }
}

extension OptionDescription {
    /// The option as it is written for a command: `--output`, or `-output` where that is the command's way.
    package func spelling(_ command: CommandDescription?) -> String { (command?.dashes ?? "--") + name }
}
