import PropertyList

/// The keys that one kind of dictionary knows, by the numbers that scanning gave the keys of a document: what an entry
/// means is then one look-up.
struct KnownKeys<Key> {
    private let keys: [Key]
    /// For each key of the document its place in `keys` counted from 1; 0 for an unknown one.
    private let places: [UInt8]

    private init(_ keys: [Key], _ places: [UInt8]) { (self.keys, self.places) = (keys, places) }

    /// What the key of a dictionary's value means; `nil` for an unknown key and outside dictionaries.
    subscript(node: PropertyListNode) -> Key? {
        guard let number = node.key, places[number] > 0 else { return nil }
        return keys[Int(places[number]) - 1]
    }
}

// Not requirements of the type: at each start the runtime would look up the conformances of every kind of key.
extension KnownKeys where Key: CaseIterable & RawRepresentable, Key.RawValue == String, Key.AllCases == [Key] {
    /// - Parameters:
    ///   - numbers: The numbers of all keys of the document, by their names.
    ///   - prefix: What stands before the words that `Key` lists, and makes their first letter a capital.
    init(_ numbers: KeyNumbers, prefix: String) {
        let keys = Key.allCases
        var places = [UInt8](repeating: 0, count: numbers.count)
        for (index, key) in keys.enumerated() {
            if let number = numbers[Self.name(prefix, key.rawValue)] { places[number] = UInt8(index + 1) }
        }
        self.init(keys, places)
    }

    /// The word with a capital letter behind the prefix.
    private static func name(_ prefix: String, _ word: String) -> String {
        var name = Array((prefix + word).utf8)
        name[prefix.utf8.count] &= 0xDF
        return String(decoding: name, as: UTF8.self)
    }
}

/// The numbers that scanning gave the keys of a document, by their names.
struct KeyNumbers {
    let count: Int
    private let numbers: [String: Int]

    init(_ document: PropertyListDocument) {
        count = document.keyNames.count
        var numbers: [String: Int] = [:]
        numbers.reserveCapacity(count)
        for (number, name) in document.keyNames.enumerated() { numbers[name] = number }
        self.numbers = numbers
    }

    subscript(name: String) -> Int? { numbers[name] }
}
