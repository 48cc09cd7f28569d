import Diagnostics
import PropertyList

/// A file of tables that is to be edited so that every byte stays that no edit is for, whatever its encoding.
package struct TableFile: Sendable {
    package let bytes: [UInt8]
    package let contents: StringTableReader.Result
    /// The language of the folder that holds the file; empty for catalogues.
    package let language: String
    package let format: TableFormat

    /// Reads a file. One that cannot be read as a table is refused only when it is to be edited.
    package init(_ source: SourceText, language: String) {
        bytes = source.bytes
        self.language = language
        format = TableFormat(ofFile: source.path) ?? .strings
        contents = StringTableReader.read(source, language: language)
    }

    package var path: String { contents.source.path }
    package var isCatalogue: Bool { format.holdsAllLanguages }
    /// Whether translations to a language belong into the file.
    package func isFor(_ language: String) -> Bool { isCatalogue || self.language == language }
    /// The file as UTF-8, in which places count.
    var text: [UInt8] { contents.source.bytes }

    /// The table of a language; of a file other than a catalogue its only one.
    package func table(in language: String) -> StringTable? {
        isCatalogue ? contents.tables.first { $0.language == language } : contents.tables.first
    }

    /// Why the file may not be edited; `nil` when it may be.
    ///
    /// A table that the platform would not read, or in which a quotation mark too few may have turned texts inside out, is for
    /// people to put right first.
    package var refusal: TableRefusal? {
        if let error = contents.diagnostics.first(where: { $0.severity == .error }) {
            return TableRefusal(path: path, reason: error.message + lineNote(of: error.location))
        }
        guard let first = contents.tables.first else { return TableRefusal(path: path, reason: "it has no table") }
        if first.format == .binary {
            return TableRefusal(
                path: path,
                reason: "it is a binary property list; convert it to text with 'plutil -convert xml1'"
            )
        }
        if first.format != .text,
            let repeated = contents.diagnostics.first(where: {
                $0.kind == .duplicateTableKey || $0.kind.category == .file
            })
        {
            return TableRefusal(path: path, reason: repeated.message + lineNote(of: repeated.location))
        }
        guard FileEncoding(of: bytes, readAs: text) != nil else {
            return TableRefusal(path: path, reason: "its encoding is not UTF-8 or UTF-16")
        }
        return nil
    }

    private func lineNote(of location: SourceLocation) -> String {
        guard case .range(let range) = location.place else { return "" }
        return " in line \(LineTable(text).position(at: Int(range.lowerBound)).line)"
    }

    /// The file with edits of its text; a result that is not a table any more is refused.
    package func applying(_ edits: [FixIt.Edit]) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        guard !edits.isEmpty else { return self }
        guard let result = edits.applied(to: text) else {
            throw TableRefusal(path: path, reason: "its rows are too entangled to be edited")
        }
        guard let encoding = FileEncoding(of: bytes, readAs: text) else {
            throw TableRefusal(path: path, reason: "its encoding is not UTF-8 or UTF-16")
        }
        let encoded = encoding.encode(result)
        let edited = TableFile(SourceText(path: path, bytes: encoded), language: language)
        if let refusal = edited.refusal {
            throw TableRefusal(path: path, reason: "it could not be edited safely: \(refusal.reason)")
        }
        return edited
    }
}

/// Why a table is left as it is.
package struct TableRefusal: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
