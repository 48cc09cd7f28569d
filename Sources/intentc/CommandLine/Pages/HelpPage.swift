import CommandArguments

/// The text that `--help` prints, made from a command's description.
enum HelpPage {
    /// The page about the last command of a path.
    ///
    /// - Parameter width: The most columns in a line. Options and values that are longer are not broken.
    static func text(for path: [CommandDescription], width: Int = 80) -> String {
        guard let command = path.last else { return "" }
        let name = path.map(\.name).joined(separator: " ")
        var text = "\(command.summary).\n\nUSAGE: \(name)\(usage(of: command))\n"
        func section(_ title: String, _ rows: [(String, String)]) -> String { Self.section(title, rows, width: width) }
        let lines = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
        for paragraph in lines.split(whereSeparator: \.isEmpty) {
            text += "\n" + wrapped(paragraph.joined(separator: "\n"), to: width).joined(separator: "\n") + "\n"
        }
        text += section("COMMANDS", command.visibleSubcommands.map { ($0.name, $0.summary) })
        if let operands = command.operands { text += section("ARGUMENTS", [("<\(operands.name)>", operands.help)]) }
        let common = [
            ("-h, --help", "Show this help."), ("-V, --version", "Show the version; add --json for JSON."),
        ]
        let groups = command.optionGroups
        text += section("OPTIONS", (groups.first { $0.scope == nil }.map { rows($0, command) } ?? []) + common)
        for group in groups {
            if let scope = group.scope { text += section("OPTIONS with \(scope.words)", rows(group, command)) }
        }
        if !command.examples.isEmpty {
            text += "\nEXAMPLES:\n" + command.examples.map { "  \($0.command)\n      \($0.meaning)\n" }.joined()
        }
        if path.count == 1 {
            text += "\nEXIT STATUS:\n  0  success\n"
            text += "  1  findings that count, errors in the input, or a file that is out of date\n"
            text += "  2  wrong usage or configuration, or a file that cannot be read or written\n"
            text += "\n'\(name) help <command>' shows more about a command.\n"
        }
        return text
    }

    static func usage(of command: CommandDescription) -> String {
        var usage = command.options.isEmpty ? "" : " [options]"
        if command.hasSubcommands { usage += " <command>" }
        if let operands = command.operands {
            let word = "<\(operands.name)>\(operands.isRepeatable ? "..." : "")"
            usage += operands.standard == nil ? " \(word)" : " [\(word)]"
        }
        return usage
    }

    private static func rows(
        _ group: CommandDescription.OptionGroup,
        _ command: CommandDescription
    ) -> [(String, String)] {
        group.members.map { option, use in
            let letter = option.letter.map { "-\($0), " } ?? "    "
            let value = use.written(of: option) { "<\($0)>" }
            return (letter + option.spelling(command) + value, use.help)
        }
    }

    private static func section(_ title: String, _ rows: [(String, String)], width: Int) -> String {
        guard !rows.isEmpty else { return "" }
        let column = 30
        func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
        var text = "\n\(title):\n"
        for (left, right) in rows {
            var lines = wrapped(right, to: width - column)
            let room = column - 2 - left.count
            // A long left column takes the whole line.
            text += "  \(left)" + (room < 2 ? "" : spaces(room) + lines.removeFirst()) + "\n"
            for line in lines { text += spaces(column) + line + "\n" }
        }
        return text
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
