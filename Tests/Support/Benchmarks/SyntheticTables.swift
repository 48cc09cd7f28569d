import Diagnostics
import IntentSchema

/// Synthetic string tables of a definition, each in its own language.
enum SyntheticTables {
    /// Creates a folder with a small definition and as many tables as needed. Each table has all texts but one, and a
    /// row that belongs to no text.
    ///
    /// - Parameter size: The approximate size of the tables in bytes.
    /// - Returns: The total size of the files in bytes, including the definition.
    static func write(to folder: String, size: Int) -> Int {
        let definition = SyntheticDefinition.bytes(.mixed, size: 20_000, seed: 1)
        let source = SourceText(path: "Intents.intentdefinition", bytes: definition)
        let texts = Frontend.load(source).definition?.localizedTexts ?? []
        var total = definition.count
        makeFolder(folder)
        Benchmarks.write(definition, to: folder + "/Intents.intentdefinition")
        var index = 0
        while total < size {
            let language = language(index)
            var table: [UInt8] = Array("\"gone\" = \"\(language)\";\n".utf8)
            for (position, use) in texts.enumerated() where position != index % texts.count {
                guard let id = use.text.id?.value, let text = use.text.text?.value else { continue }
                table += "\n/* \(use.key) */\n\"\(id)\" = \"\(text) (\(language))\";\n".utf8
            }
            makeFolder("\(folder)/\(language).lproj")
            Benchmarks.write(table, to: "\(folder)/\(language).lproj/Intents.strings")
            total += table.count
            index += 1
        }
        return total
    }

    /// Three-letter codes, enough for 17,000 languages.
    private static func language(_ index: Int) -> String {
        String(decoding: [index / 676 % 26, index / 26 % 26, index % 26].map { UInt8(97 + $0) }, as: UTF8.self)
    }
}
