extension String {
    /// The text with its first letter in upper case if it is an ASCII letter. Apple's generator and its runtime join
    /// names into selectors in this way (`intervalType` → `IntervalType`; `élan` is unchanged).
    package var upperFirst: String {
        replacingFirst(in: 0x61...0x7A, by: { $0 - 0x20 })
    }

    /// The text with its first letter in lower case if it is an ASCII letter.
    package var lowerFirst: String {
        replacingFirst(in: 0x41...0x5A, by: { $0 + 0x20 })
    }

    private func replacingFirst(in letters: ClosedRange<UInt8>, by change: (UInt8) -> UInt8) -> String {
        guard let first = utf8.first, letters.contains(first) else { return self }
        var bytes = Array(utf8)
        bytes[0] = change(first)
        return String(decoding: bytes, as: UTF8.self)
    }
}
