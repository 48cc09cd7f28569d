import Diagnostics
import TextChanges

/// One file with its fixes applied.
package struct FixedFile: Sendable {
    package let path: String
    package let old: [UInt8]
    package internal(set) var new: [UInt8]
    /// Other paths by which the file is known.
    var otherPaths: [String] = []
    /// The definitions whose ids are replaced with this change. What is changed for one of them is changed as a whole.
    package internal(set) var definitions: Set<String> = []

    package var change: FileChange { FileChange(path: path, old: old, new: new) }
}

extension [FixedFile] {
    /// Files that change for the same definitions, directly or by way of others, together: all of a group are written, or none.
    ///
    /// The tables come before the definitions: rows that nothing uses yet do no harm, if the tool is killed in between.
    package var groups: [[FixedFile]] {
        var groups: [(definitions: Set<String>, files: [FixedFile])] = []
        for file in self {
            var group = (definitions: file.definitions, files: [file])
            for index in groups.indices.reversed() where !groups[index].definitions.isDisjoint(with: group.definitions)
            {
                let other = groups.remove(at: index)
                group = (group.definitions.union(other.definitions), other.files + group.files)
            }
            groups.append(group)
        }
        return groups.map { group in
            group.files.filter { !group.definitions.contains($0.path) }
                + group.files.filter { group.definitions.contains($0.path) }
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
