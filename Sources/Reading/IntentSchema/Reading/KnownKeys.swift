import Diagnostics
import PropertyList

/// What a key says, as a short phrase for the page of keys, and how to store its value.
enum KeyMeaning<Declaration>: Sendable {
    case string(String, @Sendable (inout Declaration, Written<String>?) -> Void)
    case integer(String, @Sendable (inout Declaration, Written<Int>?) -> Void)
    case boolean(String, @Sendable (inout Declaration, Written<Bool>?) -> Void)
    case scalar(String, @Sendable (inout Declaration, Written<Scalar>?) -> Void)
    /// Two keys: one for the text, and one that ends in `ID` for its string id.
    case text(String, @Sendable (inout Declaration, (inout WrittenText) -> Void) -> Void)
    case other(FormatKeys.ValueType, String, @Sendable (inout Declaration, inout ValueReader, PropertyListNode) -> Void)

    var description: (type: FormatKeys.ValueType, effect: String) {
        switch self {
        case .string(let effect, _), .text(let effect, _): (.string, effect)
        case .integer(let effect, _): (.integer, effect)
        case .boolean(let effect, _): (.boolean, effect)
        case .scalar(let effect, _): (.scalar, effect)
        case .other(let type, let effect, _): (type, effect)
        }
    }
}

/// The known keys of one kind of dictionary, with what they say. The keys come from a count over 526 versions of real
/// definitions.
struct KnownKeys<Declaration>: Sendable {
    private(set) var format: FormatKeys
    private var meanings: [String: KeyMeaning<Declaration>] = [:]
    private let empty: @Sendable (PropertyListNode) -> Declaration

    /// - Parameters:
    ///   - place: The dictionary as a phrase for messages.
    ///   - empty: Returns the declaration without its values.
    init(_ place: String, _ prefix: String, empty: @escaping @Sendable (PropertyListNode) -> Declaration) {
        format = FormatKeys(place: place, prefix: prefix)
        self.empty = empty
    }

    /// - Parameter meanings: By name without the prefix: `Name` for `INIntentName`.
    func reading(_ meanings: KeyValuePairs<String, KeyMeaning<Declaration>>) -> KnownKeys {
        var known = self
        for (name, meaning) in meanings {
            let (type, effect) = meaning.description
            let names = if case .text = meaning { [name, name + "ID"] } else { [name] }
            known.format.rows.append((names, type, effect))
            for name in names { known.meanings[format.prefix + name] = meaning }
        }
        known.format.keys = known.format.rows.flatMap(\.names).map { format.prefix + $0 }
        return known
    }

    func contain(_ node: PropertyListNode) -> Bool { node.keyName.map { meanings[$0] != nil } ?? false }

    func read(_ values: inout ValueReader, _ dictionary: PropertyListNode) -> Declaration {
        var declaration = empty(dictionary)
        for node in dictionary.children {
            guard let name = node.keyName, let meaning = meanings[name] ?? misspelled(node, in: dictionary, &values)
            else { continue }
            switch meaning {
            case .string(_, let set): set(&declaration, values.string(node))
            case .integer(_, let set): set(&declaration, values.integer(node))
            case .boolean(_, let set): set(&declaration, values.boolean(node))
            case .scalar(_, let set): set(&declaration, values.scalar(node))
            case .text(_, let access):
                let value = values.string(node)
                access(&declaration) { if name.hasSuffix("ID") { $0.id = value } else { $0.text = value } }
            case .other(_, _, let read): read(&declaration, &values, node)
            }
        }
        return declaration
    }

    private func misspelled(
        _ node: PropertyListNode,
        in dictionary: PropertyListNode,
        _ values: inout ValueReader
    ) -> KeyMeaning<Declaration>? {
        let meant = values.unknown(node) { name in
            let present = Set(dictionary.children.compactMap(\.keyName))
            let absent = format.keys.filter { !present.contains($0) }
            if let others = FormatKeys.dictionaries(with: name) {
                return others.equivalent(of: name, among: absent, prefix: format.prefix)
            }
            return Spelling.nearWord(to: name, among: absent, prefix: format.prefix, within: 2)
                ?? ForeignWords.shownName(for: name, among: absent, prefix: format.prefix)
        }
        return meant.flatMap { meanings[$0] }
    }
}
