import Diagnostics
import FileAccess

/// Detects whether a checkout has finished its migration and has no definitions left.
package enum RemovedDefinitions {
    /// Says since when the checkout around a folder has no definitions. `nil` if it still has some, or git knows of none.
    package static func explanation(around folder: String) -> String? {
        guard let repository = try? GitRepository(containing: folder), let root = repository.root else { return nil }
        let everywhere = ["--", ":(top,glob)**/*.intentdefinition"]
        guard let list = try? repository.run(["ls-files", "-z", "--full-name"] + everywhere) else { return nil }
        let tracked = list.split(separator: 0).map { Path.joined(root, String(decoding: $0, as: UTF8.self)) }
        if tracked.contains(where: { DefinitionSearch.exists($0) || DefinitionSearch.isLink($0) }) { return nil }
        // Untracked files may have been moved. Ignored ones are build products.
        guard let found = try? DefinitionSearch.files(below: root, withExtensions: ["intentdefinition"]),
            found.failures.isEmpty, IgnoredFiles().among(found.files).count == found.files.count,
            let commit = try? repository.run(["log", "-1", "--format=%h"] + everywhere), !commit.isEmpty,
            let committed = try? repository.tree(of: "HEAD", extensions: ["intentdefinition"])
        else { return nil }
        return committed.files.isEmpty
            ? "the repository has had no definitions since \(GitRepository.line(commit))"
            : "the repository's definitions are deleted, but not yet in a commit"
    }
}
