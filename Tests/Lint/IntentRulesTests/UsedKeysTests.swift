import AppIntentsGeneration
import Diagnostics
import Foundation
@testable import IntentRules
@testable import IntentSchema
import ModelGeneration
import SiriKitGeneration
import SwiftSource
import TestSupport
import Testing

/// Whatever a definition says is used or reported: a change to the value of any key of the format changes the findings
/// or the generated code. `UnusedKeys.tsv` lists the keys without any use, with the reason for each.
@Suite struct UsedKeysTests {
    @Test func everyKeyIsUsedOrListed() throws {
        let list = Project.root.appendingPathComponent("Tests/Lint/IntentRulesTests/UnusedKeys.tsv")
        let rows = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
        #expect(rows.allSatisfy { $0.count == 2 }, "each key needs a reason")
        let source = try #require(RuleExample.definition(Self.text).sources.first)
        let root = try PropertyListSerialization.propertyList(from: Data(source.bytes), format: nil)
        let original = try #require(try observation(of: root))
        var unused: Set<String> = []
        for key in DefinitionKey.all {
            let changes = changes(to: key, in: root, prefix: "IN")
            #expect(!changes.isEmpty, "no dictionary for \(key.name)")
            let observations = changes.lazy.compactMap { try? observation(of: $0) }
            if !observations.contains(where: { $0 != original }) { unused.insert(key.name) }
        }
        let listed = rows.compactMap(\.first)
        #expect(unused.subtracting(listed).sorted() == [], "used by nothing, and not listed")
        #expect(Set(listed).subtracting(unused).sorted() == [], "listed, but used or unknown")
        #expect(listed == listed.sorted())
    }

    private static let text = MutatedDefinition.text.replacing(
        "Name: note, Tag: 13, Type: String",
        with: "Name: note, Tag: 13, Type: String, Metadata: { Placeholder: Anything else }"
    )

    /// Everything that the definition leads to, without places; `nil` if a value has the wrong kind.
    private func observation(of root: Any) throws -> [String]? {
        let data = try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
        let source = SourceText(path: "Intents.intentdefinition", bytes: [UInt8](data))
        let diagnostics = RuleExample.definition(Self.text).lint([source])
        if diagnostics.contains(where: { $0.kind == .wrongKind }) { return nil }
        let findings = diagnostics.map { "\($0.kind.code) \($0.message)" }
        guard let schema = Frontend.link([Frontend.load(source)]).first?.schema else { return findings }
        let own = AppIntentsPlan(schema).file.printed() + ModelsBackend().file(for: schema).printed()
        let classes = SiriKitBackend(SiriKitOptions(isSingleFile: true)).files(for: schema).flatMap(\.contents)
        return findings + [String(decoding: own + classes, as: UTF8.self)]
    }

    /// Copies of a property list in which one dictionary lacks the key or has another value for it.
    private func changes(to key: DefinitionKey, in value: Any, prefix: String) -> [Any] {
        if let list = value as? [Any] {
            return list.enumerated().flatMap { index, element in
                changes(to: key, in: element, prefix: prefix).map { changed in
                    var list = list
                    list[index] = changed
                    return list
                }
            }
        }
        guard let dictionary = value as? [String: Any] else { return [] }
        var all: [[String: Any]] = []
        if key.prefix == prefix {
            var without = dictionary
            without[key.name] = nil
            for value in [nil] + key.otherValues(than: dictionary[key.name]) {
                without[key.name] = value
                all.append(without)
            }
        }
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            let inner = DefinitionKey.prefix(within: name, of: prefix)
            all += changes(to: key, in: value, prefix: inner).map { changed in
                var dictionary = dictionary
                dictionary[name] = changed
                return dictionary
            }
        }
        return all
    }
}

/// A key of the format.
private struct DefinitionKey {
    var name: String
    /// The prefix of the keys of the dictionaries that have it.
    var prefix: String

    static let all: [DefinitionKey] = FormatKeys.all.flatMap { keys in
        keys.names.map { DefinitionKey(name: keys.prefix + $0, prefix: keys.prefix) }
    }

    private static let prefixes = Set(all.map(\.prefix))

    /// The prefix of the keys of dictionaries in the value of a key.
    static func prefix(within key: String, of outer: String) -> String {
        if key.hasSuffix("ParameterCombinations") { return "INIntentParameterCombination" }
        if key == "INTypeProperties" { return "INTypeProperty" }
        if prefixes.contains(key) { return key }
        return key.hasSuffix("s") && prefixes.contains(String(key.dropLast())) ? String(key.dropLast()) : outer
    }

    func otherValues(than value: Any?) -> [Any] {
        switch value {
        case let text as String: [text + "x"]
        case let list as [Any]: list.isEmpty ? [] : [Array(list.dropLast())]
        case is [String: Any]: [[String: Any]()]
        case let number as NSNumber: [NSNumber(value: number.intValue == 1 ? 0 : number.intValue + 1), true, false]
        // Of the right kind for some key.
        default: [true, 7, "Anything"]
        }
    }
}
