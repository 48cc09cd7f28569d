import CLibrary
import Diagnostics

/// Changes to several files that are made all or not at all.
///
/// Everything that needs room is written first, under names of its own. After that names change, one after the other, which is
/// undone in the same way.
package struct FileTransaction {
    private enum Change {
        case rewrite(path: String, old: [UInt8], new: [UInt8])
        case create(path: String, [UInt8])
        case remove(path: String, old: [UInt8])
    }

    private var changes: [Change] = []

    package init() {}

    /// Puts `new` in the place of `old`, as long as the file still says that.
    package mutating func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) {
        if old != new { changes.append(.rewrite(path: path, old: old, new: new)) }
    }

    /// Makes a file that must not be there yet.
    package mutating func create(_ path: String, _ contents: [UInt8]) { changes.append(.create(path: path, contents)) }

    /// Removes a file, as long as it still says what was read, and the folder of its language if that is empty then.
    package mutating func remove(_ path: String, _ old: [UInt8]) { changes.append(.remove(path: path, old: old)) }

    /// Why the changes were not made.
    package struct Failure: Error {
        /// The reason, and what could not be undone.
        package var failures: [CommandFailure]
        /// Someone else is at work on one of the files.
        package var isChange = false
    }

    /// Makes the changes. Where one cannot be made, those before it are undone.
    package func commit() throws(Failure) {
        // A signal between two files would leave half of the changes.
        try EndingSignals.holdingBack { () throws(Failure) in
            var steps: [Step] = []
            defer { for step in steps.reversed() { step.finish() } }
            for change in changes { steps.append(try Self.prepare(change)) }
            let journal: FileJournal?
            do throws(SystemError) {
                journal = try FileJournal(
                    of: zip(changes, steps).compactMap { change, step in step.record(of: change) }
                )
            } catch {
                throw Self.failure(FileJournal.name, error.message)
            }
            // The spare files go first: what a journal names that is done is nothing to complete.
            defer {
                for step in steps.reversed() { step.finish() }
                steps = []
                journal?.remove()
            }
            for (index, step) in steps.enumerated() {
                do throws(Failure) {
                    try step.make()
                } catch {
                    var failure = error
                    for step in steps[..<index].reversed() {
                        do throws(Failure) { try step.undo() } catch { failure.failures += error.failures }
                    }
                    throw failure
                }
            }
        }
    }

    /// A change that needs nothing but names any more.
    private struct Step {
        /// The name that the new contents have, or that the old ones will have.
        var temporary: String
        var make: () throws(Failure) -> Void
        var undo: () throws(Failure) -> Void
        /// Cleans up, whether the change is made or not.
        var finish: () -> Void

        /// What the journal says of it; `nil` where a path leads nowhere.
        func record(of change: Change) -> (path: String, temporary: String, old: [UInt8]?, new: [UInt8]?)? {
            switch change {
            case .rewrite(let path, let old, let new): OutputFile.resolved(path).map { ($0, temporary, old, new) }
            case .create(let path, let new):
                OutputFile.resolved(Path.folder(of: path).isEmpty ? "." : Path.folder(of: path)).map {
                    (Path.joined($0, Path.name(of: path)), temporary, nil, new)
                }
            case .remove(let path, let old): OutputFile.resolved(path).map { ($0, temporary, old, nil) }
            }
        }
    }

    private static func prepare(_ change: Change) throws(Failure) -> Step {
        switch change {
        case .rewrite(let path, let old, let new): try rewriting(path, from: old, to: new)
        case .create(let path, let contents): try creating(path, contents)
        case .remove(let path, let old): try removing(path, old)
        }
    }

    private static func rewriting(_ path: String, from old: [UInt8], to new: [UInt8]) throws(Failure) -> Step {
        func telling<Value>(_ body: () throws(UserFile.Refusal) -> Value) throws(Failure) -> Value {
            do throws(UserFile.Refusal) { return try body() } catch {
                throw Failure(failures: [.cannotWrite(path: path, reason: error.reason)], isChange: error.isChange)
            }
        }
        var rewrite = try telling { () throws(UserFile.Refusal) in try FileRewrite(of: path, from: old, to: new) }
        return Step(
            temporary: rewrite.temporaryPath,
            make: { () throws(Failure) in try telling { () throws(UserFile.Refusal) in try rewrite.swap() } },
            undo: { () throws(Failure) in try telling { () throws(UserFile.Refusal) in try rewrite.swapBack() } },
            finish: { rewrite.finish() }
        )
    }

    private static func creating(_ path: String, _ contents: [UInt8]) throws(Failure) -> Step {
        let taken = failure(path, "there is such a file already")
        guard !OutputFile.isTaken(path) else { throw taken }
        let folder = Path.folder(of: path)
        let isNewFolder = !folder.isEmpty && !DefinitionSearch.exists(folder)
        let temporary: TemporaryFile
        do {
            try OutputFile.makeFolder(folder)
            temporary = try TemporaryFile(beside: path, mode: 0o666)
        } catch let error as CommandFailure {
            throw Failure(failures: [error])
        } catch {
            if isNewFolder { rmdir(folder) }
            throw failure(path, (error as? SystemError)?.message ?? "")
        }
        var isMade = false
        let step = Step(
            temporary: temporary.path,
            make: { () throws(Failure) in
                guard !OutputFile.isTaken(path) else { throw taken }
                guard rename(temporary.path, path) == 0 else { throw failure(path, SystemError.last.message) }
                isMade = true
            },
            undo: { () throws(Failure) in
                guard unlink(path) == 0 else { throw failure(path, SystemError.last.message) }
                isMade = false
            },
            finish: {
                temporary.remove()
                if !isMade, isNewFolder { rmdir(folder) }
            }
        )
        do throws(SystemError) {
            try temporary.file.write(contents)
            try temporary.file.synchronize()
            try temporary.file.closeWritten()
        } catch {
            step.finish()
            throw failure(path, error.message)
        }
        return step
    }

    private static func removing(_ path: String, _ old: [UInt8]) throws(Failure) -> Step {
        guard !DefinitionSearch.isLink(path), DefinitionSearch.kind(of: path) == .file else {
            throw failure(path, "it is not a file")
        }
        guard (try? InputFile.read(path)) == old else { throw failure(path, "it has changed since it was read") }
        let folder = Path.folder(of: path)
        let other = Path.joined(folder, ".intentc-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).old")
        var isGone = false
        return Step(
            temporary: other,
            make: { () throws(Failure) in
                guard rename(path, other) == 0 else { throw failure(path, SystemError.last.message) }
                isGone = true
            },
            undo: { () throws(Failure) in
                isGone = false
                guard rename(other, path) == 0 else {
                    throw failure(path, "\(SystemError.last.message); it is at '\(other)' now")
                }
            },
            finish: {
                guard isGone else { return }
                unlink(other)
                // A language's folder is there for what is in it. The system leaves one that is not empty alone.
                if folder.hasSuffix(".lproj") { rmdir(folder) }
            }
        )
    }

    private static func failure(_ path: String, _ reason: String) -> Failure {
        Failure(failures: [.cannotWrite(path: path, reason: reason)])
    }
}
