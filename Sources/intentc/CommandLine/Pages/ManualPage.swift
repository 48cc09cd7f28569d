import CommandArguments

/// The manual page in the man(7) language, made from the command table.
enum ManualPage {
    static func text(for root: CommandDescription) -> String {
        var page = """
            .TH INTENTC 1 "" "intentc \(intentcVersion)" "User Commands"
            .SH NAME
            intentc \\- \(escaped(root.summary))
            .SH SYNOPSIS
            .B intentc
            .I command
            .RI [ options ]
            .RI [ arguments ]
            .SH DESCRIPTION
            \(escaped(root.discussion))

            """
        page += ".SH COMMANDS\n"
        for (words, command) in root.reachable().dropFirst() {
            page += ".SS \"\(escaped(words.joined(separator: " ") + HelpPage.usage(of: command)))\"\n"
            page += escaped(command.summary) + ".\n"
            if !command.discussion.isEmpty { page += ".PP\n\(escaped(command.discussion))\n" }
            if let operands = command.operands {
                page += ".TP\n.I \(escaped(operands.name))\n\(escaped(operands.help))\n"
            }
            for group in command.optionGroups {
                if let scope = group.scope { page += ".PP\nWith \(escaped(scope.words)):\n" }
                for (option, use) in group.members {
                    let letter = option.letter.map { "\\-\($0), " } ?? ""
                    let value = use.written(of: option) { "\\fI\(escaped($0))\\fR" }
                    page += ".TP\n\\fB\(letter)\\-\\-\(escaped(option.name))\\fR\(value)\n\(escaped(use.help))\n"
                }
            }
            for example in command.examples {
                page += ".PP\n\(escaped(example.meaning))\n.RS\n.EX\n\(escaped(example.command))\n.EE\n.RE\n"
            }
        }
        page += """
            .SH EXIT STATUS
            .TP
            0
            Fine.
            .TP
            1
            The input has errors, or what was checked is out of date.
            .TP
            2
            Wrong usage or configuration, or a file that cannot be read or written.
            .SH ENVIRONMENT
            .TP
            .B NO_COLOR
            When set and not empty, nothing is printed in color.

            """
        return page
    }

    /// Escapes hyphens and backslashes, as well as periods and apostrophes that would begin a request.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var isLineStart = true
        for character in text {
            if isLineStart, character == "." || character == "'" { result += "\\&" }
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            default: result.append(character)
            }
            isLineStart = character == "\n"
        }
        return result
    }
}
