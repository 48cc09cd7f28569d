extension [UInt8] {
    /// The line break that ends the first line; a line feed if there is only one line.
    var lineBreak: String {
        guard let end = firstIndex(where: \.isLineBreak), self[end] == 0x0D else { return "\n" }
        return end + 1 < count && self[end + 1] == 0x0A ? "\r\n" : "\r"
    }

    /// The white space before an offset if nothing else precedes it on its line; otherwise `nil`.
    func margin(before offset: Int) -> ArraySlice<UInt8>? {
        var start = offset
        while start > 0, self[start - 1].isSpaceOrTab { start -= 1 }
        return start == 0 || self[start - 1].isLineBreak ? self[start..<offset] : nil
    }
}
