#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What apps can name in `IntentRuntime`. A line that goes or changes breaks somebody's build: keep the old name,
/// deprecated, for one minor version.
@Suite struct RuntimeInterfaceTests {
    @Test func publicDeclarationsAreStable() throws {
        let folder = try TemporaryDirectory()
        #if arch(arm64)
        let target = "aarch64-unknown-linux-gnu"
        #else
        let target = "x86_64-unknown-linux-gnu"
        #endif
        let module = try RuntimeModule.shared.get().folder.path
        let result = try runProcess(
            "swift-symbolgraph-extract",
            ["-module-name", "IntentRuntime", "-I", module, "-target", target, "-output-dir", folder.url.path]
        )
        result.expect(status: 0)
        var names: Set<String> = []
        for file in Project.files(below: folder.url, withExtension: "json") {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            names.formUnion(graph.symbols.map { $0.pathComponents.joined(separator: ".") })
        }
        let lines = names.sorted().joined(separator: "\n") + "\n"
        try expectGolden(
            lines.utf8,
            at: Project.root.appendingPathComponent("Tests/Generate/GeneratedCodeTests/RuntimeInterface.txt")
        )
    }

    private struct SymbolGraph: Decodable {
        let symbols: [Symbol]

        struct Symbol: Decodable {
            let pathComponents: [String]
        }
    }
}
#endif
