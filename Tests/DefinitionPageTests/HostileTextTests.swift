import Diagnostics
import Foundation
import IntentSchema
import PropertyList
import TestSupport
import Testing

@testable import DefinitionPage

/// Texts that try to become markup stay texts, whichever field they are in.
@Suite struct HostileTextTests {
    /// Ways out of a text, an attribute, a style, a script, a comment and a table's cell; and text that hides text.
    static let attacks = [
        #"</td></table><script>alert(1)</script>"#, #""><img src=x onerror=alert(1)>"#, #"' onmouseover='alert(1)"#,
        #"</style><style>*{display:none}</style>"#, "</script><!--", "]]><svg/onload=alert(1)>", "&lt;b&gt;&#60;b>",
        "javascript:alert(1)",
        "`onclick=alert(1)`", "\u{202E}dexim\u{2066}", "${</span><b>x}",
    ]

    /// Replaces every string below a key that is a text or name for people by an attack.
    private static func attacked(_ value: PropertyListValue, _ attack: String, key: String = "") -> PropertyListValue {
        switch value {
        case .dictionary(let entries):
            // The default of an enumeration is a name and no text.
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
            // Texts with a variable of their own have one chip more.
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
            symbol: "intent/\(intent)"
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
        let states = [nil, "base" + attack].map { base in DefinitionPage([shown], title: attack, baseName: base).html }
        return String(decoding: states.joined(), as: UTF8.self)
    }

    /// The tags of a page, each with the names of its attributes: read by the rules of HTML, not by what wrote it.
    private func structure(of page: String) throws -> [String] {
        var tags: [String] = []
        var rest = Substring(page)
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...].dropFirst()
            guard let first = rest.first, first.isLetter || first == "/" || first == "!" else { continue }
            var names: [String] = []
            var name = ""
            var quote: Character?
            var isValue = false
            while let character = rest.first {
                rest.removeFirst()
                if let open = quote {
                    if character == open { quote = nil; isValue = false }
                } else if character == ">" {
                    break
                } else if character == "\"" || character == "'" {
                    quote = character
                } else if character == " " || character == "\n" {
                    if !name.isEmpty { names.append(name) }
                    (name, isValue) = ("", false)
                } else if character == "=" {
                    isValue = true
                } else if !isValue {
                    name.append(character)
                }
            }
            if !name.isEmpty { names.append(name) }
            tags.append(names.joined(separator: " "))
            // What is in a style or a script is no markup.
            for raw in ["style", "script"] where names.first == raw {
                guard let end = rest.range(of: "</\(raw)>") else { throw Unclosed() }
                rest = rest[end.lowerBound...]
            }
        }
        return tags
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
