import Diagnostics

/// Decides which sources are worth parsing, without parsing them.
package enum SourceFilter {
    /// Whether a source mentions a name that App Intents or widgets cannot do without, or the word `typealias`, or may do so
    /// because it is not text.
    ///
    /// Such a source may extend, use or inherit from types in sources that mention none of these: the resolver of
    /// `SavedContract` tells whether to read the others as well.
    package static func mayMatter(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.withContiguousStorageIfAvailable(mayMatter) ?? Array(bytes).withUnsafeBufferPointer(mayMatter)
    }

    private static func mayMatter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        mentions(bytes, orTypealias: true) || standIn(bytes) != nil
            || UnsafeRawBufferPointer(bytes).firstIndex(of: 0, from: 0) != nil || isNoText(bytes)
    }

    /// Whether the bytes are no text in any encoding: not UTF-8, and full of control characters from the beginning.
    private static func isNoText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = bytes.prefix(512)
        let count = start.count { $0 < 0x20 && !(0x09...0x0D).contains($0) }
        return count > start.count / 32 && Array(bytes).firstInvalidInUTF8 != nil
    }

    /// Whether a source mentions a name that App Intents or widgets cannot do without.
    package static func mentions(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { mentions($0, orTypealias: false) }
    }

    /// Whether nothing can be known of what a file says, because it is not text.
    package static func isOpaque(_ bytes: [UInt8]) -> Bool {
        standIn(bytes) != nil || bytes.contains(0) || bytes.firstInvalidInUTF8 != nil
    }

    /// Why a file is not the source but stands for it; `nil` for a source.
    static func standIn(_ bytes: some Collection<UInt8>) -> NotUnderstood.Reason? {
        StandIn.pointer(bytes).map { .pointer($0) } ?? (bytes.starts(with: "\0GITCRYPT\0".utf8) ? .encrypted : nil)
    }

    private static func mentions(_ bytes: UnsafeBufferPointer<UInt8>, orTypealias: Bool) -> Bool {
        var index = 0
        var isInWord = false
        let isWord = DeclaredNames.isWord
        while index < bytes.count {
            let isFound =
                switch isInWord ? 0 : bytes[index] {
                case UInt8(ascii: "A"):
                    has("AppIntent", at: index, bytes) || has("AppEnum", at: index, bytes)
                        || has("AppEntity", at: index, bytes) || has("AppShortcut", at: index, bytes)
                case UInt8(ascii: "C"):
                    has("ControlWidgetConfiguration", at: index, bytes) || hasWord("ControlWidget", at: index, bytes)
                case UInt8(ascii: "W"):
                    has("WidgetConfiguration", at: index, bytes) || has("WidgetBundle", at: index, bytes)
                        || hasWord("Widget", at: index, bytes)
                case UInt8(ascii: "i"): has("intentClassName", at: index, bytes)
                case UInt8(ascii: "@"): has("@Parameter", at: index, bytes)
                case UInt8(ascii: "t"): orTypealias && has("typealias", at: index, bytes)
                default: false
                }
            if isFound, !isNamespace(at: index, bytes) { return true }
            isInWord = isWord[Int(bytes[index])]
            index += 1
        }
        return false
    }

    /// Whether a word is only the name of a namespace, as in code generated from texts: `enum AppIntents {`.
    private static func isNamespace(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = bytes[index...].firstIndex { !DeclaredNames.isWord[Int($0)] } ?? bytes.count
        return index >= 5 && has("enum ", at: index - 5, bytes) && has(" {", at: end, bytes)
    }

    private static func hasWord(_ word: StaticString, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = index + word.utf8CodeUnitCount
        return has(word, at: index, bytes) && (end == bytes.count || !DeclaredNames.isWord[Int(bytes[end])])
    }

    @inline(__always)
    static func has(_ word: StaticString, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let length = word.utf8CodeUnitCount
        guard index + length <= bytes.count else { return false }
        for offset in 0..<length where bytes[index + offset] != word.utf8Start[offset] { return false }
        return true
    }
}
