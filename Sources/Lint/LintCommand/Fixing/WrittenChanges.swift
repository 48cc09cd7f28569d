import FileAccess
import FileChanges

/// The changes that were written, and the failures. Each group is written completely or not at all.
struct WrittenChanges {
    var files: [FileChange] = []
    var failures: [CommandFailure] = []
    /// Whether trying again cannot help, because a failure was not caused by a concurrent change.
    var isFinal = false
}

extension WrittenChanges {
    init(_ groups: [[FileChange]]) {
        self.init()
        for group in groups where !group.isEmpty {
            do throws(FileTransaction.Failure) {
                try FileTransaction(group).commit()
                files += group
            } catch {
                failures += error.failures
                isFinal = isFinal || !error.isChange
            }
        }
    }
}
