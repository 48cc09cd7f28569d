/// The names that a source may declare, found without reading it: those behind the words that begin declarations.
package enum DeclaredNames {
    package static func names(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var index = 0
        var word: Range<Int>?
        var isDeclared = false
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        }
        while index <= bytes.count {
            if index < bytes.count, isWord(bytes[index]) {
                word = (word?.lowerBound ?? index)..<index + 1
            } else if let found = word {
                if isDeclared { names.insert(String(decoding: bytes[found], as: UTF8.self)) }
                isDeclared = found.count <= 9 && beginnings.contains { bytes[found].elementsEqual($0) }
                word = nil
            } else if index < bytes.count, bytes[index] != 0x20 {
                isDeclared = false
            }
            index += 1
        }
        return names
    }

    private static let beginnings = ["enum", "struct", "class", "extension", "typealias", "let", "protocol", "actor"]
        .map { Array($0.utf8) }
}
