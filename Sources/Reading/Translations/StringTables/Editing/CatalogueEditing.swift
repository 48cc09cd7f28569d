import Diagnostics

/// Edits a String Catalog by inserting members and replacing strings. Every other byte stays.
struct CatalogueEditing {
    private let file: TableFile
    private let strings: JSONValue
    private let members: [JSONMember]
    private let form: CatalogueForm
    private let entries: [String: JSONValue]
    private var edits: [FixIt.Edit] = []
    /// New members by the range of the object that gets them, so that each object is edited once.
    private var insertions: [SourceRange: (object: JSONValue, depth: Int, members: [CatalogueForm.Member])] = [:]

    init(_ file: TableFile) throws(TableRefusal) {
        self.file = file
        let root = StringCatalogueReader.json(file.contents.source).value
        guard let root, let strings = root["strings"], let members = strings.object else {
            throw TableRefusal(path: file.path, reason: "it is not a string catalog")
        }
        self.strings = strings
        self.members = members
        form = Self.form(of: root, in: file.text)
        entries = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    }

    /// The layout of the catalog, detected at its first member.
    private static func form(of root: JSONValue, in bytes: [UInt8]) -> CatalogueForm {
        guard let member = root.object?.first else { return .xcode }
        var form = CatalogueForm.xcode
        let before = bytes[Int(root.range.lowerBound) + 1..<Int(member.keyRange.lowerBound)]
        if let end = before.lastIndex(where: \.isLineBreak) {
            form.indentation = String(decoding: before[(end + 1)...], as: UTF8.self)
            form.lineBreak = bytes.lineBreak
        } else {
            form.indentation = nil
        }
        let between = bytes[Int(member.keyRange.upperBound)..<Int(member.value.range.lowerBound)]
        form.separator = String(decoding: between, as: UTF8.self)
        return form
    }

    func setting(_ rows: [RowText], in language: String) throws(TableRefusal) -> TableFile {
        var editing = self
        for row in rows { try editing.set(row, in: language) }
        editing.finishInsertions()
        return try file.applying(editing.edits)
    }

    private mutating func set(_ row: RowText, in language: String) throws(TableRefusal) {
        let unit = CatalogueForm.Value.unit(row.text, row.state)
        guard let entry = entries[row.key] else {
            var members: [CatalogueForm.Member] = []
            if let comment = row.comment { members.append(CatalogueForm.Member("comment", .string(comment))) }
            members.append(CatalogueForm.Member("extractionState", .string("manual")))
            members.append(CatalogueForm.Member("localizations", .object([CatalogueForm.Member(language, unit)])))
            return insert(row.key, .object(members), into: strings, depth: 1)
        }
        guard let localizations = entry["localizations"] else {
            return insert("localizations", .object([CatalogueForm.Member(language, unit)]), into: entry, depth: 2)
        }
        guard let localization = localizations[language] else {
            return insert(language, unit, into: localizations, depth: 3)
        }
        guard localization["variations"] == nil, localization["substitutions"] == nil else {
            throw TableRefusal(path: file.path, reason: "'\(row.key)' has several forms in '\(language)'")
        }
        guard let old = localization["stringUnit"], old["value"] != nil else {
            guard localization.object?.isEmpty == true else {
                throw TableRefusal(
                    path: file.path,
                    reason: "'\(row.key)' has an unsupported form in '\(language)'"
                )
            }
            edits.append(FixIt.Edit(range: localization.range, replacement: form.text(unit, depth: 4)))
            return
        }
        set("state", row.state.rawValue, in: old)
        set("value", row.text, in: old)
    }

    private mutating func set(_ key: String, _ text: String, in object: JSONValue) {
        guard let value = object[key] else { return insert(key, .string(text), into: object, depth: 5) }
        if value.string != text {
            edits.append(FixIt.Edit(range: value.range, replacement: CatalogueForm.quoted(text)))
        }
    }

    // MARK: - Members

    private mutating func insert(_ key: String, _ value: CatalogueForm.Value, into object: JSONValue, depth: Int) {
        insertions[object.range, default: (object, depth, [])].members.append(CatalogueForm.Member(key, value))
    }

    /// Inserts the new members of each object where their keys belong.
    private mutating func finishInsertions() {
        for (object, depth, members) in insertions.values {
            let old = object.object ?? []
            let new = members.sorted { KeyOrder.precedes($0.key, $1.key) }
            guard !old.isEmpty else {
                let text = form.text(.object(new), depth: depth)
                edits.append(FixIt.Edit(range: object.range, replacement: text))
                continue
            }
            let isSorted = zip(old, old.dropFirst()).allSatisfy { KeyOrder.precedes($0.key, $1.key) }
            var after: [Int: String] = [:]
            var first = ""
            for member in new {
                let text = form.member(member.key, member.value, depth: depth + 1)
                // Unsorted objects get new members at the end.
                let count =
                    isSorted ? old.countOfFirst { KeyOrder.precedes($0.key, member.key) } : old.count
                if count > 0 {
                    after[count - 1, default: ""] += "," + form.newLine(depth + 1) + text
                } else {
                    first += text + "," + form.newLine(depth + 1)
                }
            }
            for (index, text) in after {
                edits.append(.insertion(text, at: old[index].value.range.upperBound))
            }
            if !first.isEmpty { edits.append(.insertion(first, at: old[0].keyRange.lowerBound)) }
        }
    }

    func removal(of keys: Set<String>) throws(TableRefusal) -> [FixIt.Edit] {
        guard let firstKept = members.firstIndex(where: { !keys.contains($0.key) }) else {
            return [FixIt.Edit(range: strings.range, replacement: form.text(.object([]), depth: 1))]
        }
        // The first members are removed up to the next one kept, others with the comma before them.
        let first = SourceRange(members[0].keyRange.lowerBound, members[firstKept].keyRange.lowerBound)
        let others = zip(members[firstKept...], members[(firstKept + 1)...]).filter { keys.contains($1.key) }.map {
            SourceRange($0.value.range.upperBound, $1.value.range.upperBound)
        }
        return ((firstKept > 0 ? [first] : []) + others).map { FixIt.Edit(range: $0, replacement: "") }
    }
}
