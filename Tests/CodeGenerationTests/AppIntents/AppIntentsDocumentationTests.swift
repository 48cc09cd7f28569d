import Foundation
import TestSupport
import Testing

/// All code in `Docs/AppIntents.md` is quoted from golden files or from tests that use them. Both are compiled.
@Suite struct AppIntentsDocumentationTests {
    @Test func everyPieceOfCodeIsQuotedFromWhatIsCompiled() throws {
        let page = try String(contentsOf: Project.root.appendingPathComponent("Docs/AppIntents.md"), encoding: .utf8)
        let folders = ["CodeGenerationTests", "GeneratedCodeTests"].map {
            Project.root.appendingPathComponent("Tests").appendingPathComponent($0)
        }
        let files = folders.flatMap { folder in
            ["swift", "txt"].flatMap { Project.files(below: folder, withExtension: $0) }
        }
        let sources = try files.map { file in
            // A test's literal doubles backslashes.
            Self.lines(try String(contentsOf: file, encoding: .utf8).replacing(#"\\("#, with: #"\("#))
        }
        let pieces = page.components(separatedBy: "```swift\n").dropFirst().flatMap { rest in
            (rest.components(separatedBy: "```").first ?? "").components(separatedBy: "…\n")
        }
        #expect(pieces.count > 10)
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
