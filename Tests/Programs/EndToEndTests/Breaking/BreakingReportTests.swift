import Foundation
import TestSupport
import Testing

/// What `intentc breaking` prints and accepts, and its exit status.
@Suite struct BreakingReportTests {
    private let repository: SampleRepository

    init() throws {
        repository = try .withDefinition()
        try repository.write(SampleDefinition.without("spice").xml)
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ProcessResult {
        try SampleRepository.run(
            ["breaking", "--against", "main"] + arguments,
            in: repository.folder.url,
            environment: environment
        )
    }

    @Test func markdownTellsWhatUsersLose() throws {
        let commit = try repository.git("rev-parse", "--short=7", "main")
        let result = try run("--format", "markdown")
        result.expect(
            output: """
                ## 1 change loses what people have saved

                Compared 1 definition with 'main' (\(commit)). Affects users (1).

                | | What | What happens | Where |
                |---|---|---|---|
                | loses what people have saved | parameter 'spice' of 'OrderSoup' was removed | The value that people chose is lost in placed widgets and saved shortcuts; the rest stays. Its property and its methods in the handling protocol are gone. | App/Intents.intentdefinition:7:44, IN1320 |

                """
        )
        try repository.write(SampleDefinition().xml)
        let clean = try run("--format", "markdown")
        clean.expect(
            status: 0,
            output: """
                ## Nothing that intentc compares has changed

                Compared 1 definition with 'main' (\(commit)): nothing that people saved is lost.

                """
        )
    }

    /// A clean run ends with a sentence, which programs that read the output do not get.
    @Test(arguments: ["text", "short", "json", "xcode", "sarif"])
    func aCleanRunSaysWhatWasCompared(format: String) throws {
        try repository.write(SampleDefinition().xml)
        let isForPeople = ["text", "short"].contains(format)
        let sentence = "compared 1 definition with 'main' (\(try repository.git("rev-parse", "--short=7", "main")))"
        let result = try run("--format", format)
        result.expect(status: 0, errors: isForPeople ? "\(sentence): nothing that people saved is lost\n" : "")
        if isForPeople { result.expect(output: "") }
    }

    @Test(arguments: [
        "text", "xcode", "github", "gitlab", "json", "sarif", "junit", "markdown",
    ])
    func everyReportNamesTheChangeAndThePlace(format: String) throws {
        let result = try run("--format", format)
        #expect(
            result.output.contains("parameter &apos;spice&apos;") || result.output.contains("parameter 'spice'"),
            "\(result.output)"
        )
        result.expect(outputContains: "App/Intents.intentdefinition")
        // The old version is not in any folder.
        result.expect(status: 1, outputLacks: repository.folder.url.path + "/main:", "\"main%3A")
    }

    @Test func jsonNamesWhatChanged() throws {
        let lines = try run("--format", "json").output.split(separator: "\n").map { Data($0.utf8) }
        let object = try #require(try JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
        #expect(object["symbol"] as? String == "OrderSoup.spice")
        let related = try #require(object["related"] as? [[String: Any]])
        #expect(related.first?["path"] as? String == "main:App/Intents.intentdefinition")
        let last = try #require(try JSONSerialization.jsonObject(with: lines[1]) as? [String: Any])
        let comparison = try #require(last["comparison"] as? [String: Any])
        #expect(lines.count == 2 && comparison["title"] as? String == "1 change loses what people have saved")
        #expect(comparison["baseCommit"] as? String == (try repository.git("rev-parse", "main")))
        #expect(comparison["definitions"] as? Int == 1)
    }

    /// No filter changes what was looked at.
    @Test(arguments: [
        ["--minimum-severity", "error"], ["--fail-on", "never"], ["--effects", "strings"],
    ])
    func everyReportHasTheSameVerdict(filter: [String]) throws {
        let commit = try repository.git("rev-parse", "--short=7", "main")
        let title = "1 change loses what people have saved"
        for format in ["markdown", "html", "json"] {
            let report = try SampleRepository.run(
                ["breaking", "--against", "main", "--format", format] + filter,
                in: repository.folder.url
            )
            let words = report.output.replacing("&#39;", with: "'")
            #expect(words.contains(title), "\(format)")
            #expect(words.contains("ompared 1 definition with 'main' (\(commit))"), "\(format)")
        }
    }

    @Test func onGitHubTheSummaryIsForThePullRequest() throws {
        let summary = repository.folder.url.appendingPathComponent("summary.md")
        _ = try run("--format", "github", environment: ["GITHUB_STEP_SUMMARY": summary.path])
        let title = "## 1 change loses what people have saved\n"
        #expect(try String(contentsOf: summary, encoding: .utf8).hasPrefix(title))
    }

    // MARK: - What fails

    @Test func effectsChooseWhatFails() throws {
        try run("--effects", "saved").expect(status: 1)
        try run("--effects", "source").expect(status: 1)
        let handler = try run("--effects", "handler")
        handler.expect(status: 0, outputContains: ": warning: parameter 'spice'")
        try run("--effects", "handler", "--fail-on", "warning").expect(status: 1)
        try run("--effects", "taste").expect(status: 2)
        try repository.write(#"{ "version": 1, "breaking": { "effects": ["strings"] } }"#, to: "intentc.json")
        try run().expect(status: 0)
    }

    @Test func editsOfTextsCanBeLeftOut() throws {
        let text = SampleDefinition().xml
        func titled(_ id: String) -> String {
            text.replacing(
                "<key>INIntentTitle</key>",
                with: "<key>INIntentTitleID</key><string>\(id)</string><key>INIntentTitle</key>"
            )
        }
        try repository.write(titled("aB3dE6"))
        try repository.write("\"aB3dE6\" = \"Suppe bestellen\";\n", to: "App/de.lproj/Intents.strings")
        try repository.commit("Say an id")
        try repository.write(titled("fG7hI9"))
        let all = try run()
        let change = "note: the string id of the title of intent 'OrderSoup' changed from aB3dE6 to fG7hI9"
        all.expect(status: 0, outputContains: change)
        try run("--minimum-severity", "warning").expect(output: "")
    }

    // MARK: - What is accepted

    private func accept(_ member: String = "", in path: String = "intentc.json") throws {
        try repository.write(
            """
            { "version": 1, "exceptions": [
                { "rule": "parameter-removed", "symbol": "OrderSoup.spice", \(member)"reason": "No one used it." }
            ] }
            """,
            to: path
        )
    }

    /// As in `lint`, the nearest configuration of each file counts, whatever the operands and their order.
    @Test func eachFileHasItsOwnConfiguration() throws {
        try accept(in: "App/intentc.json")
        try repository.write(SampleDefinition(intent: "OrderTea").xml, to: "Kit/Tea.intentdefinition")
        try repository.commit("Offer tea")
        try repository.write(SampleDefinition(intent: "OrderTea", parameters: []).xml, to: "Kit/Tea.intentdefinition")
        try repository.write(#"{ "version": 1, "breaking": { "effects": [] } }"#, to: "Kit/intentc.json")
        for operands in [["App", "Kit"], ["Kit", "App"], ["."]] {
            let result = try SampleRepository.run(
                ["breaking", "--against", "HEAD~1"] + operands,
                in: repository.folder.url
            )
            #expect(result.output == "", "\(operands)")
            let last = try SampleRepository.run(
                ["breaking", "--against", "HEAD"] + operands,
                in: repository.folder.url
            )
            last.expect(
                status: 0,
                outputContains: "Kit/Tea.intentdefinition:7:44: warning: parameter 'soup'",
                "App/intentc.json:2:5: warning: this exception for 'parameter-removed' does"
            )
        }
        try repository.commit("Offer plain tea")
        let log = try repository.run("breaking", "--log", "HEAD~2..HEAD", "Kit", "App", "--format", "json")
        log.expect(outputContains: "parameter 'soup'", outputLacks: "\"error\"")
        try repository.write("{}", to: "Kit/intentc.json")
        let broken = try repository.run("breaking", "--against", "HEAD~1")
        broken.expect(status: 2, outputContains: "Kit/intentc.json:1:1: error: ")
    }

    /// Each command judges the exceptions for what it finds, and a change is accepted wherever its file was.
    @Test func anExceptionIsJudgedByTheCommandThatFindsIt() throws {
        try repository.write(
            """
            { "version": 1, "exceptions": [
                { "rule": "parameter-removed", "path": "App/**", "reason": "No one used it." },
                { "rule": "missing-description", "path": "App/**", "reason": "Later." }
            ] }
            """,
            to: "intentc.json"
        )
        try run().expect(output: "")
        let linted = try repository.run("lint")
        linted.expect(outputLacks: "IN1006")
        try repository.commit("Serve without spice")
        let unchanged = try repository.run("breaking", "--against", "HEAD")
        unchanged.expect(
            outputContains: "intentc.json:2:5: warning: this exception for 'parameter-removed'",
            outputLacks: "missing-description"
        )
    }

    @Test func anAcceptanceEndsWithItsRelease() throws {
        try accept(#""until": "2.4", "#)
        let unknown = try run()
        let note = "note: 'parameter-removed' is accepted until 2.4, and no tag says whether 'main' has that [IN1009"
        #expect(unknown.status == 0 && unknown.output.contains(note), "\(unknown.output)")
        try repository.git("tag", "v2.3", "main")
        for base in ["v2.3", "main"] {
            let before = try repository.run("breaking", "--against", base)
            #expect(before.status == 0 && before.output == "", "\(before.output)")
        }
        let comment = try run("--format", "markdown")
        comment.expect(outputContains: "Accepted until 2.4: No one used it. |")
        try repository.git("commit", "--quiet", "--allow-empty", "--message", "Release")
        try repository.git("tag", "v2.4.0")
        try repository.git("branch", "--force", "release")
        // What the base is called does not matter.
        for base in ["v2.4.0", "release", "HEAD"] {
            let after = try repository.run("breaking", "--against", base)
            after.expect(
                status: 1,
                outputContains: "error: parameter 'spice' of 'OrderSoup' was removed",
                "'parameter-removed' was accepted until 2.4, which '\(base)' contains"
            )
        }
    }

    @Test func aBaselineAcceptsWhatWasKnown() throws {
        try run("--write-baseline", "baseline.json").expect(status: 0)
        try run("--baseline", "baseline.json").expect(output: "")
        try repository.write(SampleDefinition(parameters: []).xml)
        let more = try run("--baseline", "baseline.json")
        more.expect(status: 1, outputContains: "parameter 'soup' of 'OrderSoup' was removed", outputLacks: "'spice'")
        // As in lint: entries that accept nothing go, and nothing is added.
        try repository.write(SampleDefinition(parameters: ["spice"]).xml)
        let baseline = repository.folder.url.appendingPathComponent("baseline.json")
        let text = { try String(contentsOf: baseline, encoding: .utf8) }
        #expect(try text().contains("IN1320"))
        let rewritten = try run("--baseline", "baseline.json", "--write-baseline", "baseline.json")
        rewritten.expect(status: 0)
        #expect(try !text().contains("IN1320"))
        try run("--baseline", "baseline.json").expect(outputContains: "parameter 'soup' of 'OrderSoup' was removed")
    }

    // MARK: - Histories

    @Test func aLogTellsEveryCommitThatBreaks() throws {
        try repository.commit("Spice less")
        try repository.write(SampleDefinition(parameters: ["soup", "size"]).xml)
        try repository.commit("Offer sizes")
        try repository.remove()
        try repository.commit("Close the kitchen")
        let result = try repository.run("breaking", "--log", "HEAD")
        let names = try repository.git("log", "--format=%H", "--reverse").split(separator: "\n").map { $0.prefix(10) }
        result.expect(
            status: 1,
            output: """
                \(names[1]) 2024-05-06 Spice less
                \(names[1]):App/Intents.intentdefinition:7:44: error: parameter 'spice' of 'OrderSoup' was removed [IN1320 parameter-removed]
                    7 |             <key>INIntentName</key><string>OrderSoup</string>
                      |                                            ^~~~~~~~~
                \(names[0]):App/Intents.intentdefinition:22:25: note: it was here
                   22 |                 <string>spice</string>
                      |                         ^~~~~
                      help: The value that people chose is lost in placed widgets and saved shortcuts; the rest stays. Its property and its methods in the handling protocol are gone.

                1 error in 1 file

                \(names[3]) 2024-05-06 Close the kitchen
                \(names[3]):App/Intents.intentdefinition: error: intent 'OrderSoup' was removed, and no App Intent replaces it [IN1301 intent-removed]
                \(names[2]):App/Intents.intentdefinition:7:44: note: it was here
                    7 |             <key>INIntentName</key><string>OrderSoup</string>
                      |                                            ^~~~~~~~~
                      help: Widgets that were configured with it and shortcuts that use it stop working. The code generated for it is gone.

                1 error in 1 file


                """
        )
        let markdown = try repository.run("breaking", "--log", "HEAD", "--format", "markdown").output
        let headings = markdown.split(separator: "\n").filter { $0.hasPrefix("### ") }
        #expect(headings == ["### \(names[1]) 2024-05-06 Spice less", "### \(names[3]) 2024-05-06 Close the kitchen"])
        try repository.run("breaking", "--log", "HEAD~2..HEAD~1").expect(status: 0)
        try repository.run("breaking", "--log", "HEAD", "App").expect(output: result.output)
        let elsewhere = try repository.run("breaking", "--log", "nowhere..HEAD")
        elsewhere.expect(status: 2)
        try repository.run("breaking", "--log", "HEAD", "--against", "main").expect(status: 2)
    }

    @Test func queriesOfOneNameAreShownWhereTheyAre() throws {
        try repository.write(SampleDefinition().xml)
        for name in ["Soup", "Stew"] {
            try repository.write(
                """
                struct \(name): AppEntity {
                    let id: String
                    static let defaultQuery = Query()
                }

                extension \(name) {
                    struct Query: EntityQuery {}
                }
                """,
                to: "App/\(name).swift"
            )
        }
        try run().expect(
            output: """
                App/Stew.swift:7:12: warning: the queries of 'Stew' and 'Soup' are both called 'Query' [IN1107 repeated-identifier]
                    7 |     struct Query: EntityQuery {}
                      |            ^~~~~
                App/Soup.swift:7:12: note: the other one
                    7 |     struct Query: EntityQuery {}
                      |            ^~~~~

                1 warning in 1 file

                """
        )
        let identifier = "static let persistentIdentifier = \"Broth\"\n    "
        for name in ["Soup", "Stew"] {
            try repository.write(
                "struct \(name): AppEntity {\n    \(identifier)let id: String\n}\n",
                to: "App/\(name).swift"
            )
        }
        let message = "'Stew' and 'Soup' have the same identifier, 'Broth' [IN1107 repeated-identifier]"
        try run().expect(outputStart: "App/Stew.swift:1:8: warning: \(message)\n")
    }

    @Test func migrationIsCheckedWhereTheDefinitionIsGone() throws {
        try repository.remove()
        try repository.write(
            """
            struct Order: AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "OrderSoupIntent"
                @Parameter(title: "Soup") var soup: String?
                @Parameter(title: "Spices") var spices: String?
            }
            """,
            to: "App/Order.swift"
        )
        let message =
            "error: 'Order' has no parameter 'spice', so what people chose in 'OrderSoup' is lost; did you mean 'spices'? [IN1403 takeover-parameter-missing]"
        let breaking = try run()
        breaking.expect(outputStart: "App/Order.swift:1:8: \(message)\n", outputEnd: "1 error in 1 file\n")
        let check = try repository.run("migrate", "--against", "main")
        check.expect(status: 1, outputContains: "\nApp/Order.swift:1:8: \(message)\n")
    }
}
