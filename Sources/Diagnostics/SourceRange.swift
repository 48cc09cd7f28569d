/// A half-open span of bytes in one source text.
///
/// Offsets count bytes of the text as it was read (UTF-8, or the UTF-8 form of a UTF-16 file); they fit
/// 32 bits because no reader accepts a file of 4 GiB or more.
package struct SourceRange: Hashable, Sendable {
    package var lowerBound: UInt32
    /// The offset after the last byte; equal to `lowerBound` for a place between two bytes.
    package var upperBound: UInt32

    @inlinable
    package init(_ lowerBound: UInt32, _ upperBound: UInt32) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// The same span with offsets of the standard library's integer type.
    @inlinable
    package var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
