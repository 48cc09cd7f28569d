import Diagnostics

/// Finds keys that occur more than once in a dictionary. One table serves all dictionaries.
struct RepeatedKeys {
    /// For each key, the dictionary in which it was last seen, and the key's first entry there.
    private var lastSeen: [(dictionary: Int32, entry: Int32)] = []

    /// Returns the repeated keys of a dictionary whose values have all been read, up to the limit of findings.
    mutating func inDictionary(
        _ dictionary: Int,
        _ records: [NodeRecord],
        keyCount: Int
    ) -> [(key: Int, first: SourceRange, second: SourceRange)] {
        var repetitions: [(key: Int, first: SourceRange, second: SourceRange)] = []
        if lastSeen.count < keyCount {
            lastSeen += [(dictionary: Int32, entry: Int32)](repeating: (-1, -1), count: keyCount - lastSeen.count)
        }
        var entry = dictionary + 1
        while entry < records.count {
            let key = Int(records[entry].key)
            if key >= 0 {
                if lastSeen[key].dictionary == dictionary {
                    repetitions.append((key, records[Int(lastSeen[key].entry)].keyRange, records[entry].keyRange))
                    if repetitions.count == PropertyListLimits.findings { break }
                } else {
                    lastSeen[key] = (Int32(dictionary), Int32(entry))
                }
            }
            entry = records[entry].subtreeEnd(entry)
        }
        return repetitions
    }
}
