import Diagnostics
import TextChanges

/// One file with its fixes applied.
struct FixedFile: Sendable {
    let path: String
    let old: [UInt8]
    var new: [UInt8]
    /// Other paths by which the file is known.
    var otherPaths: [String] = []
    /// How many fixes of findings in the file it has.
    var fixCount = 0
    /// The files whose fixes change this one as well. What is changed for one of them is changed as a whole.
    var owners: Set<String> = []

    var change: FileChange { FileChange(path: path, old: old, new: new) }
}

extension [FixedFile] {
    /// Files that change for the same owners, directly or by way of others, together: all of a group are written, or none.
    ///
    /// Tables come before the definitions that own them: rows that nothing uses yet do no harm, if the tool is killed in between.
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

    /// The contents of the files by every path by which they are known.
    var contentsByPath: [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for file in self {
            for path in [file.path] + file.otherPaths { contents[path] = file.new }
        }
        return contents
    }
}
