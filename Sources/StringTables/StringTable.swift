import Diagnostics

/// The texts of one language in one file, whatever the file's format.
package struct StringTable: Sendable {
    /// The language: the name of the `.lproj` folder or the catalogue's name of it, such as `de`, `zh-Hans` or `Base`.
    package let language: String
    /// The text that ranges refer to: UTF-8, whatever the file's encoding was.
    package let source: SourceText
    package let format: Format
    /// The entries in the order of the file, each key once. A later entry with the same key replaces an earlier one, as
    /// the platform does it.
    package private(set) var entries: [Entry] = []
    /// Entries that a later one with the same key replaced, which the platform never shows.
    package private(set) var replacedEntries: [Entry] = []
    /// Whether the file is old-style text with errors, so that what was read as an entry may be part of a text.
    package internal(set) var isMalformed = false

    private var indices: [String: Int] = [:]

    package enum Format: Hashable, Sendable {
        /// Old-style text, `"key" = "text";`.
        case text
        case xml
        /// A binary property list. Ranges mean nothing to the user; `location(of:)` gives key paths.
        case binary
        /// A string catalogue. `isSourceLanguage` tells the language that is translated from.
        case catalogue(isSourceLanguage: Bool)
    }

    package struct Entry: Sendable {
        package var key: String
        package var keyRange: SourceRange
        /// The texts: one, except in catalogues, where plurals and devices have their own and where an entry may have
        /// none in this language.
        package var values: [Value]
        /// The whole entry, from the key to the semicolon or closing tag; of catalogues the key and all its languages.
        package var range: SourceRange
        /// Where the entry before ends, or the file begins: from there to `range` there are white space and comments.
        /// Of catalogues nothing is said.
        package var spaceStart: UInt32 = 0
        /// Whether the catalogue says that nothing uses the key any more.
        package var isStale = false
        /// Whether the catalogue says that the key needs no translation.
        package var isTranslatable = true

        /// The text to compare and to show: the first one; `nil` when there is none in this language.
        package var text: String? { values.first?.text }
    }

    package struct Value: Sendable {
        /// What the text is for, such as `plural.one`, `device.iphone` or `substitutions.count.plural.other`; empty for
        /// the text of an entry that has but one.
        package var variation: String
        package var text: String
        package var range: SourceRange
        package var state: State
    }

    /// How far the translation of a text is, according to its catalogue, or to a comment above its row (`TranslationMark`).
    package enum State: Hashable, Sendable {
        case translated
        case new
        case needsReview
        /// The text that it translates has changed since.
        case stale
    }

    init(_ source: SourceText, language: String, format: Format) {
        self.source = source
        self.language = language
        self.format = format
    }

    /// Adds an entry; one with the same key that was there before is replaced and returned.
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

    /// Whether the table is that of one language in a file of several.
    package var isCatalogue: Bool {
        if case .catalogue = format { true } else { false }
    }

    package subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

    /// The symbol of findings about an entry, such as `string/a1B2c3`, by which baselines and exceptions name it.
    package static func symbol(ofKey key: String) -> String { "string/\(key)" }

    /// Where an entry stands: its key, or a key path for binary tables.
    package func location(of entry: Entry) -> SourceLocation { location(entry.keyRange, of: entry) }

    /// Where a text of an entry stands, or a key path for binary tables.
    package func location(of value: Value, in entry: Entry) -> SourceLocation { location(value.range, of: entry) }

    private func location(_ range: SourceRange, of entry: Entry) -> SourceLocation {
        let place = format == .binary ? SourceLocation.Place.keyPath(entry.key) : .range(range)
        return SourceLocation(path: source.path, place: place)
    }
}
