import CLibrary
import Diagnostics

/// Records a change of several files, so that the next run can complete it if it is interrupted.
///
/// Written when every new file is on disk under a temporary name, and removed when all have their final names. The
/// working process holds a lock on it. A journal can come from anywhere, so only what this program would write is
/// accepted: known kinds of files, in visible folders below the journal's folder, and not reached through links.
package struct FileJournal {
    package static let name = ".intentc-journal"
    private static let heading = "intentc journal 1"
    private static let sizeLimit = 4 * 1_048_576

    /// One file that is rewritten, created, or removed.
    struct Entry {
        /// The path of the file, relative to the journal's folder.
        var path: String
        /// The name in the same folder that holds the new contents before the change, or the old contents after it.
        var temporary: String
        /// Hashes of the contents before and after; `nil` if the file does not exist then.
        var old: UInt64?
        var new: UInt64?
    }

    private let path: String
    private let file: FileDescriptor
    /// The folders in which names change.
    private let folders: Set<String>

    // MARK: - Writing

    /// Writes a journal of changes, whose paths must not contain links. Returns `nil` if only one file changes, which
    /// needs no journal, or if a journal cannot be placed.
    package init?(of changes: [(path: String, temporary: String, old: [UInt8]?, new: [UInt8]?)]) throws(FileFailure) {
        guard changes.count > 1, let folder = Self.folder(of: changes.map(\.path)) else { return nil }
        let start = folder == "/" ? 1 : folder.utf8.count + 1
        var lines = [Self.heading]
        for change in changes {
            let inside = String(change.path.dropFirst(start))
            guard Self.isTrusted(inside) else { return nil }
            let marks = [change.old, change.new].map { $0.map { String(Self.mark(of: $0), radix: 16) } ?? "-" }
            lines.append((marks + [Path.name(of: change.temporary), inside]).joined(separator: "\t"))
        }
        path = Path.joined(folder, Self.name)
        folders = Set(changes.map { Path.folder(of: $0.path) })
        guard let file = try Self.new(path, in: folder) else { return nil }
        self.file = file
        do throws(FileFailure) {
            _ = flock(file.number, LOCK_EX | LOCK_NB)
            try file.write(Array((lines + ["end", ""]).joined(separator: "\n").utf8))
            // From here on, the next run acts on the journal, even after a power failure.
            try file.synchronize()
            try FileDescriptor.synchronize(folder: folder)
        } catch {
            remove()
            throw error
        }
    }

    /// Creates a journal, waiting for other processes to finish. Returns `nil` if no file can be created.
    private static func new(_ path: String, in folder: String) throws(FileFailure) -> FileDescriptor? {
        for _ in 0..<500 {
            do throws(FileFailure) {
                return try FileDescriptor(
                    opening: path,
                    O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
                    mode: 0o600
                )
            } catch {
                if [EACCES, EPERM, EROFS].contains(error.code) { return nil }
                guard error.code == EEXIST, complete(path, in: folder) == nil else { throw error }
                usleep(10_000)
            }
        }
        throw FileFailure(code: EEXIST)
    }

    /// Removes the journal after the changes were made or undone.
    package func remove() {
        for folder in folders { try? FileDescriptor.synchronize(folder: folder) }
        unlink(path)
        file.close()
    }

    /// Returns where the next run looks: the repository's root, the working folder, or the files' common folder.
    private static func folder(of paths: [String]) -> String? {
        var common = Path.folder(of: paths[0])
        for path in paths {
            while !LinkBoundary.isPath(path, below: common), common != "/" { common = Path.folder(of: common) }
        }
        let above = folders(above: common)
        let root = above.first { DefinitionSearch.exists(Path.joined($0, ".git")) }
        let working = OutputFile.resolved(Path.workingFolder)
        let folder = root ?? above.first { $0 == working } ?? common
        return folder == "/" ? nil : folder
    }

    private static func folders(above folder: String) -> [String] {
        var folders = [folder]
        while let last = folders.last, last != "/", !last.isEmpty, folders.count < 40 {
            folders.append(Path.folder(of: last))
        }
        return folders
    }

    // MARK: - Completing

    /// Completes interrupted changes around files and folders. Skips journals that another process is working on.
    ///
    /// - Returns: What could not be completed, as message text with the path of the journal.
    package static func complete(around paths: [String]) -> [(path: String, reason: String)] {
        var known: Set<String> = []
        var failures: [(path: String, reason: String)] = []
        for path in paths + ["."] {
            guard let real = OutputFile.resolved(path) else { continue }
            for folder in folders(above: real) {
                guard known.insert(folder).inserted else { break }
                let journal = Path.joined(folder, name)
                guard DefinitionSearch.kind(of: journal) == .file, !DefinitionSearch.isLink(journal) else { continue }
                if let reason = complete(journal, in: folder) { failures.append((journal, reason)) }
            }
        }
        return failures
    }

    private static func complete(_ path: String, in folder: String) -> String? {
        guard let file = try? FileDescriptor(opening: path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) else {
            return nil
        }
        defer { file.close() }
        guard let status = try? file.status(), status.st_uid == geteuid(), flock(file.number, LOCK_EX | LOCK_NB) == 0,
            DefinitionSearch.exists(path)
        else { return nil }
        guard status.st_nlink == 1,
            let bytes = try? InputFile.read(path, limit: sizeLimit),
            let entries = entries(of: bytes)
        else { return "this is not the journal of an interrupted change; remove it" }
        // If the last line is missing, no file has been changed yet.
        let isWhole = bytes.reversed().starts(with: "end\n".utf8.reversed())
        var steps: [(from: String, to: String?)] = []
        for entry in entries {
            let target = Path.joined(folder, entry.path)
            let temporary = Path.joined(Path.folder(of: target), entry.temporary)
            if hasLink(entry.path, in: folder) { return "a link leads to '\(entry.path)'; remove the journal" }
            let (now, spare) = (mark(at: target), mark(at: temporary))
            if isWhole, now != entry.new {
                guard now == entry.old, entry.new == nil || spare == entry.new else {
                    return "a change to several files was interrupted, and '\(entry.path)' has changed since; "
                        + "correct it and remove the journal"
                }
                steps.append(entry.new == nil ? (target, nil) : (temporary, target))
            } else if spare != nil, spare == entry.new || spare == entry.old {
                steps.append((temporary, nil))
            }
        }
        return EndingSignals.deferring { () -> String? in
            for (from, to) in steps {
                guard let to else {
                    unlink(from)
                    // `rmdir` does not remove a folder that is not empty.
                    if Path.folder(of: from).hasSuffix(".lproj") { rmdir(Path.folder(of: from)) }
                    continue
                }
                if rename(from, to) != 0 {
                    return "cannot complete a change to several files: \(FileFailure.last.message)"
                }
            }
            unlink(path)
            return nil
        }
    }

    /// Returns the entries of a journal, or `nil` if this program would not have written one of them.
    private static func entries(of bytes: [UInt8]) -> [Entry]? {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        // The heading itself may be truncated.
        guard let first = lines.first else { return [] }
        guard first == heading else { return heading.hasPrefix(first) && lines.count == 1 ? [] : nil }
        let whole = bytes.last == 0x0A ? lines.dropFirst() : lines.dropFirst().dropLast()
        var entries: [Entry] = []
        for line in whole where line != "end" {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 4, isTrusted(cells[3]), isTemporary(cells[2]) else { return nil }
            let marks = cells[0..<2].map { UInt64($0, radix: 16) }
            guard zip(cells, marks).allSatisfy({ $0 == "-" || $1 != nil }) else { return nil }
            entries.append(Entry(path: cells[3], temporary: cells[2], old: marks[0], new: marks[1]))
        }
        return entries
    }

    private static let endings = [".intentdefinition", ".strings", ".xcstrings", ".csv", ".xcodeproj/project.pbxproj"]

    /// Whether a path is that of a file the program may change, in visible folders below the journal's folder.
    private static func isTrusted(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return endings.contains(where: path.hasSuffix) && path.utf8.allSatisfy { $0 >= 0x20 }
            && parts.allSatisfy { !$0.isEmpty && $0.first != "." }
    }

    /// Whether a name has the form `.intentc-4711-12345.tmp`, or ends in `.old`.
    private static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(".intentc-") && (name.hasSuffix(".tmp") || name.hasSuffix(".old"))
            && name.utf8.allSatisfy { $0.isLetterOrDigit || "-.".utf8.contains($0) }
    }

    private static func hasLink(_ path: String, in folder: String) -> Bool {
        var current = folder
        return path.split(separator: "/").contains { part in
            current = Path.joined(current, String(part))
            return DefinitionSearch.isLink(current)
        }
    }

    private static func mark(at path: String) -> UInt64? {
        guard DefinitionSearch.kind(of: path) == .file, !DefinitionSearch.isLink(path) else { return nil }
        return (try? InputFile.read(path)).map(mark)
    }

    /// Returns a hash that distinguishes contents.
    private static func mark(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
