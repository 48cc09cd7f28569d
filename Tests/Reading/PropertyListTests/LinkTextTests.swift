import Diagnostics
import Foundation
import PropertyList
import Testing

/// A link that git wrote as a text file is reported as such.
@Suite struct LinkTextTests {
    private func findings(_ text: String, at path: String = "App/A.intentdefinition") -> [String] {
        let read = PropertyListReader.read(SourceText(path: path, bytes: Array(text.utf8)))
        return read.diagnostics.map { "\($0.kind.code) \($0.message)" }
    }

    @Test(arguments: ["", "\n", "\r\n"])
    func aDefinitionThatIsAPath(ending: String) {
        let target = "../../Größe und so/A.intentdefinition"
        let message =
            "IN0100 cannot read this file: it is a link that git checked out as text; "
            + "turn on 'core.symlinks' and check it out again"
        #expect(findings(target + ending) == [message])
    }

    @Test(arguments: [
        "../../A.strings", ".intentdefinition", "A.intentdefinition\nB.intentdefinition", "a = b.intentdefinition",
        "<plist/>.intentdefinition", "\u{1B}A.intentdefinition",
    ])
    func whatIsSomethingElse(text: String) {
        #expect(!findings(text).contains { $0.contains("checked out as text") })
        #expect(!findings(text).isEmpty)
    }

    @Test func aPathThatIsTooLongIsNone() {
        let long = String(repeating: "a", count: 5_000) + ".intentdefinition"
        #expect(findings(long) == ["IN0102 the file does not start like an XML property list"])
    }

    @Test func aPointerOfGitLFS() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0f\nsize 9\n"
        #expect(findings(pointer) == ["IN0100 cannot read this file: it is a Git LFS pointer; run 'git lfs pull'"])
    }

    @Test(arguments: [String.Encoding.utf32, .utf32LittleEndian, .utf32BigEndian])
    func aFileInUTF32IsOneError(encoding: String.Encoding) throws {
        let bytes = [UInt8](try #require("<?xml version=\"1.0\"?><plist/>".data(using: encoding)))
        let read = PropertyListReader.read(SourceText(path: "A.intentdefinition", bytes: bytes))
        #expect(read.diagnostics.map(\.kind.code) == ["IN0104"])
    }
}
