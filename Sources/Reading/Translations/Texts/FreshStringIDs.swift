/// Creates string ids like Xcode's: six letters and digits. They are derived, not random, so that fixing a file twice,
/// or on two machines, gives the same ids.
package struct FreshStringIDs {
    private var used: Set<String>
    /// The hash to try next for each path, so that many texts at one path take no longer than at different ones.
    private var next: [String: UInt64] = [:]

    package init(avoiding used: Set<String> = []) { self.used = used }

    /// Returns an unused id for the text at `path`, a symbol path and a key.
    package mutating func make(for path: String) -> String {
        var hash = next[path] ?? path.utf8.reduce(0xCBF2_9CE4_8422_2325) { Self.hash($0, $1) }
        defer { next[path] = hash }
        while true {
            let id = Self.letters(of: hash)
            hash = Self.hash(hash, 0xFF)
            if used.insert(id).inserted { return id }
        }
    }

    private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    private static func letters(of hash: UInt64) -> String {
        // The upper bits of this hash are better mixed than the lower ones.
        var rest = hash ^ (hash >> 29)
        rest = (rest &* 0xBF58_476D_1CE4_E5B9) >> 16
        var result: [UInt8] = []
        for _ in 0..<6 {
            result.append(alphabet[Int(rest % 62)])
            rest /= 62
        }
        return String(decoding: result, as: UTF8.self)
    }
}
