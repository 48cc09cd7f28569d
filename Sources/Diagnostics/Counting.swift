extension Int {
    /// Such as "1 file" and "2 files"; for nouns with a regular plural.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
