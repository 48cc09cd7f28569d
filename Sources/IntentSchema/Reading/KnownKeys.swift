import PropertyList

/// What is done with the value of a key.
enum KeyMeaning<Declaration, Reader>: Sendable {
    case string(@Sendable (inout Declaration, Written<String>?) -> Void)
    case integer(@Sendable (inout Declaration, Written<Int>?) -> Void)
    case boolean(@Sendable (inout Declaration, Written<Bool>?) -> Void)
    case scalar(@Sendable (inout Declaration, Written<Scalar>?) -> Void)
    case other(@Sendable (inout Declaration, Reader, inout ValueReader, PropertyListNode) -> Void)
}

/// The keys that one kind of dictionary knows, by the numbers that scanning gave the keys of a document: what an entry
/// means is then one look-up.
struct KnownKeys<Declaration, Reader> {
    /// The meanings of keys by the words after the prefix of the kind: `Name` for `INIntentName`. Source of every key: a
    /// count over 526 versions of real definitions (the format page of the documentation).
    typealias Table = KeyValuePairs<String, KeyMeaning<Declaration, Reader>>

    private let table: Table
    /// For each key of the document its place in `table` counted from 1; 0 for an unknown one.
    private var places: [UInt8]

    /// - Parameter numbers: The numbers of all keys of the document, by their names.
    init(_ table: Table, _ numbers: KeyNumbers, prefix: String) {
        self.table = table
        places = [UInt8](repeating: 0, count: numbers.count)
        for (index, entry) in table.enumerated() {
            if let number = numbers[prefix + entry.key] { places[number] = UInt8(index + 1) }
        }
    }

    /// Whether the key of an entry is known.
    func contain(_ node: PropertyListNode) -> Bool { node.key.map { places[$0] > 0 } ?? false }

    /// What a dictionary declares: `empty` with the values of its entries.
    func read(
        _ node: PropertyListNode,
        into empty: Declaration,
        _ reader: Reader,
        _ values: inout ValueReader
    ) -> Declaration {
        var declaration = empty
        for node in node.children {
            guard let number = node.key, places[number] > 0 else {
                values.unknown(node)
                continue
            }
            switch table[Int(places[number]) - 1].value {
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

/// The numbers that scanning gave the keys of a document, by their names.
struct KeyNumbers {
    /// More than there are names where two look the same and are written with different characters.
    let count: Int
    private let numbers: [String: Int]

    init(_ document: PropertyListDocument) {
        count = document.keyNames.count
        numbers = Dictionary(zip(document.keyNames, 0...)) { _, last in last }
    }

    subscript(name: String) -> Int? { numbers[name] }
}
