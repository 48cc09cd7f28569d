/// The distinct dictionary keys of one text, numbered in order of first appearance.
///
/// A definition repeats about two hundred keys thousands of times. Numbering them during the scan makes a key's meaning
/// a table lookup for every later stage, without a string for a repeated key. Keys are compared by bytes.
struct KeyTable {
    private(set) var names: [String] = []
    /// An open-addressing hash table; -1 is a free slot. The size is a power of two.
    private var slots = [Int32](repeating: -1, count: 512)
    /// The range of each name's bytes in the text. The start is -1 for names in `decoded`.
    private var spans: [(start: Int32, count: Int32)] = []
    /// The numbers of keys that do not appear literally in the text because they contain references or CDATA.
    private var decoded: [[UInt8]: Int] = [:]
    /// For each key, the key that followed it last time; -1 for none.
    private var followers: [Int32] = []
    /// The most recent key; -1 before the first.
    private var latest = -1
    /// Random, so that no one can craft keys that collide.
    private let seed = UInt64.random(in: 0...UInt64.max) | 1

    /// Returns the number of the key whose bytes are `text[start..<start + count]`.
    mutating func number(_ text: XMLText, _ start: Int, count: Int) -> Int {
        let slot = slot(of: text, from: start, count: count, in: text)
        if slots[slot] >= 0 { return note(Int(slots[slot])) }
        let bytes = text.bytes(start..<(start + count))
        if !decoded.isEmpty, let number = decoded[Array(bytes)] { return note(number) }
        let number = add(String(decoding: bytes, as: UTF8.self), at: start, count: count)
        slots[slot] = Int32(number)
        if names.count * 2 > slots.count { grow(text) }
        return note(number)
    }

    /// Returns the number of a key that may not appear literally in `text`.
    mutating func number(ofDecoded name: String, _ text: XMLText) -> Int {
        let bytes = Array(name.utf8)
        if let number = decoded[bytes] { return note(number) }
        let slot = bytes.withUnsafeBufferPointer { self.slot(of: XMLText($0), from: 0, count: bytes.count, in: text) }
        if slots[slot] >= 0 { return note(Int(slots[slot])) }
        let number = add(name, at: -1, count: 0)
        decoded[bytes] = number
        return note(number)
    }

    // MARK: - Guessing

    /// Returns the key that followed the latest one last time, and where it ends, if its bytes are at `start` again.
    /// Most dictionaries of a definition have their keys in the same order, so this guess is usually right.
    @inline(__always)
    func expected(_ text: XMLText, _ start: Int) -> (number: Int, end: Int)? {
        guard latest >= 0, followers[latest] >= 0 else { return nil }
        let number = Int(followers[latest])
        let (known, count) = (Int(spans[number].start), Int(spans[number].count))
        guard known >= 0, start + count <= text.end, text.matches(text, known, at: start, count: count) else {
            return nil
        }
        return (number, start + count)
    }

    /// Records that the key with this number comes next, and returns the number.
    @inline(__always)
    mutating func note(_ number: Int) -> Int {
        if latest >= 0, followers[latest] != number { followers[latest] = Int32(number) }
        latest = number
        return number
    }

    // MARK: - Looking up

    /// Returns the slot of the key with these bytes, or the free slot where it belongs.
    @inline(__always)
    private func slot(of key: XMLText, from start: Int, count: Int, in text: XMLText) -> Int {
        let mask = slots.count - 1
        var slot = hash(key, from: start, count: count) & mask
        while slots[slot] >= 0 {
            let span = spans[Int(slots[slot])]
            if span.count == count, text.matches(key, start, at: Int(span.start), count: count) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func add(_ name: String, at start: Int, count: Int) -> Int {
        names.append(name)
        spans.append((Int32(start), Int32(count)))
        followers.append(-1)
        return names.count - 1
    }

    private mutating func grow(_ text: XMLText) {
        var larger = [Int32](repeating: -1, count: slots.count * 4)
        let mask = larger.count - 1
        for (number, span) in spans.enumerated() where span.start >= 0 {
            var slot = hash(text, from: Int(span.start), count: Int(span.count)) & mask
            while larger[slot] >= 0 { slot = (slot + 1) & mask }
            larger[slot] = Int32(number)
        }
        slots = larger
    }

    /// Mixes in eight bytes at a time by full-width multiplication, ending with the last eight or all of a short key.
    @inline(__always)
    private func hash(_ key: XMLText, from start: Int, count: Int) -> Int {
        var hash = seed ^ UInt64(truncatingIfNeeded: count)
        if count >= 8 {
            let last = start + count - 8
            var offset = start
            while offset < last {
                hash = mixed(hash ^ key.word(at: offset))
                offset &+= 8
            }
            hash = mixed(hash ^ key.word(at: last))
        } else {
            var word: UInt64 = 0
            var offset = start
            while offset < start + count {
                word = word << 8 | UInt64(key[offset])
                offset += 1
            }
            hash = mixed(hash ^ word)
        }
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }

    @inline(__always)
    private func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: seed ^ 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
