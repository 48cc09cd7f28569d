import Foundation
import TestSupport
import Testing

/// The patterns in editor configurations match what the program prints.
@Suite struct EditorTests {
    @Test func problemMatcherReadsEveryLine() throws {
        let file = Project.root.appendingPathComponent("Docs/Recipes/VSCode/tasks.json")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        )
        let task = try #require((json["tasks"] as? [[String: Any]])?.first)
        let arguments = try #require(task["args"] as? [String])
        let pattern = try #require((task["problemMatcher"] as? [String: Any])?["pattern"] as? [String: Any])
        let expression = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))

        let folder = try TemporaryDirectory()
        let name = "LegacyModel.intentdefinition"
        try folder.write(Data(contentsOf: Project.schemas.appendingPathComponent(name)), to: name)
        try folder.write("<plist>".utf8, to: "Broken.intentdefinition")
        let result = try Command.run(arguments, in: folder.url)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.count > 3)
        var severities: Set<String> = []
        for line in lines {
            let match = try #require(
                expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
                "\(line)"
            )
            func part(_ name: String) throws -> String {
                let range = match.range(at: try #require(pattern[name] as? Int))
                return Range(range, in: line).map { String(line[$0]) } ?? ""
            }
            #expect(try part("file").hasSuffix(".intentdefinition"))
            #expect(Int(try part("line")) != nil)
            // The other places of a finding are notes without a code.
            let code = try part("code")
            #expect(code.isEmpty ? try part("severity") == "note" : code.hasPrefix("IN"))
            #expect(try !part("message").isEmpty)
            severities.insert(try part("severity"))
        }
        #expect(severities == ["error", "warning", "note"])
    }

    @Test func settingsNameFilesThatExist() throws {
        let file = Project.root.appendingPathComponent("Docs/Recipes/VSCode/settings.json")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        )
        let schemas = try #require(json["json.schemas"] as? [[String: Any]])
        let page = try String(contentsOf: Project.root.appendingPathComponent("Docs/Linting.md"), encoding: .utf8)
        for schema in schemas {
            let url = try #require(schema["url"] as? String)
            #expect(page.contains("`intentc config schema > \(url.dropFirst(2))`"))
        }
    }
}
