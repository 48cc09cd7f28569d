import Foundation
import TestSupport
import Testing

/// The manifest in the README is the consumer's, which CI builds.
@Suite struct ReadmeManifestTests {
    private func lines(_ path: String) throws -> [String] {
        let text = try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
        return text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func theConsumerDoesWhatTheReadmeShows() throws {
        let readme = try lines("README.md")
        let section = try #require(readme.firstIndex(of: "## In a SwiftPM package"))
        let start = try #require(readme[section...].firstIndex(of: "```swift")) + 1
        let end = try #require(readme[start...].firstIndex(of: "```"))
        let shown = readme[start..<end].map { line in
            line == "dependencies: [.package(name: \"intentc\", path: \"../intentc\")],"
                ? "dependencies: [.package(name: \"intentc\", path: \"../../..\")]," : line
        }
        let manifest = try lines("Tests/Support/PluginConsumer/Package.swift")
        let first = try #require(manifest.firstIndex(of: shown.first ?? ""))
        #expect(shown == Array(manifest[first...].prefix(shown.count)))
    }
}
