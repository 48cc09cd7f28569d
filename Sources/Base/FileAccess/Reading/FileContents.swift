import CLibrary
import Diagnostics

/// The contents of a run's files. Each file is read only once, because a second read could return something else.
///
/// What cannot be read is kept until the command reports it.
/// Unchecked `Sendable` because a lock that the compiler cannot see guards the shared state.
package final class FileContents: @unchecked Sendable {
    private let mutex = Mutex()
    private var known: [String: [UInt8]] = [:]
    private var unreadFiles: [String: Unread] = [:]
    /// What was made of the contents, by its name and what it is about.
    private var made: [[String]: any Sendable] = [:]
    private let folders = ReportFolders(workingFolder: Path.workingFolder)

    package init() {}

    /// Returns a copy in which some files, given by path, have other contents.
    package func replacing(_ others: [String: [UInt8]]) -> FileContents {
        let replaced = FileContents()
        replaced.known = mutex.locked { known }
        for (path, bytes) in others { replaced.known[key(path)] = bytes }
        return replaced
    }

    /// Reads a file that was found or that another file names; see `InputFile.readFound`.
    ///
    /// - Parameter shown: the path in reports, if it differs.
    package func found(
        _ path: String,
        shown: String? = nil,
        within boundary: LinkBoundary?
    ) -> Stated<[UInt8]> {
        read(path, shown) { () throws(FileFailure) in try InputFile.readFound(path, within: boundary) }
    }

    /// Reads a file that the user named. `-` is standard input, which is kept under the path that messages use for it.
    package func named(_ path: String, shown: String? = nil) -> Stated<[UInt8]> {
        read(path == "-" ? shown ?? path : path, shown) { () throws(FileFailure) in try InputFile.read(path) }
    }

    /// Returns the contents of a file without which the command cannot do its work.
    ///
    /// - Parameter boundary: the folders that a link at the path may lead to; `nil` for a file that the user named.
    package func required(
        _ path: String,
        within boundary: LinkBoundary? = nil
    ) throws(CommandFailure) -> [UInt8] {
        switch boundary.map({ found(path, within: $0) }) ?? named(path) {
        case .known(let bytes): return bytes
        case .absent: throw .cannotRead(path: path, reason: FileFailure.noSuchFile(path))
        case .unread(let unread): throw .cannotRead(path: path, reason: unread.reason)
        }
    }

    private func read(
        _ path: String,
        _ shown: String?,
        _ read: () throws(FileFailure) -> [UInt8]
    ) -> Stated<[UInt8]> {
        let key = key(path)
        if let bytes = mutex.locked({ known[key] }) { return .known(bytes) }
        do throws(FileFailure) {
            let bytes = try read()
            mutex.locked { known[key] = bytes }
            return .known(bytes)
        } catch {
            if [ENOENT, ENOTDIR].contains(error.code), !DefinitionSearch.isLink(path) { return .absent }
            return .unread(Unread(error.reason(at: path), at: SourceLocation(path: shown ?? path, place: .file)))
        }
    }

    /// A value that is made of the contents only once in a run, for each name and each list of words.
    package func remembered<Value: Sendable>(_ name: String, of words: [String], make: () -> Value) -> Value {
        let key = [name] + words
        if let value = mutex.locked({ made[key] }) as? Value { return value }
        let value = make()
        mutex.locked { made[key] = value }
        return value
    }

    // MARK: - What cannot be read

    /// Keeps what could not be read of a file that matters to the command. The first reason for a file counts.
    package func report(_ unread: Unread) {
        if unread.cause == .exclusion { return }
        let key = key(unread.location.path)
        mutex.locked { if unreadFiles[key] == nil { unreadFiles[key] = unread } }
    }

    /// The findings about everything that could not be read so far, apart from files that other findings are about.
    package func findings(besides others: [Diagnostic] = []) -> [Diagnostic] {
        let told = Set(
            others.filter { $0.kind.isDamage || $0.kind == .missingFromCheckout }.map { key($0.location.path) }
        )
        let unread = mutex.locked { unreadFiles }.filter { !told.contains($0.key) }.map { Diagnostic($0.value) }
        return unread.sorted { $0.location < $1.location }
    }

    /// The texts that findings point into, as far as they were read.
    package func sources(of findings: [Diagnostic]) -> [SourceText] {
        Set(findings.map(\.location.path)).sorted().compactMap { path in
            mutex.locked { known[key(path)] }.map { SourceText(path: path, bytes: $0) }
        }
    }

    /// Returns one key for a file, whichever path leads to it: projects name files by absolute paths.
    private func key(_ path: String) -> String {
        // The meaning of `..` after a folder depends on links.
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." }
        return names.contains("..") ? path : folders.absolute(path)
    }
}
