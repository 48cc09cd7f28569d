import IntentSchema

/// Which intents of a definition no App Intent takes over: their shortcuts and widgets would stop working.
///
/// An App Intent takes over the intent whose class it names in `intentClassName`. Sources are read as text, comments and string
/// literals told apart, not compiled; so a name that is put together at run time is not found, and Apple's metadata
/// extractor would not find it either.
public enum MigrationCheck {
    /// The class names that Swift sources take over, sorted.
    public static func takenOver(in source: [UInt8]) -> Set<String> {
        var scanner = SwiftTokenScanner(source)
        var names = Set<String>()
        var isExpecting = false
        while let token = scanner.next() {
            switch token {
            case .word("intentClassName"): isExpecting = true
            // The declaration's type, getter and braces may stand before the literal.
            case .word("String"), .word("get"), .word("return"), .word("Swift"): break
            case .word: isExpecting = false
            case .string(let text):
                if isExpecting { names.insert(text) }
                isExpecting = false
            case .punctuation(let byte):
                let isPart = [UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ".")].contains(byte)
                if !isPart { isExpecting = false }
            }
        }
        return names
    }

    /// The intents that none of `names` takes over, in the order of the definition.
    public static func missing(in schema: Schema, takenOver names: Set<String>, classPrefix: String? = nil) -> [Intent]
    {
        schema.intents.filter { intent in
            !names.contains(intent.className(prefix: classPrefix))
        }
    }
}

/// The words, string literals and signs of Swift source, without comments.
private struct SwiftTokenScanner {
    enum Token: Equatable {
        case word(String)
        /// A literal without interpolation, as written; a literal with one is a sign.
        case string(String)
        case punctuation(UInt8)
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var nesting = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Token? {
        while let byte = peek() {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
            case UInt8(ascii: "\""),
                UInt8(ascii: "#") where startsString:
                return string()
            case UInt8(ascii: "#"):
                // As one: whether each of them begins a literal has been looked at with the first.
                while peek() == byte { offset += 1 }
                return .punctuation(byte)
            case _ where Self.isWord(byte): return word()
            default:
                offset += 1
                return .punctuation(byte)
            }
        }
        return nil
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func word() -> Token {
        let start = offset
        while let byte = peek(), Self.isWord(byte) { offset += 1 }
        return .word(String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    private mutating func skipLine() {
        while let byte = peek(), byte != 0x0A { offset += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
            } else {
                offset += 1
            }
        } while depth > 0 && offset < bytes.count
    }

    /// Whether a literal begins here: quotes, with any number of `#` in front.
    private var startsString: Bool {
        var distance = 0
        while peek(distance) == UInt8(ascii: "#") { distance += 1 }
        return peek(distance) == UInt8(ascii: "\"")
    }

    /// A literal of any kind. What stands in its interpolations is skipped with it, up to the closing quotes.
    private mutating func string() -> Token {
        var hashes = 0
        while peek() == UInt8(ascii: "#") {
            hashes += 1
            offset += 1
        }
        let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        offset += quotes
        let start = offset
        var isPlain = true
        while offset < bytes.count {
            if peek() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
                isPlain = false
                offset += 1 + hashes
                if peek() == UInt8(ascii: "(") { skipInterpolation() } else { offset += 1 }
                continue
            }
            let closes =
                (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
                && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
            if closes {
                let text = String(decoding: bytes[start..<offset], as: UTF8.self)
                offset += quotes + hashes
                return isPlain && !isMultiline ? .string(text) : .punctuation(UInt8(ascii: "\""))
            }
            // A literal on one line that does not end there is a mistake; the rest of the file is none.
            if !isMultiline, peek() == 0x0A { break }
            offset += 1
        }
        return .punctuation(UInt8(ascii: "\""))
    }

    private mutating func skipInterpolation() {
        // Literals in interpolations in literals cost machine stack. So many are no source that compiles.
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= 100 else {
            offset = bytes.count
            return
        }
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "\"") {
                _ = string()
                continue
            }
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            offset += 1
            if depth == 0 { return }
        }
    }
}
