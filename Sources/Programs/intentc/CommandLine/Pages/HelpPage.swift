import Settings

/// The text that `--help` prints, made from a command's description.
enum HelpPage {
    /// The page about the last command of a path.
    ///
    /// - Parameters:
    ///   - scope: The scope whose options to show; `nil` for those that mean the same everywhere.
    ///   - width: The most columns in a line. Options and values that are longer are not broken.
    static func text(for path: [CommandDescription], _ scope: OptionScope? = nil, width: Int = 80) -> String {
        guard let command = path.last else { return "" }
        let name = path.map(\.name).joined(separator: " ")
        let usage = name + (scope.map { " " + $0.words } ?? "") + usage(of: command)
        var text = "\(command.summary).\n\nUSAGE: \(usage)\n"
        let lines = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
        for paragraph in lines.split(whereSeparator: \.isEmpty) {
            text += "\n" + wrapped(paragraph.joined(separator: "\n"), to: width).joined(separator: "\n") + "\n"
        }
        text += commands(of: command, width: width)
        // The page of the program fits a terminal of 24 lines.
        if path.count == 1, command.hasSubcommands {
            return text + """

                Every command has --help and --quiet; '\(name) --version' shows the version.
                EXIT STATUS: 0 success; 1 findings or outdated files; 2 usage or file errors.

                """
        }
        if let operands = command.operands {
            text += section("ARGUMENTS", [("<\(operands.name)>", operands.help)], width: width)
        }
        let groups = command.optionGroups
        let own = groups.first { $0.scope == nil }.map { rows($0, command) } ?? []
        let common = command.commonOptions.map { ("-\($0.letter.map(String.init) ?? ""), --\($0.name)", $0.summary) }
        text += section("OPTIONS", own + common, width: width)
        for group in groups where group.scope != nil && group.scope == scope {
            text += section("OPTIONS with \(group.scope?.words ?? "")", rows(group, command), width: width)
        }
        if scope == nil, !command.scopes.isEmpty {
            text += "\nMORE OPTIONS:\n" + command.scopes.map { "  \(name) \($0.words) --help\n" }.joined()
        }
        let examples = command.examples.filter { example in
            command.scopes.first { example.command.contains($0.words) } == scope
        }
        if !examples.isEmpty {
            text += "\nEXAMPLES:\n" + examples.map { "  \($0.command)\n      \($0.meaning)\n" }.joined()
        }
        return text
    }

    private static func usage(of command: CommandDescription) -> String {
        var usage = command.options.isEmpty ? "" : " [options]"
        if command.hasSubcommands { usage += " <command> [options]" }
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

    /// The subcommands, under the headings of their groups.
    private static func commands(of command: CommandDescription, width: Int) -> String {
        let shown = command.subcommandTable.map { ($0.group, $0.make()) }.filter { !$0.1.isHidden }
        let column = 4 + (shown.map(\.1.name.count).max() ?? 0)
        var titles: [String] = []
        for (title, _) in shown where !titles.contains(title) { titles.append(title) }
        return titles.map { title in
            let rows = shown.filter { $0.0 == title }.map { ($1.name, $1.summary) }
            return section(title.isEmpty ? "COMMANDS" : title, rows, column: column, width: width)
        }.joined()
    }

    /// Rows of a name and what it means, which begins at a column.
    private static func section(
        _ title: String,
        _ rows: [(String, String)],
        column: Int = 30,
        width: Int
    ) -> String {
        guard !rows.isEmpty else { return "" }
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

    static func wrapped(_ text: String, to width: Int) -> [String] {
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
