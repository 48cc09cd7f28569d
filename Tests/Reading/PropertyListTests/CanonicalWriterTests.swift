import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

/// The canonical format, which is what Xcode saves.
@Suite struct CanonicalWriterTests {
    @Test func containersAndScalars() {
        let value = PropertyListValue.dictionary([
            .init("b", .array([])), .init("a", .dictionary([])), .init("", .string("")), .init("B", .boolean(true)),
            .init("c", .array([.boolean(false), .integer(.init(Int64.min)), .integer(.init(UInt64.max))])),
            .init("d", .date("2026-01-31T12:00:00Z")), .init("a,b", .string("<a & b> \"c\" 'd'\n\u{e9}")),
        ])
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key></key>
            \t<string></string>
            \t<key>B</key>
            \t<true/>
            \t<key>a</key>
            \t<dict/>
            \t<key>a,b</key>
            \t<string>&lt;a &amp; b&gt; "c" 'd'
            \u{e9}</string>
            \t<key>b</key>
            \t<array/>
            \t<key>c</key>
            \t<array>
            \t\t<false/>
            \t\t<integer>-9223372036854775808</integer>
            \t\t<integer>18446744073709551615</integer>
            \t</array>
            \t<key>d</key>
            \t<date>2026-01-31T12:00:00Z</date>
            </dict>
            </plist>

            """
        #expect(String(decoding: PropertyListWriter.xml(value), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        (0.5, "0.5"), (1, "1"), (100, "100"), (0, "0.0"), (-0.0, "-0.0"), (0.1, "0.10000000000000001"),
        (-2.25, "-2.25"),
        (1e17, "1e+17"), (1e-7, "9.9999999999999995e-08"), (.leastNonzeroMagnitude, "4.9406564584124654e-324"),
        (.infinity, "+infinity"),
        (-.infinity, "-infinity"), (.nan, "nan"),
    ])
    func realNumbers(value: Double, text: String) {
        #expect(body(.real(value)) == "<real>\(text)</real>\n")
    }

    @Test(arguments: ["\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
    func whatXMLCannotSayIsReplaced(character: String) {
        #expect(body(.string("a\(character)b")) == "<string>a\u{FFFD}b</string>\n")
    }

    @Test func dataBreaksItsLinesAsWideAsItsIndentationAllows() {
        let bytes = [UInt8](0..<60)
        let lines = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4"
        #expect(body(.data(bytes)) == "<data>\n\(lines)\nOTo7\n</data>\n")
        let inner = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEy\n\tMzQ1Njc4OTo7"
        #expect(body(.array([.data(bytes)])) == "<array>\n\t<data>\n\t\(inner)\n\t</data>\n</array>\n")
        #expect(body(.array([.data([])])) == "<array>\n\t<data>\n\t</data>\n</array>\n")
    }

    /// Foundation's writer uses the same code as Xcode's, and runs wherever the tests do.
    @Test func foundationWritesTheSame() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let value = PropertyListValue.random(depth: 9, using: &random)
            let expected = try PropertyListSerialization.data(
                fromPropertyList: value.foundation,
                format: .xml,
                options: 0
            )
            let written = String(decoding: PropertyListWriter.xml(value), as: UTF8.self)
            let difference = zip(
                written.split(separator: "\n"),
                String(decoding: expected, as: UTF8.self).split(separator: "\n")
            ).first { $0.0 != $0.1 }
            #expect(difference == nil)
        }
    }

    @Test func readingWhatWasWrittenGivesTheValue() throws {
        var random = SeededGenerator(seed: 42)
        for _ in 0..<500 {
            let value = PropertyListValue.random(depth: 6, using: &random)
            let result = PropertyListReader.read(SourceText(path: "x", bytes: PropertyListWriter.xml(value)))
            #expect(result.diagnostics.isEmpty)
            #expect(result.document?.root.value == value.sorted)
        }
    }

    /// The project's own definitions are exactly as Xcode would save them.
    @Test func theExamplesAreCanonical() throws {
        let files = Project.files(below: Project.schemas, withExtension: "intentdefinition")
        #expect(!files.isEmpty)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let read = PropertyListReader.read(SourceText(path: file.path, bytes: bytes))
            let written = PropertyListWriter.xml(try #require(read.document).root.value)
            #expect(written == bytes, "\(file.lastPathComponent)")
        }
    }

    private func body(_ value: PropertyListValue) -> String {
        let empty = PropertyListWriter.xml(.boolean(true)).count - "<true/>\n</plist>\n".utf8.count
        return String(
            decoding: PropertyListWriter.xml(value).dropFirst(empty).dropLast("</plist>\n".utf8.count),
            as: UTF8.self
        )
    }
}

@Suite(.needsCorpus)
struct CanonicalCorpusTests {
    /// Files that were edited by hand, with what differs from Xcode's format.
    private static let handMade = [
        "vincode-io__Humboldt/Shared/Intents/Intents.intentdefinition":
            "indented with spaces, unsorted, empty arrays open",
        "bazel-ios__rules_ios/tests/ios/frameworks/intentdefinition/Intents.intentdefinition": "no newline at its end",
    ]

    @Test func everyFileThatXcodeWroteComesBackByteForByte() throws {
        let corpus = try Corpus.folder()
        var different: [String] = []
        let files = Project.files(below: corpus, withExtension: "intentdefinition")
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let read = PropertyListReader.read(SourceText(path: file.path, bytes: bytes))
            let document = try #require(read.document, "\(file.path)")
            if PropertyListWriter.xml(document.root.value) != bytes {
                different.append(String(file.path.dropFirst(corpus.path.count + 1)))
            }
        }
        #expect(files.count > Self.handMade.count)
        #expect(different == Self.handMade.keys.sorted())
    }
}
