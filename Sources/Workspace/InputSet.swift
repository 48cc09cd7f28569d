import Diagnostics
import FileAccess
import IntentSchema
import PropertyList

/// The inputs that a command line names, read.
package struct InputSet {
    /// The inputs that could be read, in the order of the command line; a folder's files in the order of their paths.
    package private(set) var sources: [SourceText] = []
    /// One finding for each input that could not be read.
    package private(set) var failures: [Diagnostic] = []

    /// The files that were read, by whatever path.
    package private(set) var identities: Set<FileIdentity> = []

    private let allowsEmpty: Bool
    private var exclusions: SearchExclusions
    private let replaced: [String: [UInt8]]

    /// Which files of a folder are inputs.
    package enum FolderPolicy {
        /// Every definition.
        case everything
        /// Of translated copies of one definition only the one that is compiled.
        case compiledOnes
    }

    /// - Parameters:
    ///   - exclusions: what is not looked for in folders.
    ///   - known: files that are inputs already, and not read again. A file that is named twice is one input, which has the
    ///     first of its names.
    ///   - allowsEmpty: whether a folder without definitions is fine.
    ///   - replaced: the contents that files, by path, count as having.
    package init(
        _ operands: [String],
        stdinPath: String? = nil,
        folders: FolderPolicy,
        excluding exclusions: SearchExclusions = SearchExclusions(),
        without known: Set<FileIdentity> = [],
        allowsEmpty: Bool = false,
        _ replaced: [String: [UInt8]] = [:]
    ) {
        self.exclusions = exclusions
        self.allowsEmpty = allowsEmpty
        identities = known
        self.replaced = replaced
        let searched = operands.filter { $0 != "-" && DefinitionSearch.isFolder($0) }
        let searches = Dictionary(self.exclusions.searches(below: searched).map { ($0.root, $0) }) { first, _ in first }
        for operand in operands {
            if let search = searches[operand] {
                readFolder(search, folders)
            } else if operand == "-" || isNew(operand) {
                let contents = Result { () throws(InputFile.Failure) in try InputFile.read(operand) }
                add(contents, as: operand == "-" ? stdinPath ?? "<stdin>" : operand)
            }
        }
    }

    private mutating func readFolder(_ search: SearchExclusions.Search, _ policy: FolderPolicy) {
        let folder = search.root
        do {
            let found = try search.result.get()
            // A link that is named itself may lead anywhere, whatever folder it is in.
            for failure in found.failures where !isKnown(failure.path) {
                // What is in the working folder is shown as people write it, without `./` in front.
                fail(folder == "." ? String(failure.path.dropFirst(2)) : failure.path, failure.reason)
            }
            var paths = found.files
            if policy == .compiledOnes { paths = DefinitionSearch.withoutTranslatedCopies(paths) }
            if paths.isEmpty, !allowsEmpty, found.failures.isEmpty {
                let missing = "there is no .intentdefinition file in this folder"
                fail(folder, search.isAllIgnored ? missing + " that git does not ignore" : missing)
            }
            paths = withoutKnown(paths)
            let names = folder == "." ? paths.map { String($0.dropFirst(2)) } : paths
            let boundary = LinkBoundary([folder])
            let contents = ParallelMap.map(paths) { path in
                Result { () throws(InputFile.Failure) in try InputFile.readFound(path, within: boundary) }
            }
            for (name, contents) in zip(names, contents) { add(contents, as: name) }
        } catch {
            fail(folder, "cannot read this folder: \(error.message)")
        }
    }

    private func isKnown(_ path: String) -> Bool { FileIdentity(of: path).map(identities.contains) ?? false }

    private mutating func isNew(_ path: String) -> Bool {
        FileIdentity(of: path).map { identities.insert($0).inserted } ?? true
    }

    /// Of paths that lead to one file only one: that of the file rather than that of a link, next to which its tables are not.
    private mutating func withoutKnown(_ paths: [String]) -> [String] {
        let files = Set(paths.filter { !DefinitionSearch.isLink($0) }.filter { isNew($0) })
        return paths.filter { files.contains($0) || (DefinitionSearch.isLink($0) && isNew($0)) }
    }

    private mutating func add(_ contents: Result<[UInt8], InputFile.Failure>, as name: String) {
        switch contents {
        case .success(let bytes): sources.append(SourceText(path: name, bytes: replaced[name] ?? bytes))
        case .failure(let failure): fail(name, "cannot read this file: \(failure.message)")
        }
    }

    private mutating func fail(_ path: String, _ message: String) {
        failures.append(Diagnostic(.unreadableInput, message, at: SourceLocation(path: path, place: .file)))
    }
}
