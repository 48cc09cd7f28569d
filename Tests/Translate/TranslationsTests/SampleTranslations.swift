import Diagnostics
import IntentSchema
import Translations

/// A definition with three texts and its tables.
enum SampleTranslations {
    /// - Parameter tables: The contents of tables, by their paths in the folder `App`.
    static func make(
        title: String = "Order Soup",
        description: String = "Orders a soup",
        more: String = "",
        _ tables: [String: String] = [:],
        developmentLanguage: String? = nil
    ) throws -> DefinitionTranslations {
        let source = SourceText(
            path: "App/Base.lproj/Intents.intentdefinition",
            bytes: definition(title: title, description: description, more: more)
        )
        guard let definition = Frontend.load(source).definition else { throw Unreadable() }
        let files = tables.sorted { $0.key < $1.key }.map { name, text in
            let file = SourceText(path: "App/" + name, bytes: Array(text.utf8))
            return TableFile(file, language: Path.language(of: file.path) ?? "")
        }
        return DefinitionTranslations(
            definition,
            files: files,
            in: DefinitionTranslations.Surroundings(folderLanguage: "Base", developmentLanguage: developmentLanguage)
        )
    }

    private struct Unreadable: Error {}

    static func definition(
        title: String = "Order Soup",
        description: String = "Orders a soup",
        more: String = "",
        ids: [String] = ["aB3dE6", "dEsCrI"]
    ) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>OrderSoup</string>
            <key>INIntentTitle</key><string>\(title)</string><key>INIntentTitleID</key><string>\(ids[0])</string>
            <key>INIntentDescription</key><string>\(description)</string>
            <key>INIntentDescriptionID</key><string>\(ids[1])</string>\(more)
            </dict></array></dict></plist>

            """.utf8
        )
    }
}
