import FileAccess

/// The options and operands of one run, checked against the command's description.
///
///     let output = arguments[.output]
struct Arguments: Sendable {
    private(set) var operands: [String] = []
    /// The command and those above it, outermost first.
    private(set) var path: [CommandDescription] = []
    /// Options that the command does not know, as they were written, where it ignores them.
    private(set) var ignored: [String] = []
    /// Which of an option's uses, and so of its defaults, holds.
    var scope: OptionScope?
    /// What was given, by the option's name.
    private var given: [String: [(word: String, value: any Sendable)]] = [:]

    /// The value of an option: what is given, or else the default.
    subscript<Value>(option: Option<Value>) -> Value {
        option.value(of: given[option.name]?.map(\.value) ?? [], in: scope)
    }

    /// The value of an option that the command cannot do without.
    func required<Value>(_ option: Option<Value?>) throws(CommandFailure) -> Value {
        if let value = self[option] { return value }
        throw .unusable("the option '\(option.description.spelling(path.last))' is missing")
    }

    /// Whether an option is given, be it with its default.
    func isGiven(_ option: OptionDescription) -> Bool { given[option.name] != nil }

    /// The values that are given, as they were written.
    func words(of option: OptionDescription) -> [String] { given[option.name]?.map(\.word) ?? [] }

    mutating func add(operand: String) { operands.append(operand) }
    mutating func ignore(_ option: String) { ignored.append(option) }
    mutating func enter(_ command: CommandDescription) { path.append(command) }

    /// Gives an option the value that a word stands for; for an option without a value the word does not matter.
    mutating func add(_ word: String, to option: OptionDescription) throws(CommandFailure) {
        let value = try option.read(word, option.spelling(path.last))
        given[option.name, default: []].append((word, value))
    }
}

extension OptionDescription {
    /// The option as it is written for a command: `--output`, or `-output` where that is the command's way.
    func spelling(_ command: CommandDescription?) -> String { (command?.dashes ?? "--") + name }
}
