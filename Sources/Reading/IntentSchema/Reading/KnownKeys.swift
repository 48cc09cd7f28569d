import Diagnostics
import PropertyList

/// How to store the value of a key.
enum KeyMeaning<Declaration>: Sendable {
    case string(@Sendable (inout Declaration, Written<String>?) -> Void)
    case integer(@Sendable (inout Declaration, Written<Int>?) -> Void)
    case boolean(@Sendable (inout Declaration, Written<Bool>?) -> Void)
    case scalar(@Sendable (inout Declaration, Written<Scalar>?) -> Void)
    case other(@Sendable (inout Declaration, inout ValueReader, PropertyListNode) -> Void)
}

/// The known keys of one kind of dictionary, with how to store their values. The keys come from a count over 526 versions
/// of real definitions (see the format page of the documentation).
struct KnownKeys<Declaration>: Sendable {
    private(set) var format: FormatKeys
    private var meanings: [String: KeyMeaning<Declaration>] = [:]
    private let empty: @Sendable (PropertyListNode) -> Declaration

    /// - Parameters:
    ///   - place: The dictionary as a phrase for messages.
    ///   - empty: Returns the declaration without its values.
    init(_ place: String, _ prefix: String, empty: @escaping @Sendable (PropertyListNode) -> Declaration) {
        format = FormatKeys(place: place, prefix: prefix, keys: [])
        self.empty = empty
    }

    /// - Parameter meanings: By name without the prefix: `Name` for `INIntentName`.
    func reading(_ meanings: KeyValuePairs<String, KeyMeaning<Declaration>>) -> KnownKeys {
        var known = self
        known.format.keys = meanings.map { format.prefix + $0.key }
        known.meanings = Dictionary(uniqueKeysWithValues: zip(known.format.keys, meanings.map(\.value)))
        return known
    }

    func contain(_ node: PropertyListNode) -> Bool { node.keyName.map { meanings[$0] != nil } ?? false }

    func read(_ values: inout ValueReader, _ dictionary: PropertyListNode) -> Declaration {
        var declaration = empty(dictionary)
        for node in dictionary.children {
            guard let name = node.keyName, let meaning = meanings[name] ?? misspelled(node, in: dictionary, &values)
            else { continue }
            switch meaning {
            case .string(let set): set(&declaration, values.string(node))
            case .integer(let set): set(&declaration, values.integer(node))
            case .boolean(let set): set(&declaration, values.boolean(node))
            case .scalar(let set): set(&declaration, values.scalar(node))
            case .other(let read): read(&declaration, &values, node)
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
