import Diagnostics
import Testing
import FileChanges

@Suite struct FixApplicationTests {
    private func fix(_ edits: (UInt32, UInt32, String)...) -> FixIt {
        FixIt("f", isSafe: true, edits: edits.map { FixIt.Edit(range: SourceRange($0.0, $0.1), replacement: $0.2) })
    }

    private func apply(_ fixIts: FixIt..., to original: String = "0123456789") -> String {
        let application = FixApplication(fixIts, to: Array(original.utf8))
        return "\(text(application.bytes)) \(application.appliedCount) applied, \(application.skipped.count) skipped"
    }

    @Test func replacesInsertsAndDeletesInTheOrderOfTheText() {
        #expect(
            apply(fix((8, 9, "")), fix((0, 0, "<"), (10, 10, ">")), fix((2, 4, "xyz")))
                == "<01xyz45679> 3 applied, 0 skipped"
        )
    }

    @Test func keepsEveryOtherByte() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0xFF, 0x62, 0x00]
        #expect(
            FixApplication([fix((3, 4, "é"))], to: bytes).bytes == [
                0xEF, 0xBB, 0xBF, 0xC3, 0xA9, 0x0D, 0x0A, 0xFF, 0x62, 0x00,
            ]
        )
        #expect(FixApplication([], to: bytes).bytes == bytes)
    }

    @Test func leavesAnOverlappingFixOutAsAWhole() {
        #expect(apply(fix((2, 5, "a")), fix((4, 6, "b"), (8, 9, "c"))) == "01a56789 1 applied, 1 skipped")
        #expect(
            apply(fix((2, 5, "a")), fix((8, 9, "c"), (4, 6, "b")), fix((8, 9, "d"))) == "01a567d9 2 applied, 1 skipped"
        )
        #expect(apply(fix((2, 5, "a"), (4, 6, "b"))) == "0123456789 0 applied, 1 skipped")
    }

    @Test func insertsBesideAReplacementButNotInsideIt() {
        #expect(apply(fix((2, 5, "x")), fix((2, 2, "<")), fix((5, 5, ">"))) == "01<x>56789 3 applied, 0 skipped")
        #expect(apply(fix((2, 5, "x")), fix((3, 3, "!"))) == "01x56789 1 applied, 1 skipped")
        #expect(apply(fix((3, 3, "!")), fix((2, 5, "x"))) == "012!3456789 1 applied, 1 skipped")
    }

    @Test func insertsNothingBesideADeletion() {
        #expect(apply(fix((2, 5, "")), fix((2, 2, "<")), fix((5, 5, ">"))) == "0156789 1 applied, 2 skipped")
        #expect(apply(fix((5, 5, ">")), fix((2, 5, ""))) == "01234>56789 1 applied, 1 skipped")
        #expect(apply(fix((2, 2, "<")), fix((2, 5, ""))) == "01<23456789 1 applied, 1 skipped")
        #expect(apply(fix((0, 2, "")), fix((10, 10, ";")), fix((8, 10, ""))) == "23456789; 2 applied, 1 skipped")
    }

    @Test func insertsOnceAtOnePlace() {
        #expect(apply(fix((3, 3, "a")), fix((3, 3, "b"))) == "012a3456789 1 applied, 1 skipped")
    }

    @Test func makesTheSameEditOnce() {
        #expect(apply(fix((3, 4, "a")), fix((3, 4, "a"), (7, 8, "b"))) == "012a456b89 2 applied, 0 skipped")
    }

    @Test func ignoresWhatLiesOutsideTheText() {
        #expect(
            apply(fix((9, 11, "a")), fix((5, 4, "b")), fix((4_000_000_000, 4_000_000_000, "c")))
                == "0123456789 0 applied, 3 skipped"
        )
    }
}
