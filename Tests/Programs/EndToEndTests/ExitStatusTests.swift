import Foundation
import TestSupport
import Testing

/// Every status other than 0 has a reason that is reported.
@Suite struct ExitStatusTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func copyCounter() throws {
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(try Data(contentsOf: counter), to: "Counter.intentdefinition")
    }

    private let missing = """
        missing.intentdefinition: error: cannot read this file: No such file or directory [IN0100 unreadable-input]

        1 error in 1 file

        """

    @Test func aDifferenceOfWhatCannotBeReadIsTold() throws {
        let result = try Command.run("lint", "missing.intentdefinition", "--dry-run", in: folder.url)
        result.expect(status: 2, output: "", errors: missing)
    }

    @Test func noBaselineIsWrittenOfWhatCannotBeRead() throws {
        try copyCounter()
        let words = ["lint", "Counter.intentdefinition", "missing.intentdefinition", "--write-baseline", "b.json"]
        let result = try Command.run(words, in: folder.url)
        result.expect(status: 2, errors: missing)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("b.json").path))
    }

    @Test func whatABaselineAcceptsIsToldWhenItCannotBeRead() throws {
        try folder.write(
            "{\"version\": 2, \"findings\": [{\"rule\": \"IN0100\", \"path\": \"missing.intentdefinition\", \"symbol\": \"\", \"count\": 1}]}"
                .utf8,
            to: "b.json"
        )
        let result = try Command.run("lint", "missing.intentdefinition", "--baseline", "b.json", in: folder.url)
        result.expect(status: 2, outputContains: "missing.intentdefinition: error: cannot read this file")
    }

    @Test func aRunThatFailsForWhatIsNotShownSaysSo() throws {
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(try Data(contentsOf: counter), to: "Base.lproj/Counter.intentdefinition")
        try folder.write("\"A\" = \"Z\";\n\"A\" = \"Y\";\n".utf8, to: "de.lproj/Counter.strings")
        let words = ["lint", "Base.lproj", "--fail-on", "warning"]
        let shown = try Command.run(words, in: folder.url)
        shown.expect(status: 1, outputContains: ": warning: ", errors: "")
        let result = try Command.run(words + ["--minimum-severity", "error"], in: folder.url)
        result.expect(output: "")
        #expect(
            result.errors
                == "intentc: error: the run fails because of findings that '--minimum-severity' hides\n"
        )
        result.expect(status: 1)
    }

    @Test func twoReportsToStandardOutputAreRefused() throws {
        let result = try Command.run("lint", ".", "--format", "json", "--format", "sarif", in: folder.url)
        result.expect(
            status: 2,
            output: "",
            errors: """
                intentc: error: only one report can go to standard output; write the others to files with '=file'
                See 'intentc lint --help'.

                """
        )
    }

    @Test func aFolderWithoutSwiftIsNotSearchedInSilence() throws {
        try copyCounter()
        let result = try Command.run("migrate", "Counter.intentdefinition", ".", in: folder.url)
        result.expect(
            status: 2,
            outputContains: "\n.: error: this folder contains no Swift files [IN0100 unreadable-input]\n"
        )
    }

    /// The configuration was fixed, but the old finding was still reported.
    @Test func aConfigurationIsFixedAndThenReadAgain() throws {
        try copyCounter()
        try folder.write("{ \"version\": 1, }\n".utf8, to: "intentc.json")
        let result = try Command.run("lint", "Counter.intentdefinition", "--fix", in: folder.url)
        let fixed = try String(contentsOf: folder.url.appendingPathComponent("intentc.json"), encoding: .utf8)
        #expect(fixed == "{ \"version\": 1 }\n")
        #expect(result.output == (try Command.run("lint", "Counter.intentdefinition", in: folder.url)).output)
        result.expect(outputLacks: "intentc.json", errorsStart: "applied 1 fix in 1 file")
        #expect(result.errorsBesideFixes == "")
        result.expect(status: 0)
    }
}
