import Foundation
import TestSupport
import Testing

/// Checks the effect of `lint --fix` on hundreds of randomly changed files with independent readers. Every key and text is
/// still there unless a fix mentions it, and there are no new findings.
@Suite struct FixedFilesTests {
    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>Order</string><key>INIntentVerb</key><string>Do</string>
        <key>INIntentTitle</key><string>Order &amp; pay</string>
        <key>INIntentDescription</key><string>Soup</string><key>INIntentDescriptionID</key><string>aB3dE6</string>
        <key>INIntentLastParameterTag</key><integer>1</integer>
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>size</string><key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterDisplayName</key><string>Size</string>
        <key>INIntentParameterTag</key><integer>2</integer>
        <key>INIntentParameterRelationship</key><dict>
        <key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string>
        </dict>
        </dict></array>
        <key>INIntentParameterCombinations</key><dict><key>size</key><dict>
        <key>INIntentParameterCombinationTitle</key><string>Order $ {size}</string>
        <key>INIntentParameterCombinationTitleID</key><string>gH7kL2</string>
        </dict></dict>
        </dict></array>
        </dict></plist>

        """

    private static let tables = [
        "de":
            "/* Soup */\n\"aB3dE6\" = \"Suppe\";\n\n\"gH7kL2\" = \"$[size] bestellen\"\n\"x\" = \"1\";\n\"x\" = \"1\";\n",
        "fr":
            "\"aB3dE6\" = \"Soupe \\\"du jour\\\"\"; \"gH7kL2\" = \"Commander $(size)\";\n\"y\" = \"2\";\n\"y\" = \"2\"",
        "it": "{ aB3dE6 = Zuppa; gH7kL2 = 'Ordina ${size}' ; }\n// end",
        "es": "\"aB3dE6\" = \"Sopa\"\r\n\"gH7kL2\" = \"Pedir $ { size }\";\r\n\"aB3dE6\" = \"Sopa\";\r\n",
    ]

    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// Writes the changed files, and returns them by path.
    private func write(folders: Int) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for number in 0..<folders {
            var mutation = Mutation(random: SeededGenerator(seed: UInt64(number)))
            files["\(number)/Base.lproj/A.intentdefinition"] = mutation.changed(Array(Self.definition.utf8))
            for (language, table) in Self.tables.sorted(by: { $0.key < $1.key }) {
                files["\(number)/\(language).lproj/A.strings"] = mutation.changed(Array(table.utf8))
            }
        }
        for (path, bytes) in files { try folder.write(bytes, to: path) }
        return files
    }

    private struct Finding: Decodable {
        var path: String
        var code: String
        var symbol: String
        var severity: String
        var category: String
        var fixes: [Fix]

        struct Fix: Decodable {
            var safe: Bool
        }

        /// Whether the file is damaged and no fix repairs it.
        var isDamage: Bool { severity == "error" && category == "file" && !fixes.contains(where: \.safe) }

        var identity: String { "\(path) \(code) \(symbol)" }
    }

    private func lint(_ arguments: String...) throws -> [Finding] {
        let words = ["lint", ".", "--format", "json", "--fail-on", "never"] + arguments
        let result = try runProcess(Tool.executable, words, in: folder.url)
        #expect(result.errorsBesideFixes == "")
        return try result.stdout.split(separator: 0x0A).map { try JSONDecoder().decode(Finding.self, from: Data($0)) }
    }

    @Test(.timeLimit(.minutes(10)))
    func nothingIsLostAndNothingNewIsFound() throws {
        let before = try write(folders: Project.triesEverything ? 120 : 40)
        let foundBefore = try lint()
        let reported = try lint("--fix")
        let foundAfter = try lint()
        #expect(reported.map(\.identity) == foundAfter.map(\.identity))

        var counts: [String: Int] = [:]
        for finding in foundBefore { counts[finding.identity, default: 0] += 1 }
        let damaged = Set(foundBefore.filter { $0.severity == "error" && $0.category == "file" }.map(\.path))
        for finding in foundAfter {
            counts[finding.identity, default: 0] -= 1
            // What a table lacks is known once it is repaired.
            let isRevealed = damaged.contains(finding.path) && ["IN0507", "IN0508", "IN0516"].contains(finding.code)
            #expect(counts[finding.identity, default: 0] >= 0 || isRevealed, "new: \(finding.identity)")
        }

        let codesByPath = Dictionary(grouping: foundBefore, by: \.path).mapValues { Set($0.map(\.code)) }
        var changed = 0
        for (path, old) in before {
            let new = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(path)))
            guard new != old else { continue }
            changed += 1
            let codes = codesByPath[path] ?? []
            let lost =
                path.hasSuffix(".strings")
                ? TableWords.lost(from: old, in: new) : DefinitionWords.lost(from: old, in: new, codes)
            #expect(lost == [], "\(path):\n\(String(decoding: old, as: UTF8.self))")
        }
        // The original files have something to fix, and most changes leave them readable.
        #expect(changed > (Project.triesEverything ? 60 : 20))
    }

    /// If the contents of a file are uncertain, no fix of any rule removes anything from it.
    @Test(.timeLimit(.minutes(10)))
    func noFixTouchesADamagedFile() throws {
        let before = try write(folders: 100)
        let found = try lint()
        let damaged = Set(found.filter(\.isDamage).map(\.path))
        let fixable = Set(found.filter { !$0.isDamage && !$0.fixes.isEmpty }.map(\.path))
        #expect(damaged.intersection(fixable).count > 6, "files that are damaged and have fixes")
        _ = try lint("--fix=all")
        for path in damaged {
            let new = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(path)))
            #expect(new == before[path], "\(path)")
        }
    }
}

/// Old-style tables, parsed by their grammar alone: quoted and bare words, comments, and the text between them.
private enum TableWords {
    /// The entries (`key = text`) and comments that the new file lacks. Variables may be written differently.
    static func lost(from old: [UInt8], in new: [UInt8]) -> [String] {
        let (before, after) = (statements(old), Set(statements(new)))
        return before.filter { !after.contains($0) }
    }

    static func statements(_ bytes: [UInt8]) -> [String] {
        var words: [String] = []
        var comments: [String] = []
        var index = 0
        func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
        while index < bytes.count {
            let start = index
            if starts("/*") || starts("//") {
                let isBlock = starts("/*")
                index += 2
                while index < bytes.count, isBlock ? !starts("*/") : bytes[index] != 0x0A && bytes[index] != 0x0D {
                    index += 1
                }
                if isBlock { index = min(index + 2, bytes.count) }
                comments.append(text(bytes[start..<index]))
            } else if bytes[index] == 0x22 || bytes[index] == 0x27 {
                index += 1
                while index < bytes.count, bytes[index] != bytes[start] { index += bytes[index] == 0x5C ? 2 : 1 }
                index = min(index + 1, bytes.count)
                words.append(text(bytes[start..<index]))
            } else if [0x3D, 0x3B, 0x7B, 0x7D, 0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
                if bytes[index] == 0x3D { words.append("=") }
                index += 1
            } else {
                while index < bytes.count,
                    ![0x3D, 0x3B, 0x7B, 0x7D, 0x20, 0x09, 0x0A, 0x0D, 0x22, 0x27].contains(bytes[index])
                {
                    index += 1
                }
                words.append(text(bytes[start..<index]))
            }
        }
        let entries = words.indices.filter { words[$0] == "=" }.map { place in
            let key = place > 0 ? words[place - 1] : ""
            return key + " = " + (place + 1 < words.count ? words[place + 1] : "")
        }
        return entries + words + comments
    }

    /// A text without the dollar signs, brackets, and spaces of variables.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.filter { !"$ {}[]()".utf8.contains($0) }, as: UTF8.self)
    }
}

/// XML property lists, as tags and the text between them.
private enum DefinitionWords {
    /// The tags and texts that are missing from the new file, except those that fixes with these codes mention.
    static func lost(from old: [UInt8], in new: [UInt8], _ codes: Set<String>) -> [String] {
        var counts: [String: Int] = [:]
        for word in words(new) { counts[word, default: 0] += 1 }
        var lost: [String] = []
        for word in words(old) {
            counts[word, default: 0] -= 1
            if counts[word, default: 0] < 0, !isNamed(word, codes) { lost.append(word) }
        }
        return lost
    }

    /// Whether a fix removes or replaces a word.
    private static func isNamed(_ word: String, _ codes: Set<String>) -> Bool {
        let relationship = ["key", "/key", "string", "/string", "dict", "/dict", "dict/", "HasAnyValue"]
        // A misspelled key is the relationship as well.
        let isRelationship = relationship.contains(word) || word.contains("ParameterRelationship")
        if codes.contains("IN0309"), isRelationship { return true }
        // The last tag's number.
        return codes.contains("IN0338") && (Int(word) != nil || word == "integer/")
    }

    static func words(_ bytes: [UInt8]) -> [String] {
        bytes.split { $0 == 0x3C || $0 == 0x3E }.map { piece in
            String(decoding: piece.filter { !"$ {}[]()\t\r\n".utf8.contains($0) }, as: UTF8.self)
        }.filter { !$0.isEmpty }
    }
}
