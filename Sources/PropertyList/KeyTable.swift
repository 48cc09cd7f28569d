/// The distinct dictionary keys of one text, numbered in the order of first appearance.
///
/// A definition repeats about two hundred keys thousands of times. Numbering them while scanning makes a key's meaning a
/// table lookup for every later stage, and no text is made for a key seen before.
struct KeyTable {
    private(set) var names: [String] = []
    /// Open addressing; -1 is a free slot. The size is a power of two.
    private var slots = [Int32](repeating: -1, count: 512)
    /// Where each name stands in the text; empty for keys whose text had to be decoded.
    private var spans: [(start: Int, count: Int)] = []
    /// Takes over when many keys collide, which only happens on purpose: its hashing cannot be foreseen.
    private var byName: [String: Int32]?

    /// The number of the key whose bytes are `text[start..<start + count]`.
    mutating func number(of text: UnsafePointer<UInt8>, start: Int, count: Int) -> Int32 {
        if byName != nil { return number(of: Self.string(text + start, count)) }
        let mask = slots.count - 1
        var slot = Self.hash(text + start, count) & mask
        var probes = 0
        while slots[slot] >= 0 {
            let candidate = slots[slot]
            let span = spans[Int(candidate)]
            if span.count == count, Self.areEqual(text + span.start, text + start, count) { return candidate }
            slot = (slot + 1) & mask
            probes += 1
        }
        if probes > 64 {
            byName = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
            return number(of: Self.string(text + start, count))
        }
        let number = Int32(names.count)
        slots[slot] = number
        names.append(Self.string(text + start, count))
        spans.append((start, count))
        if names.count * 2 > slots.count { grow(text) }
        return number
    }

    /// The number of a key whose text is not the bytes of the file, because it holds references or CDATA.
    mutating func number(ofDecoded name: String) -> Int32 {
        if byName == nil { byName = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) }) }
        return number(of: name)
    }

    private mutating func number(of name: String) -> Int32 {
        if let known = byName?[name] { return known }
        let number = Int32(names.count)
        byName?[name] = number
        names.append(name)
        return number
    }

    private mutating func grow(_ text: UnsafePointer<UInt8>) {
        slots = [Int32](repeating: -1, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, span) in spans.enumerated() {
            var slot = Self.hash(text + span.start, span.count) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }

    private static func string(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Multiplies in eight bytes at a time; the keys of a definition differ mostly at their ends.
    private static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let bytes = UnsafeRawPointer(start)
        var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 <= count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            offset += 8
        }
        while offset < count {
            hash = (hash ^ UInt64(start[offset])) &* 0x0000_0100_0000_01B3
            offset += 1
        }
        hash ^= hash >> 29
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }

    private static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        let (first, second) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
        var offset = 0
        while offset + 8 <= count {
            if first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset += 8
        }
        while offset < count {
            if left[offset] != right[offset] { return false }
            offset += 1
        }
        return true
    }
}
