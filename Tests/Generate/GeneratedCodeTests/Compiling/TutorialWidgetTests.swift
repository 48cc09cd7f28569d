import Foundation
import TestSupport
import Testing

/// The widget in the tutorial's last step, compiled like a widget extension: with the App Intents that the page's
/// command generates, against the package of the previous steps. Apple's frameworks are stubs.
struct TutorialWidgetTests {
    private let folder: TemporaryDirectory
    private let tutorial = Project.root.appendingPathComponent("Docs/Tutorial")

    init() throws { folder = try TemporaryDirectory() }

    private func generate(_ arguments: [String]) throws -> URL {
        let output = folder.url.appendingPathComponent(UUID().uuidString)
        let result = try runProcess(Tool.executable, ["generate"] + arguments + ["--output", output.path])
        result.expect(status: 0)
        return output
    }

    @Test func theWidgetOfTheTutorialCompiles() throws {
        let definition = tutorial.appendingPathComponent("Departures.intentdefinition").path
        let pages = try Project.files(below: tutorial, withExtension: "md").map { page in
            try String(contentsOf: page, encoding: .utf8)
        }
        let runtime = try RuntimeModule.joined(to: .ios17)
        let stubs = try AppIntentsStubs.ios17.modules()

        // The package: its sources are blocks with a path.
        var sources = Project.files(below: try generate([definition]), withExtension: "swift")
        for block in pages.flatMap({ $0.matches(of: #/(?ms)^```swift Sources/\w+/(\S+)\n(.*?)^```$/#) }) {
            sources.append(try folder.write(block.output.2.utf8, to: String(block.output.1)))
        }
        #expect(sources.count == 5)
        let module = folder.url.appendingPathComponent("Departures.swiftmodule").path
        let options = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-emit-module"]
        let search = ["-whole-module-optimization", "-I", runtime.folder.path, "-I", stubs.path]
        let names = ["-module-name", "Departures", "-o", module]
        let built = try runProcess("swiftc", options + names + search + sources.map(\.path), in: folder.url)
        #expect(built.diagnostics.isEmpty, "\(built.diagnostics)")

        // The extension: the output of the page's command, its Swift, and the function that readers write themselves.
        let page = try #require(pages.first { $0.hasPrefix("# 8.") })
        let pattern = #/(?m)^intentc generate (\S+) (.*--bridge models.*) --output \S+$/#
        let command = try #require(page.firstMatch(of: pattern))
        let options8 = command.output.2.split(separator: " ").map(String.init)
        let code = try #require(page.firstMatch(of: #/(?ms)^```swift\n(import Departures\n.*?)^```$/#)).output.1
        let intents = try Project.files(below: generate([definition] + options8), withExtension: "swift").map { file in
            (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
        let own = "import Departures\n\nfunc loadTimetable() -> Timetable { Timetable(stops: [:]) }\n"
        let messages = try runtime.typeCheck(
            intents + [("Widget.swift", String(code)), ("Timetables.swift", own)],
            modules: [stubs, folder.url]
        )
        #expect(messages.isEmpty, "\(messages)")
    }
}
