import Diagnostics
import FileAccess

/// Whether a checkout has given the format up: a finished migration, after which there is nothing left to look at.
package enum RemovedDefinitions {
    /// The commit that removed the last definition of the checkout that a folder is in, as people write it; `HEAD` where the
    /// removal is not committed yet. `nil` where the checkout still has definitions, or never had any that git knows of.
    package static func lastCommit(around folder: String) -> String? {
        guard let repository = try? GitRepository(containing: folder), let root = repository.root else { return nil }
        let everywhere = ["--", ":(top,glob)**/*.intentdefinition"]
        guard let list = try? repository.run(["ls-files", "-z", "--full-name"] + everywhere) else { return nil }
        let tracked = list.split(separator: 0).map { Path.joined(root, String(decoding: $0, as: UTF8.self)) }
        if tracked.contains(where: { DefinitionSearch.exists($0) || DefinitionSearch.isLink($0) }) { return nil }
        // What git does not know yet may have been moved; what it ignores is what was built before.
        guard let found = try? DefinitionSearch.files(below: root, withExtensions: ["intentdefinition"]),
            found.failures.isEmpty, IgnoredFiles().among(found.files).count == found.files.count,
            let commit = try? repository.run(["log", "-1", "--format=%h"] + everywhere), !commit.isEmpty
        else { return nil }
        return GitRepository.line(commit)
    }
}
