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

    private func read(_ contents: FileContents) throws -> String {
        String(decoding: try contents.named(path), as: UTF8.self)
    }

    @Test func aFileIsOpenedOnce() throws {
        #expect(try read(contents) == "soup")
        try folder.write("tea".utf8, to: "soup.txt")
        #expect(try read(contents) == "soup")
        try FileManager.default.removeItem(atPath: path)
        #expect(String(decoding: try contents.found(path, within: nil), as: UTF8.self) == "soup")
        #expect(throws: FileFailure.self) { try FileContents().named(path) }
    }

    @Test func whatCouldNotBeReadMayBeThereLater() throws {
        let later = folder.url.appendingPathComponent("later.txt").path
        #expect(throws: FileFailure.self) { try contents.named(later) }
        try folder.write("now".utf8, to: "later.txt")
        #expect(try contents.named(later) == Array("now".utf8))
    }

    @Test func otherContentsTakeThePlaceOfAFile() throws {
        let other = contents.replacing([path: Array("tea".utf8), "./not/there": Array("x".utf8)])
        #expect(try read(other) == "tea")
        #expect(try read(contents) == "soup")
        #expect(try other.named("not/there") == Array("x".utf8))
    }
}
