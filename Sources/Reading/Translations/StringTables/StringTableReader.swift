import Diagnostics
import PropertyList

package enum StringTableReader {
    package struct Result: Sendable {
        /// One table, or one per language of a catalog, sorted by language with the source language first. Empty if the
        /// file as a whole cannot be read.
        package var tables: [StringTable]
        /// The text that locations refer to: UTF-8, whatever the file's encoding.
        package var source: SourceText
        package var diagnostics: [Diagnostic]
    }

    /// Reads a table. The file name determines its format, and the first bytes whether it is a property list. Never
    /// throws or traps.
    ///
    /// - Parameter language: The language of the `.lproj` folder that holds the file. Catalogs name their own.
    package static func read(_ source: SourceText, language: String) -> Result {
        guard source.bytes.count <= PropertyListLimits.bytes else {
            let message = "the file is larger than \(PropertyListLimits.bytes / 1_048_576) MiB"
            let location = SourceLocation(path: source.path, place: .file)
            return Result(
                tables: [],
                source: source,
                diagnostics: [Diagnostic(.malformedStringTable, message, at: location)]
            )
        }
        if source.bytes.starts(with: "bplist".utf8) { return PropertyListTableReader.read(source, language: language) }
        let format = TableFormat(ofFile: source.path) ?? .strings
        if let unread = StandIn.unread(in: source) {
            return Result(tables: [], source: source, diagnostics: [Diagnostic(unread)])
        }
        let (text, encodingFindings) = TableEncoding.utf8(source)
        if format == .strings, isXML(text.bytes) {
            // The property list reader handles encodings itself.
            return PropertyListTableReader.read(source, language: language)
        }
        var result =
            switch format {
            case .strings: TextTableReader.read(text, language: language)
            case .stringCatalogue: StringCatalogueReader.read(text)
            }
        if result.diagnostics.contains(where: { $0.severity == .error }) {
            let conflicts = MergeConflict.diagnostics(in: text)
            if !conflicts.isEmpty { return Result(tables: [], source: text, diagnostics: conflicts) }
        }
        // A wrong byte also breaks the syntax around it.
        if !encodingFindings.isEmpty { result.diagnostics.removeAll { $0.severity == .error } }
        result.diagnostics = encodingFindings + result.diagnostics
        return result
    }

    /// Whether the text is XML. Old-style text can begin with `<` only if it is data, which is not a table.
    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let first = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
        return first == UInt8(ascii: "<") && !bytes.starts(with: "<<<<<<<".utf8)
    }
}
