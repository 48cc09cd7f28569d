import FileAccess
import Testing

@testable import Settings
@testable import intentc

@Suite struct ArgumentParserTests {
    @Test func optionsHaveTheirTypes() throws {
        let given = try parse(
            "cook",
            "--hot",
            "--size",
            "small",
            "--recipe=a=b",
            "--without",
            "salt",
            "leek",
            "--without=",
            "-"
        )
        #expect(given[.hot])
        #expect(given[.size] == .small)
        #expect(given[.recipe] == "a=b")
        #expect(given[.without] == ["salt", ""])
        #expect(given.operands == ["leek", "-"])
        #expect(given.path.map(\.name) == ["soup", "cook"])
    }

    @Test func whatIsNotGivenIsTheDefault() throws {
        let given = try parse("cook", "leek")
        #expect(!given[.hot])
        #expect(given[.size] == .large)
        #expect(given[.recipe] == nil)
        #expect(given[.without] == [])
        #expect(!given.isGiven(Option.size.description))
    }

    @Test func aScopeHasItsOwnDefault() throws {
        var given = try parse("cook", "leek")
        given.scope = .cup
        #expect(given[.size] == .small)
        given.scope = .bowl
        #expect(given[.size] == .large)
        var chosen = try parse("cook", "leek", "-s", "large")
        chosen.scope = .cup
        #expect(chosen[.size] == .large)
    }

    @Test(arguments: [["-s", "small"], ["-ssmall"], ["--size", "small"], ["--size=small"]])
    func valuesFollowOrAreAttached(words: [String]) throws {
        guard case .run(_, let given) = ArgumentParser(root: soup).parse(["cook"] + words + ["leek"]) else {
            Issue.record("not a run")
            return
        }
        #expect(given[.size] == .small)
        #expect(given.operands == ["leek"])
    }

    @Test func whatFollowsTwoDashesIsAnOperand() throws {
        let given = try parse("cook", "--", "--hot", "help")
        #expect(given.operands == ["--hot", "help"])
        #expect(!given[.hot])
    }

    @Test func aProgramAloneShowsItsHelp() throws {
        guard case .help(let arguments) = ArgumentParser(root: soup).parse([]) else {
            Issue.record("not the help")
            return
        }
        #expect(arguments.path.map(\.name) == ["soup"])
    }

    @Test(arguments: [["--version"], ["-V"], ["version"], ["cook", "--version"]])
    func theVersionIsAskedForInSeveralWays(words: [String]) throws {
        guard case .version = ArgumentParser(root: soup).parse(words) else {
            Issue.record("not the version")
            return
        }
    }

    @Test func flagsMayBeRepeated() throws { #expect(try parse("cook", "--hot", "--hot", "leek")[.hot]) }

    @Test(arguments: [
        (["cok"], "unknown command 'cok'; did you mean 'cook'?"),
        (["help", "cok"], "unknown command 'cok'; did you mean 'cook'?"),
        (["tast"], "unknown command 'tast'"),
        (["cook"], "<soup> is missing"),
        (["taste", "leek"], "unexpected argument 'leek'"),
        (["cook", "--hott"], "unknown option '--hott'; did you mean '--hot'?"),
        (["cook", "-x"], "unknown option '-x'"),
        (["cook", "--hot=1"], "the option '--hot' takes no value"),
        (["cook", "--recipe"], "the option '--recipe' needs a value: <file>"),
        (
            ["cook", "--size", "smal"],
            "'smal' is not a value of '--size'; did you mean 'small'? (one of: small, large)"
        ),
        (["cook", "--size", ""], "'' is not a value of '--size' (one of: small, large)"),
        (["cook", "--size", "small", "-s", "large"], "the option '--size' may be given only once"),
    ])
    func refuses(words: [String], message: String) {
        guard case .failure(let failure, let path) = ArgumentParser(root: soup).parse(words) else {
            Issue.record("nothing is wrong with \(words)")
            return
        }
        #expect(failure == .usage(message))
        #expect(failure.status == .unusable)
        let command = words.first.flatMap { soup.subcommand(named: $0) }
        #expect(path.map(\.name) == ["soup"] + (command.map { [$0.name] } ?? []))
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func helpIsThatOfTheCommandSoFar(words: [String]) {
        guard case .help(let arguments) = ArgumentParser(root: soup).parse(words),
            case .help(let below) = ArgumentParser(root: soup).parse(["cook", "--hot", "--help", "--nonsense"])
        else {
            Issue.record("no help")
            return
        }
        #expect(arguments.path.map(\.name) == ["soup"])
        #expect(below.path.map(\.name) == ["soup", "cook"])
    }

    @Test(arguments: [
        ["help", "cook", "--in", "cup"], ["cook", "--in", "cup", "--help"], ["cook", "--help", "--in", "cup"],
    ])
    func helpIsThatOfTheScopeThatOptionsSelect(words: [String]) {
        guard case .help(let arguments) = ArgumentParser(root: soup).parse(words) else {
            Issue.record("no help")
            return
        }
        #expect(arguments.selectedScope == .cup)
    }

    @Test(arguments: [["--quiet", "cook", "leek"], ["cook", "-q", "leek"]])
    func everyCommandCanBeQuiet(words: [String]) {
        guard case .run(_, let arguments) = ArgumentParser(root: soup).parse(words) else {
            Issue.record("not a run")
            return
        }
        #expect(arguments.isQuiet)
    }

    @Test func aRequiredOptionIsNamedAsItIsWritten() throws {
        let given = try parse("cook", "leek")
        #expect(throws: CommandFailure.unusable("the option '--recipe' is missing")) { try given.required(.recipe) }
        #expect(try parse("cook", "--recipe", "r", "leek").required(.recipe) == "r")
        let tasted = try parse("taste")
        #expect(throws: CommandFailure.unusable("the option '-recipe' is missing")) { try tasted.required(.recipe) }
    }
}

/// The tool's own commands.
@Suite struct CommandTableTests {
    /// Each key of the table is the name of its command.
    @Test func subcommandsAreFoundByTheirNames() {
        func check(_ command: CommandDescription) {
            for subcommand in command.subcommandTable {
                let made = subcommand.make()
                #expect(made.name == subcommand.name)
                check(made)
            }
        }
        check(CommandTable.root)
    }

    @Test func optionsOfACommandDifferInNameAndLetter() {
        for (words, command) in CommandTable.root.reachable() + IntentBuilderCommand.description.reachable() {
            let names = command.allOptions.map(\.name)
            let letters = command.allOptions.compactMap(\.letter)
            #expect(Set(names).count == names.count, "\(words)")
            #expect(Set(letters).count == letters.count, "\(words)")
        }
    }

    /// Every use of an option has a heading and a sentence in help.
    @Test func everyUseHasASentenceAndAHeading() {
        for (_, command) in CommandTable.root.reachable() {
            for option in command.options {
                #expect(!option.uses.isEmpty, "\(option.name)")
                for use in option.uses {
                    #expect(use.help.hasSuffix("."), "\(option.name)")
                    #expect(use.scope.map(command.scopes.contains) ?? true, "\(option.name)")
                }
            }
        }
    }
}
