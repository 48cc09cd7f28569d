import Diagnostics

/// The answer of `strings status`.
package struct StatusReport {
    private let definitions: [DefinitionStatus]
    private let showsDetails: Bool

    package init(_ definitions: [DefinitionStatus], showsDetails: Bool) {
        self.definitions = definitions
        self.showsDetails = showsDetails
    }

    private static let columns = ["language", "translated", "missing", "stale", "damaged", "orphaned"]

    // MARK: - Text

    package var text: String {
        definitions.map { definition in
            let count = definition.count
            let heading = "\(definition.path.visible): \(count) \(count == 1 ? "text" : "texts")"
            if definition.languages.isEmpty { return heading + ", no translations\n" }
            let rows = [Self.columns] + definition.languages.map { Self.cells($0, definition) }
            let widths = Self.columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
            let notes = [""] + definition.languages.map { Self.notes($0, definition) }
            var lines = zip(rows, notes).map { row, note in
                let cells = row.enumerated().map { index, cell in
                    let space = String(repeating: " ", count: widths[index] - cell.count)
                    return index == 0 ? cell + space : space + cell
                }
                return "  " + cells.joined(separator: "  ") + (note.isEmpty ? "" : "  " + note)
            }
            if showsDetails { lines += definition.languages.flatMap { Self.details($0, definition) } }
            return ([heading] + lines).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private static func cells(_ status: LanguageStatus, _ definition: DefinitionStatus) -> [String] {
        let knowsStale = definition.knowsHistory || !status.stale.isEmpty
        return [
            status.language.visible, "\(status.percentage)%", "\(status.missing.count)",
            knowsStale ? "\(status.stale.count)" : "?", "\(status.damaged.count)", "\(status.orphaned.count)",
        ]
    }

    /// What App Store Connect will say of an upload, and that someone is at work on the language.
    private static func notes(_ status: LanguageStatus, _ definition: DefinitionStatus) -> String {
        let count = status.missingTitles.count
        let titles = "ITMS-90626 (\(count) \(count == 1 ? "title or description" : "titles or descriptions"))"
        let notes = (count == 0 ? [] : [titles]) + (definition.isInProgress(status.language) ? ["in progress"] : [])
        return notes.joined(separator: ", ")
    }

    private static func details(_ status: LanguageStatus, _ definition: DefinitionStatus) -> [String] {
        func line(_ word: String, _ text: TranslatedText, _ id: String, _ rest: String = "") -> String {
            let place = definition.translations.context(of: text).place
            return "  \(status.language): \(word) \(id) \(place)\(rest.isEmpty ? "" : ": \(rest)")".visible
        }
        return status.missing.map { missing in
            line("missing", missing.text, missing.text.id, missing.values.joined(separator: ", "))
        }
            + status.stale.map { line("stale", $0.text, $0.text.id, $0.reason.rawValue) }
            + status.damaged.map { line("damaged", $0.text, $0.entry.key, $0.damage.message) }
            + status.orphaned.map { orphan in
                if let target = orphan.target {
                    return line("lost", target, orphan.key, "its id is '\(target.id)' now")
                }
                return "  \(status.language): orphaned \(orphan.key)".visible
            }
    }

    // MARK: - Markdown

    package var markdown: String {
        definitions.map { definition in
            var lines = ["### \(MarkdownText.escaped(definition.path))", ""]
            guard !definition.languages.isEmpty else {
                return (lines + ["No translations.", ""]).joined(separator: "\n")
            }
            lines.append("| " + Self.columns.joined(separator: " | ") + " | notes |")
            lines.append("|---|" + String(repeating: "---:|", count: Self.columns.count - 1) + "---|")
            for status in definition.languages {
                let cells = Self.cells(status, definition).map(MarkdownText.escaped) + [Self.notes(status, definition)]
                lines.append("| " + cells.joined(separator: " | ") + " |")
            }
            if showsDetails {
                lines.append("")
                for detail in definition.languages.flatMap({ Self.details($0, definition) }) {
                    lines.append("- " + MarkdownText.escaped(String(detail.dropFirst(2))))
                }
            }
            return (lines + [""]).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    // MARK: - JSON

    package var json: [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", 1)
            json.array("definitions", of: definitions) { Self.write($1, to: &$0) }
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ definition: DefinitionStatus, to json: inout JSONWriter) {
        json.object { json in
            json.member("path", definition.path)
            json.member("texts", definition.count)
            json.member("sourceLanguage", definition.translations.sourceLanguage)
            json.member("historyIsKnown", definition.knowsHistory)
            json.array("languages", of: definition.languages) { write($1, definition, to: &$0) }
        }
    }

    private static func write(_ status: LanguageStatus, _ definition: DefinitionStatus, to json: inout JSONWriter) {
        func text(_ text: TranslatedText, _ id: String, _ json: inout JSONWriter, _ more: (inout JSONWriter) -> Void) {
            json.object { json in
                json.member("id", id)
                json.member("place", definition.translations.context(of: text).place)
                more(&json)
            }
        }
        json.object { json in
            json.member("language", status.language)
            json.member("isInProgress", definition.isInProgress(status.language))
            json.member("percentage", status.percentage)
            json.member("total", status.total)
            json.member("translated", status.translated)
            json.member("tables", status.paths)
            json.member("appStoreConnectWarnings", status.missingTitles.count)
            json.array("missing", of: status.missing) { json, missing in
                text(missing.text, missing.text.id, &json) { json in
                    json.member("source", missing.text.text.value)
                    if !missing.values.isEmpty { json.member("values", missing.values) }
                }
            }
            json.array("stale", of: status.stale) { json, stale in
                text(stale.text, stale.text.id, &json) { $0.member("reason", stale.reason.rawValue) }
            }
            json.array("damaged", of: status.damaged) { json, damaged in
                text(damaged.text, damaged.entry.key, &json) { json in
                    json.member("message", damaged.damage.message)
                    json.member("translation", damaged.value.text)
                }
            }
            json.array("orphaned", of: status.orphaned) { json, orphan in
                json.object { json in
                    json.member("key", orphan.key)
                    if let target = orphan.target { json.member("belongsTo", target.id) }
                }
            }
        }
    }
}
