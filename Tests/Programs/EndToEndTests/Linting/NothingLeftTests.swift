import FileAccess
import Foundation
import TestSupport
import Testing

/// The output and status of commands if there is nothing to check or if inputs cannot be read.
@Suite struct NothingLeftTests {
    private let repository: SampleRepository

    init() throws { repository = try .withDefinition() }

    // MARK: - The end of a migration

    @Test func lintingAfterTheLastDefinitionIsGoneSucceedsAndSaysSo() throws {
        try repository.remove()
        let removed = try repository.run("lint", ".", "--format", "sarif=lint.sarif")
        #expect(
            removed.errors
                == "intentc: nothing to check in '.': the repository's definitions are deleted, but not yet in a commit\n"
        )
        removed.expect(status: 0, output: "")
        #expect(FileManager.default.fileExists(atPath: repository.folder.url.appendingPathComponent("lint.sarif").path))
        try repository.commit("Migrate")
        let second = try repository.git("rev-parse", "--short", "HEAD")
        let committed = try repository.run("lint", ".")
        committed.expect(status: 0, errorsContain: "since \(second)")
        // Apps from earlier builds contain definitions, too.
        try repository.write("build/\n", to: ".gitignore")
        try repository.write("<plist><dict/></plist>", to: "build/Old.app/Intents.intentdefinition")
        try repository.run("lint", ".").expect(status: 0)
    }

    @Test func aFolderThatLostItsDefinitionsToAnotherIsNoFinishedMigration() throws {
        try repository.write("text", to: "App/README")
        try repository.git("mv", "App/Intents.intentdefinition", "Soup.intentdefinition")
        try repository.commit("Move")
        let result = try repository.run("lint", "App")
        result.expect(status: 2, outputContains: "there is no .intentdefinition file in this folder")
        try repository.git("rm", "--cached", "--quiet", "Soup.intentdefinition")
        try repository.run("lint", "App").expect(status: 2)
    }

    @Test func aRepositoryThatNeverHadDefinitionsIsNotClean() throws {
        let other = try SampleRepository()
        try other.write("text", to: "README")
        try other.commit("Begin")
        try other.run("lint", ".").expect(status: 2)
    }

    // MARK: - Configurations that are no files

    enum Obstacle: String, CaseIterable {
        case folder, pipe, danglingLink

        func make(at url: URL) throws {
            switch self {
            case .folder: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            case .pipe: try #require(mkfifo(url.path, 0o600) == 0)
            case .danglingLink:
                try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "nowhere")
            }
        }
    }

    @Test(arguments: Obstacle.allCases)
    func aConfigurationThatIsNoFileIsAnError(obstacle: Obstacle) throws {
        try obstacle.make(at: repository.folder.url.appendingPathComponent("intentc.json"))
        for command in [
            ["lint", "."], ["breaking", "--against", "HEAD"], ["generate", "App", "-o", "Generated"],
            ["strings", "status", "."],
        ] {
            let result = try SampleRepository.run(command, in: repository.folder.url)
            #expect(result.status == 2, "\(command) \(result)")
            #expect((result.output + result.errors).contains("intentc.json: error: cannot read this file"), "\(result)")
        }
    }

    // MARK: - Tables that are called like definitions

    @Test func aTableThatHasTheNameOfADefinitionIsSaidAndChangesNothingElse() throws {
        try repository.remove()
        try repository.write(StringsSample.definition(), to: "App/sv.lproj/Intents.intentdefinition")
        try repository.write("\"nOnE00\" = \"Alt\";\n", to: "App/de.lproj/Intents.strings")
        let before = try repository.run("lint", "App").output
        #expect(before.contains("[IN0509 orphaned-translation]"), "\(before)")
        try repository.write("\"aB3dE6\" = \"Soup\";\n", to: "App/ko.lproj/Intents.intentdefinition")
        let result = try repository.run("lint", "App")
        result.expect(
            status: 1,
            outputContains: "[IN0509 orphaned-translation]",
            "App/ko.lproj/Intents.intentdefinition:1:1: error: the file is a string table, not a definition"
        )
        let status = try repository.run("strings", "status", "App")
        status.expect(
            status: 2,
            outputContains: "App/sv.lproj/Intents.intentdefinition: ",
            errorsContain: "the file is a string table"
        )
    }

    // MARK: - textconv

    @Test(arguments: ["<<<<<<< HEAD\n", "<plist>\n", "\u{1}\u{2}binary\u{7F}", ""])
    func aTextConversionNeverFails(text: String) throws {
        try repository.write("*.intentdefinition diff=intentdefinition\n", to: ".gitattributes")
        try repository.git("config", "diff.intentdefinition.textconv", "'\(Tool.executable)' show --textconv")
        try repository.write(text)
        try repository.commit("Break")
        try repository.write(SampleDefinition.without("spice").xml)
        for command in [["diff"], ["log", "-p"], ["show"]] {
            let output = try SampleRepository.git(["--no-pager"] + command, in: repository.folder.url)
            #expect(output.contains("intentc cannot show this file: "), "\(output)")
        }
        let missing = try repository.run("show", "--textconv", "Nowhere.intentdefinition")
        missing.expect(status: 0, output: "intentc cannot read this file: No such file or directory\n")
    }

    // MARK: - CI runners

    private static let command = "::error::gotcha ##[error]gotcha"

    /// Names and texts that look like commands to GitHub's runner. Every command prints them in every format.
    @Test func whatIsPrintedIsNoCommandOfTheRunner() throws {
        let xml = SampleDefinition().xml
            .replacing(
                "<key>INIntentTitle</key><string>OrderSoup",
                with: "<key>INIntentTitle</key><string>##[error]gotcha"
            )
            .replacing("<string>spice</string>", with: "<string>\(Self.command)</string>")
        let odd = "##[error]App/::error::x.intentdefinition"
        try repository.write(xml, to: odd)
        try repository.write(SampleDefinition().xml.replacing("OrderSoup<", with: "##[error]title<"))
        var commands = [
            ["show", "App"], ["show", "."], ["breaking", "--against", "HEAD", "--all"],
            ["generate", "App", "--kind", "app-intents"],
            ["format", "."], ["format", "--dry-run", "."], ["strings", "status", "."], ["strings", "export", "."],
            ["show", "App", "--textconv"], ["show", "--textconv", odd], ["rules", "##[error]x"],
        ]
        for format in ["text", "xcode", "json", "sarif", "junit", "gitlab", "markdown"] {
            commands.append(["lint", ".", "--format", format])
            commands.append(["breaking", "--against", "HEAD", "--format", format])
        }
        commands.append(["breaking", "--against", "HEAD", "--format", "html"])
        for format in ["text", "json", "markdown", "html"] {
            commands.append(["show", "App", "--format", format])
        }
        for command in commands {
            let result = try Command.run(command, in: repository.folder.url)
            for output in [result.stdout, result.stderr] {
                expectNoCommand(in: String(decoding: RunnerCommands.escaped(output, .text), as: UTF8.self), of: command)
            }
        }
        // One function separates all output from the runner, and an environment variable enables it.
        let processes = [
            ["lint", "."], ["lint", ".", "--format", "json"], ["lint", ".", "--format", "junit"],
            ["breaking", "--against", "HEAD"], ["show", "App", "--format", "html"], ["generate", "App"],
            ["lint", "##[error]nowhere"], ["##[error]x"],
        ]
        for command in processes {
            let result = try SampleRepository.run(
                command,
                in: repository.folder.url,
                environment: ["GITHUB_ACTIONS": "true"]
            )
            for output in [result.output, result.errors] { expectNoCommand(in: output, of: command) }
        }
    }

    private func expectNoCommand(in output: String, of command: [String]) {
        #expect(!output.contains("##["), "\(command): \(output)")
        for line in output.split(whereSeparator: \.isNewline) {
            #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(command): \(line)")
        }
    }
}
