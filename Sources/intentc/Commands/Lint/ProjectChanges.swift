import Diagnostics
import FileAccess
import TranslationExchange

/// Changes of files and of the Xcode projects that name them: those of one group all or none.
struct ProjectChanges {
    private var groups: [[FileChange]] = []
    private(set) var failures: [CommandFailure] = []

    var changes: [FileChange] { groups.flatMap(\.self) }

    /// Adds changes that belong together, or the reason why they cannot be made.
    mutating func add(_ changes: () throws(CommandFailure) -> [FileChange]) {
        do throws(CommandFailure) { groups.append(try changes()) } catch { failures.append(error) }
    }

    /// Makes the changes, and gives those that were made.
    mutating func write() -> [FileChange] {
        var written: [FileChange] = []
        for changes in groups where !changes.isEmpty {
            do throws(CommandFailure) {
                try changes.write()
                written += changes
            } catch {
                failures.append(error)
            }
        }
        return written
    }
}
