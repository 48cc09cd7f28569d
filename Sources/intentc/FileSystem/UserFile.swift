/// Rewriting files that people write, so that no word of theirs is ever lost.
enum UserFile {
    /// Puts `new` in the place of `old`, or throws why not and leaves everything as it is.
    ///
    /// The new file gets all that the old one has beside its contents; where that cannot be, it is not written. Then the two
    /// swap names in one step, and only after that it is settled whether the file that came out is the one that was read:
    /// somebody may have saved it at the last moment. If it is not, they swap back. Where files cannot swap names, the
    /// contents are compared right before the new file takes the name.
    static func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) throws(Refusal) {
        guard let target = OutputFile.resolved(path) else { throw Refusal(reason: SystemError.last.message) }
        let file = try open(target)
        defer { file.close() }
        try replace(target, file, old, new)
    }

    /// Why a file is left as it is, in the words of a message.
    struct Refusal: Error {
        var reason: String
        /// Somebody else is at work on the file.
        var isChange = false

        static let changed = Refusal(reason: "it has changed since it was read", isChange: true)
        static let inUse = Refusal(reason: "another program is writing to it", isChange: true)
    }

    private static func open(_ path: String) throws(Refusal) -> FileDescriptor {
        do {
            return try FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        } catch {
            throw Refusal(reason: error.message)
        }
    }

    /// Why a file would not be rewritten, as far as that can be known before; `nil` when nothing is in the way.
    static func refusal(toRewrite path: String) -> String? {
        guard let target = OutputFile.resolved(path) else { return SystemError.last.message }
        var status = stat()
        guard stat(target, &status) == 0 else { return SystemError.last.message }
        return refusal(target, status)
    }

    private static func refusal(_ target: String, _ status: stat) -> String? {
        guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a file" }
        guard status.st_nlink == 1 else {
            return "it has more than one name (hard links), and the others would keep what it says now"
        }
        return FileAttributes.refusal(toWrite: target, status)
    }

    private static func replace(_ target: String, _ file: FileDescriptor, _ old: [UInt8], _ new: [UInt8])
        throws(Refusal)
    {
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw Refusal(reason: SystemError.last.message) }
        if let reason = refusal(target, status) { throw Refusal(reason: reason) }
        guard let lease = FileLease(on: file) else { throw .inUse }
        guard contents(of: target) == old else { throw .changed }
        let temporary = try written(new, beside: target, FileAttributes(of: file, status))
        // Between two of these steps a file may be there under the other's name.
        try EndingSignals.holdingBack { () throws(Refusal) in
            try swap(temporary, target, old, new, lease)
        }
    }

    /// The new file under a name of its own.
    private static func written(_ new: [UInt8], beside target: String, _ attributes: FileAttributes) throws(Refusal)
        -> TemporaryFile
    {
        let temporary: TemporaryFile
        do { temporary = try TemporaryFile(beside: target, mode: 0o600) } catch {
            throw Refusal(reason: error.message)
        }
        var refusal: Refusal?
        do { try temporary.file.write(new) } catch { refusal = Refusal(reason: error.message) }
        if refusal == nil { refusal = attributes.give(to: temporary.file).map { Refusal(reason: $0) } }
        // Some file systems tell only when closing that there was no room.
        do { try temporary.file.closeWritten() } catch { refusal = refusal ?? Refusal(reason: error.message) }
        guard let refusal else { return temporary }
        temporary.remove()
        throw refusal
    }

    private static func swap(
        _ temporary: TemporaryFile,
        _ target: String,
        _ old: [UInt8],
        _ new: [UInt8],
        _ lease: FileLease
    ) throws(Refusal) {
        do throws(SystemError) {
            try exchange(temporary.path, target)
        } catch {
            defer { temporary.remove() }
            guard [ENOSYS, ENOTSUP, EINVAL, EOPNOTSUPP].contains(error.code) else {
                throw Refusal(reason: error.message)
            }
            guard contents(of: target) == old, lease.isUndisturbed else { throw .changed }
            if rename(temporary.path, target) != 0 { throw Refusal(reason: SystemError.last.message) }
            return
        }
        if contents(of: temporary.path) == old, lease.isUndisturbed { return temporary.remove() }
        try swapBack(temporary, target, new)
    }

    /// Undoes a swap: what came out is not what was read.
    private static func swapBack(_ temporary: TemporaryFile, _ target: String, _ new: [UInt8]) throws(Refusal) {
        let isBack = (try? exchange(temporary.path, target)) != nil
        // What comes out now is the file that was just written, unless somebody was quick and saved, or opened, that one.
        if isBack, contents(of: temporary.path) == new, !isOpenElsewhere(temporary.path) {
            temporary.remove()
            throw .changed
        }
        // Then their file is the newest. The other one stays too: both may hold what nobody else has.
        if isBack { try? exchange(temporary.path, target) }
        EndingSignals.removeNothing()
        throw Refusal(
            reason: "it has changed several times since it was read; what it said before is in '\(temporary.path)'"
        )
    }

    private static func isOpenElsewhere(_ path: String) -> Bool {
        guard let file = try? FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC) else { return false }
        defer { file.close() }
        return FileLease(on: file) == nil
    }

    private static func contents(of path: String) -> [UInt8]? { try? InputFile.read(path) }
}
