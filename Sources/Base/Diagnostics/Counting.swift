extension Int {
    /// The number with its noun, such as "1 file" or "2 files". Works for nouns with a regular plural.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension BinaryInteger {
    /// The number, padded with leading zeros to at least `count` digits.
    package func digits(_ count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
        let digits = String(self, radix: radix, uppercase: uppercase)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
