import Diagnostics
import Translations
import Testing

/// A link that git wrote as a text file is reported as such.
@Suite struct LinkTextTests {
    @Test(arguments: ["strings", "xcstrings"])
    func aTableThatIsAPath(ending: String) {
        let target = "../../App/de.lproj/A.\(ending)"
        let read = StringTableReader.read(SourceText(path: "A.\(ending)", bytes: Array(target.utf8)), language: "de")
        let reason = "it is a link that git checked out as text; turn on 'core.symlinks' and check it out again"
        #expect(
            read.diagnostics.map { "\($0.kind.code) \($0.message)" } == ["IN0100 cannot read this file: \(reason)"]
        )
        #expect(read.tables.isEmpty)
    }

    @Test func aTableOfPathsIsATable() {
        let read = StringTableReader.read(
            SourceText(path: "A.strings", bytes: Array("a/A.strings;".utf8)),
            language: ""
        )
        #expect(read.diagnostics.isEmpty)
        #expect(read.tables.first?["a/A.strings"]?.text == "a/A.strings")
    }
}
