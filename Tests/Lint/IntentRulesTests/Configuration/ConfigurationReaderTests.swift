import Settings
import Diagnostics
import RuleSettings
import Testing

@Suite struct ConfigurationReaderTests {
    @Test func languagesCanHaveStates() {
        let read = configuration(
            #"{"version": 1, "locales": {"de": "complete", "hy": "in-progress", "tlh": "ignored"}}"#
        )
        #expect(read.diagnostics.isEmpty)
        #expect(
            read.configuration.rules.languages.map { "\($0.name) \($0.state.rawValue)" }
                == ["de complete", "hy in-progress", "tlh ignored"]
        )
    }

    @Test func aPatternMayBeSoLong() {
        func findings(_ count: Int) -> [String] {
            let pattern = String(repeating: "a", count: count)
            let text = #"{"version": 1, "exceptions": [{"rule": "unused-enum", "path": "\#(pattern)", "reason": "r"}]}"#
            let read = configuration(text)
            return read.diagnostics.map { "\($0.kind.code) \($0.message)" } + [
                "\(read.configuration.rules.exceptions.count)"
            ]
        }
        #expect(findings(1_000) == ["1"])
        #expect(findings(1_001) == ["IN1003 the pattern has more than 1000 characters", "0"])
    }

    @Test func readsEverything() throws {
        let result = configuration(
            """
            {
              "$schema": "Docs/intentc.schema.json",
              "version": 1,
              "preset": "app-store",
              "rules": { "unused-enum": "off", "IN0332": "error", "missing-title": "note" },
              "exceptions": [
                { "rule": "unused-type", "path": "App/**", "symbol": "type/*", "reason": "Used by the watch app." }
              ],
              "locales": ["de", "zh-Hans"],
              "toolVersions": { "tools": "15.4", "toolsBuild": "15F31d", "system": "23F79" },
              "generate": { "to": "models", "accessLevel": "package", "typeSuffix": "Value", "singleFile": true, "sendable": false,
                            "exclude": ["a", "b"] }
            }
            """
        )
        #expect(result.diagnostics == [])
        let read = result.configuration
        #expect(read.version == 1)
        #expect(read.rules.preset == .appStore)
        #expect(read.rules.settings == ["IN0331": .off, "IN0332": .severity(.error), "IN0503": .severity(.note)])
        let exception = try #require(read.rules.exceptions.first)
        #expect(exception.kind.code == "IN0332")
        #expect(exception.path?.text == "App/**")
        #expect(exception.symbol?.text == "type/*")
        #expect(exception.reason == "Used by the watch app.")
        #expect(read.rules.languages.map(\.name) == ["de", "zh-Hans"])
        #expect(read.rules.toolVersions == ToolVersions(system: "23F79", toolsBuild: "15F31d", tools: "15.4"))
        #expect(
            read.expectations
                == Expectations(
                    languageStates: ["de": .complete, "zh-Hans": .complete],
                    toolVersions: read.rules.toolVersions
                )
        )
        #expect(
            read.generation.all.map { "\($0.name)=\($0.words.joined(separator: ","))" }
                == ["to=models", "accessLevel=package", "typeSuffix=Value", "singleFile=", "exclude=a,b"]
        )
    }

    @Test func theLeastIsAVersion() {
        let result = configuration(#"{"version": 1}"#)
        #expect(result.diagnostics == [])
        #expect(result.configuration.rules.preset == .recommended)
        #expect(result.configuration.rules.languages.isEmpty)
        #expect(result.configuration.expectations == Expectations())
    }

    @Test(arguments: [
        ("", "1:1 IN1001 expected a value, but the text ends here"),
        (#"{"version": 1,}"#, "1:14 IN1001 JSON does not allow a comma before '}'"),
        (#"{"version": 1, "version": 1}"#, "1:16 IN1001 duplicate key 'version'"),
        ("[]", "1:1 IN1003 expected an object, not an array"),
        ("{}", #"1:1 IN1005 the configuration has no 'version'; add "version": 1"#),
        (#"{"version": "1"}"#, "1:13 IN1003 expected an integer of at least 1, not '1'"),
        (#"{"version": 0}"#, "1:13 IN1003 expected an integer of at least 1, not 0"),
        (#"{"version": 1.5}"#, "1:13 IN1003 expected an integer of at least 1, not 1.5"),
        (
            #"{"version": 9}"#,
            "1:13 IN1003 version 9 of the rules needs a newer intentc; this one supports up to 1"
        ),
        (
            #"{"version": 1, "preest": ""}"#,
            "1:16 IN1002 unknown key 'preest' in the configuration; did you mean 'preset'?"
        ),
        (
            #"{"version": 1, "x": ""}"#,
            "1:16 IN1002 unknown key 'x' in the configuration; the keys are '$schema', 'version', 'preset', 'rules', "
                + "'exceptions', 'baseline', 'exclude', 'excludeIgnored', 'locales', 'toolVersions', 'generate', 'breaking', 'appIntents'"
        ),
        (
            #"{"version": 1, "preset": "strikt"}"#,
            "1:26 IN1003 expected one of 'recommended', 'strict', 'app-store', not 'strikt'; did you mean 'strict'?"
        ),
        (#"{"version": 1, "rules": []}"#, "1:25 IN1003 expected an object, not an array"),
        (
            #"{"version": 1, "rules": {"unused-enm": "off"}}"#,
            "1:26 IN1004 unknown rule 'unused-enm'; did you mean 'unused-enum'?; 'intentc rules' lists them"
        ),
        (
            #"{"version": 1, "rules": {"unused-enum": "of"}}"#,
            "1:41 IN1003 expected one of 'off', 'note', 'warning', 'error', not 'of'; did you mean 'off'?"
        ),
        (
            #"{"version": 1, "rules": {"unused-enum": false}}"#,
            "1:41 IN1003 expected one of 'off', 'note', 'warning', 'error', not a boolean"
        ),
        (
            #"{"version": 1, "rules": {"unused-enum": "off", "IN0331": "off"}}"#,
            "1:48 IN1001 the rule 'IN0331' is set twice"
        ),
        (#"{"version": 1, "exceptions": {}}"#, "1:30 IN1003 expected an array, not an object"),
        (#"{"version": 1, "exceptions": [1]}"#, "1:31 IN1003 expected an object, not 1"),
        (
            #"{"version": 1, "exceptions": [{"rule": "unused-enum", "path": "a"}]}"#,
            "1:31 IN1005 an exception has no 'reason'"
        ),
        (
            #"{"version": 1, "exceptions": [{"rule": "unused-enum", "path": "a", "until": "2.4", "reason": "r"}]}"#,
            "1:77 IN1003 only a change is accepted until a release"
        ),
        (
            #"{"version": 1, "exceptions": [{"rule": "unused-enum", "path": "a", "reason": " "}]}"#,
            "1:78 IN1003 'reason' must not be empty"
        ),
        (
            #"{"version": 1, "exceptions": [{"rule": "unused-enum", "reason": "r"}]}"#,
            "1:31 IN1005 an exception needs a 'path', a 'symbol' or a 'language'; to turn a rule off everywhere, set it to \"off\" in 'rules'"
        ),
        (
            #"{"version": 1, "exceptions": [{"rule": "nothing-like-it", "path": "a", "reason": "r"}]}"#,
            "1:40 IN1004 unknown rule 'nothing-like-it'; 'intentc rules' lists them"
        ),
        (
            #"{"version": 1, "exceptions": [{"rule": "unused-enum", "pth": "a", "path": "a", "reason": "r"}]}"#,
            "1:55 IN1002 unknown key 'pth' in an exception; did you mean 'path'?"
        ),
        (#"{"version": 1, "locales": "de"}"#, "1:27 IN1003 expected an array or an object, not 'de'"),
        (
            #"{"version": 1, "locales": {"de": "done"}}"#,
            "1:34 IN1003 expected one of 'complete', 'in-progress', 'ignored', not 'done'"
        ),
        (#"{"version": 1, "locales": ["de", "de"]}"#, "1:34 IN1003 the language 'de' is listed twice"),
        (
            #"{"version": 1, "locales": ["de.lproj"]}"#,
            "1:28 IN1003 'de.lproj' is not a language such as \"de\" or \"zh-Hans\""
        ),
        (#"{"version": 1, "toolVersions": "15.4"}"#, "1:32 IN1003 expected an object, not '15.4'"),
        (
            #"{"version": 1, "toolVersions": {"toolBuild": "15F31d"}}"#,
            "1:33 IN1002 unknown key 'toolBuild' in 'toolVersions'; did you mean 'toolsBuild'?"
        ),
        (
            #"{"version": 1, "toolVersions": {"macOS": "23F79"}}"#,
            "1:33 IN1002 unknown key 'macOS' in 'toolVersions'; the keys are 'tools', 'toolsBuild', 'system'"
        ),
        (#"{"version": 1, "toolVersions": {"tools": 15.4}}"#, "1:42 IN1003 expected a string, not 15.4"),
        (#"{"version": 1, "toolVersions": {"system": ["23F79"]}}"#, "1:43 IN1003 expected a string, not an array"),
        (
            #"{"version": 1, "toolVersions": {"tools": ""}}"#,
            "1:42 IN1003 '' is not a version such as \"15.4\" or \"15F31d\""
        ),
        (
            #"{"version": 1, "toolVersions": {"tools": "15.4", "toolsBuild": "<15F31d>"}}"#,
            "1:64 IN1003 '<15F31d>' is not a version such as \"15.4\" or \"15F31d\""
        ),
        (
            #"{"version": 1, "generate": {"acessLevel": "public"}}"#,
            "1:29 IN1002 unknown key 'acessLevel' in 'generate'; did you mean 'accessLevel'?"
        ),
        (
            #"{"version": 1, "generate": {"accessLevel": "private"}}"#,
            "1:44 IN1003 expected one of 'public', 'package', 'internal', not 'private'"
        ),
        (#"{"version": 1, "generate": {"singleFile": "yes"}}"#, "1:43 IN1003 expected true or false, not 'yes'"),
        (#"{"version": 1, "generate": {"typeSuffix": 3}}"#, "1:43 IN1003 expected a string, not 3"),
        (#"{"version": 1, "generate": {"exclude": "a"}}"#, "1:40 IN1003 expected an array, not 'a'"),
        (#"{"version": 1, "generate": {"exclude": ["a", 3]}}"#, "1:46 IN1003 expected a string, not 3"),
    ])
    func placesErrors(json: String, expected: String) {
        #expect(findings(configuration(json).diagnostics, in: json) == [expected])
    }

    @Test func reportsEverythingAtOnceInTheOrderOfTheText() {
        let json = """
            {
              "rules": { "a": "off" },
              "lokales": [],
              "preset": 1
            }
            """
        #expect(
            findings(configuration(json).diagnostics, in: json).map { $0.prefix(10) } == [
                "1:1 IN1005", "2:14 IN100", "3:3 IN1002", "4:13 IN100",
            ]
        )
    }

    @Test(arguments: [
        #""locales": [LIST]"#, #""exceptions": [LIST]"#, #""rules": {MEMBERS}"#, "MEMBERS",
    ])
    func manyFindingsAreBounded(content: String) {
        let list = Array(repeating: "1", count: 1000).joined(separator: ",")
        let members = (0..<1000).map { #""unused-enum\#($0)": 1"# }.joined(separator: ",")
        let filled = content.replacing("LIST", with: list).replacing("MEMBERS", with: members)
        #expect(configuration(#"{"version": 1, \#(filled)}"#).diagnostics.count == 100)
    }
}
