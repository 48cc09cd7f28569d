import Foundation
import TestSupport
import Testing

/// `intentc breaking` with versions in folders, files, and apps.
@Suite struct BreakingPathTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(SampleDefinition().xml.utf8, to: "Old/App/Intents.intentdefinition")
        try folder.write(SampleDefinition.without("spice").xml.utf8, to: "New/App/Intents.intentdefinition")
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ProcessResult {
        try SampleRepository.run(arguments, in: folder.url, environment: environment)
    }

    private func place(in path: String) -> String {
        "\(path):7:44: error: parameter 'spice' of 'OrderSoup' was removed [IN1320 parameter-removed]\n"
    }

    @Test func twoFolders() throws {
        let result = try run("breaking", "New", "--against", "Old")
        result.expect(
            status: 1,
            outputStart: place(in: "New/App/Intents.intentdefinition"),
            outputContains: "\nOld/App/Intents.intentdefinition:22:25: note: it was here\n"
        )
    }

    @Test func twoDefinitionsOfDifferentNames() throws {
        try folder.write(SampleDefinition().xml.utf8, to: "Before.intentdefinition")
        let new = "New/App/Intents.intentdefinition"
        let result = try run("breaking", new, "--against", "Before.intentdefinition")
        result.expect(status: 1, outputStart: place(in: new))
    }

    @Test func aWidgetIsNamedByAllOfItsKind() throws {
        for (state, families) in [("Old", ".systemSmall"), ("New", ".systemSmall, .systemMedium")] {
            let widget = """
                struct Soup: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "com.example.soup", provider: Provider()) { _ in }
                            .supportedFamilies([\(families)])
                    }
                }
                """
            try folder.write(widget.utf8, to: "\(state)/Soup.swift")
        }
        let page = try run("breaking", "New", "--against", "Old", "--format", "markdown").output
        #expect(page.contains("| com.example.soup: families | systemSmall | systemMedium, systemSmall |"), "\(page)")
    }

    @Test func anIntentThatMovedToAnotherFileIsTheSame() throws {
        try folder.write(SampleDefinition().xml.utf8, to: "Moved/Kit/Soup.intentdefinition")
        try run("breaking", "Moved", "--against", "Old").expect(status: 0)
    }

    @Test func whatIsGoneFromAFolderIsToldOfTheFileThatIsGone() throws {
        try FileManager.default.removeItem(atPath: folder.url.appendingPathComponent("New/App").path)
        let result = try run("breaking", "New", "--against", "Old")
        result.expect(
            status: 1,
            outputStart:
                "New/App/Intents.intentdefinition: error: intent 'OrderSoup' was removed, and no App Intent replaces it"
        )
    }

    @Test func aBaseWithoutDefinitionsAndAStateWithoutThemAreNoComparison() throws {
        try folder.write("text".utf8, to: "Empty/README")
        try folder.write("text".utf8, to: "Bare/README")
        let result = try run("breaking", "Empty", "--against", "Bare")
        result.expect(status: 2, errors: "intentc: error: there is no .intentdefinition file in 'Bare'\n")
    }

    /// Creates an app as Xcode does: the definition is a binary property list in the development language's folder.
    private func makeApp() throws {
        let value = try PropertyListSerialization.propertyList(from: Data(SampleDefinition().xml.utf8), format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        try folder.write(binary, to: "Payload/Soup.app/Base.lproj/Intents.intentdefinition")
    }

    @Test func aBuiltApp() throws {
        try makeApp()
        let result = try run("breaking", "New", "--against", "Payload/Soup.app")
        result.expect(status: 1, outputStart: place(in: "New/App/Intents.intentdefinition"))
    }

    @Test func anArchiveIsRefused() throws {
        try folder.write([0x50, 0x4B, 3, 4, 20, 0], to: "Soup.ipa")
        let result = try run("breaking", "New", "--against", "Soup.ipa")
        let unpacking = "unpack it with 'unzip Soup.ipa' and name the .app inside 'Payload'"
        result.expect(status: 2, outputStart: "Soup.ipa: error: this is a ZIP archive; \(unpacking)")
    }

    // MARK: - Every change

    @Test func everyChangeIsToldInWords() throws {
        let xml = SampleDefinition.without("spice").xml
        try folder.write(
            xml.replacing("<key>INIntentTitle</key><string>OrderSoup", with: "<key>INIntentTitle</key><string>Soup")
                .utf8,
            to: "New/App/Intents.intentdefinition"
        )
        let text = try run("breaking", "New", "--against", "Old", "--all")
        text.expect(
            status: 1,
            outputStart: place(in: "New/App/Intents.intentdefinition"),
            outputEnd: "1 error in 1 file\n\nAlso changed:\nintent 'OrderSoup': title OrderSoup → Soup\n"
        )
        let markdown = try run("breaking", "New", "--against", "Old", "--format", "markdown")
        markdown.expect(
            outputStart: "## 1 change loses what people have saved\n",
            outputEnd: """

                <details><summary>Wording and look (1)</summary>

                | What | Before | Now |
                |---|---|---|
                | Soup: title | OrderSoup | Soup |

                </details>

                """
        )
        try folder.write(SampleDefinition.without("spice").xml.utf8, to: "New/App/Intents.intentdefinition")
        let json = try run("breaking", "Old", "--against", "New", "--all", "--format", "json")
        json.expect(
            output: """
                {
                  "version": 1,
                  "changes": [
                    {
                      "change": "parameter-added",
                      "symbol": "OrderSoup.spice",
                      "effects": [],
                      "sentence": "parameter 'spice' of 'OrderSoup' added"
                    }
                  ],
                  "comparison": {
                    "title": "Nothing that people saved is lost",
                    "sentence": "compared 1 definition with 'New': nothing that people saved is lost",
                    "base": "New",
                    "definitions": 1,
                    "widgets": 0,
                    "appIntents": 0,
                    "notCompared": []
                  }
                }

                """
        )
        try run("breaking", "Old", "--against", "Old", "--all").expect(output: "")
    }

    @Test func gitShowsDifferencesOfMeaning() throws {
        let repository = try SampleRepository.withDefinition()
        try repository.write("*.intentdefinition diff=intentdefinition\n", to: ".gitattributes")
        try repository.git("config", "diff.intentdefinition.textconv", "'\(Tool.executable)' show --textconv")
        try repository.write(SampleDefinition.without("spice").xml)
        let difference = try repository.git("diff", "--unified=0")
        #expect(difference.contains("spice"), "\(difference)")
        #expect(!difference.contains("INIntentParameterName"), "\(difference)")
    }
}
