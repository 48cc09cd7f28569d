import Diagnostics
import Foundation
import Testing

@testable import PropertyList

/// Places in documents without lines.
@Suite struct KeyPathTests {
    private static let text = """
        <dict><key>INIntents</key><array>
        <dict><key>Name</key><string>A</string></dict>
        <dict><key>Other</key><true/><key>Name</key><string>B</string></dict>
        </array><key>a,b</key><dict><key>say "x\\"</key><array><array/></array><key/><true/></dict></dict>
        """

    @Test(arguments: [
        ("A<", "INIntents[0].Name"), ("Other", "INIntents[1].Other"), ("B<", "INIntents[1].Name"),
        ("<dict><key>Other", "INIntents[1]"), ("</dict>\n</array>", "INIntents[1]"), ("INIntents", "INIntents"),
        ("</array><key>a,b", "INIntents"), ("a,b", "[\"a,b\"]"), ("say", "[\"a,b\"][\"say \\\"x\\\\\\\"\"]"),
        ("<array/>", "[\"a,b\"][\"say \\\"x\\\\\\\"\"][0]"), ("<true/></dict></dict>", "[\"a,b\"][\"\"]"),
        ("<dict><key>INI", ""),
    ])
    func thePathToAPlace(mark: String, path: String) throws {
        let document = try #require(Reading(Self.text).result.document)
        let offset = try #require(Self.text.range(of: mark)?.lowerBound.utf16Offset(in: Self.text))
        #expect(KeyPathTable(document).path(at: offset) == path)
    }

    @Test func placesOutsideTheTextGiveThePathOfTheOutermostValue() throws {
        let document = try #require(Reading(Self.text).result.document)
        #expect(KeyPathTable(document).path(at: Self.text.utf8.count) == "")
        #expect(KeyPathTable(document).path(at: -1) == "")
        #expect(KeyPathTable(try #require(Reading("<true/>").result.document)).path(at: 3) == "")
    }

    @Test func findingsAboutATextKeepTheirRanges() throws {
        let document = try #require(Reading(Self.text).result.document)
        let finding = Diagnostic(
            .duplicateKey,
            "x",
            at: Diagnostics.SourceLocation(path: "x", range: SourceRange(60, 61))
        )
        #expect(document.keyPathsInPlaceOfRanges([finding]) == [finding])
    }

    @Test func findingsAboutABinaryFileGetKeyPathsAndLoseTheirFixes() throws {
        let bytes = try BinaryFixture.foundation(["INIntents": [["Name": "A"], ["Name": "B"]]])
        let document = try #require(Reading(bytes).result.document)
        func place(of index: Int) throws -> Diagnostics.SourceLocation {
            let intent = try #require(document.root["INIntents"]?.children.dropFirst(index).first { _ in true })
            return Diagnostics.SourceLocation(path: "x", range: try #require(intent["Name"]).contentRange)
        }
        let fix = FixIt("Rename it", isSafe: true, edits: [.init(range: SourceRange(1, 2), replacement: "C")])
        let related = [RelatedLocation("first here", at: try place(of: 0))]
        let finding = Diagnostic(.duplicateKey, "twice", at: try place(of: 1), related: related, fixIts: [fix])
        let whole = Diagnostic(
            .duplicateKey,
            "all",
            at: Diagnostics.SourceLocation(path: "x", range: document.root.range)
        )
        func location(_ path: String) -> Diagnostics.SourceLocation {
            Diagnostics.SourceLocation(path: "x", place: .keyPath(path))
        }
        #expect(
            document.keyPathsInPlaceOfRanges([finding, whole]) == [
                Diagnostic(
                    .duplicateKey,
                    "twice",
                    at: location("INIntents[1].Name"),
                    related: [RelatedLocation("first here", at: location("INIntents[0].Name"))]
                ),
                Diagnostic(.duplicateKey, "all", at: Diagnostics.SourceLocation(path: "x", place: .file)),
            ]
        )
    }
}
