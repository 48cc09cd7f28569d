/// Escapes what GitHub's runner treats as commands in a program's output: `::` after optional white space at the start
/// of a line, and `##[` anywhere. Names and texts come from untrusted files, so they must not become commands.
///
/// The runner sets `GITHUB_ACTIONS`. For both forms of commands, see `ActionCommand` in
/// https://github.com/actions/runner.
package enum RunnerCommands {
    /// The language of the output, which determines how characters are escaped.
    package enum Language {
        case text
        case json
        case xml
        /// Intentional commands, which are not escaped.
        case commands

        fileprivate func escaped(_ byte: UInt8) -> [UInt8] {
            let number = byte == UInt8(ascii: ":") ? "3A" : "23"
            return switch self {
            case .text: Array("\\u{\(number)}".utf8)
            case .json: Array("\\u00\(number)".utf8)
            case .xml: Array("&#x\(number);".utf8)
            case .commands: [byte]
            }
        }
    }

    /// Returns output without runner commands.
    package static func escaped(_ bytes: [UInt8], _ language: Language) -> [UInt8] {
        guard language != .commands else { return bytes }
        var result: [UInt8] = []
        var isAtLineStart = true
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let rest = bytes[(index + 1)...]
            if byte == UInt8(ascii: "#"), rest.starts(with: "#[".utf8) {
                result += language.escaped(byte)
            } else if isAtLineStart, byte == UInt8(ascii: ":"), rest.first == byte {
                result += language.escaped(byte)
            } else if isAtLineStart, let length = whiteSpaceLength(bytes[index...]) {
                result += bytes[index..<index + length]
                index += length
                continue
            } else {
                result.append(byte)
            }
            isAtLineStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            index += 1
        }
        return result
    }

    /// Returns the length in bytes of the white-space character at the start, or `nil` if there is none.
    private static func whiteSpaceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        if let first = bytes.first, first < 0x80 { return first == 0x20 || (0x09...0x0D).contains(first) ? 1 : nil }
        guard let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first,
            scalar.properties.isWhitespace || scalar == "\u{FEFF}"
        else { return nil }
        return UTF8.width(scalar)
    }
}
