extension Int {
    /// Such as "1 file" and "2 files"; for nouns with a regular plural.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension BinaryInteger {
    /// The number with zeros before it where it has fewer digits than `count`.
    package func digits(_ count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
        let digits = String(self, radix: radix, uppercase: uppercase)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
