import FileAccess

/// One command of the tool: the one description from which parsing, help, completions and the manual page are made.
package struct CommandDescription: Sendable {
    package var name: String
    /// One line, without a final full stop.
    package var summary: String
    /// What a user needs to know beyond the options, in paragraphs.
    package var discussion: String
    /// What follows the options, or `nil` for nothing.
    package var operands: Operands?
    package var options: [OptionDescription]
    /// The scopes that options of the command have, in the order in which help lists them.
    package var scopes: [OptionScope]
    /// Each with what makes its description, so that a run makes only that of the command that it is.
    package var subcommandTable: [Subcommand]
    /// Lines of the shape `intentc generate App/`, each with what it does.
    package var examples: [(command: String, meaning: String)]
    /// Not listed in help: it serves other tools, not people.
    package var isHidden: Bool
    /// The tool that the command stands in for, and whose name is in its messages. Options begin with one dash, as that tool has
    /// it, and unknown ones are only warned of: its next version may have more.
    package var replacedTool: String?
    package var run: Run

    package typealias Run = @Sendable (Arguments) throws(CommandFailure) -> ExitStatus

    package init(
        name: String,
        summary: String,
        discussion: String = "",
        operands: Operands? = nil,
        options: [OptionDescription] = [],
        scopes: [OptionScope] = [],
        subcommandTable: [Subcommand] = [],
        examples: [(command: String, meaning: String)] = [],
        isHidden: Bool = false,
        replacedTool: String? = nil,
        run: @escaping Run = { (_) throws(CommandFailure) in .unusable }
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        self.options = options
        self.scopes = scopes
        self.subcommandTable = subcommandTable
        self.examples = examples
        self.isHidden = isHidden
        self.replacedTool = replacedTool
        self.run = run
    }
}

extension CommandDescription {
    /// What names of options begin with.
    var dashes: String { replacedTool == nil ? "--" : "-" }

    /// The name of the program in messages of the command.
    var programName: String { replacedTool ?? "intentc" }

    package var hasSubcommands: Bool { !subcommandTable.isEmpty }

    /// The commands of this one that people use.
    package var visibleSubcommands: [CommandDescription] {
        subcommandTable.map { $0.make() }.filter { !$0.isHidden }
    }

    package func subcommand(named name: String) -> CommandDescription? {
        subcommandTable.first { $0.name == name || $0.formerName == name }?.make()
    }

    /// This command and everything below it that people use, each with the words that lead to it.
    package func reachable(from words: [String] = []) -> [(words: [String], command: CommandDescription)] {
        let here = words + [name]
        return [(here, self)] + visibleSubcommands.flatMap { $0.reachable(from: here) }
    }

    /// The options of this command together with those that every command has.
    package var allOptions: [OptionDescription] {
        options + [
            OptionDescription(flag: "help", letter: "h", ["Show this help."]),
            OptionDescription(flag: "version", letter: "V", ["Show the version; add --json for JSON."]),
        ]
    }

    /// What help lists under one heading, which is the scope's; `nil` for the options that mean the same everywhere.
    package typealias OptionGroup = (
        scope: OptionScope?, members: [(option: OptionDescription, use: OptionDescription.Use)]
    )

    /// The options with one of their uses each, under the headings of help: first those that mean the same everywhere,
    /// then those of each scope.
    package var optionGroups: [OptionGroup] {
        ([nil] + scopes).compactMap { scope in
            let members = options.compactMap { option in
                option.uses.first { $0.scope == scope }.map { (option: option, use: $0) }
            }
            return members.isEmpty ? nil : (scope, members)
        }
    }
}

package struct Subcommand: Sendable {
    package let name: String
    /// The name that it had before, which still works.
    package let formerName: String?
    package let make: @Sendable () -> CommandDescription

    package init(
        _ name: String,
        formerly formerName: String? = nil,
        _ make: @autoclosure @escaping @Sendable () -> CommandDescription
    ) {
        self.name = name
        self.formerName = formerName
        self.make = make
    }
}

/// What a command takes besides options.
package struct Operands: Sendable {
    /// What help calls them: `<input>`.
    package var name: String
    package var help: String
    /// What stands for them where there are none; `nil` where there must be one.
    package var standard: String?
    package var isRepeatable: Bool
    /// What a shell completes them with.
    package var completion: Completion

    package init(
        name: String,
        help: String,
        standard: String? = nil,
        isRepeatable: Bool = true,
        completion: Completion = .file
    ) {
        self.name = name
        self.help = help
        self.standard = standard
        self.isRepeatable = isRepeatable
        self.completion = completion
    }
}

/// What a shell offers for a value.
package enum Completion: Sendable {
    case file
    case directory
    case words([String])
    case nothing
}
