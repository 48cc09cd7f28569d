import FileAccess

/// One command of the tool: the one description from which parsing, help, completions and the manual page are made.
struct CommandDescription: Sendable {
    var name: String
    /// One line, without a final full stop.
    var summary: String
    /// What a user needs to know beyond the options, in paragraphs.
    var discussion: String = ""
    /// What follows the options, or `nil` for nothing.
    var operands: Operands?
    var options: [OptionDescription] = []
    /// The scopes that options of the command have, in the order in which help lists them.
    var scopes: [OptionScope] = []
    /// Each with what makes its description, so that a run makes only that of the command that it is.
    var subcommandTable: [Subcommand] = []
    /// Lines of the shape `intentc generate App/`, each with what it does.
    var examples: [(command: String, meaning: String)] = []
    /// Not listed in help: it serves other tools, not people.
    var isHidden = false
    /// What names of options begin with: `-` where the command stands in for another tool that has it so.
    var dashes = "--"
    /// Options that it does not know are warnings, and ignored: it stands in for a tool whose next version may have more.
    var ignoresUnknownOptions = false
    /// The name of the program in messages of the command.
    var programName = "intentc"
    var run: @Sendable (Arguments) throws(CommandFailure) -> ExitStatus = { (_) throws(CommandFailure) in .unusable }
}

extension CommandDescription {
    var hasSubcommands: Bool { !subcommandTable.isEmpty }

    var subcommands: [CommandDescription] { subcommandTable.map { $0.make() } }

    /// The commands of this one that people use.
    var visibleSubcommands: [CommandDescription] { subcommands.filter { !$0.isHidden } }

    func subcommand(named name: String) -> CommandDescription? { subcommandTable.first { $0.name == name }?.make() }

    /// This command and everything below it that people use, each with the words that lead to it.
    func reachable(from words: [String] = []) -> [(words: [String], command: CommandDescription)] {
        let here = words + [name]
        return [(here, self)] + visibleSubcommands.flatMap { $0.reachable(from: here) }
    }

    /// The options of this command together with those that every command has.
    var allOptions: [OptionDescription] {
        options + [
            OptionDescription(flag: "help", letter: "h", ["Show this help."]),
            OptionDescription(flag: "version", ["Show the version; as JSON with --json after it."]),
        ]
    }

    /// The options with one of their uses each, under the headings of help: first those that mean the same everywhere,
    /// then those of each scope.
    func optionGroups(_ options: [OptionDescription]) -> [OptionGroup] {
        ([nil] + scopes).compactMap { scope in
            let members = options.compactMap { option in
                option.uses.first { $0.scope == scope }.map { (option: option, use: $0) }
            }
            return members.isEmpty ? nil : OptionGroup(scope: scope, members: members)
        }
    }
}

/// What help lists under one heading.
struct OptionGroup {
    /// `nil` for the options that mean the same everywhere.
    var scope: OptionScope?
    var members: [(option: OptionDescription, use: OptionDescription.Use)]
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

/// What a command takes besides options.
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
