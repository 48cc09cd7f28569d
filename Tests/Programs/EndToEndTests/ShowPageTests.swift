import Foundation
import TestSupport
import Testing

/// The pages of `intentc show` and `intentc breaking`. `.ci/page` tests its appearance and its behavior in a browser.
@Suite struct ShowPageTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try FileManager.default.copyItem(at: Project.schemas, to: folder.url.appendingPathComponent("Schemas"))
    }

    private func show(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["show", "--format", "html"] + arguments, in: folder.url)
    }

    private func compare(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["breaking", "--format", "html", "--fail-on", "never"] + arguments, in: folder.url)
    }

    private func edit(_ path: String, _ old: String, _ new: String) throws {
        let file = folder.url.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new).utf8, to: path)
    }

    @Test func thePageHasTranslations() throws {
        let page = try show("Schemas/Localized")
        page.expect(
            status: 0,
            outputContains: #"<option value="de" data-dir="ltr">German</option>"#,
            #"<div lang="de" dir="ltr">Stadt</div>"#,
            outputLacks: #"data-x="missing">"#,
            errors: ""
        )
        // Xcode has split this text into one for each case.
        #expect(page.output.contains("Voulez-vous Celsius ?") && page.output.contains("Siri, to confirm: Celsius"))
        try edit("Schemas/Localized/de.lproj/Forecast.strings", "\"Stadt\"", "\"\"")
        let damaged = try show("Schemas/Localized").output
        #expect(
            damaged.contains(#"<div lang="de" dir="ltr" data-x="missing"><em lang="en" data-h="maybe">Missing</em>"#)
        )
        #expect(damaged.contains("3 missing"))
    }

    @Test func findingsStandWhereTheyBelong() throws {
        try edit("Schemas/Counter.intentdefinition", "<string>Select Counter<", "<string>Select Counter <")
        let page = try show("Schemas/Counter.intentdefinition").output
        let intent = try #require(page.range(of: "<h2"))
        let finding = try #require(page.range(of: "stray-characters"))
        #expect(intent.upperBound < finding.lowerBound)
        #expect(page.contains("Schemas/Counter.intentdefinition:"))
    }

    /// Readers of a page have other folders than its writer. Programs that read JSON have the same.
    @Test func whatIsNamedByAnAbsolutePathIsWrittenWithoutIt() throws {
        let app = folder.url.path + "/It's_an `App`"
        try FileManager.default.copyItem(atPath: Project.schemas.path, toPath: app)
        try edit("It's_an `App`/Localized/de.lproj/Forecast.strings", "\"Stadt\"", "\"\"")
        let page = try show(app).output
        #expect(page.contains(" Localized/de.lproj/Forecast.strings<"))
        let file = try show(app + "/Localized/Base.lproj/Forecast.intentdefinition").output
        #expect(file.contains(" de.lproj/Forecast.strings<"))
        let markdown = try Command.run("show", app, "--format", "markdown").output
        #expect(markdown.contains("\n# Counter.intentdefinition\n"))
        let text = try Command.run("show", app).output
        for written in [page, file, markdown, text] {
            #expect(!written.contains("App&#96;/") && !written.contains(folder.url.lastPathComponent + "/"))
        }
        #expect(try Command.run("show", app, "--format", "json").output.contains(app + "/Counter.intentdefinition"))
    }

    @Test func changesAreShownFirstAndInPlace() throws {
        try FileManager.default.copyItem(
            at: folder.url.appendingPathComponent("Schemas"),
            to: folder.url.appendingPathComponent("Old")
        )
        try edit("Schemas/OrderCoffee.intentdefinition", "giftMessage", "note")
        let page = try compare("Schemas/OrderCoffee.intentdefinition", "--against", "Old/OrderCoffee.intentdefinition")
        page.expect(
            status: 0,
            outputContains: "1 change loses what people have saved",
            #"<del><small class="unseen">Before </small>giftMessage</del>"#,
            #"<ins><small class="unseen">Now </small>note</ins>"#,
            errors: ""
        )
        // A sentence whose variable has another name reads as before.
        page.expect(
            outputContains: #"<b data-p="drink">Drink</b> for <b data-p="orderFor">"#,
            "The value that people chose is lost in saved shortcuts",
            outputLacks: #"<b data-p="giftMessage">"#
        )
        // In place, the change is in the parameter's row.
        let row = try #require(page.output.range(of: #"data-n="note" data-kind"#))
        #expect(page.output[row.upperBound...].prefix(1500).contains(#"class="mark""#))
        // The others have not changed.
        let same = try compare("Schemas/Counter.intentdefinition", "--against", "Old/Counter.intentdefinition").output
        #expect(same.contains("Nothing that intentc compares has changed") && !same.contains(#"class="mark""#))
    }

    @Test func whatSiriSaysIsMarkedWhereItIsSaid() throws {
        try FileManager.default.copyItem(
            at: folder.url.appendingPathComponent("Schemas"),
            to: folder.url.appendingPathComponent("Old")
        )
        try edit("Schemas/OrderCoffee.intentdefinition", "What would you like to drink?", "Which drink?")
        try edit("Schemas/OrderCoffee.intentdefinition", "will be ready in", "is ready in")
        let page = try compare("Schemas/OrderCoffee.intentdefinition", "--against", "Old/OrderCoffee.intentdefinition")
            .output
        let turns = page.components(separatedBy: #"<div class="turn"#).dropFirst()
        let marked = turns.filter { $0.contains(#"class="mark""#) }
        #expect(marked.count == 2)
        #expect(marked.first?.hasPrefix(#"" data-n="drink">"#) == true)
        #expect(marked.first?.contains("Drink: Siri, to ask") == true)
        #expect(marked.last?.contains("Response: Success: dialog") == true)
    }

    /// If texts are keys, each version's table has the words.
    @Test func keysAreComparedInTheWordsOfTheirTables() throws {
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        let text = try String(contentsOf: counter, encoding: .utf8).replacing(
            "Select Counter",
            with: "%SELECT_COUNTER%"
        )
        for (name, title) in [("Old", "Select Counter"), ("New", "Choose a Counter")] {
            try folder.write(text.utf8, to: "\(name)/Base.lproj/Counter.intentdefinition")
            try folder.write("\"Od6tk3\" = \"\(title)\";".utf8, to: "\(name)/en.lproj/Counter.strings")
        }
        for end in ["", "/Base.lproj/Counter.intentdefinition"] {
            let arguments = ["breaking", "New" + end, "--format", "markdown", "--against", "Old" + end]
            let result = try Command.run(arguments, in: folder.url)
            result.expect(outputEnd: "| Choose a Counter: title | Select Counter | Choose a Counter |\n")
        }
        let page = try compare("New", "--against", "Old").output
        #expect(page.contains("Select Counter") && !page.contains("%SELECT_COUNTER%"))
    }

    /// The page's readers do not see the terminal.
    @Test func thePageSaysWhatErrorsKeptFromIt() throws {
        let folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        let text = try String(contentsOf: counter, encoding: .utf8)
        for name in ["A", "B"] { try folder.write(text.utf8, to: "Old/\(name).intentdefinition") }
        try folder.write(text.utf8, to: "New/A.intentdefinition")
        try folder.write(text.replacing("</plist>", with: "").utf8, to: "New/B.intentdefinition")
        let page = try Command.run("show", "New", "--format", "html", in: folder.url)
        page.expect(status: 2, outputContains: "Left out because of errors: New/B.intentdefinition.")
        let compared = try Command.run("breaking", "New", "--format", "html", "--against", "Old", in: folder.url)
        compared.expect(
            status: 2,
            outputContains: "Left out because of errors: New/B.intentdefinition.",
            "<h2>Not everything was compared</h2>",
            outputLacks: "Nothing that intentc compares has changed"
        )
    }

    @Test func aPullRequestShowsTheComparisonOfThePage() throws {
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        let text = try String(contentsOf: counter, encoding: .utf8)
        try folder.write(text.utf8, to: "Old/Counter.intentdefinition")
        try folder.write(
            text.replacing("Select Counter", with: "Choose | Counter").utf8,
            to: "New/Counter.intentdefinition"
        )
        let arguments = ["breaking", "New", "--format", "markdown", "--against", "Old"]
        let result = try Command.run(arguments, in: folder.url)
        let expected = """
            ## Nothing that people saved is lost

            Compared 1 definition with 'Old': nothing that people saved is lost.

            ### Wording and look

            | What | Before | Now |
            |---|---|---|
            | Choose \\| Counter: title | Select Counter | Choose \\| Counter |

            """
        result.expect(output: expected)
        let same = try Command.run("breaking", "Old", "--format", "markdown", "--against", "Old", in: folder.url)
        #expect(
            same.output
                == "## Nothing that intentc compares has changed\n\nCompared 1 definition with 'Old': nothing that people saved is lost.\n"
        )
    }

    @Test func definitionsOfOneNameAreToldApart() throws {
        let text = try Data(contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition"))
        for path in ["App", "App/Base.lproj", "Old/App", "Widget/Base.lproj"] {
            try folder.write([UInt8](text), to: "\(path)/Intents.intentdefinition")
        }
        let page = try Command.run("show", "App", "Old", "Widget", "--format", "html", in: folder.url).output
        let names = page.matches(of: #/<div><h2>([^<]*Intents)<\/h2>/#).map { String($0.output.1) }
        #expect(names == ["Base.lproj/Intents", "App/Intents", "Old/App/Intents", "Widget/Intents"])
    }

    /// The pull request that deletes the last definition matters most.
    @Test func aPageOfNothingSaysWhatIsLost() throws {
        try folder.write("struct App {}".utf8, to: "New/App.swift")
        let page = try compare("New", "--against", "Schemas/Counter.intentdefinition")
        page.expect(status: 0, outputContains: "1 change loses what people have saved")
    }

    @Test func aPageReadsNoDefinitionFromStandardInput() throws {
        let input = try Command.run(
            ["breaking", "--format", "html", "--against", "HEAD", "-"],
            stdin: Array("<plist/>".utf8),
            in: folder.url
        )
        input.expect(status: 2)
    }

    /// A definition in a pipe can only be read once. A second attempt would wait forever.
    @Test func aDefinitionIsOpenedOnceWhateverIsShownOfIt() throws {
        let script = """
            mkfifo Pipe.intentdefinition && cat Schemas/Counter.intentdefinition > Pipe.intentdefinition &
            while ! test -p Pipe.intentdefinition; do :; done
            exec timeout 60 "$0" breaking --format html Pipe.intentdefinition --against Schemas/Counter.intentdefinition
            """
        let page = try runProcess("bash", ["-c", script, Tool.executable], in: folder.url)
        page.expect(status: 0, outputContains: "SelectCounter")
    }

    @Test func standardInputIsReadOnce() throws {
        let bytes = [UInt8](try Data(contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition")))
        let page = try Command.run(["show", "--format", "html", "-"], stdin: bytes, in: folder.url)
        page.expect(status: 0, outputContains: "SelectCounter", errors: "")
    }
}
