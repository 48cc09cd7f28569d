import Foundation
import TestSupport
import Testing

/// All code on the pages is quoted from golden models or from tests that use them. Both are compiled.
struct ModelsDocumentationTests {
    @Test(arguments: ["Models.md", "ModelsReference.md"])
    func everyPieceOfCodeIsQuotedFromWhatIsCompiled(name: String) throws {
        let page = try String(contentsOf: Project.root.appendingPathComponent("Docs/\(name)"), encoding: .utf8)
        let tests = Project.root.appendingPathComponent("Tests/Generate")
        let sources = try Project.files(below: tests, withExtension: "swift").map { file in
            Self.lines(try String(contentsOf: file, encoding: .utf8)).joined(separator: "\n") + "\n"
        }
        let pieces = Self.code(in: page)
        #expect(pieces.count > 2)
        for piece in pieces {
            let quoted = Self.lines(piece).joined(separator: "\n") + "\n"
            #expect(sources.contains { $0.contains(quoted) }, "not compiled:\n\(piece)")
        }
    }

    @Test func theReadmeShowsOneOfTheSystems() throws {
        let page = try String(contentsOf: Project.root.appendingPathComponent("README.md"), encoding: .utf8)
        let tests = Project.root.appendingPathComponent(
            "Tests/Generate/GeneratedCodeTests/Systems/SelectCharacterTests.swift"
        )
        let source = Self.lines(try String(contentsOf: tests, encoding: .utf8)).joined(separator: "\n") + "\n"
        let pieces = Self.code(in: page).filter { $0.contains("Characters") }
        #expect(pieces.count == 2)
        for piece in pieces { #expect(source.contains(Self.lines(piece).joined(separator: "\n") + "\n"), "\(piece)") }
    }

    /// The contents of Swift fences. A line `…` divides them.
    private static func code(in page: String) -> [String] {
        page.components(separatedBy: "```swift\n").dropFirst().flatMap { rest in
            (rest.components(separatedBy: "```").first ?? "").components(separatedBy: "…\n")
        }
        .filter { !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
    }

    /// The lines without indentation and without empty lines.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
