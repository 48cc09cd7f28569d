import Diagnostics
import Reports
import Testing

/// Names and texts that reorder, hide, or start lines are made visible in every report, and marked.
@Suite struct UnreadableTextTests {
    private static let name = "a\r\n::set-output name=x::y \u{1B}[2J\u{202E}gpj.\u{200B}\u{85}\u{2028}z"
    private static let visible = "a␍␊::set-output name=x::y ␛[2J<U+202E>gpj.<U+200B><U+0085><U+2028>z"

    private static let report: Report = {
        let place = SourceLocation(path: name, place: .keyPath(name))
        let finding = Diagnostic(
            unknownParent,
            "unknown '\(name)'",
            at: place,
            symbol: name,
            related: [RelatedLocation(name, at: place)],
            help: name,
            fixIts: [FixIt(name, isSafe: true, edits: [FixIt.Edit(range: SourceRange(0, 0), replacement: name)])]
        )
        return Report([finding], sources: [:])
    }()

    @Test(arguments: ReportFormat.allCases)
    func noReportHoldsThemAsTheyAre(format: ReportFormat) {
        // RFC 4180 ends lines with CR LF.
        let output = text(format.render(Self.report)).replacing("\r\n", with: "\n")
        let unreadable = output.unicodeScalars.filter { $0 != "\n" && $0.isUnreadable }
        #expect(unreadable.map(\.value) == [])
        #expect(!output.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::set-output") })
    }

    @Test(arguments: [ReportFormat.text, .xcode, .gitlab, .sarif])
    func messagesSayWhatIsThere(format: ReportFormat) {
        #expect(text(format.render(Self.report)).contains("unknown '\(Self.visible)'"))
    }

    @Test func githubHasOneCommandWithOurOwnLineBreaksAlone() {
        let visible = Self.visible
        let path = visible.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
        #expect(
            text(ReportFormat.github.render(Self.report)) == """
                ::error file=\(path),title=IN0304 unknown-parent::unknown '\(visible)'%0Aat \(visible)%0A\(visible): \
                \(visible)%0A\(visible)

                """
        )
    }

    @Test func jsonReadsBackAsItWas() throws {
        let line = SourceText(path: "x", bytes: ReportFormat.json.render(Self.report))
        let object = JSONReader.read(line, syntaxError: unknownParent, duplicateKey: unknownParent).value
        #expect(object?["path"]?.string == Self.name)
        #expect(object?["symbol"]?.string == Self.name)
    }

    // MARK: - Markdown

    @Test(arguments: [
        ("![x](http://a.b/c.png)", #"\!\[x\](http&#58;//a.b/c.png)"#),
        ("see https://a.b and WWW.a.b, www.c", "see https&#58;//a.b and WWW&#46;a.b, www&#46;c"),
        ("@everyone #12 a@b.c", "&#64;everyone &#35;12 a&#64;b.c"),
        ("<img src=x> a|b `c` *d* _e_ ~f~ $g$", #"&lt;img src=x&gt; a\|b \`c\` \*d\* \_e\_ \~f\~ \$g\$"#),
        ("a\nb\u{202E}c", "a␊b<U+202E>c".replacing("<", with: "&lt;").replacing(">", with: "&gt;")),
        ("plain: text. 1/2", "plain: text. 1/2"),
    ])
    func markdownHoldsNoMarkupOfStrangers(text: String, expected: String) {
        #expect(MarkdownText.escaped(text) == expected)
    }

    @Test(arguments: [
        ("OrderSoupIntent", "`OrderSoupIntent`"), ("Größe_2", "`Größe_2`"), ("a`b", #"a\`b"#), ("", ""),
        ("@available(iOS 17, *)", "`@available(iOS 17, *)`"), ("@everyone", "&#64;everyone"),
    ])
    func aNameIsCode(name: String, expected: String) { #expect(MarkdownText.code(name) == expected) }

    // MARK: - JUnit

    @Test(arguments: [
        (Severity?.some(.error), 1), (.warning, 2), (.note, 3), (nil, 0),
    ])
    func junitFailsWhatFailsTheRun(failing: Severity?, count: Int) {
        var report = SampleRun.report
        report.failingSeverity = failing
        let output = text(ReportFormat.junit.render(report))
        #expect(output.contains("<testsuites tests=\"4\" failures=\"\(count)\" errors=\"0\">"))
        #expect(output.split(separator: "<failure").count - 1 == count)
        #expect(output.split(separator: "<system-out>").count - 1 == 3 - count)
    }
}
