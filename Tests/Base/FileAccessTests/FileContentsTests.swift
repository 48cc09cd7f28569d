import Diagnostics
import FileAccess
import Foundation
import TestSupport
import Testing

@Suite struct FileContentsTests {
    private let folder: TemporaryDirectory
    private let contents = FileContents()

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("soup".utf8, to: "soup.txt")
    }

    private var path: String { folder.url.appendingPathComponent("soup.txt").path }

    private func read(_ contents: FileContents) -> String? {
        contents.named(path).known.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aFileIsOpenedOnce() throws {
        #expect(read(contents) == "soup")
        try folder.write("tea".utf8, to: "soup.txt")
        #expect(read(contents) == "soup")
        try FileManager.default.removeItem(atPath: path)
        #expect(contents.found(path, within: nil) == .known(Array("soup".utf8)))
        #expect(FileContents().named(path) == .absent)
    }

    @Test func whatCouldNotBeReadMayBeThereLater() throws {
        let later = folder.url.appendingPathComponent("later.txt").path
        #expect(contents.named(later) == .absent)
        try folder.write("now".utf8, to: "later.txt")
        #expect(contents.named(later) == .known(Array("now".utf8)))
    }

    @Test func whatIsThereButCannotBeReadIsNotAbsent() throws {
        let link = folder.url.appendingPathComponent("link.txt").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "none.txt")
        let unread = Unread("it is a broken link", at: SourceLocation(path: "link.txt", place: .file))
        #expect(contents.found(link, shown: "link.txt", within: nil) == .unread(unread))
        #expect(contents.named(folder.url.path).unread?.reason == "it is a folder")
    }

    /// A file is reported once, and not if its own reader says more about it, or if the user excludes it.
    @Test func whatCannotBeReadIsReportedOnce() {
        let place = SourceLocation(path: "a.plist", place: .file)
        contents.report(Unread("it is a folder", at: place))
        contents.report(Unread("it is empty", at: SourceLocation(path: "./a.plist", place: .file)))
        contents.report(.excluded("b.plist"))
        #expect(contents.findings().map(\.message) == ["cannot read this file: it is a folder"])
        #expect(contents.findings(besides: contents.findings()).isEmpty)
    }

    @Test func otherContentsTakeThePlaceOfAFile() throws {
        let other = contents.replacing([path: Array("tea".utf8), "./not/there": Array("x".utf8)])
        #expect(read(other) == "tea")
        #expect(read(contents) == "soup")
        #expect(other.named("not/there") == .known(Array("x".utf8)))
    }
}
