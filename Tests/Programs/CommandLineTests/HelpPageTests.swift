import Foundation
import Settings
import Testing

@testable import intentc

@Suite struct HelpPageTests {
    @Test func everyScopeHasItsOwnSentence() throws {
        let cook = try #require(soup.subcommand(named: "cook"))
        #expect(
            HelpPage.text(for: [soup, cook], .cup) == """
                Cook soups.

                USAGE: soup cook --in cup [options] <soup>...

                ARGUMENTS:
                  <soup>                      Which soups.

                OPTIONS:
                      --hot                   Heat it.
                      --in <cup|bowl>         What to serve it in. Default: bowl.
                      --recipe <file>         Where the recipe is.
                      --without <ingredient>  Leave something out. May be repeated.
                  -h, --help                  Show this help.
                  -q, --quiet                 Print only results, findings and errors.
                  -V, --version               Show the version.

                OPTIONS with --in cup:
                  -s, --size <small|large>    How large the cup is. Default: small.

                """
        )
        #expect(
            HelpPage.text(for: [soup, cook], .bowl).contains("\n  -s, --size <large>          How large the bowl is.")
        )
        #expect(
            HelpPage.text(for: [soup, cook]).hasSuffix(
                "\n\nMORE OPTIONS:\n  soup cook --in cup --help\n  soup cook --in bowl --help\n"
            )
        )
    }

    /// What is special to a kind of output has examples of its own.
    @Test func examplesAreThoseOfTheScope() throws {
        let generate = try #require(CommandTable.root.subcommand(named: "generate"))
        for scope in [nil] + generate.scopes {
            let page = HelpPage.text(for: [CommandTable.root, generate], scope)
            let examples = try #require(page.components(separatedBy: "\nEXAMPLES:\n").last)
            let commands = examples.split(separator: "\n").filter { $0.hasPrefix("  intentc ") }
            #expect(!commands.isEmpty && commands.allSatisfy { $0.contains(scope?.words ?? "--to ") == (scope != nil) })
        }
    }

    /// A terminal has 24 lines, one of them for the prompt.
    @Test func theProgramFitsOneScreen() {
        let text = HelpPage.text(for: [CommandTable.root])
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 24, "\(text)")
        for command in CommandTable.root.visibleSubcommands { #expect(text.contains("\n  \(command.name) ")) }
    }

    /// A line that the terminal wraps breaks the columns.
    @Test(arguments: [80, 100]) func everyPageFitsTheTerminal(width: Int) {
        func check(_ path: [CommandDescription]) {
            for scope in [nil] + (path.last?.scopes ?? []) {
                let lines = HelpPage.text(for: path, scope, width: width).split(separator: "\n")
                #expect(lines.filter { $0.count > width } == [])
            }
            for command in path.last?.visibleSubcommands ?? [] { check(path + [command]) }
        }
        check([CommandTable.root])
        for command in [ConfigCommand.description, CompletionsCommand.description] {
            check([CommandTable.root, command])
        }
    }

    @Test(arguments: [
        (["co"], ["cook\tCook soups"]), (["cook", "--si"], ["--size\tHow much."]),
        (["cook", "-s", ""], ["small", "large"]), (["cook", "--size", "l"], ["large"]),
        (["cook", "--size=s"], ["--size=small"]), (["cook", "--size", "=", "s"], ["--size=small"]),
        (["cook", "--in", ""], ["cup", "bowl"]), (["cook", "--recipe", "x"], [":files"]),
        (["cook", "--size", "small", "pumpkin"], [":files"]), (["ta"], []),
    ])
    func completionsKnowEveryWord(words: [String], offers: [String]) {
        #expect(CompletionOffers.lines(for: words, of: soup) == offers)
    }
}
