extension String {
    /// The text with an ASCII lower-case first letter made upper-case, and nothing else changed: how Apple's generator
    /// and its run time join a name into a selector (`intervalType` → `IntervalType`, `élan` stays).
    package var upperFirst: String {
        replacingFirst(in: 0x61...0x7A, by: { $0 - 0x20 })
    }

    /// The text with an ASCII upper-case first letter made lower-case, and nothing else changed.
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
