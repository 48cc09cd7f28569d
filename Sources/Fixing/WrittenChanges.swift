import FileAccess
import FileChanges
import TextChanges

/// Changes that were made group by group: those of one all, or none of them.
struct WrittenChanges {
    var files: [FileChange] = []
    var failures: [CommandFailure] = []
    /// Whether trying again would not help.
    var isHopeless = false
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
                isHopeless = isHopeless || !error.isChange
            }
        }
    }
}
