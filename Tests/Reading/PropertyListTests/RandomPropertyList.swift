import Foundation
import PropertyList
import TestSupport

extension PropertyListValue {
    /// A value of any kind, at most `depth` levels deep, with characters and numbers that are likely to fail.
    static func random(depth: Int, using random: inout SeededGenerator) -> PropertyListValue {
        switch Int.random(in: 0..<(depth > 0 ? 14 : 8), using: &random) {
        case 0: return .integer(PropertyListInteger(Int64(truncatingIfNeeded: random.next())))
        case 1: return .integer(PropertyListInteger(UInt64.max - UInt64.random(in: 0..<3, using: &random)))
        case 2:
            // Any finite number: the exponent never has all bits set.
            let bits = random.next() & ~(1 << 62)
            return .real(Bool.random(using: &random) ? Double(bitPattern: bits) : Double(bits % 1000) / 8)
        case 3: return .boolean(.random(using: &random))
        case 4:
            return .date(
                ["2026-01-31T12:00:00Z", "1600-01-01T00:00:00Z", "2000-02-29T23:59:59Z"].randomElement(using: &random)!
            )
        case 5:
            let count = Int.random(in: 0..<120, using: &random)
            return .data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        case 6, 7: return .string(text(using: &random))
        case 8...10:
            let count = Int.random(in: 0..<5, using: &random)
            return .array((0..<count).map { _ in .random(depth: depth - 1, using: &random) })
        default:
            var entries: [Entry] = []
            for _ in 0..<Int.random(in: 0..<7, using: &random) {
                let key = text(using: &random)
                if entries.contains(where: { $0.key == key }) { continue }
                entries.append(Entry(key, .random(depth: depth - 1, using: &random)))
            }
            return .dictionary(entries)
        }
    }

    private static func text(using random: inout SeededGenerator) -> String {
        let pieces = [
            "a", "b", "Z", "0", " ", "\t", "\n", "\r", "\r\n", "&", "<", ">", "\"", "'", "]]>", "<!--", "-->", "&amp;",
            "é", "ß", "漢字", "\u{E000}", "\u{FFFD}", "😀", "\u{10FFFF}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", ",",
            "/",
        ]
        return (0..<Int.random(in: 0..<6, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
    }

    /// The value with its keys in canonical order.
    var sorted: PropertyListValue {
        switch self {
        case .dictionary(let entries):
            .dictionary(
                entries.map { Entry($0.key, $0.value.sorted) }
                    .sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
            )
        case .array(let elements): .array(elements.map(\.sorted))
        default: self
        }
    }

    /// The value in the classes that Foundation writes.
    var foundation: Any {
        switch self {
        case .dictionary(let entries):
            NSDictionary(objects: entries.map(\.value.foundation), forKeys: entries.map { $0.key as NSString })
        case .array(let elements): NSArray(array: elements.map(\.foundation))
        case .string(let string): string as NSString
        case .integer(let integer):
            integer.signed.map { NSNumber(value: $0) } ?? NSNumber(value: integer.magnitude)
        case .real(let real): NSNumber(value: real)
        case .boolean(let boolean): NSNumber(value: boolean)
        case .date(let date): ISO8601DateFormatter().date(from: date)! as NSDate
        case .data(let data): Data(data) as NSData
        }
    }
}
