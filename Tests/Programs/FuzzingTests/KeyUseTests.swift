import AppIntentsGeneration
import Diagnostics
import Foundation
import IntentRules
import IntentSchema
import PropertyList
import TestSupport
import Testing

/// Nothing written in a definition is lost in silence: each key of the format changes code, findings or the losses of a
/// migration somewhere, or is listed here with the reason why it does not.
@Suite struct KeyUseTests {
    private static let unused: [String: String] = [
        "INEnumGeneratesHeader": "Xcode writes true for every enumeration",
        "INIntentCustomizable": "of Apple's intents, which nothing generates",
        "INIntentDefinitionSystemVersion": "a rule compares it with the configuration, if that names versions",
        "INIntentDefinitionToolsBuildVersion": "a rule compares it with the configuration, if that names versions",
        "INIntentDefinitionToolsVersion": "a rule compares it with the configuration, if that names versions",
        "INIntentDomain": "of Apple's intents, which nothing generates",
        "INIntentParameterCombinationIsLinked": "the editor's link between a summary and its shortcuts",
        "INIntentParameterCombinationIsPrimary": "of a suggestion, which no generated code makes",
        "INIntentParameterCombinationSubtitle": "of a suggestion, which no generated code makes",
        "INIntentParameterCombinationUpdatesLinked": "the editor's link between a summary and its shortcuts",
        "INIntentParameterMetadataPlaceholderID": "an id matters to tables, which this test has none of",
        "INIntentParameterUnsupportedReasonCustom": "says the opposite of the key for Apple's reasons",
        "INIntentResponseParameterMetadataFalseDisplayName":
            "nothing is published about the names of a response's values",
        "INIntentResponseParameterMetadataTemplate": "nothing is published about the forms of a response's values",
        "INIntentResponseParameterMetadataTrueDisplayName":
            "nothing is published about the names of a response's values",
        "INTypeClassPrefix": "in real files, a class name is written beside it, which counts",
        "INTypePropertyMetadataTemplateID": "an id matters to tables, which this test has none of",
    ]

    /// The keys of the format, which a test of the reader compares with those that it knows.
    private static func keys() throws -> Set<String> {
        let table = Project.root.appendingPathComponent("Tests/Reading/IntentSchemaTests/KnownKeys.tsv")
        let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        return Set(rows.compactMap { $0.split(separator: "\t")[0].split(separator: ".").last.map(String.init) })
    }

    @Test func everyKeyHasAnEffectOrAReason() throws {
        var open = try Self.keys().filter { !$0.contains("[]") && !$0.hasPrefix("<") }
        let files = Project.files(below: Project.schemas, withExtension: "intentdefinition")
        var definitions = try files.map { [UInt8](try Data(contentsOf: $0)) }.sorted { $0.count < $1.count }
        definitions.append(Array(Self.rare.utf8))
        var seen: Set<String> = []
        for bytes in definitions {
            let read = try #require(PropertyListReader.read(SourceText(path: "A", bytes: bytes)).document)
            let before = Self.answers(bytes)
            for key in open.intersection(read.keyNames).sorted() {
                seen.insert(key)
                let changed = [true, false].lazy.map {
                    PropertyListWriter.xml(read.root.value.changing(key, removing: $0))
                }
                if changed.contains(where: { Self.answers($0) != before }) { open.remove(key) }
            }
        }
        #expect(open.subtracting(seen).sorted() == [], "no definition in Schemas has these")
        #expect(open.intersection(seen).sorted() == Self.unused.keys.sorted())
    }

    /// Keys that no definition in `Schemas` has.
    private static let rare = """
        <plist version="1.0"><dict>
        <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>Order</string><key>INIntentDeprecated</key><true/>
        <key>INIntentHash</key><integer>1</integer>
        <key>INIntentTitle</key><string>Order</string>
        </dict></array>
        <key>INTypes</key><array><dict>
        <key>INTypeName</key><string>Soup</string><key>INTypeClassPrefix</key><string>AB</string>
        <key>INTypeDisplayName</key><string>Soup</string>
        </dict></array>
        </dict></plist>
        """

    /// The findings, the generated code, and what a migration loses, without places.
    private static func answers(_ bytes: [UInt8]) -> [String] {
        let compiled = Frontend.link([Frontend.load(SourceText(path: "A.intentdefinition", bytes: bytes))])[0]
        let findings = Linter.run([LintInput(compiled)]).map { "\($0.kind.code) \($0.message)" }
        let losses = compiled.schema.map { AppIntentsPlan($0).losses.map { "\($0.declaration) \($0.what)" } } ?? []
        let code = compiled.schema.map { schema in
            [FuzzedInput.models, .siriKit, .appIntents].flatMap { $0.generate(schema).files }
        }
        return findings.sorted() + losses + (code ?? []).map { String(decoding: $0.contents, as: UTF8.self) }
    }
}

extension PropertyListValue {
    /// The value with every entry of a key removed or given another value of its kind.
    fileprivate func changing(_ key: String, removing: Bool) -> PropertyListValue {
        switch self {
        case .array(let elements): .array(elements.map { $0.changing(key, removing: removing) })
        case .dictionary(let entries):
            .dictionary(
                entries.compactMap { entry in
                    guard entry.key == key else {
                        return Entry(entry.key, entry.value.changing(key, removing: removing))
                    }
                    return removing ? nil : Entry(key, entry.value.other)
                }
            )
        default: self
        }
    }

    private var other: PropertyListValue {
        switch self {
        case .string(let text): .string(text + "Q")
        case .boolean(let value): .boolean(!value)
        case .array: .array([])
        case .dictionary: .dictionary([])
        default: .string("Q")
        }
    }
}
