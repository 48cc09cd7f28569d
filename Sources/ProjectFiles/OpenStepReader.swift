/// Reads OpenStep property lists as Xcode writes them. Data (`<…>`) is read as the text between its brackets.
package enum OpenStepReader {
    /// How deep values may nest; projects nest four levels.
    private static let depthLimit = 64

    /// The value that a file holds; `nil` when the text is anything else. Never traps, and takes time in proportion to the
    /// text.
    package static func read(_ bytes: [UInt8]) -> OpenStepValue? {
        var scanner = Scanner(bytes: bytes)
        guard let value = scanner.value(depth: 0) else { return nil }
        scanner.skipSpace()
        return scanner.position == bytes.count ? value : nil
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        }

        mutating func value(depth: Int) -> OpenStepValue? {
            skipSpace()
            guard depth < OpenStepReader.depthLimit, position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "{"): return dictionary(depth: depth)
            case UInt8(ascii: "("): return array(depth: depth)
            default: return text().map { .string($0) }
            }
        }

        private mutating func dictionary(depth: Int) -> OpenStepValue? {
            position += 1
            var entries: [String: OpenStepValue] = [:]
            while true {
                skipSpace()
                if take("}") { return .dictionary(entries) }
                guard let key = text() else { return nil }
                skipSpace()
                guard take("="), let value = value(depth: depth + 1) else { return nil }
                entries[key] = value
                skipSpace()
                // The semicolon after the last entry may be absent.
                if !take(";"), position < bytes.count, bytes[position] != UInt8(ascii: "}") { return nil }
            }
        }

        private mutating func array(depth: Int) -> OpenStepValue? {
            position += 1
            var elements: [OpenStepValue] = []
            while true {
                skipSpace()
                if take(")") { return .array(elements) }
                guard let element = value(depth: depth + 1) else { return nil }
                elements.append(element)
                skipSpace()
                if !take(","), position < bytes.count, bytes[position] != UInt8(ascii: ")") { return nil }
            }
        }

        private mutating func text() -> String? {
            guard position < bytes.count else { return nil }
            let first = bytes[position]
            if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
            if first == UInt8(ascii: "<") { return data() }
            let start = position
            while position < bytes.count, Self.isWord(bytes[position]) {
                // A slash belongs to a word unless it begins a comment.
                if bytes[position] == UInt8(ascii: "/"), isComment { break }
                position += 1
            }
            return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
        }

        private mutating func quoted(_ quote: UInt8) -> String? {
            position += 1
            var text: [UInt8] = []
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                if byte == quote { return String(decoding: text, as: UTF8.self) }
                guard byte == UInt8(ascii: "\\"), position < bytes.count else {
                    text.append(byte)
                    continue
                }
                let escaped = bytes[position]
                position += 1
                switch escaped {
                case UInt8(ascii: "n"): text.append(0x0A)
                case UInt8(ascii: "t"): text.append(0x09)
                case UInt8(ascii: "r"): text.append(0x0D)
                default: text.append(escaped)
                }
            }
            return nil
        }

        private mutating func data() -> String? {
            guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            defer { position = end + 1 }
            return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        }

        private var isComment: Bool {
            position + 1 < bytes.count
                && (bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/"))
        }

        mutating func skipSpace() {
            while position < bytes.count {
                if bytes[position] <= 0x20 {
                    position += 1
                } else if bytes[position] == UInt8(ascii: "/"), isComment {
                    skipComment()
                } else {
                    return
                }
            }
        }

        private mutating func skipComment() {
            let isLine = bytes[position + 1] == UInt8(ascii: "/")
            position += 2
            while position < bytes.count {
                if isLine {
                    if bytes[position] == 0x0A { return }
                } else if bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count,
                    bytes[position + 1] == UInt8(ascii: "/")
                {
                    position += 2
                    return
                }
                position += 1
            }
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
                UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                true
            default: byte >= 0x80
            }
        }
    }
}
