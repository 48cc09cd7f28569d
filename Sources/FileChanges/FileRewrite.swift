import CLibrary
import FileAccess

/// A file of people's that is about to get other contents.
///
/// The new file gets all that the old one has besides its contents; where that cannot be, it is not written. Once this is made, the
/// new contents are on disk under a name of their own, so that the rest needs no room. The two files swap names in one step, and
/// only after that it is settled whether the file that came out is the one that was read: someone may have saved it at the last
/// moment. If it is not, they swap back. Where files cannot swap names, the contents are compared right before the new file takes
/// the name. The old file stays until `finish`.
package struct FileRewrite {
    private let target: String
    private let old: [UInt8]
    private let new: [UInt8]
    private let temporary: TemporaryFile
    private var spare = Spare.new

    /// The name of the file that is not in place.
    var temporaryPath: String { temporary.path }

    /// Which file is not in place, and is removed in the end.
    private enum Spare {
        case new
        /// The old one has the temporary name.
        case old
        /// What was there instead of the old one has the temporary name.
        case another
        /// The old one has a name of its own; `nil` where the file system gives no file two names.
        case replaced(String?)
        /// None: both may hold what no one else has.
        case neither
    }

    /// Writes the new contents next to the file, or throws why not and leaves everything as it is.
    init(of path: String, from old: [UInt8], to new: [UInt8]) throws(FileFailure) {
        guard let target = OutputFile.resolved(path) else { throw .last }
        self.target = target
        self.old = old
        self.new = new
        temporary = try Self.leased(target) { file, _ throws(FileFailure) in
            let status = try file.status()
            // A file without a name is one that someone has replaced since it was opened.
            guard status.st_nlink > 0 else { throw .changed }
            if let refusal = Self.refusal(target, status) { throw FileFailure(message: refusal) }
            guard Self.contents(of: target) == old else { throw .changed }
            return try TemporaryFile(new, beside: target, mode: 0o600) { made throws(FileFailure) in
                let loss = FileAttributes(file: file, status: status).give(to: made)
                if let loss { throw FileFailure(message: loss) }
            }
        }
    }

    /// Why a file would not be rewritten, as far as that can be known before; `nil` when nothing is in the way.
    package static func refusal(of path: String) -> String? {
        guard let target = OutputFile.resolved(path), let status = status(of: target) else {
            return FileFailure.last.message
        }
        return refusal(target, status)
    }

    private static func refusal(_ target: String, _ status: stat) -> String? {
        guard status.kind == S_IFREG else { return "it is not a file" }
        guard status.st_nlink == 1 else {
            return "it has more than one name (hard links), and the others would keep what it says now"
        }
        return FileAttributes.refusal(toWrite: target, status)
    }

    /// Does something with a file while no one else writes to it.
    private static func leased<Value>(
        _ path: String,
        _ body: (FileDescriptor, FileLease) throws(FileFailure) -> Value
    ) throws(FileFailure) -> Value {
        let file = try FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        defer { file.close() }
        guard let lease = FileLease(on: file) else { throw .inUse }
        return try body(file, lease)
    }

    /// Puts the new file in place.
    mutating func swap() throws(FileFailure) {
        spare = try Self.leased(target) { _, lease throws(FileFailure) in
            do throws(FileFailure) {
                try exchange(temporary.path, target)
            } catch {
                guard [ENOSYS, ENOTSUP, EINVAL, EOPNOTSUPP].contains(error.code) else { throw error }
                return try replaced(lease)
            }
            return Self.contents(of: temporary.path) == old && lease.isUndisturbed ? .old : .another
        }
        if case .another = spare {
            try swapBack()
            throw .changed
        }
    }

    private func replaced(_ lease: FileLease) throws(FileFailure) -> Spare {
        guard Self.contents(of: target) == old, lease.isUndisturbed else { throw .changed }
        let other = temporary.path + ".old"
        let isKept = link(target, other) == 0
        guard rename(temporary.path, target) == 0 else {
            let error = FileFailure.last
            if isKept { unlink(other) }
            throw error
        }
        return .replaced(isKept ? other : nil)
    }

    /// Puts the old file back, if the new one is in place.
    mutating func swapBack() throws(FileFailure) {
        switch spare {
        case .new, .neither: return
        case .replaced(nil):
            var back = try FileRewrite(of: target, from: new, to: old)
            defer { back.finish() }
            try back.swap()
        case .replaced(let other?):
            guard Self.contents(of: target) == new, rename(other, target) == 0 else { throw abandoned(other) }
            spare = .new
        case .old, .another:
            let isBack = (try? exchange(temporary.path, target)) != nil
            // What comes out now is the file that was just written, unless someone was quick and saved, or opened, that one.
            if isBack, Self.contents(of: temporary.path) == new, !Self.isOpenElsewhere(temporary.path) {
                spare = .new
                return
            }
            // Then their file is the newest. The other one stays too.
            if isBack { try? exchange(temporary.path, target) }
            throw abandoned(temporary.path)
        }
    }

    private mutating func abandoned(_ path: String) -> FileFailure {
        spare = .neither
        return FileFailure(
            message: "it has changed several times since it was read; what it said before is in '\(path)'"
        )
    }

    /// Removes the file that is not in place, whichever that is. Nothing can be undone after it.
    func finish() {
        switch spare {
        case .new, .old, .another: temporary.remove()
        case .replaced(let other):
            if let other { unlink(other) }
            EndingSignals.removeNothing()
        case .neither: EndingSignals.removeNothing()
        }
    }

    private static func isOpenElsewhere(_ path: String) -> Bool {
        guard let file = try? FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC) else { return false }
        defer { file.close() }
        return FileLease(on: file) == nil
    }

    private static func contents(of path: String) -> [UInt8]? { try? InputFile.read(path) }
}

extension FileFailure {
    static let changed = FileFailure(message: "it has changed since it was read", isChange: true)
    static let inUse = FileFailure(message: "another program is writing to it", isChange: true)
}
