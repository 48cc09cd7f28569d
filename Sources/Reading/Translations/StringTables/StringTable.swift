import Diagnostics

/// The texts of one language in one file of any format.
package struct StringTable: Sendable {
    /// The name of the `.lproj` folder, or the catalog's language code, such as `de`, `zh-Hans` or `Base`.
    package let language: String
    /// The text that ranges refer to: UTF-8, whatever the file's encoding.
    package let source: SourceText
    package let format: Format
    /// The entries in file order, each key once. A later entry replaces an earlier one with the same key, as on the
    /// platform.
    package private(set) var entries: [Entry] = []
    /// Entries replaced by a later one with the same key. The platform never shows them.
    package private(set) var replacedEntries: [Entry] = []
    /// Whether the file is old-style text with errors, in which apparent entries may be parts of texts.
    package internal(set) var isMalformed = false

    private var indices: [String: Int] = [:]

    package enum Format: Hashable, Sendable {
        /// Old-style text, `"key" = "text";`.
        case text
        case xml
        /// A binary property list. Ranges mean nothing to users; `location(of:)` returns key paths.
        case binary
        /// A String Catalog. `isSourceLanguage` marks the table of the language to translate from.
        case catalogue(isSourceLanguage: Bool)
    }

    package struct Entry: Sendable {
        package var key: String
        package var keyRange: SourceRange
        /// The texts: usually one. A catalog entry may have several, for plurals and devices, or none in this language.
        package var values: [Value]
        /// The whole entry, from the key to the semicolon or closing tag; in catalogs, the key and all its languages.
        package var range: SourceRange
        /// The end of the previous entry or the start of the file. Only white space and comments lie between it and
        /// `range`. Always 0 for catalogs.
        package var spaceStart: UInt32 = 0
        /// Whether the catalog marks the key as no longer used.
        package var isStale = false
        /// Whether the key needs a translation; a catalog can exclude it.
        package var isTranslatable = true

        /// The first text, for comparing and displaying; `nil` if the entry has none in this language.
        package var text: String? { values.first?.text }
    }

    package struct Value: Sendable {
        /// The variation, such as `plural.one`, `device.iphone`, `set.1` or `substitutions.count.plural.other`; empty
        /// for a plain text.
        package var variation: String
        package var text: String
        package var range: SourceRange
        package var state: State
    }

    /// The state of a translation, from the catalog or the comment above its row (`TranslationMark`).
    /// The raw values are the words of catalogs.
    package enum State: String, Sendable {
        case translated
        case new
        case needsReview = "needs_review"
        /// The source text has changed since it was translated.
        case stale
    }

    init(_ source: SourceText, language: String, format: Format) {
        self.source = source
        self.language = language
        self.format = format
    }

    /// Adds an entry. Returns the earlier entry with the same key that it replaces, if any.
    @discardableResult
    mutating func add(_ entry: Entry) -> Entry? {
        guard let index = indices[entry.key] else {
            indices[entry.key] = entries.count
            entries.append(entry)
            return nil
        }
        let earlier = entries[index]
        entries[index] = entry
        replacedEntries.append(earlier)
        return earlier
    }

    /// Whether the table is one language of a String Catalog.
    package var isCatalogue: Bool {
        if case .catalogue = format { true } else { false }
    }

    package subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

    /// The symbol of findings about an entry, such as `string/a1B2c3`, which baselines and exceptions refer to.
    package static func symbol(ofKey key: String) -> String { "string/\(key)" }

    /// The location of an entry's key, or a key path for binary tables.
    package func location(of entry: Entry) -> SourceLocation { location(entry.keyRange, of: entry) }

    /// The location of one of an entry's texts, or a key path for binary tables.
    package func location(of value: Value, in entry: Entry) -> SourceLocation { location(value.range, of: entry) }

    private func location(_ range: SourceRange, of entry: Entry) -> SourceLocation {
        let place = format == .binary ? SourceLocation.Place.keyPath(entry.key) : .range(range)
        return SourceLocation(path: source.path, place: place)
    }
}
