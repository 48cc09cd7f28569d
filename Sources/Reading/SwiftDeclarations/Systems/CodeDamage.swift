import Diagnostics

extension SourceText {
    /// Why a Swift or Objective-C source cannot be read to its end, if it may state something about intents or widgets.
    /// Encrypted files are as they should be.
    package var codeDamage: Unread? {
        if SourceFilter.standIn(bytes) == .encrypted { return nil }
        guard SourceFilter.mayMatter(bytes) || bytes.firstOccurrence(of: "Intent".utf8) != nil else { return nil }
        return path.hasSuffix(".swift") ? SwiftFile(self).damage : objectiveCDamage
    }

    /// Comments may have any bytes, as for clang.
    private var objectiveCDamage: Unread? {
        func unread(_ reason: NotUnderstood.Reason, _ offset: Int) -> Unread {
            let end = min(offset + 1, bytes.count)
            return Unread(
                reason.description,
                at: SourceLocation(path: path, range: SourceRange(UInt32(min(offset, end)), UInt32(end)))
            )
        }
        if let standIn = SourceFilter.standIn(bytes) { return unread(standIn, 0) }
        var code = bytes
        var open: Int?
        var offset = 0
        func starts(_ word: StaticString, at offset: Int) -> Bool {
            bytes[offset...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        }
        while offset < bytes.count {
            let isLineStart = offset == 0 || bytes[offset - 1] == 0x0A
            switch bytes[offset] {
            case UInt8(ascii: "/") where starts("//", at: offset):
                let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
                for index in offset..<end { code[index] = 0x20 }
                offset = end
                continue
            case UInt8(ascii: "/") where starts("/*", at: offset):
                var end = offset + 2
                while end < bytes.count, !starts("*/", at: end) { end += 1 }
                if end >= bytes.count { return unread(.unterminatedComment, offset) }
                for index in offset..<(end + 2) { code[index] = 0x20 }
                offset = end + 2
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[offset]
                offset += 1
                while offset < bytes.count, bytes[offset] != quote, bytes[offset] != 0x0A {
                    offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
                }
            case 0: return unread(.nullByte, offset)
            case UInt8(ascii: "<") where isLineStart && starts("<<<<<<< ", at: offset),
                UInt8(ascii: ">") where isLineStart && starts(">>>>>>> ", at: offset):
                return unread(.conflictMarker, offset)
            case UInt8(ascii: "@"):
                if starts("@implementation", at: offset) || starts("@interface", at: offset) { open = offset }
                if starts("@end", at: offset) { open = nil }
            default: break
            }
            offset += 1
        }
        if let byte = code.firstInvalidInUTF8 { return unread(.invalidUTF8, byte) }
        return open.map { unread(.unterminatedType, $0) }
    }
}
