/// The line fingerprints by which GitHub's code scanning recognizes a finding after lines have moved.
///
/// The algorithm of `codeql-action/src/fingerprints.ts`: a rolling hash of 100 UTF-16 code units from the start of the
/// line, without spaces and tabs and with LF line ends, followed by the end of the file as 65535 and zeros. The number
/// after the colon counts the lines so far with the same hash.
struct LineFingerprints {
    private var hashes: [UInt64] = []
    private var occurrences: [Int] = []

    private static let window = 100
    private static let endOfFile: UInt16 = 0xFFFF

    init(_ bytes: [UInt8]) {
        var rolling = RollingHash()
        var counts: [UInt64: Int] = [:]
        var previousIsCarriageReturn = false
        func finish(_ hash: UInt64?) {
            guard let hash else { return }
            counts[hash, default: 0] += 1
            hashes.append(hash)
            occurrences.append(counts[hash, default: 0])
        }
        for unit in String(decoding: bytes, as: UTF8.self).utf16 {
            let followsCarriageReturn = previousIsCarriageReturn
            previousIsCarriageReturn = unit == 0x0D
            if unit == 0x20 || unit == 0x09 || (unit == 0x0A && followsCarriageReturn) { continue }
            finish(rolling.add(unit == 0x0D ? 0x0A : unit))
        }
        finish(rolling.add(Self.endOfFile))
        // No line starts in the padding.
        for _ in 0..<Self.window { finish(rolling.add(0)) }
    }

    /// Returns the fingerprint of a line (from 1), or `nil` if the line does not exist.
    func fingerprint(ofLine line: Int) -> String? {
        guard hashes.indices.contains(line - 1) else { return nil }
        return "\(String(hashes[line - 1], radix: 16)):\(occurrences[line - 1])"
    }

    /// The hash of the last 100 units, and which of them started a line.
    private struct RollingHash {
        private var units = [UInt16](repeating: 0, count: window)
        private var beginsLine = [Bool](repeating: false, count: window)
        private var index = 0
        private var hash: UInt64 = 0
        private var isAtLineStart = true
        /// 37 to the power of the window size.
        private let weightOfOldest = (0..<window).reduce(UInt64(1)) { weight, _ in weight &* 37 }

        /// Adds a unit. If the first unit of a line leaves the window, returns the hash of that line.
        mutating func add(_ unit: UInt16) -> UInt64? {
            let finished = beginsLine[index] ? hash : nil
            beginsLine[index] = isAtLineStart
            isAtLineStart = unit == 0x0A
            hash = 37 &* hash &+ UInt64(unit) &- weightOfOldest &* UInt64(units[index])
            units[index] = unit
            index = (index + 1) % window
            return finished
        }
    }
}
