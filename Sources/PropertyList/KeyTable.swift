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
    /// Nobody can choose keys that collide without knowing it.
    private let seed = UInt64.random(in: 0...UInt64.max) | 1

    /// The number of the key whose bytes are `text[start..<start + count]`.
    @inline(__always)
    mutating func number(of text: UnsafePointer<UInt8>, start: Int, count: Int) -> Int {
        let slot = slot(of: text + start, count, text)
        return slots[slot] >= 0 ? Int(slots[slot]) : add(text + start, Int32(start), count, at: slot, text)
    }

    /// The number of a key that does not stand in the text as it is.
    mutating func number(ofDecoded name: String, in text: UnsafePointer<UInt8>) -> Int {
        var name = name
        return name.withUTF8 { bytes in
            // An empty text may have no address; none of its bytes is looked at.
            let start = bytes.baseAddress ?? text
            let slot = slot(of: start, bytes.count, text)
            if slots[slot] >= 0 { return Int(slots[slot]) }
            let offset = Int32(-1 - decoded.count)
            decoded.append(contentsOf: bytes)
            return add(start, offset, bytes.count, at: slot, text)
        }
    }

    /// The slot of the key with these bytes, or the free one where it belongs.
    private func slot(of key: UnsafePointer<UInt8>, _ count: Int, _ text: UnsafePointer<UInt8>) -> Int {
        let mask = slots.count - 1
        var slot = hash(key, count) & mask
        while slots[slot] >= 0 {
            let span = spans[Int(slots[slot])]
            if span.count == count, bytes(of: span, text, areThoseAt: key) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func add(
        _ key: UnsafePointer<UInt8>,
        _ start: Int32,
        _ count: Int,
        at slot: Int,
        _ text: UnsafePointer<UInt8>
    ) -> Int {
        let number = names.count
        slots[slot] = Int32(number)
        names.append(String(decoding: UnsafeBufferPointer(start: key, count: count), as: UTF8.self))
        spans.append((start, Int32(count)))
        if names.count * 2 > slots.count { grow(text) }
        return number
    }

    private mutating func grow(_ text: UnsafePointer<UInt8>) {
        slots = [Int32](repeating: -1, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, span) in spans.enumerated() {
            var slot = withBytes(of: span, text) { hash($0, Int(span.count)) } & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }

    @inline(__always)
    private func bytes(
        of span: (start: Int32, count: Int32),
        _ text: UnsafePointer<UInt8>,
        areThoseAt key: UnsafePointer<UInt8>
    ) -> Bool {
        withBytes(of: span, text) { Self.areEqual($0, key, Int(span.count)) }
    }

    @inline(__always)
    private func withBytes<Result>(
        of span: (start: Int32, count: Int32),
        _ text: UnsafePointer<UInt8>,
        _ body: (UnsafePointer<UInt8>) -> Result
    ) -> Result {
        if span.start >= 0 { return body(text + Int(span.start)) }
        return decoded.withUnsafeBufferPointer { body($0.baseAddress.map { $0 + Int(-1 - span.start) } ?? text) }
    }

    /// Eight bytes at a time, each folded by a full multiplication; the last step takes the last eight bytes, or what there is.
    @inline(__always)
    private func hash(_ key: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let bytes = UnsafeRawPointer(key)
        var hash = seed ^ UInt64(truncatingIfNeeded: count)
        if count >= 8 {
            var offset = 0
            while offset + 8 < count {
                hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        } else {
            var last: UInt64 = 0
            for offset in 0..<count { last = last << 8 | UInt64(key[offset]) }
            hash = mixed(hash ^ last)
        }
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }

    @inline(__always)
    private func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: seed ^ 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    @inline(__always)
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
