import Diagnostics
import FileAccess

/// Parses a command line according to the command descriptions.
package struct ArgumentParser {
    let root: CommandDescription

    package init(root: CommandDescription) { self.root = root }

    package enum Outcome {
        case run(CommandDescription, Arguments)
        /// The page about the last command of the path, and about the scope that options select.
        case help(Arguments)
        case version
        /// The error, and the path of the command that it is about.
        case failure(CommandFailure, [CommandDescription])
    }

    package func parse(_ words: [String]) -> Outcome {
        var arguments = Arguments()
        arguments.path = [root]
        do throws(CommandFailure) {
            return try parse(words[...], &arguments)
        } catch {
            // What follows '--help' only says which help.
            return arguments.asksForHelp ? .help(arguments) : .failure(error, arguments.path)
        }
    }

    private func parse(_ words: ArraySlice<String>, _ arguments: inout Arguments) throws(CommandFailure) -> Outcome {
        var command = root
        var rest = words
        var onlyOperands = false
        while let word = rest.popFirst() {
            if onlyOperands || word == "-" || !word.hasPrefix("-") {
                guard !onlyOperands, arguments.operands.isEmpty, command.hasSubcommands else {
                    arguments.operands.append(word)
                    continue
                }
                if word == "version", command.name == root.name { return .version }
                if word == "help" {
                    rest.append("--help")
                } else {
                    command = try subcommand(word, of: command)
                    arguments.path.append(command)
                }
            } else if word == "--" {
                onlyOperands = true
            } else if word == "--help" || word == "-h" {
                arguments.asksForHelp = true
            } else if word == "--version" || word == "-V" {
                return .version
            } else if word == "--quiet" || word == "-q", command.replacedTool == nil {
                arguments.isQuiet = true
            } else {
                try readOption(word, then: &rest, of: command, into: &arguments)
            }
        }
        if command.hasSubcommands || arguments.asksForHelp { return .help(arguments) }
        if arguments.operands.isEmpty, let standard = command.operands?.standard { arguments.operands = [standard] }
        try checkOperands(arguments.operands, command)
        return .run(command, arguments)
    }

    private func subcommand(_ name: String, of command: CommandDescription) throws(CommandFailure) -> CommandDescription
    {
        if let subcommand = command.subcommand(named: name) { return subcommand }
        if name.hasSuffix(".intentdefinition") {
            throw .usage("a command is missing; did you mean '\(command.name) lint \(name)'?")
        }
        throw .usage("unknown command '\(name)'\(GuessedNames.suggestion(for: name, of: command))")
    }

    /// Reads one option, and its value from the following words if the value is not attached.
    private func readOption(
        _ word: String,
        then rest: inout ArraySlice<String>,
        of command: CommandDescription,
        into arguments: inout Arguments
    ) throws(CommandFailure) {
        let isLong = word.hasPrefix(command.dashes)
        let body = word.dropFirst(isLong ? command.dashes.count : 1)
        let name = isLong ? body.prefix { $0 != "=" } : body.prefix(1)
        let named = command.options.first { option in
            isLong ? option.name == name : option.letter.map(String.init) == String(name)
        }
        guard let option = named else {
            if command.replacedTool != nil {
                // Because the command has no operands, the next word must be the option's value.
                if let next = rest.first, !next.hasPrefix("-") { rest.removeFirst() }
                return arguments.ignored.append(word)
            }
            let suggestion = GuessedNames.suggestion(forOption: String(name), of: command)
            throw .usage("unknown option '\(isLong ? "--" : "-")\(name)'\(suggestion)")
        }
        let spelling = option.spelling(command)
        let attached = isLong && body.count > name.count ? String(body.dropFirst(name.count + 1)) : nil
        guard let valueName = option.valueName else {
            if attached != nil { throw .usage("the option '\(spelling)' takes no value") }
            if !isLong, body.count > 1 { throw .usage("write '-\(name)' and '-\(body.dropFirst())' separately") }
            return try arguments.add("", to: option)
        }
        if arguments.isGiven(option), !option.isRepeatable {
            throw .usage("the option '\(spelling)' may be given only once")
        }
        if let implied = option.impliedWord { return try arguments.add(attached ?? implied, to: option) }
        let joined = !isLong && body.count > 1 ? String(body.dropFirst()) : nil
        guard let value = attached ?? joined ?? rest.popFirst() else {
            throw .usage("the option '\(spelling)' needs a value: <\(valueName)>")
        }
        try arguments.add(value, to: option)
    }

    private func checkOperands(_ given: [String], _ command: CommandDescription) throws(CommandFailure) {
        guard let operands = command.operands else {
            if let first = given.first { throw .usage("unexpected argument '\(first)'") }
            return
        }
        if given.isEmpty { throw .usage("<\(operands.name)> is missing") }
        if !operands.isRepeatable, given.count > 1 { throw .usage("unexpected argument '\(given[1])'") }
    }
}
