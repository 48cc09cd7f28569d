import Foundation
import TestSupport
import Testing

/// `intentc show`. The goldens of `PresentationTests` cover the contents.
@Suite struct ShowTests {
    @Test func everyFormIsPrinted() throws {
        for format in ["text", "markdown", "json"] {
            let result = try Command.run("show", "Schemas/ClassNames.intentdefinition", "--format", format)
            let pathExtension = ["text": "txt", "markdown": "md"][format] ?? format
            let name = "Tests/Show/PresentationTests/Golden/ClassNames.\(pathExtension)"
            let golden = try String(contentsOf: Project.root.appendingPathComponent(name), encoding: .utf8)
            result.expect(status: 0)
            #expect((format == "json" ? foldedJSON(result.output) : result.output) == golden)
            result.expect(errors: "")
        }
    }

    @Test func oneIntentIsShownWithWhatItUses() throws {
        let result = try Command.run("show", "Schemas", "--intent", "ConcertDates")
        result.expect(status: 0)
        let heads = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            heads == [
                "intent ConcertDates (class ConcertDatesIntent, information View)", "type ConcertCalendar",
            ]
        )
        let unknown = try Command.run("show", "Schemas", "--intent", "ConcertDate")
        unknown.expect(
            status: 2,
            errorsStart: "intentc: error: there is no intent 'ConcertDate'; did you mean 'ConcertDates'?\n"
        )
    }

    @Test func aFolderIsShownFileByFile() throws {
        let result = try Command.run("show", "Schemas")
        let paths = result.output.split(separator: "\n").filter { $0.hasPrefix("Schemas/") }
        #expect(paths.count == 12)
        #expect(paths.first == "Schemas/ClassNames.intentdefinition")
    }

    @Test func whatHasErrorsIsReportedAndTheRestIsShown() throws {
        let folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        let text = try String(contentsOf: counter, encoding: .utf8)
        try folder.write(text.utf8, to: "A.intentdefinition")
        try folder.write(text.replacing("</plist>", with: "").utf8, to: "B.intentdefinition")
        let result = try Command.run("show", ".", in: folder.url)
        result.expect(status: 2, outputStart: "intent SelectCounter ", errorsStart: "B.intentdefinition:")
    }

    /// What is computed is shown as what was not read, with the reason and the place.
    @Test(arguments: [
        ("text", "widget of unknown kind: systemSmall, configured by an unknown intent; not read: "),
        ("text", "phrases of 'OrderSoup'; not read: "), ("text", "  size: Int; not read: "),
        ("json", #""expression": "Kinds.soup()""#), ("json", #""expression": "intentType""#),
        ("html", "<dd>kind <code"),
    ])
    func whatIsComputedIsNotRead(format: String, words: String) throws {
        let folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write([UInt8](Data(contentsOf: counter)), to: "Counter.intentdefinition")
        try folder.write(
            """
            import AppIntents
            import WidgetKit
            struct SoupWidget: Widget {
                var body: some WidgetConfiguration {
                    IntentConfiguration(kind: Kinds.soup(), intent: intentType, provider: Provider()) { _ in Text("") }
                        .supportedFamilies([.systemSmall])
                }
            }
            struct OrderSoup: AppIntent {
                @Parameter(title: "Size", default: standardSize()) var size: Int
            }
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: OrderSoup(), phrases: Phrases.soup, shortTitle: "Soup", systemImageName: "cup")
                }
            }
            """.utf8,
            to: "App.swift"
        )
        let result = try Command.run("show", ".", "--format", format, in: folder.url)
        #expect(result.output.contains(words), "\(result.output.suffix(2000))")
        result.expect(outputContains: "App.swift")
    }

    /// What could not be read may use what nothing in the definition uses.
    @Test(arguments: ["text", "markdown", "html"])
    func nothingIsUnusedBesideWhatCannotBeRead(format: String) throws {
        let unused = """
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
            <key>INEnumType</key><string>Regular</string><key>INEnumDisplayName</key><string>Size</string>
            <key>INEnumDisplayNameID</key><string>aB9cD8</string><key>INEnumGeneratesHeader</key><true/>
            </dict></array><key>INIntents</key>
            """
        let definition = SampleDefinition().xml.replacing("<key>INIntents</key>", with: unused)
        let widget = "import WidgetKit\n@main struct Soup: WidgetBundle {"
        for (path, text) in [
            ("", ""), ("Widget.swift", widget), ("Tea.intentdefinition", "<plist"),
            ("App.xcodeproj/project.pbxproj", "{ objects = {"), ("de.lproj/Intents.strings", "\"a\" = \"b"),
        ] {
            let folder = try TemporaryDirectory()
            try folder.write(definition.utf8, to: "Intents.intentdefinition")
            if !path.isEmpty { try folder.write(text.utf8, to: path) }
            let result = try Command.run("show", "--format", format, ".", in: folder.url)
            let said = result.output.replacing("&#39;", with: "'")
            let doubt = "sed by nothing in this file; cannot tell about '\(path)', which cannot be read"
            let mayUse = !path.isEmpty && !path.hasSuffix(".strings")
            #expect(said.contains(mayUse ? doubt : "sed by nothing in this file"), "\(path) \(result)")
            #expect(said.contains("cannot tell about") == mayUse, "\(path)")
        }
    }

    @Test func anIntentWithoutTypeAndCategoryHasNone() throws {
        let folder = try TemporaryDirectory()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>OrderSoup</string></dict></array></dict></plist>
            """.utf8,
            to: "Intents.intentdefinition"
        )
        let text = try Command.run("show", "Intents.intentdefinition", in: folder.url)
        text.expect(outputStart: "intent OrderSoup (class OrderSoupIntent)\n")
        let markdown = try Command.run("show", "Intents.intentdefinition", "--format", "markdown", in: folder.url)
        #expect(!markdown.output.contains(", ,") && !markdown.output.contains(",  "), "\(markdown)")
    }

    /// What could not be read is said in every form, and the rest is shown.
    @Test(arguments: ["text", "markdown", "json", "html"])
    func damageAroundADefinitionIsSaid(format: String) throws {
        let damages: [(path: String, text: String?)] = [
            ("de.lproj/Counter.strings", "\"a\" = \"b"), ("Counter.xcstrings", "{\"strings\": {"),
            ("de.lproj/Counter.strings", nil), ("App.xcodeproj/project.pbxproj", "{ objects = {"),
        ]
        for (path, text) in damages {
            let folder = try TemporaryDirectory()
            let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
            try folder.write([UInt8](try Data(contentsOf: counter)), to: "Counter.intentdefinition")
            try folder.write((text ?? "").utf8, to: path)
            if text == nil {
                let file = folder.url.appendingPathComponent(path)
                try FileManager.default.removeItem(at: file)
                try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: file.path)
            }
            let result = try Command.run("show", "--format", format, in: folder.url)
            result.expect(errorsStart: path + ":")
            #expect(result.status == 2, "\(path)")
            result.expect(outputContains: "SelectCounter")
            #expect(format != "html" || result.output.contains("Left out because of errors: \(path)."))
        }
    }

    @Test func theOutputFileSaysTheFormat() throws {
        let folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition").path
        for (name, start) in [
            ("page.HTML", "<!DOCTYPE html>"), ("a.md", "# "), ("a.json", "{"),
            ("a.txt", "intent SelectCounter "), ("html", "intent SelectCounter "),
        ] {
            let result = try Command.run("show", counter, "-o", name, in: folder.url)
            #expect(result.status == 0 && result.output == "", "\(name)")
            let written = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
            #expect(written.hasPrefix(start), "\(name): \(written.prefix(40))")
        }
        _ = try Command.run("show", counter, "--format", "text", "-o", "asked.html", in: folder.url)
        let asked = try String(contentsOf: folder.url.appendingPathComponent("asked.html"), encoding: .utf8)
        #expect(asked.hasPrefix("intent SelectCounter "))
        try Command.run("show", counter, "-o", "page.pdf", in: folder.url).expect(
            status: 2,
            output: "",
            errorsContain:
                "'show' writes .html, .md, .json and .txt, not 'page.pdf'; '--format' says which to write there"
        )
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("page.pdf").path))
    }

    @Test func standardInputAndOutputFiles() throws {
        let folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        let bytes = [UInt8](try Data(contentsOf: counter))
        try folder.write(bytes, to: "A.intentdefinition")
        let printed = try Command.run("show", "-", stdin: bytes, in: folder.url)
        try Command.run("show", "A.intentdefinition", "-o", "new/A.txt", in: folder.url).expect(output: "")
        let written = try String(contentsOf: folder.url.appendingPathComponent("new/A.txt"), encoding: .utf8)
        #expect(written == printed.output)
        let clash = try Command.run("show", "A.intentdefinition", "-o", "A.intentdefinition", in: folder.url)
        clash.expect(status: 2)
    }

    /// A folder shows the widgets and App Intents of its sources, each with what saved ones find it by.
    @Test func aFolderShowsWhatPeopleSaved() throws {
        let folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write([UInt8](try Data(contentsOf: counter)), to: "App/Counter.intentdefinition")
        let code = """
            struct Soup: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "soup", provider: P()) { _ in Text("") } }
            }
            struct Order: AppIntent { static let persistentIdentifier = "OrderSoup" }
            struct Cook: CustomIntentMigratedAppIntent { static let intentClassName = "CookIntent" }
            """
        try folder.write(Array(code.utf8), to: "App/Soup.swift")
        let text = try Command.run("show", "App", in: folder.url).output
        let end = """
            widget 'soup': usual families
            App Intent 'Cook', saved as 'CookIntent', replaces 'CookIntent'
            App Intent 'Order', saved as 'OrderSoup'

            """
        #expect(text.hasPrefix("intent SelectCounter ") && text.hasSuffix("\n\n" + end), "\(text)")
        let json = try Command.run("show", "App", "--format", "json", in: folder.url).output
        #expect(json.contains("\"savedName\": \"OrderSoup\"") && json.contains("\"kind\": \"soup\""))
        try Command.run("show", "App/Counter.intentdefinition", in: folder.url).expect(outputLacks: "'soup'")
        try Command.run("show", "App", "-o", "page.html", in: folder.url).expect(status: 0)
        let page = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        #expect(page.contains("<dt>Order</dt>\n<dd>saved as <code>OrderSoup</code></dd>"), "\(page)")
        #expect(page.contains("<dt>Cook</dt>\n<dd>saved as <code>CookIntent</code>, replaces CookIntent</dd>"))
        #expect(page.contains("<dt>widget</dt>\n<dd>kind <code>soup</code></dd>"))
    }
}
