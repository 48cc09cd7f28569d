import Diagnostics
import FileChanges

/// A file with its fixes applied.
struct FixedFile: Sendable {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    /// The number of applied fixes for findings in this file.
    var fixCount = 0
    /// The files whose fixes also change this one. All changes for an owner are made together.
    var owners: Set<String> = []

    var change: FileChange { FileChange(path: path, old: old, new: new) }
}

extension [FixedFile] {
    /// The files grouped by shared owners, direct or indirect. Each group is written completely or not at all.
    ///
    /// Tables come before the definitions that own them. If the tool is killed in between, the next run finds the
    /// definition's mistake again.
    var groups: [[FixedFile]] {
        var groups: [(owners: Set<String>, files: [FixedFile])] = []
        for file in self {
            var group = (owners: file.owners, files: [file])
            for index in groups.indices.reversed() where !groups[index].owners.isDisjoint(with: group.owners) {
                let other = groups.remove(at: index)
                group = (group.owners.union(other.owners), other.files + group.files)
            }
            groups.append(group)
        }
        return groups.map { group in
            group.files.filter { !group.owners.contains($0.path) }
                + group.files.filter { group.owners.contains($0.path) }
        }
    }

    /// The new contents of the files, by path.
    var contentsByPath: [String: [UInt8]] { Dictionary(uniqueKeysWithValues: map { ($0.path, $0.new) }) }
}
