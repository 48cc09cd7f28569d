import Diagnostics
import Foundation
import IntentSchema
import PropertyList
import TestSupport
import Testing

@testable import Presentation

/// Texts that try to become markup remain text, in every field.
@Suite struct HostileTextTests {
    /// Attempts to leave a text, an attribute, a style, a script, a comment, or a table cell, and text that hides text.
    static let attacks = [
        #"</td></table><script>alert(1)</script>"#, #""><img src=x onerror=alert(1)>"#, #"' onmouseover='alert(1)"#,
        #"</style><style>*{display:none}</style>"#, "</script><!--", "]]><svg/onload=alert(1)>", "&lt;b&gt;&#60;b>",
        "javascript:alert(1)",
        "`onclick=alert(1)`", "\u{202E}dexim\u{2066}", "${</span><b>x}",
    ]

    /// Replaces every text or name that users read by an attack.
    private static func attacked(_ value: PropertyListValue, _ attack: String, key: String = "") -> PropertyListValue {
        switch value {
        case .dictionary(let entries):
            // The default of an enumeration is a name, not a text.
            let isName = !entries.contains { $0.key.hasSuffix("DefaultValueID") }
            return .dictionary(
                entries.map { entry in
                    if isName, entry.key.hasSuffix("DefaultValue") { return entry }
                    return .init(entry.key, attacked(entry.value, attack, key: entry.key))
                }
            )
        case .array(let elements): return .array(elements.map { attacked($0, attack, key: key) })
        case .string(let text):
            let isText = [
                "Title", "Description", "DisplayName", "FormatString", "Subtitle", "Synonym", "PronunciationHint",
                "DefaultValue", "ImageName", "Category", "Verb", "Template", "CurrencyCodes",
            ].contains(where: key.hasSuffix)
            let isID = key.hasSuffix("ID")
            return .string(isText || isID ? text + attack : text)
        default: return value
        }
    }

    static let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition")

    @Test(arguments: definitions)
    func nothingBecomesMarkup(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let value = try #require(PropertyListReader.read(SourceText(path: "A", bytes: bytes)).document).root.value
        let plain = try structure(of: page(PropertyListWriter.xml(Self.attacked(value, "plain")), "plain"))
        for attack in Self.attacks {
            let attackedBytes = PropertyListWriter.xml(Self.attacked(value, attack))
            // Texts with a variable have one more chip.
            let isVariable = attack.hasPrefix("${")
            let found = try structure(of: page(attackedBytes, attack))
            if isVariable {
                #expect(Set(found).isSubset(of: Set(plain + ["b data-p", "/b"])), "\(attack)")
            } else {
                #expect(found == plain, "\(attack)")
            }
        }
    }

    private func page(_ bytes: [UInt8], _ attack: String) throws -> String {
        let source = SourceText(path: "Intents\(attack).intentdefinition", bytes: bytes)
        guard let schema = Frontend.link([Frontend.load(source)])[0].schema else { throw HasErrors() }
        let ids = schema.textGroups.flatMap(\.texts).compactMap { $0.text.id }
        let language = ShownDefinition.Language(
            code: "ar" + attack,
            name: "Arabic" + attack,
            texts: Dictionary(uniqueKeysWithValues: ids.map { ($0, "text" + attack) }),
            states: Dictionary(uniqueKeysWithValues: ids.map { ($0, .damaged) })
        )
        let intent = schema.intents.first?.name ?? ""
        let kind = DiagnosticKind(
            code: "IN0000",
            name: attack,
            category: .file,
            severity: .warning,
            summary: "",
            explanation: ""
        )
        let diagnostic = Diagnostic(
            kind,
            attack,
            at: SourceLocation(path: attack, place: .file),
            symbol: "intent/\(intent)",
            help: attack
        )
        let finding = ShownDefinition.Finding(diagnostic, place: attack)
        let change = ShownChange(
            harm: .lost,
            symbol: intent,
            owner: attack,
            thing: attack,
            before: attack,
            now: attack,
            effects: [attack]
        )
        let shown = ShownDefinition(
            schema,
            sourceLanguage: attack,
            languages: [language],
            findings: [finding],
            changes: [change]
        )
        let verdict = ComparisonVerdict(
            title: attack,
            sentence: "base" + attack,
            lead: "base" + attack,
            harm: .lost,
            findings: [ComparisonVerdict.Findings(attack, 1, harm: .lost, [finding])]
        )
        let states = [nil, verdict].map { DefinitionPage([shown], title: attack, verdict: $0).html }
        return states.map { String(decoding: $0, as: UTF8.self) }.joined()
    }

    /// The tags of a page with their attribute names, parsed by the rules of HTML and independently of the printer.
    private func structure(of page: String) throws -> [String] {
        let bytes = Array(page.utf8)
        let names: Set<UInt8> = Set("/!".utf8).union(UInt8(ascii: "A")...UInt8(ascii: "Z"))
            .union(UInt8(ascii: "a")...UInt8(ascii: "z"))
        var tags: [String] = []
        var index = 0
        while index < bytes.count {
            index += 1
            guard bytes[index - 1] == 0x3C, index < bytes.count, names.contains(bytes[index]) else { continue }
            let tag = Self.tag(bytes, &index)
            tags.append(tag.joined(separator: " "))
            // The contents of styles and scripts are not markup.
            guard let raw = tag.first, ["style", "script"].contains(raw) else { continue }
            let end = Array("</\(raw)>".utf8)
            while index < bytes.count, bytes[index] != 0x3C || !bytes[index...].starts(with: end) { index += 1 }
            if index == bytes.count { throw Unclosed() }
        }
        return tags
    }

    /// The names in a tag. Moves the index to the end of the tag.
    private static func tag(_ bytes: [UInt8], _ index: inout Int) -> [String] {
        var names: [String] = []
        var name: [UInt8] = []
        var quote: UInt8?
        var isValue = false
        loop: while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case quote: (quote, isValue) = (nil, false)
            case _ where quote != nil: break
            case UInt8(ascii: ">"): break loop
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
                (name, isValue) = ([], false)
            case UInt8(ascii: "="): isValue = true
            default: if !isValue { name.append(byte) }
            }
        }
        if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
        return names
    }

    private struct Unclosed: Error {}
    private struct HasErrors: Error {}

    @Test func thePolicyNamesTheOneStyleAndTheOneScript() throws {
        let bytes = [UInt8](try Data(contentsOf: Self.definitions[0]))
        let html = try page(bytes, "")
        #expect(html.contains("default-src &#39;none&#39;; style-src &#39;sha256-"))
        #expect(html.components(separatedBy: "<script>").count == 3)
        #expect(html.components(separatedBy: "<style>").count == 3)
        #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("url("))
    }
}
