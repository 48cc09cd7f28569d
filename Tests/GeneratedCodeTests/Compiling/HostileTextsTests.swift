import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// Texts that try to leave the comment or the literal that they stand in.
struct HostileTextsTests {
    /// Each would end a comment or a literal, begin one, interpolate, or hide what follows.
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
}
