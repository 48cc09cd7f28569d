import Diagnostics

/// Decodes the value of a string literal.
struct StringLiteralText {
    private let bytes: [UInt8]
    private var offset: Int
    private var end: Int
    private let hashes: Int
    private var result: [UInt8] = []

    /// The text of a literal; `nil` if the literal is interpolated or invalid.
    static func read(_ token: Token, in bytes: [UInt8]) -> String? {
        guard !token.isInterpolated, var reader = StringLiteralText(token, bytes) else { return nil }
        guard token.isMultiline ? reader.readLines() : reader.readText(upTo: reader.end) else { return nil }
        let text = String(decoding: reader.result, as: UTF8.self)
        // Decoding repairs invalid UTF-8, which changes the bytes.
        return text.utf8.elementsEqual(reader.result) ? text : nil
    }

    private init?(_ token: Token, _ bytes: [UInt8]) {
        self.bytes = bytes
        offset = Int(token.start)
        end = Int(token.end)
        while offset < end, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
        hashes = offset - Int(token.start)
        let quotes = token.isMultiline ? 3 : 1
        offset += quotes
        end -= quotes + hashes
        // An unterminated literal lacks its closing quotes.
        guard offset <= end, (0..<quotes).allSatisfy({ bytes[end + $0] == UInt8(ascii: "\"") }),
            (0..<hashes).allSatisfy({ bytes[end + quotes + $0] == UInt8(ascii: "#") })
        else { return nil }
    }

    private mutating func readText(upTo limit: Int) -> Bool {
        while offset < limit {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\\"), hasHashes {
                guard readEscape(limit) else { return false }
            } else {
                result.append(byte)
            }
        }
        return offset == limit
    }

    private var hasHashes: Bool {
        offset + hashes <= end && (0..<hashes).allSatisfy { bytes[offset + $0] == UInt8(ascii: "#") }
    }

    /// Reads an escape sequence, after its backslash.
    private mutating func readEscape(_ limit: Int) -> Bool {
        offset += hashes
        guard offset < limit else { return false }
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "0"): result.append(0x00)
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(byte)
        case UInt8(ascii: "u"): return readScalar(limit)
        default: return false
        }
        return true
    }

    private mutating func readScalar(_ limit: Int) -> Bool {
        guard offset < limit, bytes[offset] == UInt8(ascii: "{") else { return false }
        offset += 1
        var value: UInt32 = 0
        var digits = 0
        while offset < limit, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, digits < 8 {
            value = value << 4 | UInt32(digit)
            digits += 1
            offset += 1
        }
        guard digits > 0, offset < limit, bytes[offset] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else {
            return false
        }
        offset += 1
        result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        return true
    }
}

// MARK: - Several lines

extension StringLiteralText {
    /// Reads the lines between the quotes, without the indentation of the closing quotes.
    private mutating func readLines() -> Bool {
        guard skipLineEnd(), let last = bytes[..<end].lastIndex(where: \.isLineBreak) else {
            return false
        }
        let indentation = bytes[(last + 1)..<end]
        guard indentation.allSatisfy(\.isSpaceOrTab) else { return false }
        // The last line break belongs to the closing quotes. CR LF is one line break.
        var textEnd = last
        if bytes[last] == 0x0A, textEnd > 0, bytes[textEnd - 1] == 0x0D { textEnd -= 1 }
        var isContinued = true
        while offset < textEnd {
            if !isContinued { result.append(0x0A) }
            guard readLine(upTo: textEnd, indentation, &isContinued) else { return false }
        }
        // An empty last line.
        if !isContinued, offset == textEnd, textEnd > 0, bytes[textEnd - 1].isLineBreak {
            result.append(0x0A)
        }
        return true
    }

    /// Reads a line with its line break. Sets `continues` if a backslash joins it to the next line.
    private mutating func readLine(
        upTo textEnd: Int,
        _ indentation: ArraySlice<UInt8>,
        _ continues: inout Bool
    ) -> Bool {
        var lineEnd = offset
        while lineEnd < textEnd, !bytes[lineEnd].isLineBreak { lineEnd += 1 }
        let line = bytes[offset..<lineEnd]
        if line.starts(with: indentation) {
            offset += indentation.count
        } else if line.allSatisfy(\.isSpaceOrTab) {
            offset = lineEnd
        } else {
            return false
        }
        continues = false
        if let backslash = continuation(in: bytes[offset..<lineEnd]) {
            guard readText(upTo: backslash) else { return false }
            continues = true
            offset = lineEnd
        } else if !readText(upTo: lineEnd) {
            return false
        }
        if offset < textEnd { _ = skipLineEnd() }
        return true
    }

    /// The position of the backslash that joins a line to the next. White space may follow it.
    private func continuation(in line: ArraySlice<UInt8>) -> Int? {
        guard var index = line.lastIndex(where: { !$0.isSpaceOrTab }) else { return nil }
        for _ in 0..<hashes {
            guard index > line.startIndex, bytes[index] == UInt8(ascii: "#") else { return nil }
            index -= 1
        }
        guard bytes[index] == UInt8(ascii: "\\") else { return nil }
        guard hashes == 0 else { return index }
        // In a pair of backslashes, the first escapes the second.
        var before = index
        while before > line.startIndex, bytes[before - 1] == UInt8(ascii: "\\") { before -= 1 }
        return (index - before).isMultiple(of: 2) ? index : nil
    }

    private mutating func skipLineEnd() -> Bool {
        while offset < end, bytes[offset].isSpaceOrTab { offset += 1 }
        guard offset < end, bytes[offset].isLineBreak else { return false }
        offset += bytes[offset] == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A ? 2 : 1
        return true
    }
}
