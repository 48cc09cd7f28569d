import Testing

@testable import Settings
@testable import intentc

/// The names that people guess because other tools have them.
@Suite struct GuessedNamesTests {
    private static let parser = ArgumentParser(root: CommandTable.root)

    @Test func guessedCommandsAreUnknownAndMeanCommands() {
        for (guess, meant) in GuessedNames.commands {
            guard case .failure(let failure, _) = Self.parser.parse([guess]) else {
                Issue.record("'\(guess)' is a command")
                continue
            }
            #expect(failure == .usage("unknown command '\(guess)'; did you mean '\(meant)'?"))
            guard case .run = Self.parser.parse(meant.split(separator: " ").map(String.init)) else {
                #expect(["strings", "strings import", "lint --format"].contains(meant))
                continue
            }
        }
    }

    @Test(arguments: [
        ("lint --only", "--rule"), ("show --only", "--intent"), ("lint --json", "--format=json"),
        ("strings status --lang", "--language"), ("generate --kind", "--to"), ("lint --fix-all", "--fix=all"),
        ("show --ignore", "--exclude"), ("generate --skip", "--except"), ("lint --diff-only", nil),
        ("lint --diff", "--dry-run"), ("breaking --base", "--against"), ("lint --silent", "--quiet"),
        ("show --sarif", nil),
    ])
    func guessedOptionsMeanThoseOfTheCommand(line: String, meant: String?) {
        let words = line.split(separator: " ").map(String.init)
        guard case .failure(let failure, _) = Self.parser.parse(words) else {
            Issue.record("'\(line)' works")
            return
        }
        let suggestion = meant.map { "; did you mean '\($0)'?" } ?? ""
        #expect(failure == .usage("unknown option '\(words[words.count - 1])'\(suggestion)"))
    }

    @Test func everyGuessedOptionMeansOneOfSomeCommand() {
        let names = Set(CommandTable.root.reachable().flatMap { $0.command.allOptions.map(\.name) })
        for (guess, meanings) in GuessedNames.options {
            for meant in meanings { #expect(names.contains(String(meant.prefix { $0 != "=" })), "\(guess)") }
        }
    }
}
