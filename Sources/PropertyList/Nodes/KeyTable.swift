/// The distinct dictionary keys of one text, numbered in the order of first appearance.
///
/// A definition repeats about two hundred keys thousands of times. Numbering them while scanning makes a key's meaning a
/// table lookup for every later stage, and no text is made for a key seen before. Keys are the same when their bytes are.
struct KeyTable {
    private(set) var names: [String] = []
    /// Open addressing; -1 is a free slot. The size is a power of two.
    private var slots = [Int32](repeating: -1, count: 512)
    /// Where each name's bytes stand: in the text, or, counted from -1 downwards, in `decoded`.
    private var spans: [(start: Int32, count: Int32)] = []
    /// The bytes of the keys that do not stand in the text as they are, because they hold references or CDATA.
    private var decoded: [UInt8] = []
    /// For each key, the one that came behind it the last time; -1 for none.
    private var followers: [Int32] = []
    /// The key that came last.
    private var latest = -1
    /// No one can choose colliding keys without knowing it.
    private let seed = UInt64.random(in: 0...UInt64.max) | 1

    /// The number of the key whose bytes are `text[start..<start + count]`.
    mutating func number(_ text: XMLText, _ start: Int, count: Int) -> Int {
        let slot = slot(of: text, from: start, count: count, in: text)
        let known = Int(slots[slot])
        return note(known >= 0 ? known : add(text, from: start, count: count, at: slot, storedAt: start, in: text))
    }

    /// The number of a key that does not stand in `text` as it is.
    mutating func number(ofDecoded name: String, _ text: XMLText) -> Int {
        var name = name
        return name.withUTF8 { bytes in
            let key = XMLText(bytes)
            let slot = slot(of: key, from: 0, count: key.end, in: text)
            if slots[slot] >= 0 { return note(Int(slots[slot])) }
            let place = -1 - decoded.count
            decoded.append(contentsOf: bytes)
            return note(add(key, from: 0, count: key.end, at: slot, storedAt: place, in: text))
        }
    }

    // MARK: - Guessing

    /// The key that came behind the latest one before, when its bytes stand at `start` again, and where they end. Most
    /// dictionaries of a definition have their keys in the same order, so this is right more often than not.
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

    /// Takes note that the key with this number, which it returns, comes next.
    @inline(__always)
    mutating func note(_ number: Int) -> Int {
        if latest >= 0, followers[latest] != number { followers[latest] = Int32(number) }
        latest = number
        return number
    }

    // MARK: - Looking up

    /// The slot of the key with these bytes, or the free one where it belongs.
    @inline(__always)
    private func slot(of key: XMLText, from start: Int, count: Int, in text: XMLText) -> Int {
        let mask = slots.count - 1
        var slot = hash(key, from: start, count: count) & mask
        while slots[slot] >= 0 {
            let span = spans[Int(slots[slot])]
            if span.count == count {
                let known = Int(span.start)
                let isSame =
                    known >= 0
                    ? text.matches(key, start, at: known, count: count)
                    : withDecoded { $0.matches(key, start, at: -1 - known, count: count) }
                if isSame { break }
            }
            slot = (slot + 1) & mask
        }
        return slot
    }

    @inline(never)
    private mutating func add(
        _ key: XMLText,
        from start: Int,
        count: Int,
        at slot: Int,
        storedAt place: Int,
        in text: XMLText
    ) -> Int {
        let number = names.count
        slots[slot] = Int32(number)
        names.append(String(decoding: key.bytes(start..<(start + count)), as: UTF8.self))
        spans.append((Int32(place), Int32(count)))
        followers.append(-1)
        if names.count * 2 > slots.count { grow(text) }
        return number
    }

    private mutating func grow(_ text: XMLText) {
        var larger = [Int32](repeating: -1, count: slots.count * 4)
        let mask = larger.count - 1
        withDecoded { decoded in
            for (number, span) in spans.enumerated() {
                let (start, count) = (Int(span.start), Int(span.count))
                let (key, place) = start >= 0 ? (text, start) : (decoded, -1 - start)
                var slot = hash(key, from: place, count: count) & mask
                while larger[slot] >= 0 { slot = (slot + 1) & mask }
                larger[slot] = Int32(number)
            }
        }
        slots = larger
    }

    private func withDecoded<Result>(_ body: (XMLText) -> Result) -> Result {
        decoded.withUnsafeBufferPointer { body(XMLText($0)) }
    }

    /// Eight bytes at a time, each folded by a full multiplication; the last step takes the last eight bytes, or what there is.
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
