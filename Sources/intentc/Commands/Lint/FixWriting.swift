import FileAccess

/// Writes what fixes change: files that belong together all, or none of them.
struct FixWriting {
    /// The files that were written.
    private(set) var written: Set<String> = []
    private(set) var failures: [CommandFailure] = []
    /// Whether trying again would not help.
    private(set) var isHopeless = false

    init(_ changes: [LintFixing.Change]) {
        for group in Self.groups(changes) { write(group) }
    }

    /// Changes that are made for the same definitions, directly or by way of others, together; the tables come before the
    /// definitions: rows that nothing uses yet do no harm, if the tool is killed in between.
    private static func groups(_ changes: [LintFixing.Change]) -> [[LintFixing.Change]] {
        var groups: [(definitions: Set<String>, changes: [LintFixing.Change])] = []
        for change in changes {
            var group = (definitions: change.definitions, changes: [change])
            for index in groups.indices.reversed() where !groups[index].definitions.isDisjoint(with: group.definitions)
            {
                let other = groups.remove(at: index)
                group = (group.definitions.union(other.definitions), other.changes + group.changes)
            }
            groups.append(group)
        }
        return groups.map { group in
            group.changes.filter { !group.definitions.contains($0.path) }
                + group.changes.filter { group.definitions.contains($0.path) }
        }
    }

    private mutating func write(_ group: [LintFixing.Change]) {
        var transaction = FileTransaction()
        for change in group { transaction.rewrite(change.path, from: change.old, to: change.new) }
        do throws(FileTransaction.Failure) {
            try transaction.commit()
            written.formUnion(group.map(\.path))
        } catch {
            failures += error.failures
            isHopeless = isHopeless || !error.isChange
        }
    }
}
