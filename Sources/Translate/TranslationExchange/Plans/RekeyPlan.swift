import Diagnostics
import IntentSchema
import Translations
import FileChanges

/// The ids that the texts of a definition get.
package struct RekeyPlan: Sendable {
    package enum Style: String, CaseIterable, Sendable {
        /// `OrderSoup.size.prompt`: made of names, with numbers for synonyms and duplicates, so ids survive moves.
        case readable
        /// Keeps ids. Others are six letters and digits, as in Xcode, but derived from names, so always the same.
        case random
    }

    /// The new ids of texts that have one to themselves, or share it with the same text.
    package let moves: KeyMoves
    /// The ids of the other texts: those without an id, or whose id belongs to a different text.
    let own: [TextPlace: OwnID]

    /// An id for a single text.
    struct OwnID: Sendable {
        /// The id that belongs to a different text; `nil` if the text has none.
        var shared: String?
        var new: String
    }

    /// A plan that moves ids and leaves the other texts as they are.
    package init(_ moves: KeyMoves) {
        self.moves = moves
        own = [:]
    }

    /// Gives every text an id in the given style. Ids that already fit stay.
    ///
    /// No new id is the old one of another text, so that a plan can be carried out again after an interruption.
    ///
    /// - Parameter otherKeys: Table keys that belong to no text, which must not become ids.
    package init(_ definition: Definition, to style: Style, avoiding otherKeys: Set<String>) {
        let texts = Self.texts(of: definition)
        let known = Set(texts.compactMap(\.old))
        var names = NewNames(texts.map(\.use), of: definition, to: style, avoiding: otherKeys, known)
        var new = texts.indices.map { index in
            texts[index].place == nil ? texts[index].old.flatMap { names.fits($0, at: index) ? $0 : nil } : nil
        }
        for index in texts.indices where new[index] == nil { new[index] = names.make(at: index) }
        var ids: [String: String] = [:]
        var copies: [(old: String, new: String)] = []
        var own: [TextPlace: OwnID] = [:]
        for (text, new) in zip(texts, new) {
            guard let new else { continue }
            if let place = text.place {
                own[place] = OwnID(shared: text.old, new: new)
                if let old = text.old, !text.use.text.isBlank { copies.append((old, new)) }
            } else if let old = text.old {
                ids[old] = new
            }
        }
        moves = KeyMoves(ids, copying: copies, among: known)
        self.own = own
    }

    /// Gives the texts of a definition ids that no other row of its tables has.
    ///
    /// - Parameter written: Ids that an interrupted run may have given rows already.
    package init(_ translations: DefinitionTranslations, to style: Style, accepting written: Set<String> = []) {
        let keys = translations.files.flatMap(\.contents.tables).flatMap(\.entries).map(\.key)
        self.init(translations.definition, to: style, avoiding: Set(keys).subtracting(written))
    }

    package var isEmpty: Bool { moves.ids.isEmpty && own.isEmpty }

    /// A text that needs a decision: one for each id, and each text that needs an id of its own, with its place.
    private struct Text {
        var use: LocalizedTextUse
        var old: String?
        var place: TextPlace?
    }

    private static func texts(of definition: Definition) -> [Text] {
        let uses = definition.textsByPlace
        // An id and its rows belong to the first text that has it.
        var owners: [String: String] = [:]
        for (_, use) in uses where !use.text.isBlank {
            if let id = use.id, owners[id] == nil { owners[id] = use.text.text?.value }
        }
        var known: Set<String> = []
        return uses.compactMap { place, use in
            guard let id = use.id else { return use.text.isBlank ? nil : Text(use: use, old: nil, place: place) }
            if let words = use.text.text?.value, let owner = owners[id], owner != words {
                return Text(use: use, old: id, place: place)
            }
            return known.insert(id).inserted ? Text(use: use, old: id, place: nil) : nil
        }
    }

    // MARK: - Edits

    /// The id that a text gets in a definition or a copy of it, in which it may have it already; `nil` for none.
    func id(of use: LocalizedTextUse, at place: TextPlace) -> String? {
        if let own = own[place], use.id == own.shared { return own.new }
        return use.id.map { moves.ids[$0] ?? $0 }
    }

    /// The edits that change the ids in a definition, and the ids of all texts after them; `nil` for a binary property
    /// list.
    package func edits(of definition: Definition) -> (edits: [FixIt.Edit], ids: [String?])? {
        guard let editing = DefinitionEdits(definition) else { return nil }
        var edits: [FixIt.Edit] = []
        let ids = definition.textsByPlace.map { place, use -> String? in
            let new = id(of: use, at: place)
            guard let new, new != use.id else { return use.text.id?.value }
            if let edit = editing.edit(use, with: new) {
                edits.append(edit)
            } else if use.id == nil {
                // A text without an id can stay without one.
                return use.text.id?.value
            }
            return new
        }
        return (edits, ids)
    }

    /// Returns a definition with the new ids, after reading the result back to verify it.
    fileprivate func rewritten(_ definition: Definition, _ bytes: [UInt8]) throws(TableRefusal) -> [UInt8] {
        let path = definition.path
        guard bytes == definition.document.source.bytes, let (edits, ids) = edits(of: definition) else {
            throw TableRefusal(path: path, reason: "only a definition in XML and UTF-8 can be edited")
        }
        let application = FixApplication([FixIt("Replace the ids", isSafe: true, edits: edits)], to: bytes)
        let edited = Frontend.load(SourceText(path: path, bytes: application.bytes)).definition
        guard application.skipped.isEmpty, edited?.localizedTexts.map(\.text.id?.value) == ids else {
            throw TableRefusal(path: path, reason: "its ids could not be replaced safely")
        }
        return application.bytes
    }
}

extension DefinitionEdits {
    /// The edit that gives a text an id, in place of the one that it has, if any.
    fileprivate func edit(_ use: LocalizedTextUse, with new: String) -> FixIt.Edit? {
        guard let id = use.text.id else {
            return use.text.text.flatMap { insertString(use.key + "ID", new, afterKeyAt: $0.keyRange) }
        }
        // The range of an empty element includes its tags.
        return replace(id, with: new)
            ?? (id.value.isEmpty ? FixIt.Edit(range: id.range, replacement: "<string>\(new)</string>") : nil)
    }
}

extension LocalizedTextUse {
    /// The id, unless it is empty.
    fileprivate var id: String? { text.id.flatMap { $0.value.isEmpty ? nil : $0.value } }
}

/// Makes ids for texts, given by their positions.
private struct NewNames {
    private let style: RekeyPlan.Style
    private var used: Set<String>
    /// The names that ids in a readable style are made of, or the paths that others are derived from.
    private let bases: [String]
    private var numbers: [String: Int] = [:]
    private var fresh: FreshStringIDs

    init(
        _ uses: [LocalizedTextUse],
        of definition: Definition,
        to style: RekeyPlan.Style,
        avoiding otherKeys: Set<String>,
        _ known: Set<String>
    ) {
        self.style = style
        used = otherKeys.union(known)
        let foreign = otherKeys.subtracting(known)
        fresh = FreshStringIDs(avoiding: used)
        let contexts = TextContexts(definition)
        switch style {
        case .readable:
            let names = uses.map { Self.readable(contexts.context(of: $0)) }
            let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            bases = zip(uses, names).map { use, name in
                // Declarations of different kinds may have the same name.
                counts[name, default: 0] > 1 || foreign.contains(name)
                    ? "\(use.symbol.prefix { $0 != "/" }).\(name)" : name
            }
        case .random:
            bases = uses.map { $0.path + "/" + contexts.context(of: $0).detail }
        }
    }

    /// Whether the text at a position keeps its id.
    func fits(_ id: String, at index: Int) -> Bool {
        guard style == .readable else { return true }
        let base = bases[index]
        return id == base || (id.hasPrefix(base + ".") && Int(id.dropFirst(base.count + 1)) != nil)
    }

    mutating func make(at index: Int) -> String {
        let base = bases[index]
        if style == .random { return fresh.make(for: base) }
        var new = base
        while !used.insert(new).inserted {
            let number = numbers[base, default: 1] + 1
            numbers[base] = number
            new = "\(base).\(number)"
        }
        return new
    }

    private static func readable(_ context: TextContext) -> String {
        var parts = context.path
        if context.kind != .response { parts.append(word(for: context.kind)) }
        if !context.detail.isEmpty { parts.append(context.detail) }
        return parts.map(plain).joined(separator: ".")
    }

    private static func word(for kind: TextKind) -> String {
        switch kind {
        case .displayName: "name"
        case .spokenResponse: "concise"
        case .unsupportedReason: "reason"
        default: kind.rawValue
        }
    }

    /// Restricts a name to characters that keys can have in every format. Hyphens are reserved for composed keys.
    private static func plain(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": result.unicodeScalars.append(scalar)
            case ",": result += "+"
            case " ": continue
            default: result += "_"
            }
        }
        return result
    }
}

extension TableChanges {
    /// Changes the ids of the texts in a definition, its copies and its tables. The definition itself comes last: as
    /// long as it has the old ids, the change is not complete, and can be made again.
    ///
    /// - Parameter definitions: The definition and its copies in other languages' folders, with their files' bytes.
    package mutating func rekey(
        _ translations: DefinitionTranslations,
        in definitions: [(definition: Definition, bytes: [UInt8])],
        by plan: RekeyPlan
    ) throws(Failure) {
        for file in translations.files {
            try add([file], [try Self.editing(try file.moving(plan.moves))])
        }
        for (definition, bytes) in definitions.reversed() {
            let new = try Self.editing(try plan.rewritten(definition, bytes))
            try rewrite(definition.path, from: bytes, to: new)
        }
    }
}
