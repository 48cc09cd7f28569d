extension CommandDescription {
    /// This command and everything below it that people use, each with the words that lead to it.
    func reachable(from words: [String] = []) -> [(words: [String], command: CommandDescription)] {
        let here = words + [name]
        return [(here, self)]
            + subcommands.filter { !$0.isHidden }.flatMap { $0.reachable(from: here) }
    }

    /// The options of this command together with those that every command has.
    var allOptions: [OptionDescription] {
        options + [
            OptionDescription(name: "help", letter: "h", help: "Show this help."),
            .flag("version", "Show the version."),
        ]
    }
}
