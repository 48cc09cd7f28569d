/// One command of the tool: the one description from which parsing, help, completions and the manual page are made.
struct CommandDescription: Sendable {
    var name: String
    /// One line, without a final full stop.
    var summary: String
    /// What a user needs to know beyond the options, in paragraphs.
    var discussion: String = ""
    /// What stands behind the options, or `nil` for nothing.
    var operands: Operands?
    var options: [OptionDescription] = []
    /// Each with what makes its description, so that a run makes only that of the command that it is.
    var subcommandTable: [Subcommand] = []
    /// Lines of the shape `intentc generate App/`, each with what it does.
    var examples: [(command: String, meaning: String)] = []
    /// Not listed in help: it serves other tools, not people.
    var isHidden = false
    /// Names of options stand behind one dash, `-output`, as another tool's do that the command stands in for.
    var usesSingleDash = false
    var run: @Sendable (ParsedArguments) -> ExitStatus = { _ in .unusable }
}

extension CommandDescription {
    var hasSubcommands: Bool { !subcommandTable.isEmpty }

    var subcommands: [CommandDescription] { subcommandTable.map { $0.make() } }

    func subcommand(named name: String) -> CommandDescription? { subcommandTable.first { $0.name == name }?.make() }
}

/// A command of another one.
struct Subcommand: Sendable {
    let name: String
    let make: @Sendable () -> CommandDescription

    init(_ name: String, _ make: @autoclosure @escaping @Sendable () -> CommandDescription) {
        self.name = name
        self.make = make
    }
}

struct Operands: Sendable {
    /// What help calls them: `<input>`.
    var name: String
    var help: String
    var isRequired = true
    var isRepeatable = true
    /// What a shell completes them with.
    var completion = Completion.file
}

/// What a shell offers for a value.
enum Completion: Sendable {
    case file
    case directory
    case words([String])
    case nothing
}

struct OptionDescription: Sendable {
    /// Without the dashes.
    var name: String
    /// A single letter for `-o`, where there is one.
    var letter: Character?
    /// What help calls the value: `<folder>`; `nil` for an option without one.
    var valueName: String?
    var help: String
    /// The words that the value may be; empty for any.
    var allowed: [String] = []
    var isRepeatable = false
    var completion = Completion.nothing
    /// The heading under which help lists it; `nil` for the command's own options.
    var group: String?

    /// An option without a value.
    static func flag(_ name: String, _ help: String) -> OptionDescription {
        OptionDescription(name: name, help: help)
    }

    /// An option that takes any value.
    static func value(
        _ name: String,
        letter: Character? = nil,
        _ valueName: String,
        _ help: String,
        isRepeatable: Bool = false,
        completion: Completion = .nothing
    ) -> OptionDescription {
        OptionDescription(
            name: name,
            letter: letter,
            valueName: valueName,
            help: help,
            isRepeatable: isRepeatable,
            completion: completion
        )
    }

    /// Allows further words beside those that are allowed already.
    mutating func allow(_ words: [String]) {
        guard !allowed.isEmpty else { return }
        allowed += words.filter { !allowed.contains($0) }
        valueName = allowed.joined(separator: "|")
        completion = .words(allowed)
    }

    /// An option that takes one of some words.
    static func choice(_ name: String, _ allowed: [String], _ help: String) -> OptionDescription {
        OptionDescription(
            name: name,
            valueName: allowed.joined(separator: "|"),
            help: help,
            allowed: allowed,
            completion: .words(allowed)
        )
    }
}

/// The options and operands of one run, checked against the command's description.
struct ParsedArguments: Sendable {
    fileprivate(set) var operands: [String] = []
    fileprivate var values: [String: [String]] = [:]
    /// The command and those above it, outermost first.
    fileprivate(set) var path: [CommandDescription] = []

    func has(_ option: String) -> Bool { values[option] != nil }
    func value(_ option: String) -> String? { values[option]?.last }
    func all(_ option: String) -> [String] { values[option] ?? [] }
}

extension ParsedArguments {
    mutating func add(_ value: String, to option: OptionDescription) { values[option.name, default: []].append(value) }
    mutating func add(operand: String) { operands.append(operand) }
    mutating func enter(_ command: CommandDescription) { path.append(command) }
}
