import Diagnostics

/// A string catalogue as a whole, written as Xcode writes it: the same texts always give the same bytes.
package struct CatalogueDocument {
    /// The language that is translated from.
    package let sourceLanguage: String
    private var root: [String: CatalogueForm.Value]
    private var entries: [String: Entry] = [:]

    private struct Entry {
        /// What the comments say, each once.
        var comments: Set<String> = []
        /// `nil` where the catalogue does not say.
        var extractionState: String?
        var localizations: [String: CatalogueForm.Value] = [:]
        /// Members that are not looked at here.
        var others: [String: CatalogueForm.Value] = [:]
    }

    /// A catalogue without texts.
    package init(sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
        root = ["sourceLanguage": .string(sourceLanguage), "version": .string("1.0")]
    }

    /// What a file says.
    package init(_ file: TableFile) throws(TableRefusal) {
        if let refusal = file.refusal { throw refusal }
        let read = JSONReader.read(
            file.contents.source,
            syntaxError: .malformedStringCatalogue,
            duplicateKey: .duplicateTableKey
        )
        guard let value = read.value, let members = value.object, let language = value["sourceLanguage"]?.string else {
            throw TableRefusal(path: file.path, reason: "it is not a string catalogue")
        }
        sourceLanguage = language
        root = [:]
        for member in members where member.key != "strings" { root[member.key] = CatalogueForm.Value(member.value) }
        for member in value["strings"]?.object ?? [] {
            var entry = Entry()
            for part in member.value.object ?? [] {
                switch (part.key, part.value.content) {
                case ("comment", .string(let text)): entry.comments = Self.paragraphs(of: text)
                case ("extractionState", .string(let word)): entry.extractionState = word
                case ("localizations", .object(let languages)):
                    for language in languages {
                        entry.localizations[language.key] = CatalogueForm.Value(language.value)
                    }
                default: entry.others[part.key] = CatalogueForm.Value(part.value)
                }
            }
            entries[member.key] = entry
        }
    }

    private static func paragraphs(of text: String) -> Set<String> {
        var paragraphs: Set<String> = []
        var lines: [Substring] = []
        let all: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + [""]
        for line in all {
            if line.isEmpty {
                if !lines.isEmpty { paragraphs.insert(lines.joined(separator: "\n")) }
                lines = []
            } else {
                lines.append(line)
            }
        }
        return paragraphs
    }

    /// Adds a row of a table. `false` when the catalogue says something else already; then nothing is added.
    package mutating func add(_ row: RowText, language: String, comments: [String], isStale: Bool) -> Bool {
        var entry = entries[row.key] ?? Entry()
        let unit = CatalogueForm.Value.unit(row.text, row.state)
        if let old = entry.localizations[language], old != unit {
            // A text that was only shown to translators gives way to one of the table.
            guard language == sourceLanguage, old.state == CatalogueForm.word(for: .new) else { return false }
        }
        entry.localizations[language] = unit
        for comment in comments { entry.comments.formUnion(Self.paragraphs(of: comment)) }
        if entry.extractionState == nil || entry.extractionState == "stale" {
            entry.extractionState = isStale ? "stale" : "manual"
        }
        entries[row.key] = entry
        return true
    }

    /// Adds the definition's own text, for those who translate, where the catalogue has none.
    package mutating func addSource(_ key: String, _ text: String, comment: String? = nil) {
        var entry = entries[key] ?? Entry()
        if let comment { entry.comments.formUnion(Self.paragraphs(of: comment)) }
        if entry.extractionState == nil { entry.extractionState = "manual" }
        if entry.localizations[sourceLanguage] == nil {
            entry.localizations[sourceLanguage] = .unit(text, .new)
        }
        entries[key] = entry
    }

    /// The comment of a key.
    package func comment(of key: String) -> String? {
        entries[key].flatMap { Self.joined($0.comments) }
    }

    /// Why old tables cannot say what the catalogue says; `nil` when they can.
    package var reasonNotToBeTables: String? {
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            if entry.others["shouldTranslate"] != nil { return "'\(key)' is marked as not to be translated" }
            for (language, localization) in entry.localizations.sorted(by: { $0.key < $1.key })
            where !localization.isPlainUnit {
                return "'\(key)' has several forms in '\(language)', which only a catalogue can have"
            }
        }
        return nil
    }

    /// The catalogue as Xcode writes it, without a line break at the end.
    package var contents: [UInt8] {
        var members = root
        members["strings"] = .object(
            Self.sorted(
                entries.mapValues { entry in
                    var parts = entry.others
                    if let comment = Self.joined(entry.comments) { parts["comment"] = .string(comment) }
                    if let state = entry.extractionState { parts["extractionState"] = .string(state) }
                    if !entry.localizations.isEmpty {
                        parts["localizations"] = .object(Self.sorted(entry.localizations))
                    }
                    return .object(Self.sorted(parts))
                }
            )
        )
        return Array(CatalogueForm.xcode.text(.object(Self.sorted(members)), depth: 0).utf8)
    }

    private static func joined(_ comments: Set<String>) -> String? {
        comments.isEmpty
            ? nil : comments.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n\n")
    }

    private static func sorted(_ members: [String: CatalogueForm.Value]) -> [CatalogueForm.Member] {
        members.map { CatalogueForm.Member($0.key, $0.value) }.sorted { KeyOrder.precedes($0.key, $1.key) }
    }
}

extension CatalogueForm.Value {
    init(_ value: JSONValue) {
        switch value.content {
        case .null: self = .literal("null")
        case .boolean(let value): self = .literal(value ? "true" : "false")
        case .number(let text): self = .literal(text)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(Self.init))
        case .object(let members):
            self = .object(members.map { CatalogueForm.Member($0.key, Self($0.value)) })
        }
    }

    /// The word for the state of a text of one form.
    fileprivate var state: String? {
        guard case .object(let members) = self, let unit = members.first(where: { $0.key == "stringUnit" }),
            case .object(let parts) = unit.value,
            case .string(let word)? = parts.first(where: { $0.key == "state" })?.value
        else { return nil }
        return word
    }

    /// It is one text with a state, and nothing else.
    fileprivate var isPlainUnit: Bool {
        guard case .object(let members) = self, members.count == 1, members[0].key == "stringUnit" else { return false }
        return true
    }
}
