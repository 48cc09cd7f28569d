import Diagnostics

/// Finds the conflict markers of an unfinished merge.
package enum MergeConflict {
    /// Returns one finding per conflict. A marker is a line that begins with seven `<` or `>`, followed by a space or
    /// the line's end. Call this only for a file that is not well-formed: a valid file may contain text about merges.
    package static func diagnostics(in source: SourceText) -> [Diagnostic] {
        var result: [Diagnostic] = []
        var begin: SourceRange?
        var lineStart = 0
        source.bytes.withUnsafeBytes { bytes in
            while lineStart < bytes.count {
                let next = bytes.firstIndex(of: 0x0A, from: lineStart) ?? bytes.count
                let lineEnd = next > lineStart && bytes[next - 1] == 0x0D ? next - 1 : next
                if isMark(UInt8(ascii: "<"), in: bytes, from: lineStart, to: lineEnd) {
                    if let unclosed = begin { result.append(finding(unclosed, end: nil, source)) }
                    begin = SourceRange(UInt32(lineStart), UInt32(lineEnd))
                } else if isMark(UInt8(ascii: ">"), in: bytes, from: lineStart, to: lineEnd) {
                    let end = SourceRange(UInt32(lineStart), UInt32(lineEnd))
                    result.append(finding(begin ?? end, end: begin == nil ? nil : end, source))
                    begin = nil
                }
                if result.count == PropertyListLimits.findings { return }
                lineStart = next + 1
            }
        }
        if let unclosed = begin { result.append(finding(unclosed, end: nil, source)) }
        return result
    }

    private static func isMark(_ mark: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Bool {
        guard end - start >= 7, bytes[start..<(start + 7)].allSatisfy({ $0 == mark }) else { return false }
        return end - start == 7 || bytes[start + 7] == 0x20
    }

    private static func finding(_ begin: SourceRange, end: SourceRange?, _ source: SourceText) -> Diagnostic {
        let related = end.map {
            RelatedLocation("the conflict ends here", at: SourceLocation(path: source.path, range: $0))
        }
        return Diagnostic(
            .mergeConflict,
            "unresolved merge conflict: '\(source.text(in: begin).prefix(80))'",
            at: SourceLocation(path: source.path, range: begin),
            related: related.map { [$0] } ?? [],
            help: "choose one side and delete the markers"
        )
    }
}
