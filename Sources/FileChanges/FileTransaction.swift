import CLibrary
import Diagnostics
import FileAccess
import TextChanges

/// Changes several files, or none of them.
///
/// Everything that needs disk space is first written under temporary names. Then only names change, one after another,
/// which can be undone the same way.
package struct FileTransaction {
    private let changes: [FileChange]

    /// Files are rewritten or removed only if they still have the contents that were read, and created only if they do
    /// not exist. A language folder is removed with its last file.
    package init(_ changes: [FileChange]) { self.changes = changes.filter { $0.old != $0.new } }

    /// Why the changes were not made.
    package struct Failure: Error {
        /// The reason, followed by changes that could not be undone.
        package var failures: [CommandFailure]
        /// Whether another program is changing one of the files.
        package var isChange = false
    }

    /// Makes the changes. If one fails, those before it are undone.
    package func commit() throws(Failure) {
        // A signal between two files would leave the changes incomplete.
        try EndingSignals.deferring { () throws(Failure) in
            var steps: [Step] = []
            defer { for step in steps.reversed() { step.finish() } }
            for change in changes { steps.append(try Self.prepare(change)) }
            let journal = try Self.reportingFailures(at: FileJournal.name) { () throws(FileFailure) in
                try FileJournal(of: zip(changes, steps).compactMap(Self.record))
            }
            // Temporary files are removed before the journal: a journal without them has nothing to complete.
            defer {
                for step in steps.reversed() { step.finish() }
                steps = []
                journal?.remove()
            }
            for (index, (change, step)) in zip(changes, steps).enumerated() {
                do throws(Failure) {
                    try Self.reportingFailures(at: change.path, step.make)
                } catch {
                    var failure = error
                    for (change, step) in zip(changes, steps).prefix(index).reversed() {
                        do throws(Failure) { try Self.reportingFailures(at: change.path, step.undo) } catch {
                            failure.failures += error.failures
                        }
                    }
                    throw failure
                }
            }
        }
    }

    private static func reportingFailures<Value>(
        at path: String,
        _ body: () throws(FileFailure) -> Value
    ) throws(Failure) -> Value {
        do throws(FileFailure) { return try body() } catch {
            throw Failure(failures: [.cannotWrite(path: path, reason: error.message)], isChange: error.isChange)
        }
    }

    /// A change that is prepared, so that only names still change.
    private struct Step {
        /// The path of the new contents before the change, or of the old ones after it.
        var temporary: String
        var make: () throws(FileFailure) -> Void
        var undo: () throws(FileFailure) -> Void
        /// Cleans up, whether or not the change was made.
        var finish: () -> Void
    }

    /// The journal entry for a change; `nil` if its path cannot be resolved.
    private static func record(
        of change: FileChange,
        _ step: Step
    ) -> (path: String, temporary: String, old: [UInt8]?, new: [UInt8]?)? {
        let folder = OutputFile.resolved(Path.folder(of: change.path))
        // A file that will be created cannot be resolved yet.
        let made = folder.map { Path.joined($0, Path.name(of: change.path)) }
        let path = change.old == nil ? made : OutputFile.resolved(change.path)
        return path.map { ($0, step.temporary, change.old, change.new) }
    }

    private static func prepare(_ change: FileChange) throws(Failure) -> Step {
        let folder = Path.folder(of: change.path)
        let isNewFolder = change.old == nil && !folder.isEmpty && !DefinitionSearch.exists(folder)
        if isNewFolder {
            do throws(CommandFailure) { try OutputFile.makeFolder(folder) } catch { throw Failure(failures: [error]) }
        }
        return try reportingFailures(at: change.path) { () throws(FileFailure) in
            switch (change.old, change.new) {
            case (let old?, let new?): try rewriting(change.path, from: old, to: new)
            case (let old?, nil): try removing(change.path, old)
            case (nil, let new): try creating(change.path, new ?? [], inNewFolder: isNewFolder)
            }
        }
    }

    private static func rewriting(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileFailure) -> Step {
        var rewrite = try FileRewrite(of: path, from: old, to: new)
        return Step(
            temporary: rewrite.temporaryPath,
            make: { () throws(FileFailure) in try rewrite.swap() },
            undo: { () throws(FileFailure) in try rewrite.restore() },
            finish: { rewrite.finish() }
        )
    }

    private static func creating(
        _ path: String,
        _ contents: [UInt8],
        inNewFolder isNewFolder: Bool
    ) throws(FileFailure) -> Step {
        let taken = FileFailure(message: "a file with this name already exists")
        guard !OutputFile.isTaken(path) else { throw taken }
        let folder = Path.folder(of: path)
        let temporary: TemporaryFile
        do throws(FileFailure) { temporary = try TemporaryFile(contents, beside: path, mode: 0o666) } catch {
            if isNewFolder { rmdir(folder) }
            throw error
        }
        var isMade = false
        return Step(
            temporary: temporary.path,
            make: { () throws(FileFailure) in
                guard !OutputFile.isTaken(path) else { throw taken }
                guard rename(temporary.path, path) == 0 else { throw .last }
                isMade = true
            },
            undo: { () throws(FileFailure) in
                guard unlink(path) == 0 else { throw .last }
                isMade = false
            },
            finish: {
                temporary.remove()
                if !isMade, isNewFolder { rmdir(folder) }
            }
        )
    }

    private static func removing(_ path: String, _ old: [UInt8]) throws(FileFailure) -> Step {
        guard !DefinitionSearch.isLink(path), DefinitionSearch.kind(of: path) == .file else {
            throw .noFile
        }
        guard (try? InputFile.read(path)) == old else {
            throw FileFailure(message: "it has changed since it was read")
        }
        let folder = Path.folder(of: path)
        let other = TemporaryFile.name(beside: path, ending: "old")
        var isGone = false
        return Step(
            temporary: other,
            make: { () throws(FileFailure) in
                guard rename(path, other) == 0 else { throw .last }
                isGone = true
            },
            undo: { () throws(FileFailure) in
                isGone = false
                guard rename(other, path) == 0 else {
                    throw FileFailure(message: "\(FileFailure.last.message); it is now at '\(other)'")
                }
            },
            finish: {
                guard isGone else { return }
                unlink(other)
                // A language folder is not needed without files. `rmdir` does nothing if others are left.
                if folder.hasSuffix(".lproj") { rmdir(folder) }
            }
        )
    }
}
