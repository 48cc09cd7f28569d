import CLibrary
import FileAccess
import Foundation
import PropertyList
import TestSupport
import Testing

/// Which untrusted files are read, and which are refused.
@Suite struct InputFileTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("soup".utf8, to: "Kitchen/soup.txt")
        try folder.write("secret".utf8, to: "Elsewhere/secret.txt")
    }

    private func link(_ inside: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(inside), withDestinationPath: path(target))
    }

    /// The result of reading: the text, or the reason for a refusal.
    private func found(_ inside: String, limit: Int = InputFile.sizeLimit) -> String {
        answer { () throws(FileFailure) in
            try InputFile.readFound(path(inside), within: LinkBoundary([path("Kitchen")]), limit: limit)
        }
    }

    private func named(_ inside: String, limit: Int = InputFile.sizeLimit) -> String {
        answer { () throws(FileFailure) in try InputFile.read(path(inside), limit: limit) }
    }

    private func answer(_ read: () throws(FileFailure) -> [UInt8]) -> String {
        do { return String(decoding: try read(), as: UTF8.self) } catch { return error.message }
    }

    /// The limit for reading equals the limit for parsing.
    @Test func filesMayHaveAsManyBytesAsPropertyLists() {
        #expect(InputFile.sizeLimit == PropertyListLimits.bytes)
    }

    @Test func filesAreRead() {
        #expect(named("Kitchen/soup.txt") == "soup")
        #expect(found("Kitchen/soup.txt") == "soup")
        #expect(named("Kitchen/tea.txt") == "No such file or directory")
        #expect(found("Kitchen/tea.txt") == "No such file or directory")
    }

    @Test func foldersAreRefused() throws {
        #expect(named("Kitchen") == "it is a folder")
        #expect(found("Kitchen") == "it is a folder")
        try link("Kitchen/self", to: "Kitchen")
        #expect(found("Kitchen/self") == "it is not a file")
    }

    @Test func devicesAreRefused() throws {
        #expect(answer { () throws(FileFailure) in try InputFile.read("/dev/zero") } == "it is a device")
        #expect(
            answer { () throws(FileFailure) in try InputFile.readFound("/dev/zero", within: nil) }
                == "it is not a file"
        )
        try FileManager.default.createSymbolicLink(atPath: path("Kitchen/zero"), withDestinationPath: "/dev/zero")
        #expect(named("Kitchen/zero") == "it is a device")
        #expect(found("Kitchen/zero") == "it is a link out of the searched folder")
    }

    // MARK: - Pipes

    @Test func pipesThatNoOneNamedAreNotWaitedFor() throws {
        #expect(mkfifo(path("Kitchen/pipe"), 0o600) == 0)
        #expect(found("Kitchen/pipe") == "it is not a file")
        try link("Kitchen/linked", to: "Kitchen/pipe")
        #expect(found("Kitchen/linked") == "it is not a file")
    }

    @Test func pipesThatAreNamedAreReadToTheirEnd() throws {
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        let writing = path("pipe")
        Thread.detachNewThread { try? Data(repeating: 0x61, count: 200_000).write(toPipe: writing) }
        #expect(named("pipe").utf8.count == 200_000)
    }

    // MARK: - Links

    @Test func linksThatLeadOutAreNotFollowed() throws {
        let refusal = "it is a link out of the searched folder"
        try link("Kitchen/out.txt", to: "Elsewhere/secret.txt")
        try link("Kitchen/folder", to: "Elsewhere")
        #expect(found("Kitchen/out.txt") == refusal)
        #expect(found("Kitchen/folder/secret.txt") == refusal)
        // Explicit inputs may be anywhere.
        #expect(named("Kitchen/out.txt") == "secret")
    }

    @Test func linksThatStayInsideAreFollowed() throws {
        try link("Kitchen/inside.txt", to: "Kitchen/soup.txt")
        #expect(found("Kitchen/inside.txt") == "soup")
        try link("Kitchen/nowhere.txt", to: "Kitchen/tea.txt")
        #expect(found("Kitchen/nowhere.txt") == "No such file or directory")
        #expect(FolderEntries.neighbour(of: path("Kitchn/soup.txt")) == path("Kitchen/soup.txt"))
        #expect(FolderEntries.neighbour(of: path("Kitchen/nowhere.txt")) == nil)
    }

    // MARK: - Sizes

    @Test func readingEndsAtTheLimit() throws {
        try folder.write([UInt8](repeating: 0x61, count: 3 << 20), to: "Kitchen/large.txt")
        #expect(named("Kitchen/large.txt", limit: 2 << 20) == "it is larger than 2 MiB")
        #expect(found("Kitchen/large.txt", limit: 2 << 20) == "it is larger than 2 MiB")
        #expect(found("Kitchen/large.txt", limit: 3 << 20).utf8.count == 3 << 20)
    }

    /// The size of a pipe is unknown until it is read, like that of a growing file.
    @Test func aPipeThatNeverEndsIsLeftAtTheLimit() throws {
        #expect(mkfifo(path("endless"), 0o600) == 0)
        let writing = path("endless")
        Thread.detachNewThread { try? Data(repeating: 0x61, count: 4 << 20).write(toPipe: writing) }
        #expect(named("endless", limit: 1 << 20) == "it is larger than 1 MiB")
    }

    /// Another thread appends as fast as it can, so that the file only ends when reading does.
    @Test func aFileThatGrowsIsLeftAtTheLimit() throws {
        let growing = path("Kitchen/growing.txt")
        try folder.write([UInt8](repeating: 0x61, count: 1 << 20), to: "Kitchen/growing.txt")
        let isDone = Flag()
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            defer { ended.signal() }
            guard let file = FileHandle(forWritingAtPath: growing) else { return }
            _ = try? file.seekToEnd()
            let more = Data(repeating: 0x62, count: 1 << 20)
            for _ in 0..<64 where !isDone.isSet { try? file.write(contentsOf: more) }
        }
        // The file may be read before it has grown. Then it is read again.
        var answer = ""
        for _ in 0..<10_000 where !answer.hasPrefix("it is") { answer = found("Kitchen/growing.txt", limit: 8 << 20) }
        isDone.set()
        ended.wait()
        #expect(answer == "it is larger than 8 MiB")
    }
}

/// A flag that one thread sets for another.
private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}

extension Data {
    /// Writes to a pipe whose reader can disappear at any time.
    fileprivate func write(toPipe path: String) throws {
        signal(SIGPIPE, SIG_IGN)
        guard let pipe = FileHandle(forWritingAtPath: path) else { return }
        try pipe.write(contentsOf: self)
    }
}
