import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

/// Every key in real files is known, with every kind of value that it has there.
@Suite struct EveryKeyTests {
    /// One key per line, with its path and the kinds of its values.
    static let table = Project.root.appendingPathComponent("Tests/Reading/IntentSchemaTests/KnownKeys.tsv")

    @Test func everyKnownKeyIsRead() throws {
        let rows = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
        #expect(rows.count > 150)
        for row in rows {
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            let path = String(columns[0]).replacing("<combination>", with: "size")
            for type in columns[1].split(separator: ",") {
                let text =
                    "<plist>\(Self.element(path.split(separator: ".")[...], holding: Self.value(String(type))))</plist>"
                let known = text.replacing("ModelVersion</key><string>YES", with: "ModelVersion</key><string>1.2")
                let loaded = Frontend.load(SourceText(path: path, bytes: Array(known.utf8)))
                let findings = loaded.diagnostics.map { "\($0.kind.name): \($0.message)" }
                #expect(findings.isEmpty, "\(path) (\(type)): \(findings)")
            }
        }
    }

    /// The smallest value of a kind.
    static func value(_ type: String) -> String {
        switch type {
        case "array": "<array/>"
        case "dict": "<dict/>"
        case "boolean": "<true/>"
        case "integer": "<integer>1</integer>"
        case "real": "<real>1.5</real>"
        case "data": "<data></data>"
        default: "<string>YES</string>"
        }
    }

    /// The dictionaries and arrays along a path such as `INIntents[].INIntentName`.
    static func element(_ path: ArraySlice<Substring>, holding value: String) -> String {
        guard let first = path.first else { return value }
        let inner = element(path.dropFirst(), holding: value)
        let isElement = first.hasSuffix("[]")
        let key = isElement ? first.dropLast(2) : first
        return "<dict><key>\(key)</key>\(isElement ? "<array>\(inner)</array>" : inner)</dict>"
    }
}
