import Diagnostics

/// The roots of checkouts, found without running git. Each folder is checked once.
package struct CheckoutRoots {
    private var known: [String: String?] = [:]

    package init() {}

    /// The nearest folder with a repository, from an absolute path upwards; `nil` if there is none.
    package mutating func root(around folder: String) -> String? {
        if folder.isEmpty { return nil }
        if let root = known[folder] { return root }
        let isRoot = DefinitionSearch.exists(Path.joined(folder, ".git"))
        let root = isRoot ? folder : folder == "/" ? nil : root(around: Path.folder(of: folder))
        known[folder] = .some(root)
        return root
    }
}
