import Diagnostics

/// The difference between two texts in the unified format of `diff -u`, `patch`, and `git apply`.
package enum UnifiedDiff {
    /// The number of unchanged lines around a change.
    private static let context = 3

    /// Returns the difference between `old` and `new`; empty if they are equal.
    ///
    /// Lines end with LF. Everything else, including a preceding CR, is part of the line. The difference is always
    /// correct, and it is the shortest one if no more than a few hundred lines differ. Time and memory grow with the
    /// length of the texts, never with its square.
    package static func between(_ old: [UInt8], _ new: [UInt8], oldName: String, newName: String) -> [UInt8] {
        guard old != new else { return [] }
        let oldLines = splitIntoLines(old)
        let newLines = splitIntoLines(new)
        let changes = LineDifference(oldLines, newLines).changes

        var output: [UInt8] = []
        output += "--- ".utf8
        output.appendVisible(oldName)
        output += "\n+++ ".utf8
        output.appendVisible(newName)
        output.append(0x0A)
        var first = 0
        while first < changes.count {
            // Changes share a hunk if their contexts touch.
            var last = first
            while last + 1 < changes.count,
                changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
            {
                last += 1
            }
            append(changes[first...last], of: oldLines, newLines, to: &output)
            first = last + 1
        }
        return output
    }

    private static func append(
        _ changes: ArraySlice<LineDifference.Change>,
        of oldLines: [ArraySlice<UInt8>],
        _ newLines: [ArraySlice<UInt8>],
        to output: inout [UInt8]
    ) {
        guard let first = changes.first, let last = changes.last else { return }
        let before = min(context, first.old.lowerBound)
        let after = min(context, oldLines.count - last.old.upperBound)
        output += "@@ -".utf8
        output.appendLineSpan(first.old.lowerBound - before..<last.old.upperBound + after)
        output += " +".utf8
        output.appendLineSpan(first.new.lowerBound - before..<last.new.upperBound + after)
        output += " @@\n".utf8

        var position = first.old.lowerBound - before
        for change in changes {
            for line in oldLines[position..<change.old.lowerBound] { output.appendLine(" ", line) }
            for line in oldLines[change.old] { output.appendLine("-", line) }
            for line in newLines[change.new] { output.appendLine("+", line) }
            position = change.old.upperBound
        }
        for line in oldLines[position..<position + after] { output.appendLine(" ", line) }
    }

    /// Splits a text into lines including their line feeds. The last line may lack one.
    private static func splitIntoLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }
}

extension [UInt8] {
    /// Appends a hunk's span: the first line, from 1, and the count unless 1. An empty span names the line before it.
    fileprivate mutating func appendLineSpan(_ lines: Range<Int>) {
        self += String(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1).utf8
        if lines.count != 1 { self += ",\(lines.count)".utf8 }
    }

    fileprivate mutating func appendLine(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>) {
        append(UInt8(ascii: mark))
        self += line
        if line.last != 0x0A { self += "\n\\ No newline at end of file\n".utf8 }
    }
}
