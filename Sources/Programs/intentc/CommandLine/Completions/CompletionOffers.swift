import Settings

/// What can stand in a command line, for the shells' scripts, which ask while the user types.
enum CompletionOffers {
    /// A line for each word that the last word can become, with what it means after a tab. `:files` and `:folders` stand
    /// for those that the shell finds.
    ///
    /// - Parameter words: The words after the program's name. The last one may be empty.
    static func lines(for words: [String], of root: CommandDescription) -> [String] {
        var command = root
        var pending: OptionDescription?
        let words = joiningValues(words)
        for word in words.dropLast() {
            if pending != nil {
                pending = nil
            } else if let subcommand = command.subcommand(named: word) {
                command = subcommand
            } else if let option = option(word, of: command), option.impliedWord == nil, option.valueName != nil {
                pending = option
            }
        }
        let current = words.last ?? ""
        if let pending { return lines(pending.completion, startingWith: current) }
        if let equals = current.firstIndex(of: "="), let option = option(String(current[..<equals]), of: command) {
            return lines(option.completion, after: String(current[...equals]), startingWith: current)
        }
        let subcommands = command.visibleSubcommands.map { ($0.name, $0.summary) }
        let options = command.allOptions.map { ("--" + $0.name, $0.summary) }
        let offers = (subcommands + options).filter { $0.0.hasPrefix(current) }.map { "\($0)\t\($1)" }
        guard let operands = command.operands, !current.hasPrefix("-") else { return offers }
        return offers + lines(operands.completion, startingWith: current)
    }

    /// bash splits words at equals signs.
    private static func joiningValues(_ words: [String]) -> [String] {
        var joined: [String] = []
        var isOpen = false
        for word in words {
            if word == "=" || isOpen, let last = joined.popLast() {
                joined.append(last + word)
            } else {
                joined.append(word)
            }
            isOpen = word == "="
        }
        return joined
    }

    private static func option(_ word: String, of command: CommandDescription) -> OptionDescription? {
        command.allOptions.first { option in
            word == "--" + option.name || option.letter.map { "-" + String($0) } == word
        }
    }

    private static func lines(
        _ completion: Completion,
        after start: String = "",
        startingWith current: String
    ) -> [String] {
        switch completion {
        case .file: [":files"]
        case .directory: [":folders"]
        case .words(let words): words.map { start + $0 }.filter { $0.hasPrefix(current) }
        case .nothing: []
        }
    }
}
