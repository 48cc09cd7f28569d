import Diagnostics

/// Understands a command line with the help of the command table.
struct ArgumentParser {
    var root: CommandDescription

    enum Outcome {
        case run(CommandDescription, ParsedArguments)
        case help([CommandDescription])
        case version
        case failure(String, [CommandDescription])
    }

    func parse(_ arguments: [String]) -> Outcome {
        var parsed = ParsedArguments()
        parsed.enter(root)
        var command = root
        var rest = arguments[...]
        var onlyOperands = false
        while let argument = rest.popFirst() {
            if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
                if !onlyOperands, parsed.operands.isEmpty, command.hasSubcommands {
                    if argument == "help" { return help(for: rest, from: parsed.path) }
                    guard let next = command.subcommand(named: argument) else {
                        return .failure(unknownCommand(argument, in: command), parsed.path)
                    }
                    command = next
                    parsed.enter(next)
                } else {
                    parsed.add(operand: argument)
                }
            } else if argument == "--" {
                onlyOperands = true
            } else if argument == "--help" || argument == "-h" {
                return .help(parsed.path)
            } else if argument == "--version" {
                return .version
            } else if let failure = option(argument, &rest, command, &parsed) {
                return .failure(failure, parsed.path)
            }
        }
        if command.hasSubcommands {
            return .failure("a command is missing", parsed.path)
        }
        if let failure = checkOperands(parsed, command) { return .failure(failure, parsed.path) }
        return .run(command, parsed)
    }

    /// `intentc help generate` is `intentc generate --help`.
    private func help(for names: ArraySlice<String>, from path: [CommandDescription]) -> Outcome {
        var path = path
        for name in names {
            guard let command = path.last, let next = command.subcommand(named: name) else {
                return .failure(unknownCommand(name, in: path.last ?? root), path)
            }
            path.append(next)
        }
        return .help(path)
    }

    private func unknownCommand(_ name: String, in command: CommandDescription) -> String {
        let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
        return "there is no command '\(name)'" + Spelling.suggestion(for: name, among: names)
    }

    /// Reads one option; returns what is wrong with it.
    private func option(
        _ argument: String,
        _ rest: inout ArraySlice<String>,
        _ command: CommandDescription,
        _ parsed: inout ParsedArguments
    ) -> String? {
        let dashes = command.usesSingleDash ? "-" : "--"
        let isLong = argument.hasPrefix(dashes)
        let body = argument.dropFirst(isLong ? dashes.count : 1)
        let name = isLong ? body.prefix { $0 != "=" } : body.prefix(1)
        let description = command.options.first {
            isLong ? $0.name == name : $0.letter.map(String.init) == String(name)
        }
        guard let description else {
            let names = command.options.map(\.name) + ["help", "version"]
            let suggestion =
                Spelling.nearest(to: String(name), among: names).map { "; did you mean '\(dashes)\($0)'?" } ?? ""
            return "unknown option '\(isLong ? dashes : "-")\(name)'\(suggestion)"
        }
        if parsed.has(description.name), !description.isRepeatable, description.valueName != nil {
            return "the option '\(dashes)\(description.name)' may be given only once"
        }
        let attached = isLong ? (body.count > name.count ? String(body.dropFirst(name.count + 1)) : nil) : nil
        guard description.valueName != nil else {
            if attached != nil { return "the option '\(dashes)\(description.name)' takes no value" }
            if !isLong, body.count > 1 { return "write '-\(name)' and '-\(body.dropFirst())' apart" }
            parsed.add("", to: description)
            return nil
        }
        let short = !isLong && body.count > 1 ? String(body.dropFirst()) : nil
        guard let value = attached ?? short ?? rest.popFirst() else {
            return "the option '\(dashes)\(description.name)' needs a value: <\(description.valueName ?? "")>"
        }
        if !description.allowed.isEmpty, !description.allowed.contains(value) {
            let suggestion = Spelling.suggestion(for: value, among: description.allowed)
            let allowed = description.allowed.joined(separator: ", ")
            return "'\(value)' is not a value of '\(dashes)\(description.name)'\(suggestion) (one of: \(allowed))"
        }
        parsed.add(value, to: description)
        return nil
    }

    private func checkOperands(_ parsed: ParsedArguments, _ command: CommandDescription) -> String? {
        guard let operands = command.operands else {
            return parsed.operands.first.map { "unexpected argument '\($0)'" }
        }
        if operands.isRequired, parsed.operands.isEmpty { return "<\(operands.name)> is missing" }
        if !operands.isRepeatable, parsed.operands.count > 1 { return "unexpected argument '\(parsed.operands[1])'" }
        return nil
    }
}
