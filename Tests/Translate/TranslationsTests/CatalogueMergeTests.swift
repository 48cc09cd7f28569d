import Diagnostics
import Translations
import TestSupport
import Testing

/// A regenerated catalog takes over everything from the old one.
@Suite struct CatalogueMergeTests {
    @Test func noTranslationIsLost() throws {
        var random = SeededGenerator(seed: 1)
        let languages = ["en", "de", "fr"]
        func text() -> String {
            ["", "a", "b", "\"", "\\", "é", "\n", "${x}"].shuffled(using: &random).prefix(2).joined()
        }
        func catalogue() -> String {
            let keys = (0..<Int.random(in: 0...4, using: &random)).map { "k\($0)" }
            let entries = keys.map { key in
                let own = languages.filter { _ in Bool.random(using: &random) }.map { language in
                    let state = ["new", "translated", "needs_review"].randomElement(using: &random) ?? ""
                    let unit = "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\(json(text()))}}"
                    let form =
                        Int.random(in: 0..<6, using: &random) == 0
                        ? "{\"variations\":{\"plural\":{\"other\":\(unit)}}}" : unit
                    return "\"\(language)\":\(form)"
                }
                return "\"\(key)\":{\"localizations\":{\(own.joined(separator: ","))}}"
            }
            return "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
        }
        func document(_ text: String) throws -> CatalogueDocument {
            try CatalogueDocument(TableFile(SourceText(path: "A.xcstrings", bytes: Array(text.utf8)), language: ""))
        }
        var kept = 0
        for _ in 0..<500 {
            let old = try document(catalogue())
            var new = try document(catalogue())
            _ = new.merge(old)
            let result = try document(String(decoding: new.contents, as: UTF8.self))
            for key in old.keys {
                for (language, localization) in old[key]?.localizations ?? [:]
                where language != "en" && !localization.isNew {
                    #expect(result[key]?.localizations[language] == localization)
                    kept += 1
                }
            }
            // The second time, nothing is left to take over.
            var again = result
            _ = again.merge(result)
            #expect(again.contents == result.contents)
        }
        #expect(kept > 100)
    }

    /// The texts of the source language come from the definition.
    @Test func theSourceLanguageIsNotTakenOver() throws {
        func document(_ value: String) throws -> CatalogueDocument {
            let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}"
            let text = """
                {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":\(unit),"de":\(unit)}}},"version":"1.0"}
                """
            return try CatalogueDocument(
                TableFile(SourceText(path: "A.xcstrings", bytes: Array(text.utf8)), language: "")
            )
        }
        var new = try document("new")
        #expect(new.merge(try document("old")) == 1)
    }

    /// Nor is it joined with that of another key.
    @Test func translationsOfTwoKeysAreJoinedWithoutTheirSource() throws {
        func unit(_ language: String, _ text: String) -> String {
            #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
        }
        let (kept, joined) = (unit("en", "A"), unit("en", "B") + "," + unit("de", "C"))
        let strings = #""k":{"localizations":{\#(kept)}},"o":{"localizations":{\#(joined)}}"#
        let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
        var document = try CatalogueDocument(
            TableFile(SourceText(path: "A.xcstrings", bytes: Array(text.utf8)), language: "")
        )
        #expect(document.join("o", to: "k", original: nil) == [])
        #expect(document["k"]?.localizations.compactMapValues(\.text) == ["en": "A", "de": "C"])
    }

    private func json(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
