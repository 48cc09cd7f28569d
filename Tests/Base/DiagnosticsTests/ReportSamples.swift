import Diagnostics

/// One run that tests every format: an error with all parts, a warning about a whole file, and a note with a key path.
enum SampleRun {
    static let intents = source(
        "<dict>\n\t<string>日😀size</string>\n\t<string>siz</string>\n</dict>\n",
        path: "App/My Intents.intentdefinition"
    )

    static let misspelt = Diagnostic(
        unknownParent,
        "parent 'siz' does not exist",
        at: intents.location(of: "siz<"),
        symbol: "intent/Order/parameter/size",
        related: [RelatedLocation("'size' is declared here", at: intents.location(of: "size"))],
        help: "name a parameter of the same intent",
        fixIts: [
            FixIt(
                "Change it to 'size'",
                isSafe: true,
                edits: [FixIt.Edit(range: intents.range(of: "siz<"), replacement: "\"size\"<")]
            )
        ]
    )

    static let wholeFile = Diagnostic(
        unusedEnumeration,
        "'Size' is never used",
        at: SourceLocation(path: intents.path, place: .file)
    )

    static let keyPath: Diagnostic = {
        let place = SourceLocation(path: "b.intentdefinition", place: .keyPath("INEnums[2]"))
        var diagnostic = Diagnostic(unusedEnumeration, "no cases", at: place)
        diagnostic.severity = .note
        return diagnostic
    }()

    /// A report of one finding, whose fix also edits a table.
    static let severalFiles: Report = {
        let table = source("\"a\" = \"siz\";\n\"b\" = \"siz\";\n", path: "App/de.lproj/My Intents.strings")
        var fix = misspelt.fixIts[0]
        fix.otherEdits[table.path] = [
            FixIt.Edit(range: SourceRange(19, 22), replacement: "size"),
            FixIt.Edit(range: SourceRange(6, 9), replacement: "size"),
        ]
        let diagnostic = Diagnostic(unknownParent, "m", at: misspelt.location, fixIts: [fix])
        return Report([diagnostic], sources: [intents.path: intents, table.path: table])
    }()

    static var report: Report {
        var report = Report([misspelt, wholeFile, keyPath], sources: [intents.path: intents])
        report.checkedPaths = [intents.path, "b.intentdefinition", "clean.intentdefinition"]
        report.folders = ReportFolders(workingFolder: "/w/project", root: "/w")
        report.toolVersion = "1.2.3"
        report.failingSeverity = .warning
        return report
    }

    /// A run whose texts contain everything that a format could take for its own syntax.
    static var hostile: Report {
        let bytes: [UInt8] = Array("a\u{1B}[31m \"'<&>]]>".utf8) + [0xFF, 0xC0, 0x80] + Array("|`\r\nend".utf8)
        let path = "a,b:c %\"'<&>|\n::error::é.intentdefinition"
        let message =
            "100% \"q\" 'a' <b> & ]]> | `c`, d: e\r\n::error file=x::gotcha \u{1B}[31m\u{0}\u{FFFF} [t](http://x) \\ \u{2028}"
        let source = SourceText(path: path, bytes: bytes)
        let location = SourceLocation(path: path, range: SourceRange(1, UInt32(bytes.count)))
        let diagnostic = Diagnostic(
            unknownParent,
            message,
            at: location,
            symbol: message,
            related: [RelatedLocation(message, at: location)],
            help: message,
            fixIts: [FixIt(message, isSafe: false, edits: [FixIt.Edit(range: SourceRange(3, 3), replacement: message)])]
        )
        var report = Report([diagnostic], sources: [path: source])
        report.checkedPaths = [path]
        return report
    }
}
