import Diagnostics
import Foundation
import TestSupport
import Testing
import FileChanges

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        text(UnifiedDiff.between(Array(old.utf8), Array(new.utf8), oldName: "a", newName: "b"))
    }

    private func lines(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

    @Test func isEmptyForEqualTexts() { #expect(diff("x\n", "x\n") == "") }

    @Test func showsThreeLinesAroundAChange() {
        #expect(
            diff(lines(1...9), lines(1...9).replacingOccurrences(of: "5", with: "five")) == """
                --- a
                +++ b
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """
        )
    }

    @Test func joinsChangesWhoseContextsTouch() {
        let new = lines(1...20).replacingOccurrences(of: "3\n4\n", with: "3\n").replacingOccurrences(
            of: "\n11\n",
            with: "\n11\nx\n"
        )
        #expect(
            diff(lines(1...20), new) == """
                --- a
                +++ b
                @@ -1,7 +1,6 @@
                 1
                 2
                 3
                -4
                 5
                 6
                 7
                @@ -9,6 +8,7 @@
                 9
                 10
                 11
                +x
                 12
                 13
                 14

                """
        )
        let nearer = lines(1...20).replacingOccurrences(of: "3\n4\n", with: "3\n").replacingOccurrences(
            of: "\n10\n",
            with: "\n10\nx\n"
        )
        #expect(diff(lines(1...20), nearer).hasPrefix("--- a\n+++ b\n@@ -1,13 +1,13 @@\n"))
    }

    @Test func createsAndEmpties() {
        #expect(diff("", "x\ny\n") == "--- a\n+++ b\n@@ -0,0 +1,2 @@\n+x\n+y\n")
        #expect(diff("x\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-x\n")
    }

    @Test func saysWhenTheLastLineHasNoEnd() {
        #expect(
            diff("x\ny", "x\ny\n") == """
                --- a
                +++ b
                @@ -1,2 +1,2 @@
                 x
                -y
                \\ No newline at end of file
                +y

                """
        )
    }

    @Test func findsTheShortestDifference() {
        let difference = diff("A\nB\nC\nA\nB\nB\nA\n", "C\nB\nA\nB\nA\nC\n")
        let edits = difference.split(separator: "\n").dropFirst(3).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
        #expect(edits == 5)
    }

    /// Applying the difference to the old text gives the new text, for many pairs of random texts.
    @Test func isAlwaysCorrect() throws {
        var generator = SeededGenerator(seed: 42)
        for length in [0, 1, 2, 5, 30, 2000] {
            for _ in 0..<(length > 100 ? 3 : 60) {
                let old = randomText(length: length, using: &generator)
                let new = randomText(length: length, using: &generator)
                let difference = UnifiedDiff.between(old, new, oldName: "a", newName: "b")
                #expect(try apply(difference, to: old) == new)
            }
        }
    }

    @Test func staysLinearForTextsThatShareNothing() {
        let old = (0..<10_000).flatMap { Array("old \($0)\n".utf8) }
        let new = (0..<10_000).flatMap { Array("new \($0)\n".utf8) }
        var size = 0
        let time = processorTime {
            size = UnifiedDiff.between(old, new, oldName: "a", newName: "b").count
        }
        #expect(size > old.count + new.count)
        #expect(time < .seconds(5))
    }

    private func randomText(length: Int, using generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<length {
            bytes.append(UInt8.random(in: 0x61...0x65, using: &generator))
            bytes.append(0x0A)
        }
        if Bool.random(using: &generator), !bytes.isEmpty { bytes.removeLast() }
        return bytes
    }

    /// Applies a unified difference like `patch`, and checks its context against the old text.
    private func apply(_ difference: [UInt8], to old: [UInt8]) throws -> [UInt8] {
        guard !difference.isEmpty else { return old }
        var oldLines: [String] = text(old).split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0) + "\n"
        }
        if let last = oldLines.popLast(), last != "\n" { oldLines.append(String(last.dropLast())) }
        var new = ""
        var position = 0
        let patch = text(difference).split(separator: "\n", omittingEmptySubsequences: false).dropLast().dropFirst(2)
        for (line, next) in zip(patch, Array(patch.dropFirst()) + [Substring("")]) {
            let body = String(line.dropFirst()) + (next.hasPrefix("\\") ? "" : "\n")
            switch line.first {
            case "@":
                let spans = line.split(separator: " ")[1].dropFirst().split(separator: ",")
                let first = try #require(Int(spans[0])), count = spans.count > 1 ? try #require(Int(spans[1])) : 1
                let start = count == 0 ? first : first - 1
                new += oldLines[position..<start].joined()
                position = start
            case " ", "-":
                try #require(oldLines[position] == body)
                position += 1
                if line.first == " " { new += body }
            case "+":
                new += body
            default:
                try #require(line.first == "\\")
            }
        }
        return Array((new + oldLines[position...].joined()).utf8)
    }
}
