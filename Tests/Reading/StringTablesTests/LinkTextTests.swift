import Diagnostics
import Translations
import Testing

/// A link that git wrote as a text file is reported as such.
@Suite struct LinkTextTests {
    @Test(arguments: [("strings", "IN0901"), ("xcstrings", "IN0906")])
    func aTableThatIsAPath(ending: String, code: String) {
        let target = "../../App/de.lproj/A.\(ending)"
        let read = StringTableReader.read(SourceText(path: "A.\(ending)", bytes: Array(target.utf8)), language: "de")
        #expect(
            read.diagnostics.map { "\($0.kind.code) \($0.message)" }
                == ["\(code) the file is a link that was checked out as text; it leads to '\(target)'"]
        )
        #expect(read.diagnostics.map(\.help) == ["turn on 'core.symlinks' in git and check the file out again"])
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
