import Foundation
import TestSupport
import Testing

/// The version number is defined in one place, and all others agree.
@Suite struct VersionTests {
    private static let version: String = {
        let source = Project.root.appendingPathComponent("Sources/Base/Settings/CommandLine/Version.swift")
        let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
        return text.firstMatch(of: #/(?m)^package let intentcVersion = "(.+)"$/#).map { String($0.output.1) } ?? "none"
    }()

    @Test func versionIsOneLine() throws {
        let result = try Command.run("--version")
        result.expect(status: 0, output: "intentc \(Self.version)\n")
    }

    /// Pages and recipes tell users to install the latest release.
    @Test func pagesNameTheReleasedVersion() throws {
        let changelog = try String(
            contentsOf: Project.root.appendingPathComponent("CHANGELOG.md"),
            encoding: .utf8
        )
        #expect(changelog.contains("\n## [\(Self.version)]"))
        let patterns = [
            #/from: "?(\d+\.\d+\.\d+)/#, #/rev: (\d+\.\d+\.\d+)/#, #/intentc@(\d+\.\d+\.\d+)/#,
            #/intentc-(\d+\.\d+\.\d+)-/#, #/download/(\d+\.\d+\.\d+)/#,
        ]
        let folder = Project.root.appendingPathComponent("Docs")
        let pages =
            [Project.root.appendingPathComponent("README.md")]
            + ["md", "yml", "swift"].flatMap { Project.files(below: folder, withExtension: $0) }
        var count = 0
        for page in pages {
            let text = try String(contentsOf: page, encoding: .utf8)
            for pattern in patterns {
                for match in text.matches(of: pattern) {
                    #expect(match.output.1 == Self.version, "\(page.lastPathComponent): \(match.output.0)")
                    count += 1
                }
            }
        }
        #expect(count > 6)
    }
}
