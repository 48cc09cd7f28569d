import Settings
import Foundation
import Testing

/// The schema and the reader agree, because both use the same tables. These tests prove it independently.
@Suite struct ConfigurationSchemaTests {
    private func schema() throws -> [String: Any] {
        let json = ConfigurationSchema.json(keys)
        return try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }

    private func properties(_ schema: [String: Any]) throws -> [String: [String: Any]] {
        try #require(schema["properties"] as? [String: [String: Any]])
    }

    @Test func theReaderTakesEveryKeyAndEveryChoice() throws {
        let generate = try properties(try #require(try properties(try schema())["generate"]))
        for (key, form) in generate {
            let type = form["type"] as? String
            let words = (form["enum"] as? [String] ?? ["x"]).map { "\"\($0)\"" }
            for word in type == "boolean" ? ["true", "false"] : type == "array" ? ["[\"x\"]"] : words {
                let json = #"{"version": 1, "generate": {"\#(key)": \#(word)}}"#
                #expect(configuration(json).diagnostics == [], "\(key) \(word)")
            }
        }
        let versions = try properties(try #require(try properties(try schema())["toolVersions"]))
        #expect(versions.keys.sorted() == ["system", "tools", "toolsBuild"])
        for key in versions.keys {
            #expect(configuration(#"{"version": 1, "toolVersions": {"\#(key)": "15.4"}}"#).diagnostics == [], "\(key)")
        }
        let rules = try properties(try #require(try properties(try schema())["rules"]))
        #expect(rules.count == catalogue.kinds.count)
        for (name, form) in rules {
            for word in try #require(form["enum"] as? [String]) {
                #expect(configuration(#"{"version": 1, "rules": {"\#(name)": "\#(word)"}}"#).diagnostics == [])
            }
        }
    }

    @Test func theSchemaForbidsOtherKeys() throws {
        let schema = try schema()
        #expect(schema["additionalProperties"] as? Bool == false)
        #expect(schema["required"] as? [String] == ["version"])
        let exception = try #require(try properties(schema)["exceptions"]?["items"] as? [String: Any])
        #expect(exception["additionalProperties"] as? Bool == false)
        #expect(exception["required"] as? [String] == ["rule", "reason"])
    }
}
