import Diagnostics
import FileAccess

/// The words of `breaking` for those of commands that compared before.
enum FormerComparisons {
    /// The words for those of `diff OLD NEW`, where each is a definition, a folder, a built app or a revision.
    ///
    /// - Parameter isPath: Whether a path exists, which then is not a revision.
    static func diff(_ words: [String], isPath: (String) -> Bool) -> [String] {
        let (operands, options) = split(words)
        guard operands.count == 2 else { return words }
        let (old, new) = (operands[0], operands[1])
        if !isPath(new) { return options + ["\(old)..\(new)"] }
        // Without dots, a branch means the commit at which the current one left it.
        let isWhole = isPath(old) || old.utf8.firstOccurrence(of: "..".utf8) != nil
        return options + ["--against", isWhole ? old : old + "..", "--", new]
    }

    /// The words for those of `show --against BASE`, whose `--output` names the file of the format.
    static func show(_ words: [String]) -> [String] {
        var (operands, options) = split(words)
        func remove(_ names: String...) -> String? {
            guard let index = options.firstIndex(where: { option in names.contains { option.hasPrefix($0 + "=") } })
            else { return nil }
            return String(options.remove(at: index).drop { $0 != "=" }.dropFirst())
        }
        let output = remove("--output", "-o")
        let endings = ["html": "html", "md": "markdown"]
        let ending = output?.split(separator: ".").last.flatMap { endings[$0.lowercased()] }
        if let format = remove("--format") ?? ending ?? output.map({ _ in "text" }) {
            options.append("--format=" + format + (output.map { "=" + $0 } ?? ""))
        }
        if !operands.isEmpty { operands.insert("--", at: 0) }
        return options + operands
    }

    /// The operands, and the options with their values attached.
    private static func split(_ words: [String]) -> (operands: [String], options: [String]) {
        let valued: Set = [
            "--format", "--config", "--exclude", "--color", "--against", "--output", "-o", "--intent", "--stdin-path",
        ]
        var (operands, options): ([String], [String]) = ([], [])
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" { return (operands + rest, options) }
            if !word.hasPrefix("-") || word == "-" {
                operands.append(word)
            } else if valued.contains(word), let value = rest.popFirst() {
                options.append("\(word)=\(value)")
            } else {
                options.append(word)
            }
        }
        return (operands, options)
    }
}
