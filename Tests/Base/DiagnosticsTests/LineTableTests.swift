import Diagnostics
import Testing

@Suite struct LineTableTests {
    private func position(_ offset: Int, in lines: LineTable) -> [Int] {
        let position = lines.position(at: offset)
        return [position.line, position.column]
    }

    @Test func countsColumnsAcrossBlocks() {
        // 3000 scalars of 4 bytes: two full blocks and part of a third.
        let lines = LineTable(Array(("x\n" + String(repeating: "😀", count: 3000)).utf8))
        #expect(position(2 + 4 * 2999, in: lines) == [2, 3000])
        #expect(lines.position(at: 2 + 4 * 2999).utf16Column == 5999)
    }

    @Test func knowsTheEndOfATextThatFillsABlockExactly() {
        let lines = LineTable([UInt8](repeating: 0x61, count: 4096))
        #expect(position(4096, in: lines) == [1, 4097])
        #expect(position(99_999, in: lines) == [1, 4097])
    }

    /// The table examines eight bytes at a time. A line end can be anywhere in them, or across two groups.
    @Test(arguments: ["\n", "\r", "\r\n"])
    func findsLineEndsWhereverTheyLie(lineEnd: String) {
        for length in 0..<20 {
            // Bytes that differ from LF and CR only in their lowest or highest bit.
            let text = String(repeating: "\u{0B}\u{0C}\u{8A}\u{8D}", count: 5).unicodeScalars.prefix(length)
            let first = Array(String(text).utf8)
            let lines = LineTable(first + Array((lineEnd + lineEnd + "b").utf8))
            #expect(lines.bytes(ofLine: 1) == first[...])
            #expect(lines.bytes(ofLine: 2) == [])
            #expect(lines.bytes(ofLine: 3) == [UInt8(ascii: "b")])
            #expect(lines.bytes(ofLine: 4) == [])
        }
    }
}
