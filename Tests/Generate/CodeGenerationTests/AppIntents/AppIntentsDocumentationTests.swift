import Foundation
import TestSupport
import Testing

/// All code in `Docs/AppIntentsReference.md` is quoted from what is generated from a file in `Schemas`, or from tests that
/// use it. Both are compiled.
@Suite struct AppIntentsDocumentationTests {
    @Test func everyPieceOfCodeIsQuotedFromWhatIsCompiled() throws {
        let file = Project.root.appendingPathComponent("Docs/AppIntentsReference.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let folders = ["CodeGenerationTests", "GeneratedCodeTests"].map {
            Project.root.appendingPathComponent("Tests/Generate").appendingPathComponent($0)
        }
        let files = folders.flatMap { folder in
            ["swift", "txt"].flatMap { Project.files(below: folder, withExtension: $0) }
        }
        let written = try files.map { file in
            // A test's literal doubles backslashes.
            try String(contentsOf: file, encoding: .utf8).replacing(#"\\("#, with: #"\("#)
        }
        let generated = try Project.definitions.flatMap { path in
            let own = OwnStyleTests()
            return try [AppIntentsGoldenTests().plan(path, .ios17).code] + own.files(own.plan(path)).map(\.contents)
        }
        let sources = (written + generated).map(Self.lines)
        let pieces = page.components(separatedBy: "```swift\n").dropFirst().flatMap { rest in
            (rest.components(separatedBy: "```").first ?? "").components(separatedBy: "…\n")
        }
        #expect(pieces.count >= 6)
        for piece in pieces {
            let quoted = Self.lines(piece)
            #expect(sources.contains { $0.contains(quoted) }, "not compiled:\n\(piece)")
        }
    }

    /// The lines without indentation and without empty lines.
    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n") + "\n"
    }
}
