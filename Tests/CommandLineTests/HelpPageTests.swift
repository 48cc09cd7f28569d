import CommandArguments
import Testing

@testable import intentc

@Suite struct HelpPageTests {
    @Test func everyScopeHasItsOwnSentence() throws {
        let cook = try #require(soup.subcommand(named: "cook"))
        #expect(
            HelpPage.text(for: [soup, cook]) == """
                Cook soups.

                USAGE: soup cook [options] <soup>...

                ARGUMENTS:
                  <soup>                      Which soups.

                OPTIONS:
                      --hot                   Heat it.
                      --recipe <file>         Where the recipe is.
                      --without <ingredient>  Leave something out. May be repeated.
                  -h, --help                  Show this help.
                  -V, --version               Show the version; add --json for JSON.

                OPTIONS with --in cup:
                  -s, --size <small|large>    How large the cup is. Default: small.

                OPTIONS with --in bowl:
                  -s, --size <large>          How large the bowl is. Default: large.

                """
        )
    }

    /// A line that the terminal wraps breaks the columns.
    @Test(arguments: [80, 100]) func everyPageFitsTheTerminal(width: Int) {
        func check(_ path: [CommandDescription]) {
            let lines = HelpPage.text(for: path, width: width).split(separator: "\n")
            #expect(lines.filter { $0.count > width } == [])
            for command in path.last?.visibleSubcommands ?? [] { check(path + [command]) }
        }
        check([CommandTable.root])
    }

    @Test func completionsKnowEveryWord() {
        let bash = BashCompletions.script(for: soup)
        #expect(bash.contains("words='--hot --recipe --without --size --help --version' files=-f"))
        #expect(bash.contains("'soup cook --size'|'soup cook -s') COMPREPLY=($(compgen -W 'small large'"))
        let zsh = ZshCompletions.script(for: soup)
        #expect(zsh.contains("{-s,--size}'[How much.]:small|large:(small large)'"))
        let fish = FishCompletions.script(for: soup)
        #expect(fish.contains("-l size -s s -x -a 'small large' -d 'How much.'"))
        #expect(!(bash + zsh + fish).contains("taste"))
    }
}
