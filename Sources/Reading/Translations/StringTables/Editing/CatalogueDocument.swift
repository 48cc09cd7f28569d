import Diagnostics

/// A whole String Catalog, written as Xcode writes it: the same texts always give the same bytes.
package struct CatalogueDocument {
    package let sourceLanguage: String
    private var root: [String: CatalogueForm.Value]
    private var entries: [String: CatalogueEntry] = [:]

    package init(sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
        root = ["sourceLanguage": .string(sourceLanguage), "version": .string("1.0")]
    }

    package init(_ file: TableFile) throws(TableRefusal) {
        if let refusal = file.refusal { throw refusal }
        guard let value = StringCatalogueReader.json(file.contents.source).value, let members = value.object,
            let language = value["sourceLanguage"]?.string
        else {
            throw TableRefusal(path: file.path, reason: "it is not a string catalog")
        }
        sourceLanguage = language
        root = [:]
        for member in members where member.key != "strings" { root[member.key] = CatalogueForm.Value(member.value) }
        for member in value["strings"]?.object ?? [] {
            entries[member.key] = CatalogueEntry(member.value)
        }
    }

    package subscript(key: String) -> CatalogueEntry? {
        get { entries[key] }
        set { entries[key] = newValue }
    }

    package var keys: some Collection<String> { entries.keys }

    /// Moves the texts of one key to another, in the languages that the other key lacks.
    package mutating func move(_ key: String, to other: String) {
        guard var entry = entries[key] else { return }
        entry.moveTexts(to: &entries[other, default: CatalogueEntry()])
        entries[key] = entry
    }

    /// Adds a row of a table. Returns `false`, and adds nothing, if the catalog has a different text or state.
    package mutating func add(_ row: RowText, language: String, comments: [String], isStale: Bool) -> Bool {
        var entry = entries[row.key] ?? CatalogueEntry()
        let text = CatalogueEntry.Localization(row.text, row.state)
        if let old = entry.localizations[language], old != text {
            // A text that was only shown to translators gives way to the table's text.
            guard language == sourceLanguage, old.isNew else { return false }
        }
        entry.localizations[language] = text
        for comment in comments { entry.add(comment: comment) }
        if entry.extractionState == nil || entry.extractionState == .stale {
            entry.extractionState = isStale ? .stale : .manual
        }
        entries[row.key] = entry
        return true
    }

    /// The catalog as Xcode writes it, without a trailing line break.
    package var contents: [UInt8] {
        var members = root
        members["strings"] = .sorted(entries.mapValues(\.value))
        return Array(CatalogueForm.xcode.text(.sorted(members), depth: 0).utf8)
    }
}
