import Diagnostics
import Translations
import FileChanges

/// Reads a table from a text.
func read(_ text: String, path: String = "de.lproj/Intents.strings") -> StringTableReader.Result {
    read(Array(text.utf8), path: path)
}

/// Reads a table from bytes.
func read(_ bytes: [UInt8], path: String = "de.lproj/Intents.strings") -> StringTableReader.Result {
    StringTableReader.read(SourceText(path: path, bytes: bytes), language: "de")
}

extension StringTableReader.Result {
    /// The entries of all tables, one per line: `language key=text`.
    var entries: [String] {
        tables.flatMap { table in
            table.entries.map { entry in
                let texts = entry.values.map { value in
                    let state = value.state == .translated ? "" : " (\(value.state))"
                    return "\(value.variation.isEmpty ? "" : "\(value.variation):")\(value.text)\(state)"
                }
                let marks = (entry.isStale ? " stale" : "") + (entry.isTranslatable ? "" : " untranslatable")
                return "\(table.language) \(entry.key)=\(texts.joined(separator: "|"))\(marks)"
            }
        }
    }

    /// The diagnostics, one per line: `line:column code message`.
    var findings: [String] {
        let lines = LineTable(source.bytes)
        return diagnostics.map { diagnostic in
            switch diagnostic.location.place {
            case .range(let range):
                let position = lines.position(at: Int(range.lowerBound))
                return "\(position.line):\(position.column) \(diagnostic.kind.code) \(diagnostic.message)"
            case .file: return "file \(diagnostic.kind.code) \(diagnostic.message)"
            case .keyPath(let keyPath): return "\(keyPath) \(diagnostic.kind.code) \(diagnostic.message)"
            }
        }
    }

    /// The text with its safe fixes applied.
    var safelyFixed: String {
        let fixes = diagnostics.flatMap(\.fixIts).filter(\.isSafe)
        return String(decoding: FixApplication(fixes, to: source.bytes).bytes, as: UTF8.self)
    }

    /// The text with all fixes applied.
    var fixed: String {
        String(decoding: FixApplication(diagnostics.flatMap(\.fixIts), to: source.bytes).bytes, as: UTF8.self)
    }
}
