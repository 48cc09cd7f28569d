import CLibrary

/// A file of people's that is about to get other contents.
///
/// The new file gets all that the old one has besides its contents; where that cannot be, it is not written. Once this is made, the
/// new contents are on disk under a name of their own, so that the rest needs no room. The two files swap names in one step, and
/// only after that it is settled whether the file that came out is the one that was read: someone may have saved it at the last
/// moment. If it is not, they swap back. Where files cannot swap names, the contents are compared right before the new file takes
/// the name. The old file stays until `finish`.
struct FileRewrite {
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
    init(of path: String, from old: [UInt8], to new: [UInt8]) throws(UserFile.Refusal) {
        guard let target = OutputFile.resolved(path) else { throw UserFile.Refusal(reason: SystemError.last.message) }
        self.target = target
        self.old = old
        self.new = new
        temporary = try Self.leased(target) { file, _ throws(UserFile.Refusal) in
            var status = stat()
            guard fstat(file.number, &status) == 0 else { throw UserFile.Refusal(reason: SystemError.last.message) }
            // A file without a name is one that someone has replaced since it was opened.
            guard status.st_nlink > 0 else { throw .changed }
            if let reason = UserFile.refusal(target, status) { throw UserFile.Refusal(reason: reason) }
            guard Self.contents(of: target) == old else { throw .changed }
            return try Self.written(new, beside: target, FileAttributes(file: file, status: status))
        }
    }

    /// Does something with a file while no one else writes to it.
    private static func leased<Value>(
        _ path: String,
        _ body: (FileDescriptor, FileLease) throws(UserFile.Refusal) -> Value
    ) throws(UserFile.Refusal) -> Value {
        let file: FileDescriptor
        do { file = try FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) } catch {
            throw UserFile.Refusal(reason: error.message)
        }
        defer { file.close() }
        guard let lease = FileLease(on: file) else { throw .inUse }
        return try body(file, lease)
    }

    /// The new file under a name of its own.
    private static func written(_ new: [UInt8], beside target: String, _ attributes: FileAttributes)
        throws(UserFile.Refusal) -> TemporaryFile
    {
        let temporary: TemporaryFile
        do { temporary = try TemporaryFile(beside: target, mode: 0o600) } catch {
            throw UserFile.Refusal(reason: error.message)
        }
        var refusal: UserFile.Refusal?
        do { try temporary.file.write(new) } catch { refusal = UserFile.Refusal(reason: error.message) }
        if refusal == nil { refusal = attributes.give(to: temporary.file).map { UserFile.Refusal(reason: $0) } }
        do { try temporary.file.synchronize() } catch { refusal = refusal ?? UserFile.Refusal(reason: error.message) }
        // Some file systems tell only when closing that there was no room.
        do { try temporary.file.closeWritten() } catch {
            refusal = refusal ?? UserFile.Refusal(reason: error.message)
        }
        guard let refusal else { return temporary }
        temporary.remove()
        throw refusal
    }

    /// Puts the new file in place.
    mutating func swap() throws(UserFile.Refusal) {
        spare = try Self.leased(target) { _, lease throws(UserFile.Refusal) in
            do throws(SystemError) {
                try exchange(temporary.path, target)
            } catch {
                guard [ENOSYS, ENOTSUP, EINVAL, EOPNOTSUPP].contains(error.code) else {
                    throw UserFile.Refusal(reason: error.message)
                }
                return try replaced(lease)
            }
            return Self.contents(of: temporary.path) == old && lease.isUndisturbed ? .old : .another
        }
        if case .another = spare {
            try swapBack()
            throw .changed
        }
    }

    private func replaced(_ lease: FileLease) throws(UserFile.Refusal) -> Spare {
        guard Self.contents(of: target) == old, lease.isUndisturbed else { throw .changed }
        let other = temporary.path + ".old"
        let isKept = link(target, other) == 0
        guard rename(temporary.path, target) == 0 else {
            let error = SystemError.last
            if isKept { unlink(other) }
            throw UserFile.Refusal(reason: error.message)
        }
        return .replaced(isKept ? other : nil)
    }

    /// Puts the old file back, if the new one is in place.
    mutating func swapBack() throws(UserFile.Refusal) {
        switch spare {
        case .new, .neither: return
        case .replaced(nil): try UserFile.rewrite(target, from: new, to: old)
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

    private mutating func abandoned(_ path: String) -> UserFile.Refusal {
        spare = .neither
        return UserFile.Refusal(
            reason: "it has changed several times since it was read; what it said before is in '\(path)'"
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
