import Diagnostics
import Foundation
import IntentSchema
import Translations
import TestSupport

/// Real definitions with the tables around them, found without the tool's own search.
enum CorpusProjects {
    /// Every definition with tables, and all tables of its name in language folders. Copies are listed once.
    static func all() throws -> [DefinitionTranslations] {
        var known: Set<String> = []
        var contents: Set<[Data]> = []
        return try Project.files(below: try Corpus.folder(), withExtension: "intentdefinition").compactMap { url in
            let own = url.deletingLastPathComponent()
            let folder = own.pathExtension == "lproj" ? own.deletingLastPathComponent() : own
            let name = url.deletingPathExtension().lastPathComponent
            guard known.insert(folder.path + "/" + name).inserted,
                let definition = Frontend.load(SourceText(path: url.path, bytes: Array(try Data(contentsOf: url))))
                    .definition
            else { return nil }
            let files = try tables(name, in: folder)
            let bytes = [definition.document.source.bytes] + files.map(\.bytes)
            guard contents.insert(bytes.map { Data($0) }).inserted else { return nil }
            let language = own.pathExtension == "lproj" ? own.deletingPathExtension().lastPathComponent : nil
            return files.isEmpty
                ? nil
                : DefinitionTranslations(
                    definition,
                    files: files,
                    in: DefinitionTranslations.Surroundings(folderLanguage: language)
                )
        }
    }

    private static func tables(_ name: String, in folder: URL) throws -> [TableFile] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { entry in
            guard entry.hasSuffix(".lproj") else { return nil }
            let file = folder.appendingPathComponent(entry).appendingPathComponent(name + ".strings")
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            return TableFile(SourceText(path: file.path, bytes: Array(data)), language: String(entry.dropLast(6)))
        }
    }

    /// The texts that the platform's own reader finds in a table, by key.
    static func platformTexts(_ bytes: [UInt8]) throws -> [String: String] {
        let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        return value as? [String: String] ?? [:]
    }
}
