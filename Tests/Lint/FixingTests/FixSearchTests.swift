import Diagnostics
import IntentRules
import Testing

@testable import LintCommand

/// Which fixes are applied, and what depends on them, without a file system.
@Suite struct FixSearchTests {
    /// A linter that reports every `x` of a file, with a fix that replaces it by `replacement`, and every `!`.
    private func surroundings(
        _ files: [String: String],
        replacement: String = "y"
    ) -> FixSurroundings {
        FixSurroundings(
            contents: { files[$0].map { Array($0.utf8) } },
            lint: { replaced in
                let texts = files.mapValues { Array($0.utf8) }.merging(replaced) { $1 }
                var result = LintResult()
                for (path, bytes) in texts.sorted(by: { $0.key < $1.key }) {
                    result.sources[path] = SourceText(path: path, bytes: bytes)
                    for (index, byte) in bytes.enumerated() where "x!".utf8.contains(byte) {
                        let range = SourceRange(UInt32(index), UInt32(index + 1))
                        let isBroken = byte == UInt8(ascii: "!")
                        let edit = FixIt.Edit(range: range, replacement: replacement)
                        result.diagnostics.append(
                            Diagnostic(
                                isBroken ? Self.broken : Self.letter,
                                isBroken ? "broken" : "a letter",
                                at: SourceLocation(path: path, range: range),
                                symbol: isBroken ? "broken" : "letter/\(index)",
                                fixIts: isBroken ? [] : [FixIt("Replace it", isSafe: true, edits: [edit])]
                            )
                        )
                    }
                }
                return result
            }
        )
    }

    private static let letter = kind("IN0001", "letter")
    private static let broken = kind("IN0002", "broken")

    private static func kind(_ code: String, _ name: String) -> DiagnosticKind {
        DiagnosticKind(code: code, name: name, category: .meaning, severity: .warning, summary: "", explanation: "")
    }

    private func fixed(_ surroundings: FixSurroundings) -> [String] {
        FixSearch(surroundings.lint([:]), surroundings).files.map {
            "\($0.path) \(String(decoding: $0.new, as: UTF8.self))"
        }
    }

    @Test func everySafeFixIsApplied() {
        #expect(fixed(surroundings(["A/a": "axbx", "B/b": "none", "C/c": "x"])) == ["A/a ayby", "C/c y"])
    }

    @Test func aFixThatDoesHarmIsLeftOutAlone() {
        // No fix of a file may be followed by a new finding.
        #expect(fixed(surroundings(["A/a": "x"], replacement: "!")) == [])
    }

    /// Two definitions in a folder have harmful fixes. Each is searched independently of the other.
    @Test func eachDefinitionIsJudgedByItself() {
        let files = ["A/a.intentdefinition": "xxxx?", "A/b.intentdefinition": "xxxx", "A/c.intentdefinition": "xx?"]
        var surroundings = surroundings(files)
        let lint = surroundings.lint
        var looks = 0
        // The first fix of a file with a question mark is harmful.
        surroundings.lint = { replaced in
            looks += 1
            return lint(
                replaced.mapValues { $0.contains(UInt8(ascii: "?")) && $0[0] != UInt8(ascii: "x") ? $0 + [0x21] : $0 }
            )
        }
        #expect(
            fixed(surroundings) == [
                "A/a.intentdefinition xyyy?", "A/b.intentdefinition yyyy", "A/c.intentdefinition xy?",
            ]
        )
        #expect(looks == 6)
    }

    // MARK: - Several files

    private static func fix(_ path: String, _ edits: [FixIt.Edit], also other: [String: Set<FixIt.Edit>]) -> Diagnostic
    {
        var fix = FixIt("Change both", isSafe: true, edits: edits)
        fix.otherEdits = other
        return Diagnostic(letter, "both", at: SourceLocation(path: path, place: .file), symbol: path, fixIts: [fix])
    }

    private static func edit(_ offset: UInt32, _ text: String) -> FixIt.Edit {
        FixIt.Edit(range: SourceRange(offset, offset + 1), replacement: text)
    }

    @Test func aFixOfSeveralFilesIsMadeInAllOrNone() {
        let surroundings = surroundings(["A.intentdefinition": "abc", "a.strings": "def"])
        var check = surroundings.lint([:])
        check.diagnostics = [
            Self.fix("A.intentdefinition", [Self.edit(0, "1")], also: ["a.strings": [Self.edit(0, "2")]]),
            Self.fix("A.intentdefinition", [Self.edit(1, "3")], also: ["a.strings": [Self.edit(0, "4")]]),
            Self.fix("A.intentdefinition", [Self.edit(2, "5")], also: ["unread.strings": [Self.edit(0, "6")]]),
        ]
        let search = FixSearch(check, surroundings)
        #expect(search.files.map { String(decoding: $0.new, as: UTF8.self) } == ["1bc", "2ef"])
        #expect(search.files.map(\.fixCount) == [1, 0])
        #expect(search.files.groups.map { $0.map(\.path) } == [["a.strings", "A.intentdefinition"]])
        #expect(search.leftOut.count == 1)
    }

    @Test func aFileThatHasChangedSinceIsLeftAlone() {
        let before = surroundings(["A/a": "x"])
        var surroundings = before
        surroundings.contents = { _ in Array("changed".utf8) }
        #expect(FixSearch(before.lint([:]), surroundings).files.isEmpty)
    }

    @Test func nothingIsFixedNextToWhatCannotBeRead() {
        let surroundings = surroundings(["A/a.intentdefinition": "x", "B/b.intentdefinition": "x"])
        var check = surroundings.lint([:])
        let unread = Unread("it is a folder", at: SourceLocation(path: "A/de.lproj/a.strings", place: .file))
        check.recordDamage(in: [Diagnostic(unread)])
        #expect(FixSearch(check, surroundings).files.map(\.path) == ["B/b.intentdefinition"])
    }

    // MARK: - Groups

    private func file(_ path: String, _ owners: Set<String>) -> FixedFile {
        FixedFile(path: path, old: [], new: [1], owners: owners)
    }

    @Test func filesOfOneDefinitionAreWrittenTogetherAndTablesFirst() {
        let files = [
            file("A", ["A"]), file("B", []), file("a.strings", ["A"]), file("C", ["C"]),
            file("ac.strings", ["A", "C"]),
        ]
        #expect(files.groups.map { $0.map(\.path) } == [["B"], ["a.strings", "ac.strings", "A", "C"]])
    }

    // MARK: - Rounds

    @Test func roundsEndWhenNothingIsLeft() {
        let surroundings = surroundings(["A/a": "xx"])
        let before = surroundings.lint([:])
        var written: [[String]] = []
        let rounds = FixRounds(before, surroundings) { files in
            written.append(files.map(\.path))
            return WrittenChanges(files: files.map(\.change))
        }
        #expect(written == [["A/a"]])
        #expect(rounds.result.diagnostics.isEmpty)
        #expect(rounds.failures.isEmpty)
        #expect(rounds.summary(possible: 0) == "applied 2 fixes in 1 file")
        #expect(
            rounds.summary(possible: 1)
                == "applied 2 fixes in 1 file; 1 possible fix needs a decision: --fix=all, or --fix=all --rule CODE"
        )
    }

    @Test func aFileThatChangesAgainAndAgainIsGivenUp() {
        let surroundings = surroundings(["A/a": "x"])
        var count = 0
        let rounds = FixRounds(surroundings.lint([:]), surroundings) { _ in
            count += 1
            return WrittenChanges(failures: [.unusable("changed")])
        }
        #expect(count == 8 && rounds.failures == [.unusable("changed")] && rounds.written.isEmpty)
        #expect(rounds.result.diagnostics.count { $0.fixIts.contains(where: \.isSafe) } == 1)
    }

    @Test func fixesThatDoHarmAreCounted() {
        let surroundings = surroundings(["A/a": "xx", "B/b": "x"], replacement: "!")
        let before = surroundings.lint([:])
        let rounds = FixRounds(before, surroundings) { _ in WrittenChanges() }
        #expect(
            rounds.summary(possible: 0) == "3 fixes left out to avoid new findings (IN0001)"
        )
    }

    @Test func fixesThatAreNotTriedAreCounted() {
        let surroundings = surroundings(["A/a": String(repeating: "x", count: 40)], replacement: "!")
        let rounds = FixRounds(surroundings.lint([:]), surroundings) { _ in WrittenChanges() }
        #expect(
            rounds.summary(possible: 0)
                == "10 fixes left out to avoid new findings (IN0001); 30 fixes not tried after these (IN0001)"
        )
    }

    @Test func whatIsHopelessIsTriedOnce() {
        let surroundings = surroundings(["A/a": "x"])
        var count = 0
        _ = FixRounds(surroundings.lint([:]), surroundings) { _ in
            count += 1
            return WrittenChanges(failures: [.unusable("read-only")], isFinal: true)
        }
        #expect(count == 1)
    }
}
