/// A part of a Swift source that is read word by word, such as a manifest.
package enum SwiftWord: Equatable, Sendable {
    case word(String)
    /// The value of a string literal without interpolations.
    case text(String)
    /// The first byte of anything else, such as a bracket.
    case mark(UInt8)

    /// Splits a source, without comments and white space.
    package static func all(in bytes: [UInt8]) -> [SwiftWord] {
        guard bytes.count < Int(Int32.max) else { return [] }
        let tokens = bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            lexer.run()
            return lexer.tokens
        }
        return tokens.dropLast().map { token in
            if token.isName { return .word(String(decoding: bytes[token.range.offsets], as: UTF8.self)) }
            let text = token.kind == .string ? StringLiteralText.read(token, in: bytes) : nil
            return text.map(SwiftWord.text) ?? .mark(bytes[Int(token.start)])
        }
    }
}
