import Diagnostics
import PropertyList

/// How to store the value of a key.
enum KeyMeaning<Declaration, Reader>: Sendable {
    case string(@Sendable (inout Declaration, Written<String>?) -> Void)
    case integer(@Sendable (inout Declaration, Written<Int>?) -> Void)
    case boolean(@Sendable (inout Declaration, Written<Bool>?) -> Void)
    case scalar(@Sendable (inout Declaration, Written<Scalar>?) -> Void)
    case other(@Sendable (inout Declaration, Reader, inout ValueReader, PropertyListNode) -> Void)
}

/// The known keys of one kind of dictionary, indexed by the numbers that scanning assigned to a document's keys.
/// Finding the meaning of an entry is a single lookup.
struct KnownKeys<Declaration, Reader> {
    /// The meanings of keys, by name without the prefix of their kind: `Name` for `INIntentName`. The keys come from a
    /// count over 526 versions of real definitions (see the format page of the documentation).
    typealias Table = KeyValuePairs<String, KeyMeaning<Declaration, Reader>>

    private let table: Table
    private let prefix: String
    /// For each key of the document, its position in `table`, counted from 1; 0 if the key is unknown.
    private var places: [UInt8]

    /// - Parameter numbers: The numbers of all keys of the document.
    init(_ table: Table, _ numbers: KeyNumbers, prefix: String) {
        self.table = table
        self.prefix = prefix
        places = [UInt8](repeating: 0, count: numbers.count)
        for (index, entry) in table.enumerated() {
            if let number = numbers[prefix + entry.key] { places[number] = UInt8(index + 1) }
        }
    }

    func contain(_ node: PropertyListNode) -> Bool { node.key.map { places[$0] > 0 } ?? false }

    /// Reads a dictionary: returns `empty` with the values of its entries.
    func read(
        _ node: PropertyListNode,
        into empty: Declaration,
        with reader: Reader,
        _ values: inout ValueReader
    ) -> Declaration {
        var declaration = empty
        let children = node.children
        for node in children {
            var place = node.key.map { Int(places[$0]) } ?? 0
            if place == 0 {
                let meant = values.unknown(node) { name in
                    let present = Set(children.compactMap(\.keyName))
                    let absent = table.map { prefix + $0.key }.filter { !present.contains($0) }
                    if let others = FormatKeys.dictionaries(with: name) {
                        return others.equivalent(of: name, among: absent, prefix: prefix)
                    }
                    return Spelling.nearWord(to: name, among: absent, prefix: prefix, within: 2)
                }
                guard let meant, let index = table.firstIndex(where: { prefix + $0.key == meant }) else { continue }
                place = index + 1
            }
            switch table[place - 1].value {
            case .string(let set): set(&declaration, values.string(node))
            case .integer(let set): set(&declaration, values.integer(node))
            case .boolean(let set): set(&declaration, values.boolean(node))
            case .scalar(let set): set(&declaration, values.scalar(node))
            case .other(let read): read(&declaration, reader, &values, node)
            }
        }
        return declaration
    }
}

/// The numbers that scanning assigned to the keys of a document.
struct KeyNumbers {
    /// The number of keys by their bytes. May exceed that of `numbers`, which merges canonically equivalent names.
    let count: Int
    private let numbers: [String: Int]

    init(_ document: PropertyListDocument) {
        count = document.keyNames.count
        numbers = Dictionary(zip(document.keyNames, 0...)) { _, last in last }
    }

    subscript(name: String) -> Int? { numbers[name] }
}
