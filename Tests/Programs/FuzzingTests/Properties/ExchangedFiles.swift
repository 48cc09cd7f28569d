import Diagnostics
import FileAccess
import FileChanges
import IntentSchema
import Product
import SavedContract
import Translations
import TranslationExchange

/// Files from other programs: projects, translations, and metadata of built apps.
extension FuzzedInput {
    func project(_ bytes: [UInt8]) -> Outcome {
        _ = XcodeProject.read(SourceText(path: "", bytes: bytes))
        return Outcome()
    }

    /// What is imported twice changes nothing the second time, and what is refused is refused again.
    func translations(_ bytes: [UInt8]) -> Outcome {
        let isXML = bytes.first == UInt8(ascii: "<")
        do {
            _ = isXML ? try XLIFFReader.read(bytes) : try CSVDocument.read(bytes, isSource: { $0 == "en" })
        } catch {
            let isInside = (0...bytes.count).contains(error.offset)
            return Outcome(violations: isInside ? [] : ["an error is outside the file"])
        }
        let source = SourceText(path: isXML ? "a.xliff" : "a.csv", bytes: bytes)
        guard let before = ImportTarget.sample,
            let file = try? ReturnedFile(source, language: "de", for: [before]),
            let first = before.taking(file), let second = first.target.taking(file)
        else { return Outcome() }
        var outcome = Outcome()
        if second.imported.count > 0 { outcome.violations.append("imported again, it changes something") }
        if second.imported.refused.count != first.imported.refused.count {
            outcome.violations.append("imported again, it is refused differently")
        }
        return outcome
    }

    /// A catalog keeps its contents when it is written, and when it is merged with itself.
    func catalogueMerge(_ source: SourceText) -> Outcome {
        guard let old = try? CatalogueDocument(TableFile(source, language: "")) else { return Outcome() }
        func document(_ contents: [UInt8]) -> CatalogueDocument? {
            try? CatalogueDocument(TableFile(SourceText(path: "B.xcstrings", bytes: contents), language: ""))
        }
        guard var merged = document(old.contents) else { return Outcome(violations: ["what was written is refused"]) }
        var outcome = Outcome()
        if merged.contents != old.contents { outcome.violations.append("written twice, it differs") }
        _ = merged.merge(old)
        if merged.contents != old.contents { outcome.violations.append("merged with itself, it differs") }
        return outcome
    }

    func appMetadata(_ bytes: [UInt8]) -> Outcome {
        let source = SourceText(path: "extract.actionsdata", bytes: bytes)
        let read = JSONReader.read(source, syntaxError: .unreadableInput, duplicateKey: .unreadableInput).value
        guard let contract = read.flatMap({ SavedContract(metadata: $0, at: source.path) }) else { return Outcome() }
        let isOutside = contract.intents.contains { intent in
            guard case .range(let range) = intent.location.place else { return false }
            return Int(range.upperBound) > bytes.count
        }
        return Outcome(violations: isOutside ? ["a place that the file does not have"] : [])
    }
}

/// A definition with one German table to import into.
private enum ImportTarget {
    static let sample: DefinitionTranslations? = {
        let text = """
            <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>OrderSoup</string>
            <key>INIntentTitle</key><string>Temperature Scale</string><key>INIntentTitleID</key><string>c7eOLW</string>
            <key>INIntentDescription</key><string>${count} cities match “${city}”.</string>
            <key>INIntentDescriptionID</key><string>T1DaGh</string></dict></array></dict></plist>
            """
        let source = SourceText(path: "Localized/Base.lproj/Forecast.intentdefinition", bytes: Array(text.utf8))
        guard let definition = Frontend.load(source).definition else { return nil }
        let table = SourceText(
            path: "Localized/de.lproj/Forecast.strings",
            bytes: Array("\"c7eOLW\" = \"Suppe\";\n".utf8)
        )
        return DefinitionTranslations(
            definition,
            files: [TableFile(table, language: "de")],
            in: DefinitionTranslations.Surroundings(folderLanguage: "Base")
        )
    }()
}

extension DefinitionTranslations {
    fileprivate func taking(_ file: ReturnedFile) -> (target: DefinitionTranslations, imported: TableChanges.Imported)?
    {
        var changes = TableChanges()
        guard let imported = try? changes.take([file], into: [self]) else { return nil }
        var tables = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        for change in changes.files {
            let source = SourceText(path: change.path, bytes: change.new)
            tables[change.path] = TableFile(source, language: Path.language(of: change.path) ?? "")
        }
        return (replacingFiles(tables.sorted { $0.key < $1.key }.map(\.value)), imported)
    }
}
