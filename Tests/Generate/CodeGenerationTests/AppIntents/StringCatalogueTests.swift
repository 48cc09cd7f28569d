@testable import AppIntentsGeneration
@testable import GenerateCommand
import Diagnostics
import IntentSchema
import Translations
import TestSupport
import Testing

/// Translations move to the keys that generated code uses, with variables in the form that its texts have.
@Suite struct StringCatalogueTests {
    /// The contents of tables: key and text by language.
    private func tables(_ languages: KeyValuePairs<String, KeyValuePairs<String, String>>) -> CatalogueDocument {
        var document = CatalogueDocument(sourceLanguage: "en")
        for (language, rows) in languages {
            for (key, text) in rows {
                _ = document.add(RowText(key: key, text: text), language: language, comments: [], isStale: false)
            }
        }
        return document
    }

    private func catalogue(_ texts: [CatalogueText], _ translations: CatalogueDocument) -> String {
        String(decoding: CatalogueDocument(texts: texts, translations: translations).contents, as: UTF8.self)
    }

    private func text(_ key: String, _ text: String, _ variables: CatalogueText.Variables) -> CatalogueText {
        CatalogueText(key: key, text: text, stringID: "id" + key, comment: "Title of Soup", variables: variables)
    }

    @Test func everyLanguageStandsUnderTheKeyOfTheCode() {
        let catalogue = catalogue(
            [text("aB3", "Order Soup", .arguments([])), text("aA1", "100 % soup", .arguments([]))],
            tables([
                "de": ["idaB3": "Suppe bestellen", "idaA1": ""],
                "fr": ["idaB3": "Commander une soupe", "other": "Autre"],
                "en": ["only": "in the language of the definition"],
            ])
        )
        let expected = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "aA1" : {
                  "comment" : "Title of Soup",
                  "extractionState" : "manual",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "100 % soup"
                      }
                    }
                  }
                },
                "aB3" : {
                  "comment" : "Title of Soup",
                  "extractionState" : "manual",
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Suppe bestellen"
                      }
                    },
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Order Soup"
                      }
                    },
                    "fr" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Commander une soupe"
                      }
                    }
                  }
                },
                "other" : {
                  "extractionState" : "stale",
                  "localizations" : {
                    "fr" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Autre"
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        #expect(catalogue == expected)
    }

    @Test(arguments: [
        // Variables of a response are arguments, numbered as in the original.
        ("${a} of ${b}", CatalogueText.Variables.arguments(["a", "b"]), "%1$@ of %2$@"),
        ("${b}: ${a}", .arguments(["a", "b"]), "%2$@: %1$@"),
        ("${n} of ${b}", .arguments([CatalogueText.Argument("n", isInteger: true), "b"]), "%1$lld of %2$@"),
        ("${a}, ${a}!", .arguments(["a", "a"]), "%1$@, %2$@!"),
        ("${a} ${a} ${a}", .arguments(["a", "a"]), "%1$@ %2$@ %1$@"),
        ("100 % of ${a}", .arguments(["a"]), "100 %% of %1$@"),
        ("${translated} of ${b}", .arguments(["a", "b"]), "translated of %2$@"),
        // Variables of a summary stay, with the spaces that Shortcuts adds.
        ("Set${detail}of ${outline}", .names(["detail", "outline"]), "Set ${detail} of ${outline}"),
        ("${flag.name} 100 %", .names(["flag"]), "${flag} 100 %"),
        ("${gone}", .names(["flag"]), "gone"),
    ])
    func variablesAreConverted(translation: String, variables: CatalogueText.Variables, expected: String) {
        #expect(variables.converted(translation) == expected)
    }

    /// Tables have a text with a case once for each case, with the IDs of both.
    @Test func aTextIsFoundAgainFromItsVariants() {
        var summary = text("s", "Show ${city} in ${scale}", .names(["city", "scale"]))
        summary.caseVariables = [
            CatalogueText.CaseVariable(
                name: "scale",
                cases: [
                    LocalizedText(text: "unknown", id: "c0"), LocalizedText(text: "Celsius", id: "c1"),
                    LocalizedText(text: "Kelvin", id: "c2"),
                ]
            )
        ]
        func translated(_ german: KeyValuePairs<String, String>) -> (text: String?, used: Set<String>) {
            var used: Set<String> = []
            let tables = tables(["de": german])
            let entry = summary.entry(in: tables, CaseRow.all(of: [summary], in: tables)["ids"] ?? [], &used)
            return (entry.localizations["de"]?.text, used)
        }
        let whole = translated([
            "c0": "an", "ids-c0": "Zeige ${city} an in an", "ids-c1": "Zeige ${city} in Celsius an",
            "ids-c2": "Zeige ${city} in Kelvin an",
        ])
        #expect(whole.text == "Zeige ${city} in ${scale} an")
        // A different wording is kept separately.
        #expect(whole.used == ["ids", "ids-c1", "ids-c2"])
        let both = translated(["ids": "ganz", "ids-c1": "Zeige Celsius"])
        #expect(both.text == "ganz" && both.used == ["ids"])
        #expect(translated(["ids-c1": "Celsius und Celsius"]).text == nil)
    }

    /// Everything that Xcode's editor stores about a translation moves with it, including plurals and states.
    @Test func statesCommentsAndFormsTravel() throws {
        let table = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
                "ida": { "comment": "Eaten warm", "extractionState": "stale", "localizations": {
                    "de": { "stringUnit": { "state": "needs_review", "value": "Suppe" } },
                    "en": { "stringUnit": { "state": "new", "value": "Old soup" } },
                    "fr": { "variations": { "plural": {
                        "one": { "stringUnit": { "state": "translated", "value": "${count} soupe" } },
                        "other": { "stringUnit": { "state": "new", "value": "${count} soupes" } }
                    } } }
                } }
            } }
            """
        let file = TableFile(SourceText(path: "Intents.xcstrings", bytes: Array(table.utf8)), language: "")
        #expect(
            catalogue([text("a", "${count} soup", .arguments(["count"]))], try CatalogueDocument(file))
                == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "a" : {
                      "comment" : "Eaten warm\\n\\nTitle of Soup",
                      "extractionState" : "manual",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "needs_review",
                            "value" : "Suppe"
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%1$@ soup"
                          }
                        },
                        "fr" : {
                          "variations" : {
                            "plural" : {
                              "one" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%1$@ soupe"
                                }
                              },
                              "other" : {
                                "stringUnit" : {
                                  "state" : "new",
                                  "value" : "%1$@ soupes"
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """
        )
    }

    @Test func everyKeyOfTheCodeIsInTheCatalogue() throws {
        for (path, schema) in try AppIntentsFixture.schemas(below: Project.schemas) {
            let plan = AppIntentsPlan(try #require(schema))
            let keys = Set(plan.texts.map(\.key))
            #expect(keys.count == plan.texts.count, "\(path)")
            let used = plan.code.matches(of: /LocalizedStringResource\("((?:[^"\\]|\\.)*)"/).map { String($0.1) }
            #expect(!used.isEmpty)
            // A value that is a text of its own has no words to translate.
            for key in used where !key.hasPrefix("\\(") { #expect(keys.contains(key), "\(path): \(key)") }
        }
    }
}

extension CatalogueText.Argument: ExpressibleByStringLiteral {
    /// An argument that is not a whole number.
    public init(stringLiteral name: String) { self.init(name) }
}
