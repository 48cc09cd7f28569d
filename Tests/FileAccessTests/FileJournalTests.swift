import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileAccess

/// A file in place of a journal is never trusted more than a journal may be.
@Suite struct FileJournalTests {
    private static let files = [
        "App/de.lproj/A.strings", "App/A.intentdefinition", "App/Makefile", ".git/config", "Outside.txt",
    ]

    /// Random changes of a truncated journal: only tables and definitions change, and each has its old contents or
    /// those in the journal.
    @Test func damagedJournalsTouchNothingElse() throws {
        var random = SystemRandomNumberGenerator()
        let folder = try TemporaryDirectory()
        let path = { (name: String) in folder.url.appendingPathComponent(name).path }
        let old = Array("old".utf8)
        let new = Array("new".utf8)
        var (runs, completed) = (0, 0)
        for _ in 0..<1_500 {
            for name in Self.files { try folder.write(old, to: name) }
            let temporary = { (name: String) in Path.folder(of: path(name)) + "/.intentc-1-\(name.utf8.count).tmp" }
            for name in Self.files {
                try TemporaryDirectory.write(new, to: URL(fileURLWithPath: temporary(name)))
            }
            let journal = path(".git/../.intentc-journal")
            let record = try FileJournal(
                of: Self.files.prefix(2).map { (OutputFile.resolved(path($0)) ?? "", temporary($0), old, new) }
            )
            #expect(record != nil)
            var bytes = try InputFile.read(journal)
            record?.remove()
            for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
                case 2:
                    let text = String(decoding: bytes, as: UTF8.self)
                    let other = ["../Outside.txt", ".git/config", "App/Makefile", "App/../A.strings", "/etc/passwd"]
                        .randomElement(using: &random)
                    bytes = Array(text.replacingOccurrences(of: "App/A.intentdefinition", with: other ?? "").utf8)
                default: bytes += bytes
                }
            }
            try folder.write(bytes, to: ".intentc-journal")
            let failures = FileJournal.complete(around: [path("App")])
            runs += 1
            let states = try Self.files.map { String(decoding: try InputFile.read(path($0)), as: UTF8.self) }
            #expect(states[2...].allSatisfy { $0 == "old" }, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(states[..<2].allSatisfy { ["old", "new"].contains($0) })
            if states[0] != states[1] { #expect(!failures.isEmpty || bytes != bytes.filter { $0 < 0x80 }, "\(states)") }
            if states[..<2] == ["new", "new"] { completed += 1 }
            try? FileManager.default.removeItem(atPath: path(".intentc-journal"))
        }
        print("journal: \(runs) runs, \(completed) completed, 0 losses")
        #expect(completed > 100)
    }

    @Test func aJournalOnWhichAnotherIsAtWorkIsLeftAlone() throws {
        let folder = try TemporaryDirectory()
        for name in ["A.strings", "B.strings"] { try folder.write([], to: name) }
        let root = try #require(OutputFile.resolved(folder.url.path))
        let journal = try FileJournal(
            of: ["A", "B"].map { ("\(root)/\($0).strings", "\(root)/.intentc-1-1.tmp", [], [1]) }
        )
        #expect(journal != nil)
        #expect(FileJournal.complete(around: [root]).isEmpty && DefinitionSearch.exists(root + "/.intentc-journal"))
        journal?.remove()
        #expect(!DefinitionSearch.exists(root + "/.intentc-journal"))
    }
}
