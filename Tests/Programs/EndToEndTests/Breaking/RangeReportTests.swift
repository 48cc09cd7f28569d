import Foundation
import TestSupport
import Testing

/// A comparison of two revisions says what a comparison in a checkout of the second one says.
@Suite struct RangeReportTests {
    private let repository: SampleRepository

    init() throws { repository = try SampleRepository() }

    private func run(_ arguments: [String], in folder: String = "") throws -> String {
        let directory = repository.folder.url.appendingPathComponent(folder)
        let result = try SampleRepository.run(["breaking"] + arguments, in: directory)
        result.expect(errors: "")
        return result.output
    }

    // MARK: - Translations

    private static func definition(
        title: String = "Order soup",
        description: String = "Orders soup",
        parameter: String = "soup",
        value: String = "total"
    ) -> String {
        func text(_ key: String, _ text: String, _ id: String) -> String {
            "<key>\(key)</key><string>\(text)</string><key>\(key)ID</key><string>\(id)</string>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>OrderSoup</string><key>INIntentLastParameterTag</key><integer>1</integer>
            \(text("INIntentTitle", title, "aB1aaa"))
            \(text("INIntentDescription", description, "aB2aaa"))
            <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>\(parameter)</string>
            \(text("INIntentParameterDisplayName", "Soup", "aB3aaa"))
            <key>INIntentParameterConfigurable</key><true/><key>INIntentParameterTag</key><integer>1</integer>
            <key>INIntentParameterType</key><string>String</string>
            </dict></array>
            <key>INIntentManagedParameterCombinations</key><dict><key>\(parameter)</key><dict>
            \(text("INIntentParameterCombinationTitle", "Order ${\(parameter)}", "aB4aaa"))
            </dict></dict>
            <key>INIntentResponse</key><dict>
            <key>INIntentResponseParameters</key><array><dict>
            <key>INIntentResponseParameterName</key><string>\(value)</string>
            \(text("INIntentResponseParameterDisplayName", "Total", "aB5aaa"))
            <key>INIntentResponseParameterTag</key><integer>1</integer>
            <key>INIntentResponseParameterType</key><string>Decimal</string>
            </dict></array>
            <key>INIntentResponseCodes</key><array><dict>
            <key>INIntentResponseCodeName</key><string>success</string><key>INIntentResponseCodeSuccess</key><true/>
            \(text("INIntentResponseCodeFormatString", "That is ${\(value)}", "aB6aaa"))
            </dict></array></dict>
            </dict></array></dict></plist>
            """
    }

    private func translate(_ language: String, title: String, parameter: String = "soup", value: String = "total")
        throws
    {
        try repository.write(
            """
            "aB1aaa" = "\(title)";
            "aB2aaa" = "\(language) description";
            "aB4aaa" = "\(language) ${\(parameter)}";
            "aB6aaa" = "\(language) ${\(value)}";
            """,
            to: "App/\(language).lproj/Intents.strings"
        )
    }

    /// In German everything was translated again but the description, in French nothing.
    private func commitTranslations() throws {
        try repository.write(Self.definition())
        try translate("de", title: "Suppe")
        try translate("fr", title: "Soupe")
        try repository.commit("Translate")
        try repository.git("checkout", "--quiet", "-b", "feature")
        try repository.write(
            Self.definition(title: "Order a soup", description: "Orders a soup", parameter: "dish", value: "price")
        )
        try translate("de", title: "Eine Suppe", parameter: "dish", value: "price")
        try repository.commit("Order a dish")
    }

    @Test func whatIsToTranslateAgainIsReadFromTheRevisions() throws {
        try commitTranslations()
        try repository.git("checkout", "--quiet", "main")
        #expect(
            try run(["main..feature", "--format", "markdown"]).hasSuffix(
                """
                <details><summary>To translate again (4)</summary>

                | What | Before | Now | What happens |
                |---|---|---|---|
                | Order a soup: title | Order soup | Order a soup | The translation in French has not changed. |
                | Order a soup: description | Orders soup | Orders a soup | The translations in French and German have not changed. |
                | Order a soup: Sentence: title | Order \\${soup} | Order \\${dish} | The translation in French has not changed and still names '\\${soup}'. |
                | Order a soup: Response: Success: dialog | That is \\${total} | That is \\${price} | The translation in French has not changed and still names '\\${total}'. |

                </details>

                """
            )
        )
    }

    /// The German table as it was and as it is, and what is said of it. Empty for none.
    @Test(arguments: [
        (german, "<<<<<<< HEAD\n", "'App/de.lproj/Intents.strings' was not read."),
        (german, german + " \"a", "'App/de.lproj/Intents.strings' was not read."),
        (german + " \"a", german, "'App/de.lproj/Intents.strings' was not read before."),
        (german, "", "The translation in German is gone."), ("", german, ""),
        (german, german.replacing("aB2", with: "aB1"), "The translation in German is gone."),
    ])
    func whatBecameOfTranslationsIsSaid(old: String, new: String, words: String) throws {
        for (description, table) in [("Orders soup", old), ("Orders a soup", new)] {
            try repository.commit("Begin")
            try repository.write(Self.definition(description: description))
            try repository.write(table, to: "App/de.lproj/Intents.strings")
            if table.isEmpty { try repository.remove("App/de.lproj/Intents.strings") }
        }
        let text = try run(["--against", "HEAD", "--format", "markdown"])
        let row = "| Order soup: description | Orders soup | Orders a soup |\(words.isEmpty ? "" : " \(words) |")\n"
        #expect(text.hasSuffix(row) && text.contains("### To translate again") != words.isEmpty, "\(text)")
        let page = try run(["--against", "HEAD", "--format", "html"])
        #expect(page.contains(words.replacing("'", with: "&#39;")) || words.isEmpty, "\(page)")
        guard new.hasPrefix("<<<") else { return }
        // The damage hides only its own language.
        try repository.write(Self.definition(description: "Orders soup"))
        try repository.write("\"aB2aaa\" = \"Soupe\";", to: "App/fr.lproj/Intents.strings")
        try repository.commit("Translate")
        try repository.write(Self.definition(description: "Orders a soup"))
        try repository.remove("App/fr.lproj/Intents.strings")
        let both = try run(["--against", "HEAD", "--format", "markdown"])
        #expect(both.contains("| The translation in French is gone. \(words) |"), "\(both)")
    }

    private static let german = "\"aB2aaa\" = \"Suppe\";"

    @Test(arguments: ["markdown", "html", "json"], ["words", "keys"])
    func aRangeIsComparedAsInACheckout(format: String, form: String) throws {
        if form == "words" {
            try commitTranslations()
        } else {
            try repository.write(Self.definition(title: "%ORDER_SOUP%"))
            try repository.write("\"aB1aaa\" = \"Order soup\";\n", to: "App/en.lproj/Intents.strings")
            try translate("de", title: "Suppe")
            try repository.commit("Write keys")
            try repository.git("checkout", "--quiet", "-b", "feature")
            try repository.write("\"aB1aaa\" = \"Order a soup\";\n", to: "App/en.lproj/Intents.strings")
            try repository.commit("Order a soup")
        }
        let arguments = ["--all", "--format", format]
        let disk = try run(["--against", "main"] + arguments)
        try repository.git("checkout", "--quiet", "main")
        let commit = try repository.git("rev-parse", "feature")
        let range = try run(["main..feature"] + arguments)
            .replacing(" in 'feature' (\(commit.prefix(7)))", with: "")
            .replacing(" in &#39;feature&#39; (\(commit.prefix(7)))", with: "")
            .replacing("    \"commit\": \"\(commit)\",\n", with: "")
        #expect(range == disk)
        #expect(range.contains("Order a soup") || format == "json" && form == "keys")
    }

    // MARK: - Places

    /// A hosting service looks for the file at the path from the root of the repository, whatever the working folder.
    @Test(arguments: ["github", "gitlab", "sarif", "junit", "markdown"])
    func everyPlaceIsAPathFromTheRoot(format: String) throws {
        try repository.write(SampleDefinition().xml)
        try repository.write(SampleDefinition(intent: "OrderTea").xml, to: "App/Tea.intentdefinition")
        try repository.write(SampleDefinition(intent: "OrderBun").xml, to: "Old/Bun.intentdefinition")
        try repository.commit("Order")
        try repository.git("checkout", "--quiet", "-b", "feature")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.remove("App/Tea.intentdefinition")
        try repository.remove("Old/Bun.intentdefinition")
        try repository.write(SampleDefinition(intent: "OrderBun", parameters: []).xml, to: "New/Bun.intentdefinition")
        try repository.commit("Order less")
        let root = try run(["--against", "main", "--format", format])
        let ending: (String) -> Substring = { output in output.drop { $0 != "\n" } }
        #expect(ending(try run(["..", "--against", "main", "--format", format], in: "App")) == ending(root))
        let name = format == "markdown" ? " in 'feature' (\(try repository.git("rev-parse", "--short=7", "HEAD")))" : ""
        for (folder, path) in [("", "."), ("App", "..")] {
            let range = try run(["main..feature", path, "--format", format], in: folder)
            #expect(range.replacing(name, with: "") == root, "\(folder)")
        }
        for path in ["App/Intents", "App/Tea", "New/Bun"] {
            #expect(root.contains(path + ".intentdefinition"), "\(root)")
        }
    }

    /// The old file is shown at the revision, and the new one where 'git show' finds it.
    @Test func textNamesTheRevision() throws {
        try repository.write(SampleDefinition().xml)
        try repository.commit("Order")
        try repository.git("checkout", "--quiet", "-b", "feature")
        try repository.remove()
        try repository.write("struct Soup {}", to: "App/Soup.swift")
        try repository.commit("Order nothing")
        #expect(try run(["main..feature", ".."], in: "App").hasPrefix("feature:App/Intents.intentdefinition: error: "))
    }
}
