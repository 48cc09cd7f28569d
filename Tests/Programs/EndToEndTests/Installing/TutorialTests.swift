import Foundation
import TestSupport
import Testing

/// Follows the tutorial like a reader: writes every file and runs every command, step by step in one folder.
///
/// A fenced block with a path after the language is a file. The package with the prebuilt tool, which `.ci/run`
/// creates, stands in for the released one.
@Suite struct TutorialTests {
    static let package = ProcessInfo.processInfo.environment["INTENTC_TUTORIAL_PACKAGE"]

    @Test(.enabled(if: TutorialTests.package != nil, "run by .ci/run"))
    func everyStepWorks() throws {
        let folder = try TemporaryDirectory()
        let package = folder.url.appendingPathComponent("intentc")
        try FileManager.default.createSymbolicLink(
            at: package,
            withDestinationURL: URL(fileURLWithPath: Self.package ?? "")
        )
        let home = folder.url.appendingPathComponent("Departures")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let pages = Project.files(below: Project.root.appendingPathComponent("Docs/Tutorial"), withExtension: "md")
            .filter { $0.lastPathComponent.first?.isNumber == true }
        #expect(pages.count == 8)
        for page in pages {
            let text = try String(contentsOf: page, encoding: .utf8)
            for file in text.matches(of: #/(?ms)^```\w+ (\S+\.swift)\n(.*?)^```$/#) {
                let contents = file.output.2.replacing(
                    #/\.package\(url: [^)]*\)/#,
                    with: ".package(path: \"\(package.path)\")"
                )
                try folder.write(contents.utf8, to: "Departures/\(file.output.1)")
            }
            for command in DocumentationTests.commands(in: text) {
                let line = "export INTENTC='\(Project.root.path)'; " + command.text
                let result = try DocumentationTests.run(line, in: home)
                let place = "\(page.lastPathComponent):\(command.line): '\(command.text)'"
                #expect(result.status == command.status, "\(place)\n\(result.output)")
                #expect(DocumentationTests.matches(result.output, command.output), "\(place) prints\n\(result.output)")
            }
        }
    }
}
