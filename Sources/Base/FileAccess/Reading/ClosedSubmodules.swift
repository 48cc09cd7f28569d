import Diagnostics

/// The submodules of a checkout that git has not checked out: their folders are empty.
package enum ClosedSubmodules {
    /// Their paths from the root of the checkout, as far as `.gitmodules` names them.
    package static func all(below root: String) -> [String] {
        let boundary = LinkBoundary([root])
        let text = FileContents().found(Path.joined(root, ".gitmodules"), within: boundary).known
        return paths(in: text ?? []).filter { path in
            (try? FolderEntries.all(in: Path.joined(root, path)))?.isEmpty == true
        }
    }

    /// Whether a folder is one, or in one.
    package static func contain(_ folder: String) -> Bool {
        guard let real = OutputFile.resolved(folder) else { return false }
        var roots = CheckoutRoots()
        guard let root = roots.root(around: real) else { return false }
        return all(below: root).contains { LinkBoundary.isPath(real, below: Path.joined(root, $0)) }
    }

    /// The paths that a text such as `.gitmodules`, or a change of it, names.
    package static func paths(in text: [UInt8]) -> [String] {
        text.split(separator: 0x0A).compactMap { line in
            let words = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace || "+-".contains($0) }
            guard words.hasPrefix("path"), let equal = words.firstIndex(of: "=") else { return nil }
            return String(words[words.index(after: equal)...].drop { $0 == " " })
        }
    }
}
