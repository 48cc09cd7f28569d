import Translations
import Testing

@Suite struct StringCatalogueTests {
    private func read(_ json: String) -> StringTableReader.Result {
        StringTablesTests.read(json, path: "Intents.xcstrings")
    }

    @Test func readsOneTableForEachLanguage() {
        let result = read(
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a1" : {
                  "comment" : "ignored",
                  "localizations" : {
                    "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Eins" } },
                    "en" : { "stringUnit" : { "state" : "new", "value" : "One" } }
                  }
                },
                "b2" : { "extractionState" : "stale" },
                "c3" : {
                  "shouldTranslate" : false,
                  "localizations" : { "ar" : { "stringUnit" : { "state" : "translated", "value" : "x" } } }
                }
              },
              "version" : "1.0"
            }
            """
        )
        #expect(
            result.entries == [
                "en a1=One (new)", "en b2= stale", "en c3= untranslatable", "ar c3=x untranslatable",
                "de a1=Eins (needsReview)",
            ]
        )
        #expect(result.findings == [])
        #expect(
            result.tables.map(\.format) == [
                .catalogue(isSourceLanguage: true), .catalogue(isSourceLanguage: false),
                .catalogue(isSourceLanguage: false),
            ]
        )
    }

    @Test func readsVariationsAndSubstitutions() {
        let result = read(
            """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
              "stringUnit":{"state":"translated","value":"%#@n@"},
              "substitutions":{"n":{"formatSpecifier":"lld","variations":{"plural":{
                "one":{"stringUnit":{"state":"translated","value":"one day"}},
                "other":{"stringUnit":{"state":"stale","value":"days"}}}}}}},
              "de":{"variations":{"device":{
                "iphone":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"p"}}}}},
                "other":{"stringUnit":{"state":"translated","value":"o"}}}}}}}},"version":"1.0"}
            """
        )
        #expect(
            result.entries == [
                "en k=%#@n@|substitutions.n.plural.one:one day|substitutions.n.plural.other:days (stale)",
                "de k=device.iphone.plural.other:p|device.other:o",
            ]
        )
        #expect(result.findings == [])
    }

    @Test func pointsIntoTheCatalogue() throws {
        let result = read(
            #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"v"}}}}}}"#
        )
        let table = try #require(result.tables.first)
        let entry = try #require(table["k"])
        #expect(table.source.text(in: entry.keyRange) == "\"k\"")
        #expect(table.source.text(in: entry.values[0].range) == "\"v\"")
        #expect(table.removal(of: entry) == nil)
    }

    @Test(arguments: [
        ("[]", "1:1 IN0906 expected an object, not an array"),
        ("{}", "1:1 IN0906 the string catalog has no 'sourceLanguage'"),
        (#"{"sourceLanguage":"en"}"#, "1:1 IN0906 the string catalog has no 'strings'"),
        (#"{"sourceLanguage":"en","strings":[]}"#, "1:34 IN0906 expected an object for 'strings', not an array"),
        (#"{"sourceLanguage":"en","strings":{"k":1}}"#, "1:39 IN0906 expected an object for 'k', not a number"),
        (
            #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":""}}}}"#,
            "1:62 IN0906 expected an object for a language, not a string"
        ),
        (
            #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{}}}}}}"#,
            "1:76 IN0906 a 'stringUnit' must have a 'value' that is a string"
        ),
        (#"{"sourceLanguage":"en","strings":{"k":{},"k":{}}}"#, "1:42 IN0904 duplicate key 'k'"),
        ("{\n  \"sourceLanguage\" \"en\"}", "2:20 IN0906 expected ':' after the key"),
    ])
    func placesErrors(json: String, finding: String) { #expect(read(json).findings == [finding]) }

    @Test func namesAnUnfinishedMerge() {
        #expect(
            read("{\n<<<<<<< HEAD\n=======\n>>>>>>> x\n}").findings == [
                "2:1 IN0101 unresolved merge conflict: '<<<<<<< HEAD'"
            ]
        )
    }

    @Test func manyFindingsAreBoundedAndWarningsHideNoErrors() {
        let repeated = String(repeating: #""a": {}, "#, count: 200)
        let wrong = (0..<200).map { #""k\#($0)": 1"# }.joined(separator: ", ")
        let result = read(#"{"sourceLanguage": "en", "strings": {"# + repeated + wrong + "}}")
        #expect(result.diagnostics.count { $0.severity == .warning } == 100)
        #expect(result.diagnostics.count { $0.severity == .error } == 100)
    }
}
