import Diagnostics
import FileAccess
import Inputs
import Product
import PropertyList
import Translations

/// The files around a definition: its neighbors, its project and its string tables, wherever they are.
package struct DefinitionSurroundings: Sendable {
    package let neighbours: NeighbouringFiles
    package private(set) var project: ProjectSurroundings?
    private var projectTables: Product.Tables
    /// The root of the checkout; `nil` without a project.
    private let root: String?
    /// The tables of the definition's texts: those next to it, then those elsewhere in its project.
    package private(set) var texts: [TableFile] = []
    /// The tables of the definition's texts that were not read.
    package private(set) var unreadTables = UnreadTables()
    /// The tables next to the definition that its project lacks, for languages without another table.
    package private(set) var foreignTables: [TableFile] = []
    /// The tables of Siri phrases.
    package private(set) var phrases: [TableFile] = []
    /// One finding for each unreadable table or folder.
    package private(set) var failures: [Diagnostic] = []

    /// Reads the files around definitions, in parallel.
    ///
    /// - Parameters:
    ///   - projects: the projects, which decide which tables to read; `nil` to read those next to definitions.
    ///   - includesCopies: whether to read the original's tables for a copy of a definition.
    ///   - exclusions: what the user excludes, among it tables.
    ///   - boundary: the folders that links to tables may lead to.
    package static func all(
        around paths: [String],
        in projects: inout ProjectReading?,
        includesPhrases: Bool = false,
        includesCopies: Bool = true,
        excluding exclusions: SearchExclusions,
        within boundary: LinkBoundary,
        reading contents: FileContents
    ) -> [DefinitionSurroundings] {
        var exclusions = exclusions
        let found = zip(paths, NeighbouringFileListing.surroundings(of: paths)).map { path, around in
            var around = around
            let project = projects?.surroundings(of: path)
            // A table that is missing may be excluded, too.
            let table = TableFormat.strings.fileName(Path.stem(of: path))
            let names = around.names + (project?.surroundings.languages ?? []).map { "\($0).lproj/\(table)" }
            let excluded = exclusions.searched(names, below: Path.localizationFolder(of: path)).excluded
            around.names.removeAll(where: excluded.contains)
            around.names = withoutForeignCopies(around.names, around: path, within: boundary, contents)
            var surroundings = DefinitionSurroundings(of: path, around, project)
            surroundings.leaveOut(excluded.map { Path.joined(Path.localizationFolder(of: path), $0) })
            surroundings.leaveOutTables(&exclusions)
            return surroundings
        }
        return ParallelMap.map(found) { surroundings in
            var surroundings = surroundings
            guard includesCopies || surroundings.neighbours.ownsTables else { return surroundings }
            var projectBoundary = boundary
            if let root = surroundings.root { projectBoundary.add(root) }
            // A listed table that is not on disk is a matter of the project, and not reported.
            let read: Reading = { [projectBoundary] path, isElsewhere in
                contents.found(path, within: isElsewhere ? projectBoundary : boundary)
            }
            surroundings.readTables(includesPhrases: includesPhrases, read)
            surroundings.readForeignTables(read)
            return surroundings
        }
    }

    /// Reads the files around definitions of a commit, whose paths start from the root of the repository.
    package static func all(around paths: [String], in files: ProductFiles) -> [DefinitionSurroundings] {
        let product = Product(files)
        return paths.map { path in
            let folder = Path.localizationFolder(of: path)
            let names = files.paths.compactMap { XcodePath.inside($0, of: folder) }.filter { name in
                let folders = name.split(separator: "/").dropLast()
                return folders.isEmpty || folders.count == 1 && folders[0].hasSuffix(".lproj")
            }
            let project = product.surroundings(of: path, shown: { $0 }).map { project in
                (surroundings: project, tables: product.tables(of: path, shown: { $0 }), root: "")
            }
            var surroundings = DefinitionSurroundings(of: path, .init(names: names), project)
            let read: Reading = { path, _ in files.contents(path) }
            surroundings.readTables(includesPhrases: false, read)
            surroundings.readForeignTables(read)
            return surroundings
        }
    }

    /// Returns the contents of a table.
    private typealias Reading = (_ path: String, _ isElsewhere: Bool) -> Stated<[UInt8]>

    /// Removes the names of other files that are named like copies of the definition.
    private static func withoutForeignCopies(
        _ names: [String],
        around definition: String,
        within boundary: LinkBoundary,
        _ contents: FileContents
    ) -> [String] {
        let (folder, name) = (Path.localizationFolder(of: definition), "/" + Path.name(of: definition))
        guard names.count(where: { $0.hasSuffix(name) }) > 1 else { return names }
        return names.filter { candidate in
            guard candidate.hasSuffix(name) else { return true }
            let bytes = contents.found(Path.joined(folder, candidate), within: boundary).known
            return bytes.map(ForeignFormat.isForeign) != true
        }
    }

    private init(
        of definition: String,
        _ surroundings: NeighbouringFileListing.Surroundings,
        _ project: (surroundings: ProjectSurroundings, tables: Product.Tables, root: String)?
    ) {
        neighbours = NeighbouringFiles(definitionPath: definition, names: surroundings.names)
        self.project = project?.surroundings
        projectTables = project?.tables ?? Product.Tables()
        root = project?.root
        failures = surroundings.failures.map { failure in
            Diagnostic(.unreadableInput, failure.message, at: SourceLocation(path: failure.path, place: .file))
        }
        for failure in failures { unreadTables.add(Unread(failure.message, at: failure.location)) }
    }

    /// Leaves out tables that the user excludes.
    private mutating func leaveOut(_ excluded: some Sequence<String>) {
        let tables = excluded.filter { TableName(ofFile: $0)?.isTable(of: neighbours.baseName) == true }
        for table in tables.sorted() { unreadTables.add(.excluded(table)) }
        project?.uncopiedTables.removeAll { tables.contains($0.path) }
    }

    /// Leaves out tables elsewhere in the project that the user excludes.
    private mutating func leaveOutTables(_ exclusions: inout SearchExclusions) {
        guard let root else { return }
        let start = Path.joined(root, "").count
        let folders = ReportFolders(workingFolder: Path.workingFolder)
        let inside = { (path: String) in String(folders.absolute(path).dropFirst(start)) }
        let vocabularies = project?.uncopiedVocabularies ?? []
        let all = (projectTables.elsewhere + projectTables.phrases + vocabularies).map { inside($0.path) }
        let excluded = exclusions.searched(all, below: root).excluded
        if excluded.isEmpty { return }
        leaveOut(excluded)
        projectTables.elsewhere.removeAll { excluded.contains(inside($0.path)) }
        projectTables.phrases.removeAll { excluded.contains(inside($0.path)) }
        project?.uncopiedVocabularies.removeAll { excluded.contains(inside($0.path)) }
    }

    private mutating func readTables(includesPhrases: Bool, _ read: Reading) {
        func tables(_ neighbouring: [NeighbouringFiles.Table], _ elsewhere: [(path: String, language: String)])
            -> [TableFile]
        {
            neighbouring.filter { !$0.isWronglyNamed && projectTables.has($0.name) }.compactMap { file in
                table(Path.joined(neighbours.folder, file.name), in: file.language, read)
            } + elsewhere.compactMap { table($0.path, in: $0.language, isElsewhere: true, read) }
        }
        texts = tables(neighbours.tableFiles, projectTables.elsewhere)
        for case let error? in texts.map(\.errors.first) { unreadTables.add(Unread(error.message, at: error.location)) }
        let unread = unreadTables
        if includesPhrases { phrases = tables(neighbours.phraseFiles, projectTables.phrases) }
        unreadTables = unread
    }

    private mutating func table(
        _ path: String,
        in language: String,
        isElsewhere: Bool = false,
        _ read: Reading
    ) -> TableFile? {
        let table = read(path, isElsewhere).map { TableFile(SourceText(path: path, bytes: $0), language: language) }
        if let unread = table.unread {
            failures.append(Diagnostic(unread))
            unreadTables.add(unread)
        }
        return table.known
    }

    private mutating func readForeignTables(_ read: Reading) {
        let tables = neighbours.tableFiles.filter { !$0.isWronglyNamed }
        let known = Set(texts.map(\.language))
        for file in tables where !projectTables.has(file.name) && !known.contains(file.language) {
            let path = Path.joined(neighbours.folder, file.name)
            if let table = table(path, in: file.language, read) { foreignTables.append(table) }
        }
    }
}
