import Diagnostics
import PropertyList

/// A table file whose edits preserve every other byte, in any encoding.
package struct TableFile: Sendable {
    package let bytes: [UInt8]
    package let contents: StringTableReader.Result
    /// The language of the folder that holds the file; empty for catalogs.
    package let language: String
    package let format: TableFormat

    /// Reads a file. An unreadable table is refused only when it is edited.
    package init(_ source: SourceText, language: String) {
        bytes = source.bytes
        self.language = language
        format = TableFormat(ofFile: source.path) ?? .strings
        contents = StringTableReader.read(source, language: language)
    }

    package var path: String { contents.source.path }
    package var isCatalogue: Bool { format.holdsAllLanguages }
    /// Whether translations to a language belong in the file.
    package func isFor(_ language: String) -> Bool { isCatalogue || self.language == language }
    /// The contents as UTF-8, which source ranges refer to.
    var text: [UInt8] { contents.source.bytes }

    /// The table of a language; for any file but a catalog, its only table.
    package func table(in language: String) -> StringTable? {
        isCatalogue ? contents.tables.first { $0.language == language } : contents.tables.first
    }

    /// Why the platform does not read the table.
    package var errors: [Diagnostic] { contents.diagnostics.filter { $0.severity == .error } }

    /// Why the file must not be edited; `nil` if it may be.
    ///
    /// People must first fix a table that the platform would not read, or in which a missing quotation mark may have
    /// turned texts inside out.
    package var refusal: TableRefusal? {
        if let error = errors.first {
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

    /// Applies edits to the text. Throws if the result is no longer a table.
    package func applying(_ edits: [FixIt.Edit]) throws(TableRefusal) -> TableFile {
        if let refusal { throw refusal }
        guard !edits.isEmpty else { return self }
        guard let result = edits.applied(to: text) else {
            throw TableRefusal(path: path, reason: "the edits of its rows overlap")
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

/// The reason why a table is left unchanged.
package struct TableRefusal: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
