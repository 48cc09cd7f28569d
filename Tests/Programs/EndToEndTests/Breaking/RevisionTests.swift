import Foundation
import TestSupport
import Testing

/// `intentc breaking` with a git revision.
@Suite struct RevisionTests {
    private let repository: SampleRepository

    init() throws { repository = try .withDefinition() }

    private static let spiceIsGone = """
        App/Intents.intentdefinition:7:44: error: parameter 'spice' of 'OrderSoup' was removed [IN1320 parameter-removed]
            7 |             <key>INIntentName</key><string>OrderSoup</string>
              |                                            ^~~~~~~~~
        main:App/Intents.intentdefinition:22:25: note: it was here
           22 |                 <string>spice</string>
              |                         ^~~~~
              help: The value that people chose is lost in placed widgets and saved shortcuts; the rest stays. Its property \
        and its methods in the handling protocol are gone.

        1 error in 1 file

        """

    private func removeSpice() throws { try repository.write(SampleDefinition.without("spice").xml) }

    @Test func theWorkTreeIsComparedWithTheRevision() throws {
        try removeSpice()
        let result = try repository.run("breaking", "--against", "main")
        result.expect(status: 1, output: Self.spiceIsGone, errors: "")
    }

    @Test func withoutABaseItIsWhereTheBranchLeftTheDefaultBranch() throws {
        try repository.git("checkout", "--quiet", "-b", "less-spice")
        try removeSpice()
        try repository.commit("Spice less")
        try repository.git("checkout", "--quiet", "main")
        try repository.write(SampleDefinition(parameters: ["soup", "spice", "size"]).xml)
        try repository.commit("Offer sizes")
        try repository.git("checkout", "--quiet", "less-spice")
        try repository.run("breaking").expect(output: Self.spiceIsGone)
    }

    /// What deletes the last source is the change that matters most.
    @Test func aStateWithoutSourcesHasLostAll() throws {
        let intent = "struct Taste: AppIntent { static let title: LocalizedStringResource = \"Taste\" }"
        try repository.write(intent, to: "App/Taste.swift")
        try repository.commit("Taste")
        try repository.remove("App/Taste.swift")
        try repository.commit("Taste nothing")
        let sides = ["HEAD~1..HEAD", "--against HEAD~1", "App --against HEAD~1", "--log HEAD~1..HEAD"]
        for arguments in sides.map({ $0.split(separator: " ").map(String.init) }) {
            let result = try SampleRepository.run(["breaking"] + arguments, in: repository.folder.url)
            result.expect(status: 1, outputContains: "error: App Intent 'Taste' was removed")
        }
    }

    /// A constant may be declared where the named folder does not reach.
    @Test func aKindThatBecameAConstantOfAnotherFolderIsTheSame() throws {
        func writeWidget(kind: String) throws {
            let widget = """
                struct Soup: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: \(kind), provider: Provider()) { _ in }
                    }
                }
                """
            try repository.write(widget, to: "Widgets/Soup.swift")
        }
        try writeWidget(kind: "\"com.example.soup\"")
        try repository.commit("Show soups")
        try repository.write("enum Kind { static let soup = \"com.example.soup\" }", to: "Shared/Kind.swift")
        try writeWidget(kind: "Kind.soup")
        try repository.commit("Name the kind")
        for arguments in [["HEAD~1..HEAD", "Widgets"], ["Widgets", "--against", "HEAD~1"]] {
            let result = try SampleRepository.run(["breaking"] + arguments, in: repository.folder.url)
            #expect(result.output == "" && result.status == 0, "\(result)")
            result.expect(errorsEnd: "nothing that people saved is lost\n")
        }
        try repository.write("enum Kind { static let soup = \"soup\" }", to: "Shared/Kind.swift")
        let result = try repository.run("breaking", "Widgets", "--against", "HEAD~1")
        #expect(result.output.contains("Widgets/Soup.swift:3:") && result.status == 1, "\(result)")
    }

    @Test func aFolderAndAFileAreNamedAsPeopleSeeThem() throws {
        try removeSpice()
        for arguments in [["App"], ["App/Intents.intentdefinition"], ["./App"]] {
            let result = try SampleRepository.run(
                ["breaking", "--against", "main"] + arguments,
                in: repository.folder.url
            )
            let expected =
                arguments == ["./App"]
                ? Self.spiceIsGone.replacing("App/", with: "./App/", maxReplacements: 1) : Self.spiceIsGone
            #expect(result.output == expected, "\(arguments)")
        }
        let inside = try SampleRepository.run(
            ["breaking", "--against", "main"],
            in: repository.folder.url.appendingPathComponent("App")
        )
        inside.expect(output: Self.spiceIsGone.replacing("App/", with: "", maxReplacements: 1))
    }

    @Test func aDefinitionThatIsGoneIsTheGravestCase() throws {
        try repository.remove()
        try repository.write("struct Soup {}\n", to: "App/Soup.swift")
        let expected = """
            App/Intents.intentdefinition: error: intent 'OrderSoup' was removed, and no App Intent replaces it [IN1301 intent-removed]
            main:App/Intents.intentdefinition:7:44: note: it was here
                7 |             <key>INIntentName</key><string>OrderSoup</string>
                  |                                            ^~~~~~~~~
                  help: Widgets that were configured with it and shortcuts that use it stop working. The code \
            generated for it is gone.

            1 error in 1 file

            """
        let result = try repository.run("breaking", "--against", "main")
        result.expect(status: 1, output: expected)
        let inside = try SampleRepository.run(
            ["breaking", "--against", "main"],
            in: repository.folder.url.appendingPathComponent("App")
        )
        inside.expect(output: expected.replacing("App/", with: "", maxReplacements: 1))
    }

    @Test func aFolderThatIsGoneWithItsDefinitionIsComparedToo() throws {
        try repository.remove("App")
        let result = try repository.run("breaking", "--against", "main", "App")
        result.expect(status: 1, outputStart: "App/Intents.intentdefinition: error: intent 'OrderSoup' was removed")
    }

    @Test func whatNeverExistedIsNotClean() throws {
        let empty = try SampleRepository()
        try empty.run("breaking").expect(errors: "intentc: error: this branch has no commit\n")
        try empty.commit("Nothing")
        let nothing = "there is no .intentdefinition file, App Intent or widget"
        let result = try empty.run("breaking", "--against", "HEAD")
        result.expect(status: 2, errors: "intentc: error: \(nothing), neither now nor in 'HEAD'\n")
    }

    /// A mistyped path next to an existing one must not count as compared.
    @Test(arguments: [["breaking", "--against", "main"], ["breaking", "--log", "main"]])
    func aPathThatNeverExistedIsNotClean(command: [String]) throws {
        let url = repository.folder.url
        let result = try SampleRepository.run(command + ["App", "Ap"], in: url)
        result.expect(
            status: 2,
            output: "",
            errors: "intentc: error: 'Ap' does not exist, and had no definition in 'main'; did you mean 'App'?\n"
        )
        let revision = try SampleRepository.run(command + ["HEAD^{commit}"], in: url)
        let reason = "'HEAD^{commit}' does not exist, and had no definition in 'main'"
        let help = "to compare with a revision, write '--against HEAD^{commit}'"
        revision.expect(status: 2, errors: "intentc: error: \(reason); \(help)\n")
    }

    @Test func twoRevisionsAreToldApart() throws {
        try removeSpice()
        try repository.commit("Spice less")
        try repository.write(SampleDefinition().xml)
        let removed = "HEAD:App/Intents.intentdefinition:7:44: error: parameter 'spice' of 'OrderSoup' was removed"
        let result = try repository.run("breaking", "HEAD~1..HEAD")
        result.expect(
            status: 1,
            outputStart: removed,
            outputContains: "\nHEAD~1:App/Intents.intentdefinition:22:25: note: it was here\n",
            errors: ""
        )
        let inside = repository.folder.url.appendingPathComponent("App")
        try SampleRepository.run(["breaking", "HEAD~1..HEAD"], in: inside).expect(output: result.output)
        try repository.run("breaking", "HEAD~1...HEAD", "App").expect(output: result.output)
        try repository.run("breaking", "HEAD~1..").expect(output: result.output)
        for range in ["App..HEAD", "App..", "HEAD~1...", ":/Order soup.."] {
            #expect(try repository.run("breaking", range).output.hasPrefix(removed), "\(range)")
        }
        try repository.git("checkout", "--quiet", "--detach", "HEAD~1", "--force")
        let main = try repository.run("breaking", "..main")
        main.expect(output: result.output.replacing("HEAD:", with: "main:").replacing("HEAD~1:", with: "HEAD:"))
        try repository.run("breaking", "...main").expect(output: main.output)
        let added = try repository.run("breaking", "main..main~1", "--all")
        added.expect(status: 0, output: "parameter 'spice' of 'OrderSoup' added\n")
    }

    /// A branch that is behind has not removed what the other one added.
    @Test func threeDotsBeginWhereTheRevisionWasLeft() throws {
        try repository.git("branch", "behind")
        try repository.write(SampleDefinition(parameters: ["soup", "spice", "size"]).xml)
        try repository.commit("Offer sizes")
        try repository.run("breaking", "main..behind").expect(status: 1)
        try repository.run("breaking", "main...behind", "--all").expect(output: "")
        // What was compared with is the commit where it was left, and not the revision.
        try repository.git("checkout", "--quiet", "behind")
        try removeSpice()
        try repository.commit("Spice less")
        let base = try repository.git("rev-parse", "--short=10", "main~1")
        let text = try repository.run("breaking", "main...behind").output
        #expect(text.contains("\n\(base):App/Intents.intentdefinition:22:25: note: it was here"), "\(text)")
        let page = try repository.run("breaking", "main...behind", "--format", "markdown").output
        #expect(page.contains(" with '\(base)'. Affects "), "\(page)")
    }

    @Test(arguments: [
        (["--against", "nowhere"], "there is no revision 'nowhere'"),
        (["nowhere..HEAD"], "there is no revision 'nowhere'"),
        (["HEAD..nowhere"], "there is no revision 'nowhere'"),
        (["nowhere..no"], "there is no revision 'nowhere'"),
        (["..mian"], "there is no revision 'mian'; did you mean 'main'?"),
        (["v1..", "App"], "there is no revision 'v1'; similar ones are 'v1.0' and 'v1.1'"),
        (["--log", "v2..nowhere"], "cannot read the history 'v2..nowhere': there is no revision 'v2'"),
        (["--against", "c632"], "cannot compare with 'c632': short object ID c632 is ambiguous"),
        (["App/../Gone"], "'App/../Gone' does not exist, and had no definition in 'main'"),
        (
            ["Gone", "HEAD..main"],
            "there is no .intentdefinition file or Swift source in 'Gone', neither in 'main' nor in 'HEAD'"
        ),
        (["HEAD..HEAD", "--against", "HEAD"], "a range of revisions cannot be used with '--against'"),
        (["HEAD..HEAD", "HEAD..HEAD"], "only one operand can be a range of revisions"),
        (["--log", "HEAD", "--all"], "'--log' cannot be used with '--all'"),
        (["--tags", "v*", "--format", "html"], "'--tags' cannot be used with '--format html'"),
    ])
    func aRangeThatNamesNoTwoStatesIsRefused(arguments: [String], message: String) throws {
        // Two commits whose names begin with 'c632'.
        let tree = try repository.git("hash-object", "-w", "-t", "tree", "/dev/null")
        for tag in [("v1.0", "257"), ("v1.1", "276")] {
            try repository.git("tag", tag.0, try repository.git("commit-tree", tree, "-m", tag.1))
        }
        let result = try SampleRepository.run(["breaking"] + arguments, in: repository.folder.url)
        result.expect(status: 2, errorsStart: "intentc: error: \(message)\n")
    }

    /// A range means the repository of the named paths, wherever one is.
    @Test func aRangeIsOfTheRepositoryOfThePath() throws {
        try removeSpice()
        try repository.commit("Spice less")
        let elsewhere = try TemporaryDirectory()
        for words in [["HEAD~1..HEAD", repository.folder.url.path], [repository.folder.url.path, "HEAD~1..HEAD"]] {
            let result = try SampleRepository.run(["breaking"] + words, in: elsewhere.url)
            result.expect(outputStart: "HEAD:App/Intents.intentdefinition:7:44: error: ")
            #expect(result.errors == "" && result.status == 1)
        }
    }

    @Test func aPathOfEarlierCommitsHasAHistory() throws {
        try repository.remove("App")
        try repository.commit("Remove the app")
        let result = try repository.run("breaking", "--log", "HEAD", "App")
        result.expect(status: 1, outputContains: "error: intent 'OrderSoup' was removed")
    }

    @Test func aBaseIsNoOptionOfGit() throws {
        let option = try repository.run("breaking", "--against=--output=x")
        option.expect(status: 2)
        #expect(!FileManager.default.fileExists(atPath: repository.folder.url.appendingPathComponent("x").path))
    }

    @Test func aNameThatIsAPathAndARevisionMustBeSaidExactly() throws {
        try repository.git("branch", "Old")
        try repository.write(SampleDefinition().xml, to: "Old/Intents.intentdefinition")
        let result = try repository.run("breaking", "App", "--against", "Old")
        result.expect(
            status: 2,
            errorsStart:
                "intentc: error: 'Old' is both a path and a revision: write './Old' or the full name of the revision\n"
        )
        try repository.run("breaking", "App", "--against", "./Old").expect(status: 0)
        try repository.run("breaking", "App", "--against", "refs/heads/Old").expect(status: 0)
    }

    /// A definition is followed to where it was before, also to a folder whose name begins with that of the other.
    @Test func aFolderWhoseNameBeginsTheSame() throws {
        let repository = try SampleRepository()
        try repository.write(SampleDefinition().xml, to: "Apps/Intents.intentdefinition")
        try repository.commit("Order soup")
        try repository.write(SampleDefinition.without("spice").xml, to: "Apps/Intents.intentdefinition")
        try repository.commit("Leave out the spice")
        try repository.remove("Apps/Intents.intentdefinition")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Move it")
        let result = try repository.run("breaking", "App", "--log", "HEAD")
        result.expect(status: 1, outputContains: "parameter 'spice' of 'OrderSoup' was removed")
    }

    @Test func withoutARepositoryABaseMustBeAPath() throws {
        let folder = try TemporaryDirectory()
        try folder.write(SampleDefinition().xml.utf8, to: "Intents.intentdefinition")
        let result = try SampleRepository.run(["breaking"], in: folder.url)
        let reason = "this is not a git repository: name a folder or a definition with '--against'"
        result.expect(status: 2, errorsStart: "intentc: error: \(reason)\n")
        let named = try SampleRepository.run(["breaking", "--against", "v1"], in: folder.url)
        named.expect(status: 2, errors: "intentc: error: 'v1' does not exist, and this is not a git repository\n")
        let nowhere = try SampleRepository.run(["breaking", "Soups"], in: folder.url)
        nowhere.expect(status: 2, errors: "intentc: error: 'Soups' does not exist\n")
    }

    @Test func aDefinitionThatCannotBeReadIsNotClean() throws {
        try repository.write("<<<<<<< HEAD\n=======\n>>>>>>> other\n")
        try repository.commit("Break it")
        // A history reads a definition once, whatever its commits are called.
        let commit = try repository.git("rev-parse", "--short=10", "HEAD")
        for (words, name) in [(["HEAD~1..HEAD"], "HEAD"), (["--log", "HEAD~1..HEAD"], commit)] {
            let output = try SampleRepository.run(["breaking"] + words, in: repository.folder.url).output
            let end = "\n\(name):\(SampleRepository.path):3:1: note: the conflict ends here\n"
            #expect(output.contains(end), "\(output)")
        }
        try repository.write(SampleDefinition().xml)
        let result = try repository.run("breaking", "--against", "main")
        result.expect(status: 2, outputStart: "main:App/Intents.intentdefinition:1:1: error: ")
        let comment = try repository.run("breaking", "--against", "main", "--format", "markdown").output
        #expect(comment.contains("ompared nothing with 'main' ("), "\(comment)")
        #expect(comment.contains("), because of 'main:App/Intents.intentdefinition:1' ("), "\(comment)")
    }

    @Test func withoutTheProgramGitARevisionIsNotClean() throws {
        let result = try repository.run("breaking", "--against", "main", environment: ["PATH": "/nowhere"])
        result.expect(status: 2, errors: "intentc: error: cannot run git: No such file or directory\n")
    }
}
