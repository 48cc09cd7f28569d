import Diagnostics
import FileAccess
import TextChanges

/// Changes to files and to the Xcode projects that list them. Each group is made completely or not at all.
struct ProjectChanges {
    private var groups: [[FileChange]] = []
    private(set) var failures: [CommandFailure] = []
    private var latest: [String: [UInt8]] = [:]

    /// One change per file, sorted by path.
    var changes: [FileChange] {
        Dictionary(grouping: groups.joined(), by: \.path).values.map { own in
            own.count == 1 ? own[0] : FileChange(path: own[0].path, old: own[0].old, new: own[own.count - 1].new)
        }.sorted { $0.path < $1.path }
    }

    /// Returns a file's contents after the changes so far.
    func contents(of path: String) throws(CommandFailure) -> [UInt8] {
        if let latest = latest[path] { return latest }
        return try InputFile.readNamed(path)
    }

    /// Adds a group of changes, or the failure that prevents them.
    mutating func add(_ changes: (ProjectChanges) throws(CommandFailure) -> [FileChange]) {
        do throws(CommandFailure) {
            groups.append(try changes(self))
            for change in groups[groups.count - 1] { latest[change.path] = change.new }
        } catch {
            failures.append(error)
        }
    }

    /// Makes the changes and returns those that succeeded.
    mutating func write() -> [FileChange] {
        let written = WrittenChanges(groups)
        failures += written.failures
        return written.files
    }
}
