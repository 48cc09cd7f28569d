import Foundation
import IntentSchema
import TestSupport
import Testing
import Translations

/// Compares the counts of `status` for real tables with those of an independent reader.
@Suite struct CorpusStatusTests {
    @Test(.needsCorpus)
    func everyTableIsCountedRowByRow() throws {
        var (tables, rows, copies, copied) = (0, 0, 0, 0)
        for project in try CorpusProjects.all() {
            let written = try definitionTexts(project.definition.document.source.bytes)
            var byLanguage: [String: [String: String]] = [:]
            for file in project.files {
                byLanguage[file.language, default: [:]].merge(try CorpusProjects.platformTexts(file.bytes)) {
                    first,
                    _ in first
                }
            }
            let status = DefinitionStatus(project, expected: ExpectedLanguages(), named: [], history: nil)
            #expect(Set(status.languages.map(\.language)) == Set(byLanguage.keys), "\(project.definition.path)")
            let source = byLanguage[project.sourceLanguage] ?? [:]
            for language in status.languages {
                // A damaged translation counts even if no one would miss it.
                let damaged = Set(language.damaged.map(\.text.id))
                let counted = project.texts.texts.filter { $0.isWorthTranslating || damaged.contains($0.id) }
                let table = byLanguage[language.language] ?? [:]
                tables += 1
                let missing = counted.filter { text in
                    table[text.id]?.isEmpty != false && !table.keys.contains { $0.hasPrefix(text.id + "-") }
                }
                if !language.isSource {
                    // Rows for single values may be incomplete, which only the tool examines.
                    let whole = language.missing.filter(\.values.isEmpty)
                    #expect(
                        whole.map(\.text.id) == missing.map(\.id),
                        "\(project.definition.path) \(language.language)"
                    )
                }
                #expect(language.counts.total == counted.count)
                #expect(
                    language.counts.translated + language.counts[.copy] + language.counts[.missing] == counted.count
                )
                let same = Set(
                    counted.map(\.id).filter { id in
                        table[id].map { $0 == written[id] || $0 == source[id] } ?? false
                    }
                )
                let valueRows = language.copies.map(\.id).filter { !same.contains($0) }
                #expect(valueRows.allSatisfy { id in table.keys.contains { $0.hasPrefix(id + "-") } })
                // A language that translates nothing is never complete.
                let isOwn = LanguageCode.isSameLanguage(language.language, project.sourceLanguage)
                if !isOwn, same.count >= 3, same.count == counted.count - missing.count {
                    #expect(language.counts.translated == 0, "\(project.definition.path) \(language.language)")
                }
                rows += counted.count - missing.count
                copies += language.copies.count
                if language.counts[.copy] > 0 { copied += 1 }
            }
        }
        print("status: \(tables) tables, \(rows) rows, \(copies) copies in \(copied) tables")
        #expect(tables > 400 && copies > 1_000)
    }

    /// The texts of a definition by ID, found only by the names of keys.
    private func definitionTexts(_ bytes: [UInt8]) throws -> [String: String] {
        var texts: [String: String] = [:]
        func visit(_ value: Any) {
            if let dictionary = value as? [String: Any] {
                for (key, value) in dictionary {
                    if key.hasSuffix("ID"), let id = value as? String,
                        let text = dictionary[String(key.dropLast(2))] as? String
                    {
                        texts[id] = text
                    }
                    visit(value)
                }
            } else if let array = value as? [Any] {
                array.forEach(visit)
            }
        }
        visit(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
        return texts
    }
}
