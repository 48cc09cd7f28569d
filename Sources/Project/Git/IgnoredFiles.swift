import Diagnostics
import FileAccess

/// The files that git ignores. Git is asked once about each path, in one process for each checkout.
package final class IgnoredFiles {
    private var known: [String: Bool] = [:]
    private var checkouts = CheckoutRoots()
    /// Whether the process has said that git gives no answer, which it says once.
    nonisolated(unsafe) private static var hasWarned = false

    package init() {}

    /// The paths that git ignores. Tracked files are never ignored, whatever patterns they match.
    ///
    /// Without an answer (if git is not installed, refuses the checkout or takes too long), nothing is ignored, and a
    /// warning says so.
    package func among(_ paths: [String]) -> Set<String> {
        let new = paths.filter { known[$0] == nil }
        if !new.isEmpty {
            let ignored = ask(new)
            for path in new { known[path] = ignored.contains(path) }
        }
        return Set(paths.filter { known[$0] == true })
    }

    private func ask(_ paths: [String]) -> Set<String> {
        // A checkout inside another, such as a submodule, answers for its files, and the outer one for the inner checkout.
        var questions: [String: [String: [String]]] = [:]
        for path in paths {
            let folder = Path.folder(of: path)
            guard let real = OutputFile.resolved(folder) else { continue }
            var subject = Path.joined(real, Path.name(of: path))
            var start = real
            while let root = checkouts.root(around: start) {
                questions[root, default: [:]][subject, default: []].append(path)
                if root == "/" { break }
                subject = root
                start = Path.folder(of: root)
            }
        }
        var ignored: Set<String> = []
        for (root, subjects) in questions {
            for subject in self.ignored(subjects.keys.sorted(), in: root) { ignored.formUnion(subjects[subject] ?? []) }
        }
        return ignored
    }

    private func ignored(_ subjects: [String], in root: String) -> [String] {
        let start = root == "/" ? 1 : root.utf8.count + 1
        var request: [UInt8] = []
        for subject in subjects {
            // Git would interpret a leading colon as a pathspec signature.
            request += "./".utf8
            request += subject.utf8.dropFirst(start)
            request.append(0)
        }
        do throws(GitRepository.Failure) {
            return try GitRepository.ignored(request, in: root).split(separator: 0).map {
                Path.joined(root, String(decoding: $0.dropFirst(2), as: UTF8.self))
            }
        } catch {
            // An empty `.git` folder is no repository, so nothing is ignored.
            if !Self.hasWarned, !error.message.hasPrefix("not a git repository") {
                Self.hasWarned = true
                let words = "intentc: warning: files that git ignores are searched as well: \(error.message)"
                StandardStreams.write(words.visible + "\n", to: .error)
            }
            return []
        }
    }
}
