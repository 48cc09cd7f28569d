import FileAccess

/// A command of the tool: the single source for parsing, help and completions.
package struct CommandDescription: Sendable {
    package var name: String
    /// One line, without a final period.
    package var summary: String
    /// Paragraphs about what users need to know beyond the options.
    package var discussion: String
    package var operands: Operands?
    package var options: [OptionDescription]
    /// The scopes that the command's options use, in the order in which help lists them.
    package var scopes: [OptionScope]
    /// The subcommands. Their descriptions are made on demand, so that a run makes only the one that it needs.
    package var subcommandTable: [Subcommand]
    /// Command lines such as `intentc generate App/`, each with a description.
    package var examples: [(command: String, meaning: String)]
    /// Whether help leaves the command out, because it serves other tools and not people.
    package var isHidden: Bool
    /// The tool that the command replaces, whose name appears in messages. As in that tool, options begin with one
    /// dash. Unknown options are only warned about, because a later version of the tool may have more.
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
    /// The dashes that option names begin with.
    var dashes: String { replacedTool == nil ? "--" : "-" }

    /// The program's name in messages of the command.
    var programName: String { replacedTool ?? "intentc" }

    package var hasSubcommands: Bool { !subcommandTable.isEmpty }

    /// The subcommands that help lists.
    package var visibleSubcommands: [CommandDescription] {
        subcommandTable.map { $0.make() }.filter { !$0.isHidden }
    }

    package func subcommand(named name: String) -> CommandDescription? {
        subcommandTable.first { $0.name == name }?.make()
    }

    /// This command and all visible commands below it, each with the words that lead to it.
    package func reachable(from words: [String] = []) -> [(words: [String], command: CommandDescription)] {
        let here = words + [name]
        return [(here, self)] + visibleSubcommands.flatMap { $0.reachable(from: here) }
    }

    /// The options of this command, and those that every command has.
    package var allOptions: [OptionDescription] { options + commonOptions }

    /// The options that every command has. Commands that replace another tool have only its own, and help.
    package var commonOptions: [OptionDescription] {
        func flag(_ name: String, _ letter: Character, _ help: OptionUse<Bool>) -> OptionDescription {
            OptionDescription(name, letter: letter, taking: .flag, [help])
        }
        return [flag("help", "h", "Show this help.")]
            + (replacedTool == nil ? [flag("quiet", "q", "Print only results, findings and errors.")] : [])
            + [flag("version", "V", "Show the version.")]
    }

    /// The options that help lists under one heading; `scope` is `nil` for options that mean the same everywhere.
    package typealias OptionGroup = (
        scope: OptionScope?, members: [(option: OptionDescription, use: OptionDescription.Use)]
    )

    /// The options under the headings of help: first those that mean the same everywhere, then those of each scope.
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
    /// What help groups the command under; empty without groups.
    package let group: String
    package let make: @Sendable () -> CommandDescription

    package init(
        _ name: String,
        in group: String = "",
        _ make: @autoclosure @escaping @Sendable () -> CommandDescription
    ) {
        self.name = name
        self.group = group
        self.make = make
    }
}

/// The arguments of a command that are not options.
package struct Operands: Sendable {
    /// The placeholder in help: `input` for `<input>`.
    package var name: String
    package var help: String
    /// The operand to use if none is given; `nil` if at least one is required.
    package var standard: String?
    package var isRepeatable: Bool
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

/// What a shell offers as completions of a value.
package enum Completion: Sendable {
    case file
    case directory
    case words([String])
    /// Revisions, ranges of them, and files.
    case revisions
    case nothing
}
