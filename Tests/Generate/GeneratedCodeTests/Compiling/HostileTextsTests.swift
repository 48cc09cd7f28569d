import AppIntentsGeneration
import GenerateCommand
import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import SiriKitGeneration
import SwiftSource
import TestSupport
import Testing

/// Texts that try to leave their comment or literal.
struct HostileTextsTests {
    /// Each would end or start a comment or a literal, interpolate, or hide what follows.
    private static let text = [
        #"" quote"#, #"\ backslash"#, #"\(fatalError())"#, "*/ import Darwin /*", #"""" }"#, ##"#"raw"#"##,
        "line\nfeed } enum Injected {}", "carriage\rreturn var injected = 1", "separator\u{2028}let injected = 2",
        "paragraph\u{2029}let injected = 3", "next\u{85}let injected = 4", "vertical\u{0B}tab \u{0C} feed",
        "NUL \u{0} inside", "\u{202E}right to left\u{202C}", "\u{2066}isolate\u{2069}", "zero\u{200B}width\u{FEFF}",
        "`backticks`", "// comment", "/// documentation", "#if false", "${variable}", "emoji 👩‍👩‍👧 é ü", "ends with \\",
    ].joined(separator: " \n")

    /// One declaration of each kind, with a text wherever the format has one.
    private func schema(texts text: String) throws -> Schema {
        var schema = try DefinitionText(
            enumerations: [DefinitionText.enumeration("Mood", ["unknown", "happy"])],
            types: [DefinitionText.type("Hero", [("name", [:])])],
            intents: [
                DefinitionText.intent(
                    "Select",
                    [
                        ("label", ["SupportsDynamicEnumeration": true]),
                        ("size", ["Type": "Decimal", "SupportsMultipleValues": true]),
                        ("price", ["Type": "CurrencyAmount"]),
                    ],
                    codes: ["tired"],
                    values: [("hero", ["Type": "Object", "ObjectType": "Hero", "ObjectTypeNamespace": "abc123"])]
                )
            ]
        ).schema()
        let localized = LocalizedText(text: text, id: text)
        schema.path = "folder/\(text).intentdefinition"
        schema.enumerations[0].displayName = localized
        schema.enumerations[0].cases[1].displayName = localized
        schema.types[0].displayName = localized
        schema.types[0].properties[0].displayName = localized
        schema.intents[0].title = localized
        schema.intents[0].description = localized
        for index in schema.intents[0].parameters.indices {
            schema.intents[0].parameters[index].displayName = localized
        }
        var options = StringOptions.none
        options.defaultValue = localized
        schema.intents[0].parameters[0].type = .string(options)
        var currencies = CurrencyOptions.none
        currencies.currencyCodes = [text]
        currencies.defaultValue = 1
        schema.intents[0].parameters[2].type = .currencyAmount(currencies)
        schema.intents[0].response.codes[2].dialog = localized
        schema.intents[0].response.parameters[0].displayName = localized
        return schema
    }

    @Test func aTextIsOnlyEverAText() throws {
        let folder = try TemporaryDirectory()
        let runtime = try RuntimeModule.shared.get()
        let interfaces = try ["plain", Self.text].enumerated().map { index, text in
            let models = ModelsBackend().file(for: try schema(texts: text)).printed()
            let interface = try runtime.interface(of: folder.write(models, to: "\(index)/Models.swift"))
            // What is left to differ are the two literals in the initializer's defaults.
            return interface.split(separator: "\n").filter { !$0.contains("label: ") && !$0.hasPrefix("//") }
        }
        #expect(interfaces[0] == interfaces[1])
        #expect(interfaces[0].contains { $0.contains("enum Mood") })
    }

    @Test func aTextArrivesAsItIsWritten() throws {
        let folder = try TemporaryDirectory()
        let models = ModelsBackend().file(for: try schema(texts: Self.text)).printed()
        let main = """
            let configuration = SelectConfiguration()
            for text in [Mood.happy.displayName, configuration.label, configuration.price.currencyCode] {
                print(text.unicodeScalars.map { String($0.value) }.joined(separator: " "))
            }
            """
        let output = try RuntimeModule.shared.get().run([
            folder.write(models, to: "Models.swift"), folder.write(main.utf8, to: "main.swift"),
        ])
        let scalars = Self.text.unicodeScalars.map { String($0.value) }.joined(separator: " ")
        #expect(output == "\(scalars)\n\(scalars)\n\(scalars)\n")
    }

    // MARK: - Every text of the format, every backend

    /// What follows the texts of a definition. Variables stay out of it, since they have a meaning of their own.
    private static let suffix = text.replacing("${variable}", with: "")

    @Test func everyTextOfTheFormatIsOnlyATextInEveryBackend() throws {
        let file = Project.schemas.appendingPathComponent("EveryType.intentdefinition")
        let plain = try outputs(of: file, appending: " plain")
        let hostile = try outputs(of: file, appending: Self.suffix)
        #expect(plain.map(\.name) == hostile.map(\.name))
        for (plain, hostile) in zip(plain, hostile) {
            #expect(plain.code == hostile.code, "\(plain.name)")
            #expect(plain.code.count > 200, "\(plain.name) is empty")
        }
    }

    @Test func whatIsNotATextIsSeen() {
        #expect(code(of: #"let a = "b" // c"#) == #"leta="""#)
        #expect(code(of: #"f("\"x", "\(y("z"))")"#) == #"f("","y("")")"#)
        #expect(code(of: #"f("" quote")"#) != code(of: #"f("\" quote")"#))
    }

    /// The code of every backend for a definition with longer texts.
    private func outputs(of file: URL, appending suffix: String) throws -> [(name: String, code: String)] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let changed = appended(suffix, toTextsOf: list)
        let bytes = try PropertyListSerialization.data(fromPropertyList: changed, format: .xml, options: 0)
        let source = SourceText(path: "Every.intentdefinition", bytes: [UInt8](bytes))
        let schema = try #require(Frontend.link([Frontend.load(source)])[0].schema)
        let options = ModelsBackend.Options(typeSuffix: "Value")
        let plan = AppIntentsPlan(schema)
        var files = [
            GeneratedFile(name: "models", contents: ModelsBackend(options).file(for: schema).printed()),
            GeneratedFile(name: "app intents", contents: plan.file.printed()),
            GeneratedFile(name: "handlers", contents: plan.stubs.printed()),
            GeneratedFile(
                name: "app intents to models",
                contents: AppIntentsBridge(plan, models: options).file().printed()
            ),
            GeneratedFile(
                name: "SiriKit to models",
                contents: SiriKitBridge(schema, models: options).file(modelsModule: "Models").printed()
            ),
        ]
        let own = AppIntentsPlan(schema, .own).ownFiles
        files += own.map { GeneratedFile(name: "own \($0.name)", contents: $0.file.printed()) }
        for language in SiriKitOptions.Language.allCases {
            files += SiriKitBackend(SiriKitOptions(language: language, isSingleFile: true)).files(for: schema)
        }
        return files.map { ($0.name, code(of: String(decoding: $0.contents, as: UTF8.self))) }
    }

    /// The format stores the ID of a text under the text's key with the suffix `ID`.
    private func appended(_ suffix: String, toTextsOf value: Any) -> Any {
        if let list = value as? [Any] { return list.map { appended(suffix, toTextsOf: $0) } }
        guard let dictionary = value as? [String: Any] else { return value }
        return dictionary.reduce(into: [String: Any]()) { result, entry in
            let isText = dictionary[entry.key + "ID"] != nil
            if isText, let text = entry.value as? String {
                // Characters that XML cannot contain cannot come from a definition.
                result[entry.key] =
                    text
                    + suffix.replacing("\u{0}", with: "").replacing("\u{0B}", with: "")
                    .replacing("\u{0C}", with: "")
            } else {
                result[entry.key] = appended(suffix, toTextsOf: entry.value)
            }
        }
    }

    /// The code without comments, white space, and the contents of string literals. Line breaks depend on texts, and so
    /// does the comma after the last element.
    private func code(of text: String) -> String {
        var scan = LiteralScan(text)
        return scan.code().replacing(",]", with: "]")
    }
}

/// Scans code like a compiler, far enough to distinguish it from comments and literals.
private struct LiteralScan {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// The code up to the end, or up to the parenthesis that ends an interpolation.
    mutating func code(isInterpolation: Bool = false) -> String {
        var code = ""
        var depth = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if scalar == "/", index < scalars.count, scalars[index] == "/" {
                while index < scalars.count, !"\n\r\u{2028}\u{2029}".unicodeScalars.contains(scalars[index]) {
                    index += 1
                }
            } else if scalar == "\"" {
                let isMultiline = scalars[index...].starts(with: "\"\"\n".unicodeScalars)
                if isMultiline { index += 2 }
                code += literal(isMultiline: isMultiline)
            } else if !scalar.properties.isWhitespace {
                if scalar == "(" { depth += 1 }
                if scalar == ")" { depth -= 1 }
                if isInterpolation, depth < 0 { return code }
                code.unicodeScalars.append(scalar)
            }
        }
        return code
    }

    /// The quotes of a literal, with the code of its interpolations. A literal ends with its line, unless it has three
    /// quotes.
    private mutating func literal(isMultiline: Bool) -> String {
        var values = ""
        while index < scalars.count, isMultiline || scalars[index] != "\n" && scalars[index] != "\r" {
            let scalar = scalars[index]
            index += 1
            if scalar == "\"" {
                if isMultiline { index += 2 }
                return "\"\(values)\""
            }
            if scalar == "\\", index < scalars.count {
                index += 1
                if scalars[index - 1] == "(" { values += code(isInterpolation: true) }
            }
        }
        return "\"\(values)unterminated"
    }
}
