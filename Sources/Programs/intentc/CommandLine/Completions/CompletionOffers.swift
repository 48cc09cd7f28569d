import Diagnostics
import FileAccess
import Git
import IntentSchema
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
        if let pending { return lines(completion(of: pending), startingWith: current) }
        if let equals = current.firstIndex(of: "="), let option = option(String(current[..<equals]), of: command) {
            return lines(completion(of: option), after: String(current[...equals]), startingWith: current)
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
        // Names from files may contain line breaks, or what a terminal obeys.
        case .words(let words): words.map { start + $0 }.filter { $0.hasPrefix(current) && $0 == $0.visible }
        case .revisions:
            [":files"]
                + lines(
                    .words(revisions),
                    after: current.ranges(of: "..").last.map { String(current[..<$0.upperBound]) } ?? start,
                    startingWith: current
                )
        case .nothing: []
        }
    }

    /// What the value of an option can be: if not fixed words, then what the working folder has of it.
    private static func completion(of option: OptionDescription) -> Completion {
        switch (option.completion, option.valueName) {
        case (.nothing, "base"), (.nothing, "range"), (.nothing, "revision"): .revisions
        case (.nothing, "code"): .words(languages)
        case (.nothing, "intent"): .words(intents)
        case (let completion, _): completion
        }
    }

    private static var revisions: [String] {
        let words = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes"]
        let names = String(decoding: GitRepository.quickOutput(words, in: ".") ?? [], as: UTF8.self)
        return ["HEAD"] + names.split(separator: "\n").map(String.init)
    }

    private static var definitions: [String] {
        let found = try? DefinitionSearch.files(below: ".", withExtensions: ["intentdefinition"]) { path, _ in
            !DefinitionSearch.isSearched(path)
        }
        return found?.files ?? []
    }

    private static var languages: [String] {
        let names = NeighbouringFileListing.surroundings(of: definitions).flatMap(\.names)
        return Set(names.compactMap { Path.language(of: $0) }.filter { $0 != "Base" }).sorted()
    }

    private static var intents: [String] {
        let sources = definitions.compactMap { path in
            (try? InputFile.read(path)).map { SourceText(path: path, bytes: $0) }
        }
        return Set(sources.flatMap { Frontend.load($0).definition?.intents ?? [] }.compactMap(\.name?.value)).sorted()
    }
}
