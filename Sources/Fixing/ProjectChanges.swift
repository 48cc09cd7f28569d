import Diagnostics
import FileAccess
import TextChanges

/// Changes of files and of the Xcode projects that name them: those of one group all or none.
struct ProjectChanges {
    private var groups: [[FileChange]] = []
    private(set) var failures: [CommandFailure] = []
    private var latest: [String: [UInt8]] = [:]

    /// One change of each file, in the order of their paths.
    var changes: [FileChange] {
        Dictionary(grouping: groups.joined(), by: \.path).values.map { own in
            own.count == 1 ? own[0] : FileChange(path: own[0].path, old: own[0].old, new: own[own.count - 1].new)
        }.sorted { $0.path < $1.path }
    }

    /// What a file says after the changes so far.
    func contents(of path: String) throws(CommandFailure) -> [UInt8] {
        if let latest = latest[path] { return latest }
        return try InputFile.readNamed(path)
    }

    /// Adds changes that belong together, or the reason why they cannot be made.
    mutating func add(_ changes: (ProjectChanges) throws(CommandFailure) -> [FileChange]) {
        do throws(CommandFailure) {
            groups.append(try changes(self))
            for change in groups[groups.count - 1] { latest[change.path] = change.new }
        } catch {
            failures.append(error)
        }
    }

    /// Makes the changes, and gives those that were made.
    mutating func write() -> [FileChange] {
        let written = WrittenChanges(groups)
        failures += written.failures
        return written.files
    }
}
