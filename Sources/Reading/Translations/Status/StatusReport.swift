import Diagnostics

package struct StatusReport {
    private let definitions: [DefinitionStatus]
    private let showsDetails: Bool
    private let summary: StatusSummary

    /// - Parameter isWhole: whether all definitions could be read.
    package init(_ definitions: [DefinitionStatus], showsDetails: Bool, isWhole: Bool = true) {
        self.definitions = definitions
        self.showsDetails = showsDetails
        summary = StatusSummary(definitions, isWhole: isWhole)
    }

    private static let columns = [
        "language", "translated", "same as source", "missing", "stale", "damaged", "orphaned",
    ]

    /// One language, in one definition or in all of them.
    struct Row {
        var language: String
        var counts: LanguageCounts
        var isSource = false
        var isInProgress = false
        /// False if only the project or the configuration names the language.
        var hasTable: Bool
        var isCopied = true
        var knowsStale: Bool
        var unread: Unread?
        /// Which part of several definitions the language counts in; empty if it counts in all.
        var scope = ""

        /// Whether no one has started on the language.
        var lacksTable: Bool { !hasTable && counts.percentage < 100 }

        var cells: [String] {
            if unread != nil { return [language.visible, "not read"] + [String](repeating: "?", count: 5) }
            if !isCopied { return [language.visible, "not in the project"] + [String](repeating: "-", count: 5) }
            return [
                language.visible, lacksTable ? "no table" : "\(counts.percentage)%",
                isSource ? "source" : "\(counts[.copy])",
                "\(counts[.missing])",
                knowsStale || counts[.stale] > 0 ? "\(counts[.stale])" : "?", "\(counts[.damaged])",
                "\(counts.orphaned)",
            ]
        }

        /// The warnings that App Store Connect will send for an upload, and what limits the row.
        var note: String {
            let count = counts.complaints
            let doubt = counts.certainComplaints < count ? "perhaps " : ""
            let titles =
                doubt + "ITMS-90626 (\(count) \(count == 1 ? "title or description" : "titles or descriptions"))"
            let reason = unread.map { "\($0.location.path): \($0.reason)".visible }
            let notes = [reason ?? "", scope, count == 0 ? "" : titles, isInProgress ? "in progress" : ""]
            return notes.filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// A heading and its rows for each definition, plus a total if there are several.
    private var sections: [(heading: String, rows: [Row], details: [String])] {
        let own = definitions.map { definition in
            let rows = definition.languages.map { status in
                Row(
                    language: status.language,
                    counts: status.counts,
                    isSource: status.isSource,
                    isInProgress: status.isInProgress,
                    hasTable: !status.paths.isEmpty,
                    isCopied: status.isCopied,
                    knowsStale: definition.knowsHistory,
                    unread: status.unread
                )
            }
            let details = showsDetails ? definition.languages.flatMap { Self.details($0, definition) } : []
            let surroundings = definition.translations.surroundings
            let place = surroundings.isInNoTarget ? ", in no target" : ""
            let tables = surroundings.unreadTables.isEmpty ? "" : ", tables excluded"
            let heading = "\(definition.path.visible): \(definition.count.counted("text"))\(place)"
            return (rows.isEmpty ? heading + tables : heading, rows, details)
        }
        guard definitions.count > 1, !summary.rows.isEmpty else { return own }
        let all = definitions.map(\.count).reduce(0, +)
        return own + [("All \(definitions.count) definitions: \(all.counted("text"))", summary.rows, [])]
    }

    // MARK: - Text

    /// - Parameter width: The width of the terminal; `nil` if lines may have any length.
    package func text(width: Int? = nil) -> String {
        let tables = sections.map { heading, rows, details in
            if rows.isEmpty { return heading + ", no translations found\n" }
            return ([heading] + Self.lines(rows, width ?? .max) + details).map { $0 + "\n" }.joined()
        }
        return (tables + (summary.sentence.isEmpty ? [] : [summary.sentence + "\n"])).joined(separator: "\n")
    }

    private static func lines(_ rows: [Row], _ width: Int) -> [String] {
        let cells = [columns] + rows.map(\.cells)
        var shown = Array(columns.indices)
        func table() -> [String] {
            AlignedTable.lines(cells.map { row in shown.map { row[$0] } }, numbers: 1..<shown.count).map { "  " + $0 }
        }
        // Columns without information are dropped first, from the right, until the lines fit.
        for column in columns.indices.reversed() where table()[0].count > width {
            if cells.dropFirst().allSatisfy({ ["0", "?"].contains($0[column]) }) { shown.removeAll { $0 == column } }
        }
        return zip(table(), [""] + rows.map(\.note)).map { line, note in
            if note.isEmpty { return line }
            return line + (line.count + 2 + note.count > width ? "\n    " : "  ") + note
        }
    }

    private static func details(_ status: LanguageStatus, _ definition: DefinitionStatus) -> [String] {
        func line(_ word: String, _ text: TranslatedText, id: String, rest: String = "") -> String {
            let place = definition.translations.context(of: text).place
            return "  \(status.language): \(word) \(id) \(place)\(rest.isEmpty ? "" : ": \(rest)")".visible
        }
        return status.missing.map { missing in
            line("missing", missing.text, id: missing.text.id, rest: missing.values.joined(separator: ", "))
        }
            + status.copies.map { line("same as source", $0, id: $0.id) }
            + status.stale.map { line("stale", $0.text, id: $0.text.id, rest: $0.reason.rawValue) }
            + status.damaged.map { line("damaged", $0.text, id: $0.entry.key, rest: $0.damage.message) }
            + status.orphaned.map { orphan in
                if let target = orphan.target {
                    return line("lost", target, id: orphan.key, rest: "its id is now '\(target.id)'")
                }
                return "  \(status.language): orphaned \(orphan.key)".visible
            }
    }

    // MARK: - Markdown

    package var markdown: String {
        let tables = sections.map { heading, rows, details in
            var lines = ["### \(MarkdownText.escaped(heading))", ""]
            guard !rows.isEmpty else { return (lines + ["No translations found.", ""]).joined(separator: "\n") }
            lines.append("| " + Self.columns.joined(separator: " | ") + " | notes |")
            lines.append("|---|" + String(repeating: "---:|", count: Self.columns.count - 1) + "---|")
            lines += rows.map { row in
                "| " + (row.cells.map(MarkdownText.escaped) + [row.note]).joined(separator: " | ") + " |"
            }
            if !details.isEmpty { lines.append("") }
            lines += details.map { "- " + MarkdownText.escaped(String($0.dropFirst(2))) }
            return (lines + [""]).joined(separator: "\n")
        }
        return (tables + (summary.sentence.isEmpty ? [] : [MarkdownText.escaped(summary.sentence) + "\n"]))
            .joined(separator: "\n")
    }

    // MARK: - JSON

    package var json: [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", 1)
            json.array("definitions", of: definitions) { Self.write($1, to: &$0) }
            json.member("summary", summary.sentence)
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
        func text(_ text: TranslatedText, id: String, to json: inout JSONWriter, more: (inout JSONWriter) -> Void) {
            json.object { json in
                json.member("id", id)
                json.member("place", definition.translations.context(of: text).place)
                more(&json)
            }
        }
        json.object { json in
            json.member("language", status.language)
            json.member("isSource", status.isSource)
            json.member("isInProgress", status.isInProgress)
            json.member("tables", status.paths)
            if let unread = status.unread { return json.object("unread") { $0.members(of: unread) } }
            json.member("percentage", status.isCopied ? status.counts.percentage : 0)
            json.member("total", status.counts.total)
            json.member("translated", status.counts.translated)
            json.member("isInProject", status.isCopied)
            json.member("appStoreConnectWarnings", status.counts.complaints)
            json.member("certainAppStoreConnectWarnings", status.counts.certainComplaints)
            json.array("sameAsSource", of: status.copies) { json, copy in
                text(copy, id: copy.id, to: &json) { $0.member("source", copy.text.value) }
            }
            json.array("missing", of: status.missing) { json, missing in
                text(missing.text, id: missing.text.id, to: &json) { json in
                    json.member("source", missing.text.text.value)
                    if !missing.values.isEmpty { json.member("values", missing.values) }
                }
            }
            json.array("stale", of: status.stale) { json, stale in
                text(stale.text, id: stale.text.id, to: &json) { $0.member("reason", stale.reason.rawValue) }
            }
            json.array("damaged", of: status.damaged) { json, damaged in
                text(damaged.text, id: damaged.entry.key, to: &json) { json in
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
