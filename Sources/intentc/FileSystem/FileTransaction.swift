/// Changes to several files that are made all or not at all.
struct FileTransaction {
    private enum Change {
        case rewrite(path: String, old: [UInt8], new: [UInt8])
        case create(path: String, [UInt8])
        case remove(path: String, old: [UInt8])
    }

    private var changes: [Change] = []

    var isEmpty: Bool { changes.isEmpty }

    /// Puts `new` in the place of `old`, as long as the file still says that.
    mutating func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) {
        if old != new { changes.append(.rewrite(path: path, old: old, new: new)) }
    }

    /// Makes a file that must not be there yet.
    mutating func create(_ path: String, _ contents: [UInt8]) { changes.append(.create(path: path, contents)) }

    /// Removes a file, as long as it still says what was read.
    mutating func remove(_ path: String, _ old: [UInt8]) { changes.append(.remove(path: path, old: old)) }

    /// Makes the changes. Where one cannot be made, those before it are undone, and the failure says why.
    func commit() throws(CommandFailure) {
        var done: [() throws(CommandFailure) -> Void] = []
        var removed: [String] = []
        // A signal between two files would leave half of the changes.
        try EndingSignals.holdingBack { () throws(CommandFailure) in
            for change in changes {
                do throws(CommandFailure) {
                    done.append(try Self.make(change, &removed))
                } catch {
                    throw Self.undo(done, after: error)
                }
            }
            for path in removed { unlink(path) }
        }
    }

    /// Makes one change and returns what undoes it.
    private static func make(_ change: Change, _ removed: inout [String]) throws(CommandFailure)
        -> () throws(CommandFailure) -> Void
    {
        switch change {
        case .rewrite(let path, let old, let new):
            try rewrite(path, old, new)
            return { () throws(CommandFailure) in try rewrite(path, new, old) }
        case .create(let path, let contents):
            guard !OutputFile.isTaken(path) else {
                throw .cannotWrite(path: path, reason: "there is such a file already")
            }
            let folder = Path.folder(of: path)
            let isNewFolder = !folder.isEmpty && !DefinitionSearch.exists(folder)
            try OutputFile.makeFolder(folder)
            try OutputFile.write(contents, to: path)
            return { () throws(CommandFailure) in
                guard unlink(path) == 0 else { throw .cannotWrite(path: path, reason: SystemError.last.message) }
                if isNewFolder { rmdir(folder) }
            }
        case .remove(let path, let old):
            guard !DefinitionSearch.isLink(path), DefinitionSearch.kind(of: path) == .file else {
                throw .cannotWrite(path: path, reason: "it is not a file")
            }
            guard (try? InputFile.read(path)) == old else {
                throw .cannotWrite(path: path, reason: "it has changed since it was read")
            }
            let other = Path.joined(
                Path.folder(of: path),
                ".intentc-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).old"
            )
            guard rename(path, other) == 0 else { throw .cannotWrite(path: path, reason: SystemError.last.message) }
            removed.append(other)
            return { () throws(CommandFailure) in
                guard rename(other, path) == 0 else {
                    throw .cannotWrite(path: path, reason: "\(SystemError.last.message); it is at '\(other)' now")
                }
            }
        }
    }

    private static func rewrite(_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(CommandFailure) {
        do {
            try UserFile.rewrite(path, from: old, to: new)
        } catch {
            throw .cannotWrite(path: path, reason: error.reason)
        }
    }

    private static func undo(_ done: [() throws(CommandFailure) -> Void], after failure: CommandFailure)
        -> CommandFailure
    {
        var failures = [failure]
        for undo in done.reversed() {
            do throws(CommandFailure) { try undo() } catch { failures.append(error) }
        }
        return failures.count == 1 ? failure : .several(failures)
    }
}
