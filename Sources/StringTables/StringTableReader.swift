import Diagnostics
import PropertyList

package enum StringTableReader {
    package struct Result: Sendable {
        /// One table, or one for each language of a catalogue, sorted by language with the source language first; none
        /// when the structure of the file is broken.
        package var tables: [StringTable]
        /// The text that places refer to: UTF-8, whatever the file's encoding was.
        package var source: SourceText
        package var diagnostics: [Diagnostic]
    }

    /// Reads a table of any format, which its name tells, and whether it is a property list the first bytes. Never throws and
    /// never traps.
    ///
    /// - Parameter language: The language of the `.lproj` folder that holds the file; catalogues name their own.
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
        let (text, encodingFindings) = TableEncoding.utf8(source)
        let format = TableFormat(ofFile: source.path) ?? .strings
        if format.mayBePropertyList, isXML(text.bytes) {
            // Its own reader knows all that is to know about encodings.
            return PropertyListTableReader.read(source, language: language)
        }
        var result = format.read(text, language)
        if result.diagnostics.contains(where: { $0.severity == .error }) {
            if let message = LinkText.message(for: text) {
                let finding = Diagnostic(
                    format.malformed,
                    message,
                    at: SourceLocation(path: source.path, place: .file),
                    help: LinkText.help
                )
                return Result(tables: [], source: text, diagnostics: [finding])
            }
            let conflicts = MergeConflict.diagnostics(in: text)
            if !conflicts.isEmpty { return Result(tables: [], source: text, diagnostics: conflicts) }
        }
        result.diagnostics = encodingFindings + result.diagnostics
        return result
    }

    /// Old-style text cannot begin with `<`, except with data, which is not a table.
    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let first = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
        return first == UInt8(ascii: "<") && !bytes.starts(with: "<<<<<<<".utf8)
    }
}
