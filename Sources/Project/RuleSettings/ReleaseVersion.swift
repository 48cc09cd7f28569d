/// A release version, as in the names of tags and branches: `v2.4`, `release/2.4.1`.
struct ReleaseVersion: Comparable {
    private let numbers: [Int]

    /// Reads the version at the end of a name; `nil` if there is none.
    init?(in name: String) {
        var text = Substring(name.split(separator: "/").last ?? "")
        if text.first == "v" || text.first == "V" { text.removeFirst() }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        guard !parts.isEmpty, numbers.count == parts.count else { return nil }
        self.numbers = numbers.reversed().drop { $0 == 0 }.reversed()
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
