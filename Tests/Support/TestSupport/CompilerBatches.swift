/// Modules that one compiler run can check together.
///
/// Starting the compiler and loading imports takes most of the time of checking generated code. Modules share a run
/// only if none mentions a declaration of another. So the result is the same as for each module alone.
public enum CompilerBatches {
    /// Merges the sources of `modules` into as few modules as possible. File names must be unique.
    public static func batches(of modules: [[SwiftFrontend.Source]]) -> [[SwiftFrontend.Source]] {
        var batches: [Batch] = []
        for sources in modules {
            let batch = Batch(sources)
            if let index = batches.firstIndex(where: { $0.goes(with: batch) }) {
                batches[index].add(batch)
            } else {
                batches.append(batch)
            }
        }
        return batches.map(\.sources)
    }
}

private struct Batch {
    var sources: [SwiftFrontend.Source]
    /// Hashes of the top-level types, functions, and variables that other files can see. `mentioned` has hashes of
    /// every word.
    var declared: Set<UInt64> = []
    var mentioned: Set<UInt64> = []

    init(_ sources: [SwiftFrontend.Source]) {
        self.sources = sources
        for source in sources {
            var source = source
            source.contents.withUTF8 { bytes in scan(bytes) }
        }
    }

    func goes(with other: Batch) -> Bool {
        declared.isDisjoint(with: other.mentioned) && mentioned.isDisjoint(with: other.declared)
    }

    mutating func add(_ other: Batch) {
        sources += other.sources
        declared.formUnion(other.declared)
        mentioned.formUnion(other.mentioned)
    }

    private static let keywords: Set<UInt64> = Set(
        ["actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].map { hash($0.utf8) }
    )

    private static let ownModifiers: Set<UInt64> = [hash("private".utf8), hash("fileprivate".utf8)]

    /// Collects words outside of comments and string literals.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        // Whether a line is at the top level and visible to other files, and whether its last word introduces a name.
        var (isTopLevel, isStart, isDeclaration) = (true, true, false)
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A {
                (isTopLevel, isStart, isDeclaration) = (true, true, false)
                index += 1
            } else if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F {
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            } else if byte == 0x22 {
                index += 1
                while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x0A {
                    index += bytes[index] == 0x5C ? 2 : 1
                }
                if index < bytes.count, bytes[index] == 0x22 { index += 1 }
            } else if Self.isWord(byte) {
                var word = Self.empty
                while index < bytes.count, Self.isWord(bytes[index]) {
                    word = (word ^ UInt64(bytes[index])) &* 0x100_0000_01B3
                    index += 1
                }
                mentioned.insert(word)
                if isDeclaration { declared.insert(word) }
                // Excludes `private(set)`.
                let isFollowed = index < bytes.count && bytes[index] == 0x28
                if Self.ownModifiers.contains(word), !isFollowed { isTopLevel = false }
                isDeclaration = isTopLevel && Self.keywords.contains(word)
                isStart = false
            } else {
                if isStart, byte == 0x20 || byte == 0x09 { isTopLevel = false }
                isStart = false
                // Backticks are not part of a name.
                if byte != 0x20, byte != 0x60 { isDeclaration = false }
                index += 1
            }
        }
    }

    private static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func hash(_ word: String.UTF8View) -> UInt64 {
        word.reduce(empty) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte >= 0x80
    }
}
