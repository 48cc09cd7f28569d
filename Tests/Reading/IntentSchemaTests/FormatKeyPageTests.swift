import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import IntentSchema

/// `Docs/FormatKeys.md` has the keys that the reader knows, with their types and the words that it takes.
@Suite struct FormatKeyPageTests {
    private struct Row {
        var type: String
        var effect: String
    }

    /// The rows by key. Keys of a row that differ in type have their types in the same order.
    private static func rows() throws -> [String: Row] {
        let page = Project.root.appendingPathComponent("Docs/FormatKeys.md")
        var rows: [String: Row] = [:]
        for section in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n## ").dropFirst() {
            let lines = section.split(separator: "\n")
            let prefix = lines[0].split(separator: "`")[1]
            for line in lines where line.hasPrefix("| `") {
                let cells = line.components(separatedBy: " | ")
                let names = cells[0].split(separator: "`").filter { $0.first?.isLetter == true }
                let types = cells[1].components(separatedBy: ", ")
                for (index, name) in names.enumerated() {
                    rows["\(prefix)\(name)"] = Row(type: types[types.count == 1 ? 0 : index], effect: cells[2])
                }
            }
        }
        return rows
    }

    /// The path of each dictionary of the format, by the prefix of its keys.
    private static let paths: [String: String] = {
        let parameter = "INIntents[].INIntentParameters[]"
        let options = [
            "Metadata": "", "ArraySize": "s[]", "PromptDialog": "s[]", "Relationship": "", "UnsupportedReason": "s[]",
        ]
        let inside = options.map { ("INIntentParameter\($0)", "\(parameter).INIntentParameter\($0)\($1)") }
        return Dictionary(uniqueKeysWithValues: inside).merging([
            "IN": "", "INIntent": "INIntents[]", "INIntentParameter": parameter,
            "INIntentParameterCombination": "INIntents[].INIntentParameterCombinations.size",
            "INIntentResponse": "INIntents[].INIntentResponse",
            "INIntentResponseCode": "INIntents[].INIntentResponse.INIntentResponseCodes[]",
            "INEnum": "INEnums[]", "INEnumValue": "INEnums[].INEnumValues[]",
            "INEnumValueSynonym": "INEnums[].INEnumValues[].INEnumValueSynonyms[]", "INType": "INTypes[]",
        ]) { $1 }
    }()

    @Test func thePageHasTheKeysOfTheReaderWithTheirTypes() throws {
        let rows = try Self.rows()
        let formats = FormatKeys.all.filter { Self.paths[$0.prefix] != nil }
        #expect(formats.count == Self.paths.count)
        #expect(formats.flatMap(\.keys).sorted() == rows.keys.sorted())
        for format in formats {
            for key in format.keys {
                let path = (Self.paths[format.prefix].map { $0.isEmpty ? key : "\($0).\(key)" } ?? "").split(
                    separator: "."
                )
                let date = EveryKeyTests.element(path[...], holding: "<date>2026-01-01T00:00:00Z</date>")
                let loaded = Frontend.load(SourceText(path: "A", bytes: Array("<plist>\(date)</plist>".utf8)))
                let wrong = loaded.diagnostics.first { $0.kind == .wrongKind }?.message ?? ""
                let expected = [
                    "string": "a string, but", "integer": "an integer", "Boolean": "true or false", "array": "an array",
                    "dictionary": "a dictionary", "scalar": "a number or a boolean",
                ]
                let type = try #require(rows[key]?.type)
                // The integer that stands for a Boolean is read as one.
                let isOne = key.hasSuffix("FixedSizeArray")
                #expect(wrong.contains(expected[isOne ? "Boolean" : type] ?? "?"), "\(key): \(type), but \(wrong)")
            }
        }
    }

    @Test func thePageHasTheWordsThatAreKnown() throws {
        let rows = try Self.rows()
        for key in rows.keys.sorted() where rows[key]?.type == "string" && !key.hasSuffix("Name") {
            for type in ["String", "Integer", "File", "Placemark", "DateComponents", "TimeInterval", "Boolean"] {
                let word = "<key>\(key)</key><string>zzz</string>"
                func inside(_ prefix: String) -> String { key.hasPrefix(prefix) ? word : "" }
                let metadata = inside("INIntentParameterMetadata")
                let own = ["Category", "Type"].contains(String(key.dropFirst("INIntent".count))) ? word : ""
                let text = """
                    <plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>\(own)
                    <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>a</string>
                    <key>INIntentParameterType</key><string>\(key == "INIntentParameterType" ? "zzz" : type)</string>
                    <key>INIntentParameterMetadata</key><dict>\(metadata)</dict></dict></array></dict></array></dict></plist>
                    """
                let compiled = Frontend.link([Frontend.load(SourceText(path: "A", bytes: Array(text.utf8)))])
                for help in compiled.flatMap(\.diagnostics).compactMap(\.help) where help.hasPrefix("use one of ") {
                    let words = help.dropFirst("use one of ".count).prefix { $0 != ";" }
                    for word in words.split(separator: ", ") where word.first?.isUppercase == true || own != "" {
                        #expect(rows[key]?.effect.contains("`\(word)`") == true, "\(key) takes '\(word)'")
                    }
                }
            }
        }
    }
}
