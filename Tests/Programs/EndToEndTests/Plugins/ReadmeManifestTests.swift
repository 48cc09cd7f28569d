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

    /// Other pages show a part of a manifest, which SwiftPM reads.
    @Test func manifestsOnPagesAreRead() throws {
        let page = Project.root.appendingPathComponent("Docs/Plugins.md")
        let pieces = try String(contentsOf: page, encoding: .utf8).matches(of: #/(?ms)^```swift\n(.*?)^```$/#)
        #expect(!pieces.isEmpty)
        for piece in pieces {
            let folder = try TemporaryDirectory()
            let manifest = """
                // swift-tools-version: 6.0

                import PackageDescription

                let package = Package(
                    name: "Example",
                \(piece.output.1))

                """
            try folder.write(manifest.utf8, to: "Package.swift")
            let options = ["package", "--package-path", folder.url.path, "dump-package"]
            let result = try runProcess("swift", options)
            #expect(result.status == 0, "\(result.errors)")
        }
    }
}
