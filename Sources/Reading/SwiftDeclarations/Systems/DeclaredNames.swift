import Diagnostics

/// Finds the names that a source may declare without parsing it: the words after `struct`, `let` and the like.
package enum DeclaredNames {
    package static func names(in bytes: [UInt8]) -> Set<String> { bytes.withUnsafeBufferPointer(names) }

    private static func names(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
        var names: Set<String> = []
        var index = 0
        var isDeclared = false
        let (isWord, beginnings, lengths) = (isWord, beginnings, lengths)
        while index < bytes.count {
            let start = index
            while index < bytes.count, isWord[Int(bytes[index])] { index += 1 }
            if index > start {
                let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
                if isDeclared { names.insert(String(decoding: word, as: UTF8.self)) }
                let mayBegin = word.count < 16 && lengths[Int(word[0])] & 1 << UInt16(word.count) != 0
                isDeclared = mayBegin && beginnings.contains { $0.elementsEqual(word) }
            } else {
                if bytes[index] != 0x20 { isDeclared = false }
                index += 1
            }
        }
        return names
    }

    static let isWord: [Bool] = (0...255).map { (byte: Int) -> Bool in
        byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    private static let beginnings = [
        "enum", "struct", "class", "extension", "typealias", "let", "protocol", "actor", "case",
    ]
    .map { Array($0.utf8) }

    /// A bit for the length of each of them, by the first byte, to rule out most other words.
    private static let lengths: [UInt16] = beginnings.reduce(into: Array(repeating: 0, count: 256)) {
        $0[Int($1[0])] |= 1 << UInt16($1.count)
    }
}

extension SourceText {
    /// The words and signs of a source in Swift or Objective-C.
    package var words: [String] {
        let isWord = DeclaredNames.isWord
        return bytes.withUnsafeBufferPointer { bytes in
            var words: [String] = []
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, isWord[Int(bytes[end])] { end += 1 }
                let isSign = end == start
                if isSign { end += 1 }
                if !isSign || bytes[start] > 0x20 { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end
            }
            return words
        }
    }
}
