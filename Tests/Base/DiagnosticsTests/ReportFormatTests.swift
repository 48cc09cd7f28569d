import Diagnostics
import Foundation
import Reports
import Testing

@Suite struct ReportFormatTests {
    private func render(_ format: ReportFormat, _ report: Report = SampleRun.report) -> String {
        text(format.render(report))
    }

    @Test func textEndsWithASummary() {
        #expect(render(.text).hasSuffix("      at INEnums[2]\n\n1 error, 1 warning and 1 note in 2 files\n"))
    }

    @Test func xcodeHasAbsolutePathsAndPutsFixItsBehindTheirError() {
        #expect(
            render(.xcode) == #"""
                /w/project/App/My Intents.intentdefinition:3:10: error: parent 'siz' does not exist [IN0304]
                /w/project/App/My Intents.intentdefinition:3:10-3:14: fixit: \"size\"<
                /w/project/App/My Intents.intentdefinition:2:12: note: 'size' is declared here
                /w/project/App/My Intents.intentdefinition:3:10: note: name a parameter of the same intent
                /w/project/App/My Intents.intentdefinition: warning: 'Size' is never used [IN0311]
                /w/project/b.intentdefinition: note: no cases [IN0311] at INEnums[2]

                """#
        )
    }

    @Test func xcodeWritesAnInsertionWithoutAnEnd() {
        let diagnostic = Diagnostic(
            unknownParent,
            "m",
            at: SourceLocation(path: "x", range: SourceRange(0, 1)),
            fixIts: [FixIt("t", isSafe: true, edits: [FixIt.Edit(range: SourceRange(1, 1), replacement: "a\n\\")])]
        )
        let report = Report([diagnostic], sources: ["x": source("ab", path: "x")])
        #expect(render(.xcode, report) == "x:1:1: error: m [IN0304]\nx:1:2: fixit: a\\n\\\\\n")
    }

    @Test func jsonHasOneObjectALineWithFullRanges() {
        #expect(
            render(.json) == #"""
                {"version":1,"code":"IN0304","name":"unknown-parent","category":"meaning","severity":"error",\#
                "message":"parent 'siz' does not exist","path":"App/My Intents.intentdefinition",\#
                "range":{"start":{"line":3,"column":10,"offset":46},"end":{"line":3,"column":14,"offset":50}},\#
                "symbol":"intent/Order/parameter/size","related":[{"message":"'size' is declared here",\#
                "path":"App/My Intents.intentdefinition",\#
                "range":{"start":{"line":2,"column":12,"offset":23},"end":{"line":2,"column":16,"offset":27}}}],\#
                "help":"name a parameter of the same intent","fixes":[{"title":"Change it to 'size'","safe":true,\#
                "edits":[{"range":{"start":{"line":3,"column":10,"offset":46},\#
                "end":{"line":3,"column":14,"offset":50}},"replacement":"\"size\"<"}]}]}
                {"version":1,"code":"IN0311","name":"unused-enumeration","category":"meaning","severity":"warning",\#
                "message":"'Size' is never used","path":"App/My Intents.intentdefinition","symbol":"","related":[],"fixes":[]}
                {"version":1,"code":"IN0311","name":"unused-enumeration","category":"meaning","severity":"note",\#
                "message":"no cases","path":"b.intentdefinition","keyPath":"INEnums[2]","symbol":"","related":[],"fixes":[]}

                """#
        )
    }

    @Test func aFixOfSeveralFilesIsReportedCompletely() {
        #expect(
            render(.xcode, SampleRun.severalFiles) == #"""
                App/My Intents.intentdefinition:3:10: error: m [IN0304]
                App/My Intents.intentdefinition:3:10-3:14: fixit: \"size\"<
                App/de.lproj/My Intents.strings:1:7-1:10: fixit: size
                App/de.lproj/My Intents.strings:2:7-2:10: fixit: size

                """#
        )
        #expect(
            render(.json, SampleRun.severalFiles).contains(
                #"""
                "replacement":"\"size\"<"}],"otherEdits":[\#
                {"path":"App/de.lproj/My Intents.strings","range":{"start":{"line":1,"column":7,"offset":6},\#
                "end":{"line":1,"column":10,"offset":9}},"replacement":"size"},\#
                {"path":"App/de.lproj/My Intents.strings","range":{"start":{"line":2,"column":7,"offset":19},\#
                "end":{"line":2,"column":10,"offset":22}},"replacement":"size"}]}]}
                """#
            )
        )
    }

    @Test func githubHasRelativePathsAndTheAsymmetricColumns() {
        #expect(
            render(.github) == """
                ::error file=project/App/My Intents.intentdefinition,line=3,endLine=3,col=10,endColumn=14,\
                title=IN0304 unknown-parent::parent 'siz' does not exist%0Aproject/App/My Intents.intentdefinition:2: \
                'size' is declared here%0Aname a parameter of the same intent
                ::warning file=project/App/My Intents.intentdefinition,title=IN0311 unused-enumeration::'Size' is never used
                ::notice file=project/b.intentdefinition,title=IN0311 unused-enumeration::no cases%0Aat INEnums[2]

                """
        )
    }

    @Test func githubShowsTenOfEachSeverityAndErrorsFirst() {
        let warnings = (1...12).map { Diagnostic(unusedEnumeration, "w\($0)", at: SampleRun.wholeFile.location) }
        let errors = (1...11).map { Diagnostic(unknownParent, "e\($0)", at: SampleRun.wholeFile.location) }
        let lines = render(.github, Report(warnings + errors, sources: [:])).split(separator: "\n")
        #expect(
            lines.map { $0.prefix(7) } == Array(repeating: "::error", count: 10)
                + Array(repeating: "::warni", count: 10) + ["3 more "]
        )
        #expect(lines.last == "3 more places are not annotated: GitHub shows 10 of each severity.")
    }

    /// Who mends what is listed must know that there is more.
    @Test func aListOfPlacesThatIsCutSaysSo() {
        let words = ["a", "b", "c", "d", "e", "f"]
        let table = source(words.joined(separator: "\n"), path: "de.strings")
        let parts = words.map { FindingGroup.Part("string/" + $0, $0, at: table.location(of: $0)) }
        func related(_ count: Int) -> [String] {
            let group = FindingGroup(Array(parts.prefix(count)), one: "m", several: "m")
            return Diagnostic(unknownParent, group, at: table.location(of: "a"), symbol: "s").related.map(\.message)
        }
        #expect(related(4) == ["'b'", "'c'", "'d'"])
        #expect(related(6) == ["'b'", "'c'", "'d' (and 2 more)"])
        let findings = words.map { Diagnostic(unknownParent, "'\($0)' is unknown", at: table.location(of: $0)) }
        #expect(
            findings.joined.map { $0.related.map(\.message) } == [
                ["'b' is unknown", "'c' is unknown", "'d' is unknown (and 2 more)"]
            ]
        )
    }

    /// People read one finding. Services that follow findings by their place get one for each.
    @Test func aFindingAboutSeveralPlaces() throws {
        let table = source("one\ntwo\n", path: "de.strings")
        let parts = ["one", "two"].map { FindingGroup.Part("string/" + $0, $0, at: table.location(of: $0)) }
        let group = FindingGroup(parts, one: "\(.names) is {names}", several: "\(.count) are {count}: \(.names)")
        let edits = ["one", "two"].map { FixIt.Edit(range: table.range(of: $0), replacement: "x") }
        let finding = Diagnostic(
            unknownParent,
            group,
            at: table.location(of: "one"),
            symbol: "table/de",
            fixIts: [FixIt("Write 'x'", isSafe: true, edits: edits)]
        )
        let report = Report([finding], sources: [table.path: table])
        func count(_ part: String, in format: ReportFormat) -> Int {
            render(format, report).components(separatedBy: part).count - 1
        }
        for format in [ReportFormat.text, .xcode, .markdown, .junit, .json] {
            #expect(count("2 are {count}: 'one' and 'two'", in: format) > 0, "\(format)")
            #expect(count("IN0304", in: format) == 1, "\(format)")
        }
        for format in [ReportFormat.sarif, .gitlab, .github] {
            #expect(count("'one' is {names}", in: format) == 1, "\(format)")
            #expect(count("'two' is {names}", in: format) == 1, "\(format)")
        }
        #expect(count("\"deletedRegion\"", in: .sarif) == 2)
        // One that is at a place of its own stays one.
        let whole = Diagnostic(unknownParent, group, at: SampleRun.wholeFile.location, symbol: "table/de")
        #expect(whole.atEachPlace.map(\.message) == [whole.message])
        #expect(
            render(.json, report).contains(
                #"""
                "places":[{"message":"'one' is {names}","path":"de.strings",\#
                "range":{"start":{"line":1,"column":1,"offset":0},"end":{"line":1,"column":4,"offset":3}}},\#
                {"message":"'two' is {names}","path":"de.strings",\#
                "range":{"start":{"line":2,"column":1,"offset":4},"end":{"line":2,"column":4,"offset":7}}}]
                """#
            )
        )
    }

    @Test func githubEscapesWhatTheRunnerWouldInterpret() {
        let place = SourceLocation(path: "a,b:c%\n.x", place: .file)
        let report = Report([Diagnostic(unknownParent, "50%, a: b\r\n::error::x", at: place)], sources: [:])
        #expect(
            render(.github, report)
                == "::error file=a%2Cb%3Ac%25␊.x,title=IN0304 unknown-parent::50%25, a: b␍␊::error::x\n"
        )
    }

    @Test func junitHasASuiteForEachFile() {
        #expect(
            render(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="4" failures="2" errors="0">
                  <testsuite name="project/App/My Intents.intentdefinition" tests="2" failures="2" errors="0">
                    <testcase name="IN0304 unknown-parent 3:10" classname="project/App/My Intents.intentdefinition">
                      <failure message="parent 'siz' does not exist" type="error">project/App/My Intents.intentdefinition:3:10: \
                error: parent 'siz' does not exist
                name a parameter of the same intent</failure>
                    </testcase>
                    <testcase name="IN0311 unused-enumeration" classname="project/App/My Intents.intentdefinition">
                      <failure message="'Size' is never used" type="warning">project/App/My Intents.intentdefinition: \
                warning: 'Size' is never used</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="project/b.intentdefinition" tests="1" failures="0" errors="0">
                    <testcase name="IN0311 unused-enumeration" classname="project/b.intentdefinition">
                      <system-out>project/b.intentdefinition: note: no cases</system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="project/clean.intentdefinition" tests="1" failures="0" errors="0">
                    <testcase name="no findings" classname="project/clean.intentdefinition"/>
                  </testsuite>
                </testsuites>

                """
        )
    }

    @Test func gitlabHasAllRequiredMembers() {
        let report = Report([SampleRun.misspelt], sources: SampleRun.report.sources)
        #expect(
            render(.gitlab, report) == """
                [
                  {
                    "description": "parent 'siz' does not exist",
                    "check_name": "unknown-parent",
                    "fingerprint": "e57642637bdf47f2",
                    "severity": "major",
                    "location": {
                      "path": "App/My Intents.intentdefinition",
                      "positions": {
                        "begin": {
                          "line": 3,
                          "column": 10
                        },
                        "end": {
                          "line": 3,
                          "column": 14
                        }
                      }
                    }
                  }
                ]

                """
        )
    }

    @Test func gitlabFingerprintsIgnoreLinesAndAreUnique() {
        func fingerprints(_ diagnostics: [Diagnostic]) -> [Substring] {
            render(.gitlab, Report(diagnostics, sources: SampleRun.report.sources)).split(separator: "\n")
                .filter { $0.contains("fingerprint") }
        }
        var moved = SampleRun.misspelt
        moved.location = SampleRun.intents.location(of: "dict")
        moved.message = "reworded"
        #expect(fingerprints([moved]) == fingerprints([SampleRun.misspelt]))
        #expect(Set(fingerprints([moved, moved, SampleRun.wholeFile])).count == 3)
    }

    @Test func markdownIsATable() {
        #expect(
            render(.markdown) == """
                ## intentc: 1 error, 1 warning and 1 note in 2 files

                | | Where | Finding | Rule |
                |---|---|---|---|
                | error | project/App/My Intents.intentdefinition:3:10 | parent 'siz' does not exist<br>\
                project/App/My Intents.intentdefinition:2:12: 'size' is declared here<br>\
                name a parameter of the same intent | IN0304 unknown-parent |
                | warning | project/App/My Intents.intentdefinition | 'Size' is never used | IN0311 unused-enumeration |
                | note | project/b.intentdefinition INEnums\\[2\\] | no cases | IN0311 unused-enumeration |

                """
        )
    }

    @Test func markdownStaysBelowTheLimitOfAStepSummary() {
        let many = (1...20_000).map {
            Diagnostic(unknownParent, "a message of some length, number \($0)", at: SampleRun.wholeFile.location)
        }
        let output = render(.markdown, Report(many, sources: [:]))
        #expect(output.utf8.count < 1 << 20)
        #expect(output.hasSuffix(" more not shown.\n"))
    }

    @Test(
        arguments: zip(
            ReportFormat.allCases,
            [
                "", "", "", "", nil, "",
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"0\" failures=\"0\" errors=\"0\">\n</testsuites>\n",
                "[]\n", "## intentc: no findings\n",
            ]
        )
    )
    func isValidWithoutFindings(format: ReportFormat, expected: String?) {
        if let expected { #expect(render(format, Report([], sources: [:])) == expected) }
    }
}

@Suite struct ReportFoldersTests {
    private let folders = ReportFolders(workingFolder: "/w/project", root: "/w/project")

    @Test(arguments: [
        ("a/b.x", "/w/project/a/b.x", "a/b.x"),
        ("./a/../b.x", "/w/project/b.x", "b.x"),
        ("../b.x", "/w/b.x", "../b.x"),
        ("/w/project/a.x", "/w/project/a.x", "a.x"),
        ("/w/projects/a.x", "/w/projects/a.x", "../projects/a.x"),
        ("/../../a", "/a", "../../a"),
        ("<stdin>", "<stdin>", "<stdin>"),
    ])
    func resolves(path: String, absolute: String, relative: String) {
        #expect(folders.absolute(path) == absolute)
        #expect(folders.relative(path) == relative)
    }

    @Test func leavesPathsAloneWithoutAFolder() {
        #expect(ReportFolders().relative("../a") == "../a")
        #expect(ReportFolders().absolute("../a") == "../a")
    }
}
