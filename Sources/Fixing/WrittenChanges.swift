import FileAccess
import FileChanges
import TextChanges

/// Changes that were made group by group: those of one all, or none of them.
struct WrittenChanges {
    private(set) var files: [FileChange] = []
    private(set) var failures: [CommandFailure] = []
    /// Whether trying again would not help.
    private(set) var isHopeless = false

    init(_ groups: [[FileChange]]) {
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
