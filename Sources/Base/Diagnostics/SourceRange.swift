/// A half-open byte range of a source text.
///
/// Offsets count bytes of the text as read (UTF-8, or UTF-16 converted to UTF-8). They fit 32 bits because no reader
/// accepts a file of 4 GiB or more.
package struct SourceRange: Hashable, Sendable {
    package var lowerBound: UInt32
    /// The offset after the last byte. Equal to `lowerBound` for a position between two bytes.
    package var upperBound: UInt32

    @inlinable
    package init(_ lowerBound: UInt32, _ upperBound: UInt32) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// The range as `Int` offsets.
    @inlinable
    package var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
