import CLibrary
import FileAccess

/// Replaces the contents of a user's file.
///
/// The new file gets all metadata of the old one, or is not written. After `init` the new contents are on disk under a
/// temporary name, so the rest needs no disk space. The two files swap names in one step. Only then is the old file
/// compared with what was read, because someone may have saved it at the last moment. If it differs, the files swap
/// back. If the file system cannot swap names, the contents are compared right before the rename. The old file is kept
/// until `finish`.
package struct FileRewrite {
    private let target: String
    private let old: [UInt8]
    private let new: [UInt8]
    private let temporary: TemporaryFile
    private var spare = Spare.new

    /// The file that is not in place, which `finish` removes.
    private enum Spare {
        case new
        /// The old file, under the temporary name.
        case old
        /// Another file that was in place of the old one, under the temporary name.
        case another
        /// The old file, under a path of its own; `nil` if the file system does not support hard links.
        case replaced(String?)
        /// None: both files may have contents that exist nowhere else.
        case neither
    }

    /// Writes the new contents next to the file. Throws if that is not possible, and then changes nothing.
    init(of path: String, from old: [UInt8], to new: [UInt8]) throws(FileFailure) {
        guard let target = OutputFile.resolved(path) else { throw .last }
        self.target = target
        self.old = old
        self.new = new
        let file = try FileDescriptor(opening: target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        defer { file.close() }
        let status = try file.status()
        // A file without a name has been replaced since it was opened.
        guard status.st_nlink > 0 else { throw .changed }
        if let refusal = Self.refusal(target, status) { throw FileFailure(message: refusal) }
        guard Self.contents(of: target) == old else { throw .changed }
        temporary = try TemporaryFile(new, beside: target, mode: 0o600) { made throws(FileFailure) in
            let loss = FileAttributes(file: file, status: status).copy(to: made)
            if let loss { throw FileFailure(message: loss) }
        }
    }

    private static func refusal(_ target: String, _ status: stat) -> String? {
        guard status.kind == S_IFREG else { return "it is not a file" }
        guard status.st_nlink == 1 else {
            return "it has several names (hard links), and the others would keep the old contents"
        }
        return FileAttributes.refusal(toWrite: target, status)
    }

    mutating func swap() throws(FileFailure) {
        do throws(FileFailure) {
            try exchange(temporary.path, target)
            spare = Self.contents(of: temporary.path) == old ? .old : .another
        } catch {
            guard [ENOSYS, ENOTSUP, EINVAL, EOPNOTSUPP].contains(error.code) else { throw error }
            spare = try replaced()
        }
        if case .another = spare {
            try restore()
            throw .changed
        }
    }

    private func replaced() throws(FileFailure) -> Spare {
        guard Self.contents(of: target) == old else { throw .changed }
        let other = temporary.path + ".old"
        let isKept = link(target, other) == 0
        guard rename(temporary.path, target) == 0 else {
            let error = FileFailure.last
            if isKept { unlink(other) }
            throw error
        }
        return .replaced(isKept ? other : nil)
    }

    mutating func restore() throws(FileFailure) {
        switch spare {
        case .new, .neither: return
        case .replaced(nil):
            var back = try FileRewrite(of: target, from: new, to: old)
            defer { back.finish() }
            try back.swap()
        case .replaced(let other?):
            guard Self.contents(of: target) == new else { throw keepBoth(other) }
            guard rename(other, target) == 0 else { throw keepBoth(other, because: FileFailure.last.message) }
            spare = .new
        case .old, .another:
            do throws(FileFailure) { try exchange(temporary.path, target) } catch {
                throw keepBoth(temporary.path, because: error.message)
            }
            // The file that comes out now is the new one, unless someone has just saved it.
            if Self.contents(of: temporary.path) == new { return spare = .new }
            // Otherwise the other program's file is the newest and stays in place. The old file is kept as well.
            try? exchange(temporary.path, target)
            throw keepBoth(temporary.path)
        }
    }

    private mutating func keepBoth(
        _ path: String,
        because reason: String = "it has changed several times since it was read"
    ) -> FileFailure {
        spare = .neither
        return FileFailure(message: "\(reason); its previous contents are in '\(path)'")
    }

    /// Removes the file that is not in place. The change can then no longer be undone.
    func finish() {
        switch spare {
        case .new, .old, .another: temporary.remove()
        case .replaced(let other):
            if let other { unlink(other) }
            EndingSignals.cancelRemoval()
        case .neither: EndingSignals.cancelRemoval()
        }
    }

    private static func contents(of path: String) -> [UInt8]? { try? InputFile.read(path) }
}

extension FileFailure {
    static let changed = FileFailure(message: "it has changed since it was read", isChange: true)
}
