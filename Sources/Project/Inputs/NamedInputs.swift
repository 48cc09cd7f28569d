import Diagnostics
import FileAccess
import PropertyList

extension Workspace {
    package enum FolderPolicy {
        case everything
        /// Of a definition's translated copies, only the compiled one.
        case compiledOnes
    }

    /// Reads the inputs that a command line names.
    ///
    /// - Parameters:
    ///   - known: files that are inputs already. A file named twice is one input, under the first of its names.
    ///   - allowsEmpty: whether a folder may have no definitions; called only for folders without any.
    package init(
        inputs operands: [String],
        stdinPath: String? = nil,
        folders policy: FolderPolicy,
        excluding exclusions: SearchExclusions = SearchExclusions(),
        without known: Set<FileIdentity> = [],
        allowsEmpty: (_ folder: String) -> Bool = { _ in false },
        reading contents: FileContents = FileContents()
    ) {
        self.init(contents)
        identities = known
        var exclusions = exclusions
        let searched = operands.filter { $0 != "-" && DefinitionSearch.isFolder($0) }
        let searches = Dictionary(exclusions.searches(below: searched).map { ($0.root, $0) }) { first, _ in first }
        for operand in operands {
            if let search = searches[operand] {
                add(search, policy, allowsEmpty: allowsEmpty)
            } else if operand == "-" || isNew(operand) {
                let shown = operand == "-" ? stdinPath ?? "<stdin>" : operand
                read([Place(path: operand, shownPath: shown, relativePath: shown)], within: nil)
            }
        }
    }

    private mutating func add(_ search: SearchExclusions.Search, _ policy: FolderPolicy, allowsEmpty: (String) -> Bool)
    {
        let folder = search.root
        addExcluded(of: search, withExtensions: ["intentdefinition"], "")
        do throws(FileFailure) {
            let found = try search.result.get()
            // A link that is itself named may lead anywhere, whichever folder contains it.
            for failure in found.failures where !isKnown(failure.path) {
                fail(Self.shownPath(failure.path, below: folder), kind: failure.kind, failure.reason)
            }
            var paths = found.files
            if policy == .compiledOnes { paths = withoutTranslatedCopies(paths, in: folder) }
            if paths.isEmpty, found.failures.isEmpty, ClosedSubmodules.contain(folder) {
                fail(folder, kind: "folder", Unread.submodule(folder).reason)
            } else if paths.isEmpty, found.failures.isEmpty, !allowsEmpty(folder) {
                let missing = "there is no .intentdefinition file in this folder"
                fail(folder, saying: search.isAllIgnored ? missing + " that git does not ignore" : missing)
            }
            let places = withoutKnown(paths).map { path in
                let shown = Self.shownPath(path, below: folder)
                return Place(path: path, shownPath: shown, relativePath: shown)
            }
            read(places, within: LinkBoundary([folder]))
        } catch {
            fail(folder, kind: "folder", error.message)
        }
    }

    private func withoutTranslatedCopies(_ paths: [String], in folder: String) -> [String] {
        DefinitionSearch.withoutTranslatedCopies(paths) { path in
            contents.found(path, shown: Self.shownPath(path, below: folder), within: LinkBoundary([folder])).known
                .map(ForeignFormat.isForeign) == true
        }
    }

    private func isKnown(_ path: String) -> Bool { FileIdentity(of: path).map(identities.contains) ?? false }

    private mutating func isNew(_ path: String) -> Bool {
        FileIdentity(of: path).map { identities.insert($0).inserted } ?? true
    }

    /// One path for each new file: its own path rather than a link's, since its tables are next to it.
    private mutating func withoutKnown(_ paths: [String]) -> [String] {
        let files = Set(paths.filter { !DefinitionSearch.isLink($0) }.filter { isNew($0) })
        return paths.filter { files.contains($0) || (DefinitionSearch.isLink($0) && isNew($0)) }
    }
}
