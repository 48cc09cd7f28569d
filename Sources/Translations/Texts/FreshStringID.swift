/// String ids like those that Xcode makes: six letters and digits. Ours are derived instead of random, so that fixing the
/// same file twice, or on two machines, gives the same ids.
package enum FreshStringID {
    /// The id of the text at `path` (a symbol path and a key), another one when that is used already.
    package static func make(for path: String, avoiding used: Set<String>) -> String {
        var hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        while true {
            let id = letters(of: hash)
            if !used.contains(id) { return id }
            hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
        }
    }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    private static func letters(of hash: UInt64) -> String {
        // The upper bits of this hash are mixed better than the lower ones.
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
