import CLibrary
import Diagnostics
import FileAccess

/// Changes several files, or none of them.
///
/// Everything that needs disk space is first written under temporary names. Then only names change, one after another
/// in the order of the changes, which can be undone the same way. If the program is killed in between, each file is
/// old or new.
package struct FileTransaction {
    private let changes: [FileChange]
    private let boundary: LinkBoundary?

    /// Files are rewritten only if they still have the contents that were read, and created only if they do not exist.
    ///
    /// - Parameter boundary: The folders in which files may be created; `nil` if none are.
    package init(_ changes: [FileChange], within boundary: LinkBoundary? = nil) {
        self.changes = changes.filter { $0.old != $0.new }
        self.boundary = boundary
    }

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
            for change in changes { steps.append(try prepare(change)) }
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
        var make: () throws(FileFailure) -> Void
        var undo: () throws(FileFailure) -> Void
        /// Cleans up, whether or not the change was made.
        var finish: () -> Void
    }

    private func prepare(_ change: FileChange) throws(Failure) -> Step {
        guard let old = change.old else {
            let path = try Self.reportingFailures(at: change.path) { () throws(FileFailure) in
                try boundary?.destination(of: change.path) ?? change.path
            }
            return try Self.creating(path, change.new, named: change.path)
        }
        return try Self.reportingFailures(at: change.path) { () throws(FileFailure) in
            var rewrite = try FileRewrite(of: change.path, from: old, to: change.new)
            return Step(
                make: { () throws(FileFailure) in try rewrite.swap() },
                undo: { () throws(FileFailure) in try rewrite.restore() },
                finish: { rewrite.finish() }
            )
        }
    }

    /// - Parameter name: The path in messages, which may contain links.
    private static func creating(_ path: String, _ contents: [UInt8], named name: String) throws(Failure) -> Step {
        let folder = Path.folder(of: path)
        let isNewFolder = !folder.isEmpty && !DefinitionSearch.exists(folder)
        if isNewFolder {
            do throws(CommandFailure) { try OutputFile.makeFolder(folder) } catch { throw Failure(failures: [error]) }
        }
        return try reportingFailures(at: name) { () throws(FileFailure) in
            try creating(path, contents, inNewFolder: isNewFolder)
        }
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
}
