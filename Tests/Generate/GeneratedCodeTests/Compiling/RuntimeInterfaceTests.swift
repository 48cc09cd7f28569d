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
        var conformances: [String: Set<String>] = [:]
        for file in Project.files(below: folder.url, withExtension: "json") {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            let paths = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
            names.formUnion(paths.values)
            for relationship in graph.relationships where relationship.kind == "conformsTo" {
                guard let path = paths[relationship.source], let name = relationship.targetFallback?.dropFirst(6),
                    ["Decodable", "Encodable", "Equatable", "Hashable"].contains(name)
                else { continue }
                conformances[path, default: []].insert(String(name))
            }
        }
        // What these conformances bring is not listed.
        let synthesized = [".!=(_:_:)", ".hash(into:)", ".hashValue", ".encode(to:)", ".init(from:)"]
        let lines = names.sorted().filter { name in !synthesized.contains { name.hasSuffix($0) } }
            .map { name in conformances[name].map { "\(name): \($0.sorted().joined(separator: ", "))\n" } ?? name + "\n"
            }
            .joined()
        try expectGolden(
            lines.utf8,
            at: Project.root.appendingPathComponent("Tests/Generate/GeneratedCodeTests/RuntimeInterface.txt")
        )
    }

    private struct SymbolGraph: Decodable {
        let symbols: [Symbol]
        let relationships: [Relationship]

        struct Symbol: Decodable {
            struct Identifier: Decodable { let precise: String }
            let identifier: Identifier
            let pathComponents: [String]

            var path: String { pathComponents.joined(separator: ".") }
        }

        struct Relationship: Decodable {
            let source: String
            let kind: String
            /// The other declaration's name, if it is in another module, such as "Swift.Hashable".
            let targetFallback: String?
        }
    }
}
#endif
