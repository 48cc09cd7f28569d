import FileAccess
import Foundation
import TestSupport
import Testing

@testable import Settings
@testable import intentc

/// The names of earlier versions, and those that people guess.
@Suite struct RetiredNamesTests {
    private static let parser = ArgumentParser(root: CommandTable.root)

    /// The last command that the words name.
    private func command(of words: [String]) -> CommandDescription? {
        words.prefix { !$0.hasPrefix("-") }.reduce(CommandTable.root) { $0?.subcommand(named: $1) }
    }

    /// A name that is also live would not be reported, because live names come first.
    @Test(arguments: RetiredName.all) func everyNameIsReported(_ retired: RetiredName) throws {
        let words = retired.words.first == "*" ? ["lint"] + retired.words.dropFirst() : retired.words
        let old = retired.name
        switch retired.fate {
        case .removed(let instead):
            guard case .failure(let failure, _) = Self.parser.parse(words) else {
                Issue.record("'\(old)' works")
                return
            }
            #expect(failure == .unusable("'\(old)' was removed; \(instead)"))
            #expect(failure.status == .unusable)
            #expect(!failure.message.contains("\n") && !instead.hasSuffix("."))
            for (index, quoted) in instead.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            where index % 2 == 1 {
                try #require(quoted.hasPrefix("intentc "))
                if case .failure(let failure, _) = Self.parser.parse(
                    quoted.split(separator: " ").dropFirst().map(String.init)
                ) {
                    Issue.record("'\(quoted)' does not exist: \(failure.message)")
                }
            }
        case .renamed(let new, _):
            var line = words
            if let name = new.first, name.hasPrefix("--") {
                let option = try #require(command(of: words)?.options.first { "--" + $0.name == name })
                if case .words(let values) = option.completion { line.append(values[0]) }
            }
            if words.last?.hasPrefix("--") == true { line.append("operand") }
            switch Self.parser.parse(line) {
            case .run(_, let arguments), .help(let arguments):
                #expect(arguments.renamings == ["'\(old)' is now '\(new.joined(separator: " "))'"])
            case .failure(let failure, _): Issue.record("'\(old)' fails: \(failure.message)")
            case .version: Issue.record("'\(old)' shows the version")
            }
        }
    }

    /// `PublishedNames.txt` has every command and option that was ever published, with its values. Words are added; one that
    /// goes needs a row of `RetiredName`. The values of `--rule` are codes, which `PublishedCodesTests` keeps.
    @Test func aPublishedNameWorksOrIsRetired() throws {
        let file = Project.root.appendingPathComponent("Tests/Programs/CommandLineTests/PublishedNames.txt")
        var live: [String: Set<String>] = [:]
        func add(_ command: CommandDescription, _ path: String) {
            for option in command.options {
                var values: [String] = []
                if option.name != "rule", case .words(let words) = option.completion { values = words }
                live["\(path) \(command.dashes)\(option.name)"] = Set(values)
            }
            for subcommand in command.subcommandTable {
                let name = path.isEmpty ? subcommand.name : "\(path) \(subcommand.name)"
                live[name] = []
                add(subcommand.make(), name)
            }
        }
        add(CommandTable.root, "")
        var all = live
        for line in (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? [] {
            let parts = line.split(separator: ":", maxSplits: 1)
            let name = String(parts[0])
            let values = parts.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }
            let gone = live[name].map { Set(values).subtracting($0).map { "\(name) \($0)" } } ?? [name]
            for name in gone { #expect(Self.isRetired(name), "'\(name)' is gone without a word") }
            all[name, default: []].formUnion(values)
        }
        let lines = all.sorted { $0.key < $1.key }.map { name, values in
            name + (values.isEmpty ? "" : ": " + values.sorted().joined(separator: " ")) + "\n"
        }
        try expectGolden(lines.joined().utf8, at: file)
    }

    private static func isRetired(_ name: String) -> Bool {
        let words = name.split(separator: " ").map(String.init)
        return RetiredName.all.contains { retired in
            let ending = Array(retired.words.dropFirst())
            return retired.words.first == "*"
                ? Array(words.suffix(ending.count)) == ending : words.starts(with: retired.words)
        }
    }

    @Test func namesAreRetiredOnce() {
        let names = RetiredName.all.map { $0.words.joined(separator: " ") }
        #expect(Set(names).count == names.count)
    }

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
        ("breaking --base", "--against"), ("lint --silent", "--quiet"), ("show --sarif", nil),
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

    // MARK: - Comparisons

    @Test(arguments: [
        ("Old New", "--against Old -- New"), ("v1 New", "--against v1.. -- New"), ("v1 v2", "v1..v2"),
        ("Old v2", "Old..v2"), ("main... New", "--against main... -- New"),
        ("--format json v1 --changes-only v2", "--format=json --changes-only v1..v2"),
        ("--exclude=Pods Old --color never -- New", "--exclude=Pods --color=never --against Old -- New"), ("v1", "v1"),
    ])
    func differencesAreAskedOfBreaking(words: String, expected: String) {
        let new = FormerComparisons.diff(words.split(separator: " ").map(String.init)) { ["Old", "New"].contains($0) }
        #expect(new.joined(separator: " ") == expected)
    }

    @Test(arguments: [
        ("--format html --against v1 App", "--against=v1 --format=html -- App"),
        ("App --against v1 -o page.html", "--against=v1 --format=html=page.html -- App"),
        ("--against=v1 --format markdown --output a.txt", "--against=v1 --format=markdown=a.txt"),
        ("--against v1 -o out/A.MD --color never", "--against=v1 --color=never --format=markdown=out/A.MD"),
        ("--against v1", "--against=v1"),
    ])
    func aComparisonIsShownByBreaking(words: String, expected: String) {
        let new = FormerComparisons.show(words.split(separator: " ").map(String.init))
        #expect(new.joined(separator: " ") == expected)
    }
}
