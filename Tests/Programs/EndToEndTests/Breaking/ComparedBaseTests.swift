import Foundation
import TestSupport
import Testing

/// What `--against` compares with. A comparison of nothing must never succeed.
@Suite struct ComparedBaseTests {
    private let repository: SampleRepository

    init() throws { repository = try .withDefinition() }

    private func removeSpice() throws { try repository.write(SampleDefinition.without("spice").xml) }

    // MARK: - Folders that git ignores

    @Test(arguments: ["build/", "build/*", "*.app"])
    func aBaseThatGitIgnoresIsLookedAtAllTheSame(pattern: String) throws {
        try repository.write("\(pattern)\n", to: ".gitignore")
        try repository.write(SampleDefinition().xml, to: "build/Old.app/Intents.intentdefinition")
        try removeSpice()
        let result = try repository.run("breaking", "App", "--against", "build/Old.app")
        result.expect(status: 1, outputContains: "parameter 'spice' of 'OrderSoup' was removed")
    }

    /// Everything in the base was reported as removed.
    @Test(arguments: [
        ["breaking", "nowhere", "--against", "App"],
        ["migrate", "nowhere", "--against", "App"], ["migrate", "nowhere"],
    ])
    func aPathThatDoesNotExistIsNotComparedWithABase(command: [String]) throws {
        let result = try SampleRepository.run(command, in: repository.folder.url)
        result.expect(status: 2, output: "", errors: "intentc: error: 'nowhere' does not exist\n")
    }

    @Test func aBaseWithoutDefinitionsIsNoBase() throws {
        try repository.write("text", to: "build/Old.app/Info.plist")
        let result = try repository.run("breaking", "App", "--against", "build/Old.app")
        result.expect(status: 2, errors: "intentc: error: there is no .intentdefinition file in 'build/Old.app'\n")
    }

    @Test func aBaseWhoseDefinitionsGitIgnoresSaysSo() throws {
        try repository.write("*.intentdefinition\n", to: "Old/.gitignore")
        try repository.write(SampleDefinition().xml, to: "Old/Intents.intentdefinition")
        let result = try repository.run("breaking", "App", "--against", "Old")
        #expect(
            result.errors
                == "intentc: error: there is no .intentdefinition file in 'Old' that git does not ignore; name the file\n"
        )
        result.expect(status: 2)
    }

    // MARK: - Branches

    /// `main` gets new commits after the branch was created: the branch has not removed what `main` added.
    private func makeBranchThatIsBehind() throws {
        try repository.git("checkout", "--quiet", "-b", "less-spice")
        try removeSpice()
        try repository.commit("Spice less")
        try repository.git("checkout", "--quiet", "main")
        try repository.write(SampleDefinition(parameters: ["soup", "spice", "size"]).xml)
        try repository.commit("Offer sizes")
        try repository.git("tag", "v2")
        try repository.git("checkout", "--quiet", "less-spice")
    }

    @Test(arguments: ["main", "refs/heads/main", "main...", "main...HEAD", "v2..."])
    func theBaseOfABranchIsWhereItWasLeft(base: String) throws {
        try makeBranchThatIsBehind()
        let result = try repository.run("breaking", "--against", base)
        result.expect(status: 1, outputContains: "parameter 'spice' of 'OrderSoup' was removed", outputLacks: "'size'")
    }

    @Test(arguments: ["main..", "main..HEAD", "v2", "main^{commit}"])
    func aTagAndTheTipOfABranchAreComparedWithThemselves(base: String) throws {
        try makeBranchThatIsBehind()
        let result = try repository.run("breaking", "--against", base)
        result.expect(
            outputContains: "parameter 'spice' of 'OrderSoup' was removed",
            "parameter 'size' of 'OrderSoup' was removed"
        )
        let name = base.split(separator: ".")[0]
        result.expect(status: 1, outputContains: "\n\(name):App/Intents.intentdefinition:")
    }

    @Test func lintFindsWhatIsNewSinceABranchWasLeft() throws {
        try repository.git("checkout", "--quiet", "-b", "other")
        try repository.write("Notes\n", to: "NOTES")
        try repository.commit("Take notes")
        try repository.git("checkout", "--quiet", "main")
        try repository.write(SampleDefinition(intent: "OrderStew").xml)
        try repository.commit("Offer stew")
        try repository.git("checkout", "--quiet", "other")
        try repository.run("lint", "App", "--new-since", "main").expect(output: "")
        #expect(try repository.run("lint", "App", "--new-since", "main..").output != "")
    }

    @Test func aBranchThatWasNeverLeftIsSaid() throws {
        try repository.git("checkout", "--quiet", "--orphan", "unrelated")
        try repository.commit("Begin again")
        let result = try repository.run("breaking", "--against", "main")
        #expect(
            result.errors
                == "intentc: error: cannot compare with 'main': it has no commit in common with this branch; 'main..' compares with its tip\n"
        )
        result.expect(status: 2)
    }

    // MARK: - Definitions with errors

    private static let broken = SampleDefinition().xml.replacing("</plist>", with: "")

    @Test func aBrokenFileThatNobodyTouchedDoesNotKeepTheRestFromBeingCompared() throws {
        try repository.write(Self.broken, to: "App/Broken.intentdefinition")
        try repository.commit("Add a broken file")
        let clean = try repository.run("breaking", "--against", "main")
        let commit = try repository.git("rev-parse", "--short=7", "main")
        clean.expect(
            status: 0,
            output: """
                Compared 1 of 2 definitions with 'main' (\(commit)), but not 'App/Broken.intentdefinition:33' \
                ('<plist>' is never closed): no loss was found in what was compared.

                """
        )
        try removeSpice()
        let result = try repository.run("breaking", "--against", "main")
        result.expect(status: 1, outputContains: "parameter 'spice' of 'OrderSoup' was removed")
    }

    @Test func aFileThatBrokeSinceIsNotClean() throws {
        try repository.write(Self.broken)
        let result = try repository.run("breaking", "--against", "main")
        result.expect(status: 2, outputContains: "'<plist>' is never closed")
    }

    @Test func whatIsExcludedIsComparedInNeitherState() throws {
        try repository.write(SampleDefinition(intent: "OrderTea").xml, to: "Old/Tea.intentdefinition")
        try repository.commit("Add tea")
        try repository.write(Self.broken, to: "Old/Tea.intentdefinition")
        try removeSpice()
        let result = try repository.run("breaking", "--against", "main", "--exclude", "Old/")
        result.expect(status: 1, outputContains: "parameter 'spice' of 'OrderSoup' was removed")
        try repository.write(#"{"version": 1, "exclude": ["Old/"]}"#, to: "intentc.json")
        try repository.run("breaking", "--against", "main").expect(status: 1)
    }

    /// Both states of a range exclude what the new one does, whatever the working folder has.
    @Test func aRangeExcludesWhatItsNewStateExcludes() throws {
        try repository.write(SampleDefinition(intent: "OrderTea").xml, to: "Old/Tea.intentdefinition")
        try repository.commit("Add tea")
        try repository.write(Self.broken, to: "Old/Tea.intentdefinition")
        try repository.write(#"{"version": 1, "exclude": ["Old/"]}"#, to: "intentc.json")
        try repository.commit("Exclude tea")
        try repository.write(#"{"version": 1}"#, to: "intentc.json")
        try repository.run("breaking", "HEAD~1..HEAD").expect(status: 0)
        try repository.write(#"{"version": 1, "exclude": ["App/", "Old/"]}"#, to: "intentc.json")
        try removeSpice()
        try repository.commit("Exclude all")
        try repository.write(#"{"version": 1, "exclude": ["Old/"]}"#, to: "intentc.json")
        let result = try repository.run("breaking", "HEAD~1..HEAD")
        result.expect(outputLacks: "spice")
    }

    /// One that cannot be read excludes nothing, and nobody knows what it should.
    @Test func aRangeNamesAConfigurationThatCannotBeRead() throws {
        try repository.write(#"{"version": 1, "exclude": ["Old/""#, to: "intentc.json")
        try repository.commit("Exclude tea")
        try repository.write(#"{"version": 1}"#, to: "intentc.json")
        let result = try repository.run("breaking", "HEAD~1..HEAD")
        result.expect(status: 2, outputContains: "HEAD:intentc.json:1:")
    }

    // MARK: - Intents of the system

    private static let system = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>INIntents</key><array><dict>
        <key>INIntentName</key><string>PlayMedia</string><key>INIntentType</key><string>System</string>
        </dict></array></dict></plist>
        """

    @Test func aDefinitionThatOnlyCustomizesIntentsOfTheSystemIsNotPassedOverInSilence() throws {
        try repository.write(Self.system)
        try repository.commit("Play")
        let shown = try repository.run("show", "App")
        shown.expect(status: 0, errorsContain: "this definition only customizes system intents, such as 'PlayMedia'")
        try repository.run("lint", "App").expect(outputContains: "[IN0327 only-system-intents]")
        try repository.run("breaking", "--against", "HEAD").expect(output: "")
        try repository.write(Self.system.replacing("PlayMedia", with: "AddMedia"))
        let note = "this cannot be compared: the file only customizes system intents"
        try repository.run("breaking", "--against", "HEAD").expect(outputContains: note)
        // A history reports it once for each file.
        try repository.commit("Add")
        try repository.write(Self.system)
        try repository.commit("Play again")
        try repository.write(Self.system, to: "App/Music.intentdefinition")
        try repository.commit("Play music")
        let log = try repository.run("breaking", "--log", "HEAD")
        #expect(log.output.components(separatedBy: note).count == 3, "\(log.output)")
    }
}
