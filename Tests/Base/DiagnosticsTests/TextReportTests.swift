import Diagnostics
import TestSupport
import Testing

@Suite struct TextReportTests {
    private func render(_ diagnostics: [Diagnostic], _ source: SourceText) -> String {
        text(TextReport(sources: [source.path: source]).render(diagnostics))
    }

    @Test func showsThePlaceTheNotesTheHelpAndTheFixes() {
        let source = source("<dict>\n    <string>size</string>\n    <string>siz</string>\n</dict>\n")
        let diagnostic = Diagnostic(
            unknownParent,
            "parent 'siz' does not exist",
            at: source.location(of: "siz</"),
            related: [RelatedLocation("'size' is declared here", at: source.location(of: "size"))],
            help: "a parent is a parameter of the same intent",
            fixIts: [
                FixIt("Change it to 'size'", isSafe: true, edits: []),
                FixIt("Remove the relationship", isSafe: false, edits: []),
            ]
        )
        #expect(
            render([diagnostic], source) == """
                App/Intents.intentdefinition:3:13: error: parent 'siz' does not exist [IN0304 unknown-parent]
                    3 |     <string>siz</string>
                      |             ^~~~~
                App/Intents.intentdefinition:2:13: note: 'size' is declared here
                    2 |     <string>size</string>
                      |             ^~~~
                      help: a parent is a parameter of the same intent
                      fix: Change it to 'size'
                      possible fix: Remove the relationship

                """
        )
    }

    @Test func namesAWholeFileWithoutALine() {
        let source = source("x")
        let diagnostic = Diagnostic(
            unusedEnumeration,
            "the file is empty",
            at: SourceLocation(path: source.path, place: .file)
        )
        #expect(
            render([diagnostic], source)
                == "App/Intents.intentdefinition: warning: the file is empty [IN0311 unused-enumeration]\n"
        )
    }

    @Test func namesAKeyPathOnALineOfItsOwn() {
        let source = source("x")
        let place = SourceLocation(path: source.path, place: .keyPath("INIntents[0].INIntentName"))
        #expect(
            render([Diagnostic(unknownParent, "no name", at: place)], source) == """
                App/Intents.intentdefinition: error: no name [IN0304 unknown-parent]
                      at INIntents[0].INIntentName

                """
        )
    }

    @Test func printsAFindingInAnUnknownFileWithoutALine() {
        let place = SourceLocation(path: "gone.strings", range: SourceRange(5, 9))
        #expect(
            render([Diagnostic(unknownParent, "m", at: place)], source("x"))
                == "gone.strings: error: m [IN0304 unknown-parent]\n"
        )
    }

    @Test func alignsTheUnderlineBehindTabsWideCharactersAndMarks() {
        let source = source("\t日本e\u{301}\tbad\n")
        #expect(
            render([Diagnostic(unknownParent, "m", at: source.location(of: "bad"))], source) == """
                App/Intents.intentdefinition:1:7: error: m [IN0304 unknown-parent]
                    1 |     日本e\u{301}   bad
                      |             ^~~

                """
        )
    }

    @Test func makesControlCharactersVisible() {
        let source = source("a\u{1B}[2Jb\u{202E}c\u{7F}\u{85}bad")
        let diagnostic = Diagnostic(unknownParent, "no \u{1B}[31m\n::error::x\r\0", at: source.location(of: "bad"))
        #expect(
            render([diagnostic], source) == """
                App/Intents.intentdefinition:1:11: error: no ␛[31m␊::error::x␍␀ [IN0304 unknown-parent]
                    1 | a␛[2Jb<U+202E>c␡<U+0085>bad
                      | \(String(repeating: " ", count: 24))^~~

                """
        )
    }

    @Test func repairsInvalidUTF8() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x80, 0x62]
        let source = SourceText(path: "x", bytes: bytes)
        let place = SourceLocation(path: "x", range: SourceRange(3, 4))
        #expect(
            render([Diagnostic(unknownParent, "m", at: place)], source) == """
                x:1:3: error: m [IN0304 unknown-parent]
                    1 | a\u{FFFD}\u{FFFD}b
                      |    ^

                """
        )
    }

    @Test func cutsALongLineOnBothSides() {
        let source = source(String(repeating: "a", count: 5000) + "bad" + String(repeating: "z", count: 5000))
        #expect(
            render([Diagnostic(unknownParent, "m", at: source.location(of: "bad"))], source) == """
                App/Intents.intentdefinition:1:5001: error: m [IN0304 unknown-parent]
                    1 | …\(String(repeating: "a", count: 30))bad\(String(repeating: "z", count: 67))…
                      | \(String(repeating: " ", count: 31))^~~

                """
        )
    }

    @Test func underlinesARangeOfManyLinesToTheEndOfTheFirst() {
        let source = source("<dict>\r\n</dict>\r\n")
        #expect(
            render([Diagnostic(unknownParent, "m", at: source.location(of: "dict>\r\n</dict"))], source) == """
                App/Intents.intentdefinition:1:2: error: m [IN0304 unknown-parent]
                    1 | <dict>
                      |  ^~~~~

                """
        )
    }

    @Test func pointsBehindTheLastCharacterAtTheEndOfTheText() {
        let source = source("<dict>")
        let place = SourceLocation(path: source.path, range: SourceRange(6, 6))
        #expect(
            render([Diagnostic(unknownParent, "unexpected end", at: place)], source) == """
                App/Intents.intentdefinition:1:7: error: unexpected end [IN0304 unknown-parent]
                    1 | <dict>
                      |       ^

                """
        )
    }

    @Test func toleratesARangeOutsideTheText() {
        let source = source("ab\n")
        let place = SourceLocation(path: source.path, range: SourceRange(90, 10))
        #expect(
            render([Diagnostic(unknownParent, "m", at: place)], source) == """
                App/Intents.intentdefinition:2:1: error: m [IN0304 unknown-parent]
                    2 |\u{20}
                      | ^

                """
        )
    }

    @Test func coloursOnRequestOnly() {
        let report = TextReport(sources: [:], style: .coloured)
        let diagnostic = Diagnostic(unusedEnumeration, "m", at: SourceLocation(path: "p", place: .file))
        #expect(
            text(report.render([diagnostic]))
                == "\u{1B}[1mp: \u{1B}[0m\u{1B}[1;35mwarning: \u{1B}[0m\u{1B}[1mm\u{1B}[0m [IN0311 unused-enumeration]\n"
        )
    }

    @Test(arguments: [
        ([], "no findings"),
        ([Severity.error], "1 error in 1 file"),
        ([.note, .error, .error], "2 errors and 1 note in 1 file"),
        ([.note, .warning, .error], "1 error, 1 warning and 1 note in 1 file"),
    ])
    func counts(severities: [Severity], summary: String) {
        let diagnostics = severities.map { severity in
            var diagnostic = Diagnostic(unknownParent, "m", at: SourceLocation(path: "p", place: .file))
            diagnostic.severity = severity
            return diagnostic
        }
        #expect(TextReport.summary(of: diagnostics) == summary)
    }

    @Test func costsTheSameForManyFindingsInOneLongLine() {
        // Two thousand findings in a line of 8 MB. Counting from the start of the line for each of them takes minutes.
        let source = SourceText(path: "x", bytes: [UInt8](repeating: 0x61, count: 8 << 20))
        let diagnostics = (0..<2000).map { (index: UInt32) -> Diagnostic in
            let range = SourceRange(index * 4000, index * 4000 + 3)
            return Diagnostic(unknownParent, "m", at: SourceLocation(path: "x", range: range))
        }
        let time = processorTime { _ = TextReport(sources: ["x": source]).render(diagnostics) }
        #expect(time < .seconds(10))
    }
}
