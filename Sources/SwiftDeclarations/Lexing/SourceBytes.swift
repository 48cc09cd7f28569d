import Diagnostics

extension [UInt8] {
    /// The text of a range, with invalid UTF-8 repaired.
    package func text(_ range: SourceRange) -> String { String(decoding: self[range.offsets], as: UTF8.self) }

    /// Whether a range is exactly a word of ASCII.
    func has(_ word: StaticString, at range: SourceRange) -> Bool {
        let start = Int(range.lowerBound)
        guard Int(range.upperBound) - start == word.utf8CodeUnitCount else { return false }
        for index in 0..<word.utf8CodeUnitCount where self[start + index] != word.utf8Start[index] { return false }
        return true
    }
}

package enum StringLiterals {
    /// What stands between the quotation marks of each literal in an expression, as written.
    package static func contents(in expression: String) -> [String] {
        let bytes = Array(expression.utf8)
        return TokenStructure(bytes).tokens.filter { $0.kind == .string }.map { token in
            String(
                bytes.text(token.range).drop { $0 == "#" || $0 == "\"" }.reversed().drop { $0 == "#" || $0 == "\"" }
                    .reversed()
            )
        }
    }
}
