@testable import CodeGeneration
import IntentSchema
import TestSupport
import Testing

/// Translations travel: under the keys that generated code uses, with the variables in the form that its texts have.
@Suite struct StringCatalogueTests {
    private func catalogue(_ texts: [CatalogueText], _ languages: [String: [String: String]]) -> StringCatalogue {
        StringCatalogue(
            texts: texts,
            sourceLanguage: "en",
            languages: languages.map { StringCatalogue.Language(code: $0.key, texts: $0.value) }
        )
    }

    private func text(_ key: String, _ text: String, _ variables: CatalogueText.Variables) -> CatalogueText {
        CatalogueText(key: key, text: text, stringID: "id" + key, use: .title(ofIntent: "Soup"), variables: variables)
    }

    @Test func everyLanguageStandsUnderTheKeyOfTheCode() {
        let catalogue = catalogue(
            [text("aB3", "Order Soup", .arguments([])), text("aA1", "100 % soup", .arguments([]))],
            ["de": ["idaB3": "Suppe bestellen"], "fr": ["idaB3": "Commander une soupe", "other": "?"]]
        )
        let expected = """
            {
              "sourceLanguage": "en",
              "strings": {
                "aA1": {
                  "comment": "Title of Soup",
                  "extractionState": "manual",
                  "localizations": {
                    "en": {
                      "stringUnit": {
                        "state": "translated",
                        "value": "100 % soup"
                      }
                    }
                  }
                },
                "aB3": {
                  "comment": "Title of Soup",
                  "extractionState": "manual",
                  "localizations": {
                    "de": {
                      "stringUnit": {
                        "state": "translated",
                        "value": "Suppe bestellen"
                      }
                    },
                    "en": {
                      "stringUnit": {
                        "state": "translated",
                        "value": "Order Soup"
                      }
                    },
                    "fr": {
                      "stringUnit": {
                        "state": "translated",
                        "value": "Commander une soupe"
                      }
                    }
                  }
                }
              },
              "version": "1.0"
            }

            """
        #expect(String(decoding: catalogue.contents, as: UTF8.self) == expected)
        #expect(catalogue.unusedTexts.map(\.language) == ["fr"])
        #expect(catalogue.unusedTexts.map(\.stringIDs) == [["other"]])
    }

    @Test(arguments: [
        // The variables of an answer are arguments, numbered as the original has them.
        ("${a} of ${b}", CatalogueText.Variables.arguments(["a", "b"]), "%1$@ of %2$@"),
        ("${b}: ${a}", .arguments(["a", "b"]), "%2$@: %1$@"),
        ("${a}, ${a}!", .arguments(["a", "a"]), "%1$@, %2$@!"),
        ("${a} ${a} ${a}", .arguments(["a", "a"]), "%1$@ %2$@ %1$@"),
        ("100 % of ${a}", .arguments(["a"]), "100 %% of %1$@"),
        ("${translated} of ${b}", .arguments(["a", "b"]), "translated of %2$@"),
        // Those of a summary stay, with the spaces that Shortcuts adds.
        ("Set${detail}of ${outline}", .names(["detail", "outline"]), "Set ${detail} of ${outline}"),
        ("${flag.name} 100 %", .names(["flag"]), "${flag} 100 %"),
        ("${gone}", .names(["flag"]), "gone"),
    ])
    func variablesAreConverted(translation: String, variables: CatalogueText.Variables, expected: String) {
        var unknown: [String] = []
        #expect(variables.converted(translation, unknown: &unknown) == expected)
    }

    @Test func aVariableThatATranslatorTranslatedIsReported() {
        let catalogue = catalogue(
            [text("1", "Open ${websiteURL}", .arguments(["websiteURL"]))],
            ["pl": ["id1": "Otwórz ${URLstrony}"], "de": ["id1": "${websiteURL} öffnen"]]
        )
        #expect(
            catalogue.unknownVariables
                == [.init(language: "pl", stringID: "id1", variable: "URLstrony")]
        )
    }

    /// Tables have a text with a case in it once for each case, under the ids of both.
    @Test func aTextIsFoundAgainFromItsVariants() {
        var summary = text("s", "Show ${city} in ${scale}", .names(["city", "scale"]))
        summary.caseVariable = CatalogueText.CaseVariable(
            name: "scale",
            cases: [LocalizedText(text: "unknown", id: "c0"), LocalizedText(text: "Celsius", id: "c1")]
        )
        let german = ["c0": "an", "ids-c0": "Zeige ${city} an in an", "ids-c1": "Zeige ${city} in Celsius an"]
        #expect(summary.translation(in: german) == "Zeige ${city} in ${scale} an")
        #expect(summary.translation(in: ["ids": "ganz", "ids-c1": "Zeige Celsius"]) == "ganz")
        #expect(summary.translation(in: ["ids-c1": "Celsius und Celsius"]) == nil)
        #expect(catalogue([summary], ["de": german]).unusedTexts.map(\.stringIDs) == [["c0"]])
    }

    @Test func everyKeyOfTheCodeIsInTheCatalogue() throws {
        for (path, schema) in try AppIntentsFixture.schemas(below: Project.schemas) {
            let plan = AppIntentsPlan(try #require(schema))
            let keys = Set(plan.texts.map(\.key))
            #expect(keys.count == plan.texts.count, "\(path)")
            let used = plan.code.matches(of: /LocalizedStringResource\("((?:[^"\\]|\\.)*)"/).map { String($0.1) }
            #expect(!used.isEmpty)
            for key in used { #expect(keys.contains(key), "\(path): \(key)") }
        }
    }
}
