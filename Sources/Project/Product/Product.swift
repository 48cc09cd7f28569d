import Diagnostics
import Translations

/// What is built from a checkout: its projects, their targets, and which files belong to them.
///
/// It is read once for each state that a command looks at. Paths are relative to the root of the checkout. Questions about
/// it are functions in the other files of this folder.
package struct Product: Sendable {
    package internal(set) var projects: [Project] = []
    package internal(set) var targets: [Target] = []
    /// The files that are not read.
    package internal(set) var unreadFiles: [UnreadFile] = []
    package let files: ProductFiles
    private var targetIndex = PlaceIndex()
    private var projectIndex = PlaceIndex()
    /// The definitions of each project, by its path.
    private var definitions: [String: [String]] = [:]
    /// The definitions of each target, and the tables that may be theirs by the name of the definition.
    private(set) var contents: [Int: (definitions: [String], tables: [String: [(path: String, table: TableName)]])] =
        [:]
    /// The targets of each project, by its path.
    private(set) var targetsOfProjects: [String: [Int]] = [:]
    /// Why a property list of an app or extension is not known; `nil` if all are.
    private(set) var unreadLists: String?
    /// The targets that are, or may be, widget extensions.
    private(set) var widgetExtensions: [Int] = []
    /// The apps that contain each extension.
    private(set) var containers: [Int: [Int]] = [:]
    /// Whether apps and extensions are known, and none of them uses a package.
    private(set) var isWithoutPackages = false

    /// An Xcode project or a package.
    package struct Project: Sendable {
        package enum Form: Sendable {
            case xcode
            case package
        }

        package let path: String
        package let form: Form
        /// The languages that people ticked in Xcode, without `Base`. They need not ship.
        package var regions: [String] = []
        package var developmentRegion: String?
        /// Why files may be built although no target says so.
        package var mayBuildOtherwise: String?
        /// Definitions and string tables that the project names, but that are not there.
        var missingFiles: [String] = []
        /// The files that the project names, from its folder.
        package var namedFiles: Set<String> = []
        package var hasSynchronizedFolders = false
        /// The project, its folder, and what it names outside of that, by their paths from the root.
        var places: [String]
        /// Whether the project names a file.
        var refers: @Sendable (_ path: String) -> Bool = { _ in false }

        /// The folder that contains the project.
        package var folder: String { Path.folder(of: path) }
    }

    package init(_ files: ProductFiles) {
        self.init(ofTargetsIn: files)
        readLanguages()
    }

    /// Reads everything except the languages of the targets.
    init(ofTargetsIn files: ProductFiles) {
        self.files = files
        readXcodeProjects()
        readGeneratedProjects()
        readPackages()
        link()
        targetIndex = PlaceIndex(targets.lazy.map(\.places))
        projectIndex = PlaceIndex(projects.lazy.map(\.places))
        for path in files.definitions {
            for project in owners(of: path) { definitions[project.path, default: []].append(path) }
            for index in indices(with: path) { contents[index, default: ([], [:])].definitions.append(path) }
        }
        for name in Set(files.definitions.map(Path.stem) + [NeighbouringFiles.phraseTable]) {
            for table in files.tables(of: name) {
                for index in indices(with: table.path) {
                    contents[index, default: ([], [:])].tables[name, default: []].append(table)
                }
            }
        }
        let installed = targets.indices.filter { targets[$0].kind.isInstalled }
        widgetExtensions = targets.indices.filter { [.widgetExtension, .unknownExtension].contains(targets[$0].kind) }
        targetsOfProjects = Dictionary(grouping: targets.indices) { targets[$0].project }
        unreadLists = targets.lazy.filter(\.kind.isInstalled).compactMap(\.propertyList.unread?.reason).first
        for index in installed where targets[index].kind == .app {
            for other in targets[index].contents { containers[other, default: []].append(index) }
        }
        isWithoutPackages =
            !installed.isEmpty && unreadProjects.isEmpty
            && Set(installed.flatMap(process)).allSatisfy {
                !targets[$0].usesOtherPackages && targets[$0].kind != .package
            }
    }

    /// The Swift sources that projects name and no search finds: they are missing, or something else has their name.
    package var namedSources: [String] {
        let named = projects.flatMap { project in
            project.namedFiles.compactMap { $0.hasSuffix(".swift") ? XcodePath.outside($0, of: project.folder) : nil }
        }
        return Set(named).subtracting(files.code).sorted()
    }

    /// The targets that have a file, by their index in the product, in order; empty if none has it.
    package func indices(with path: String) -> [Int] {
        let names = [path, files.identity(of: path)]
        let places = targetIndex.positions(around: path).union(targetIndex.positions(around: names[1]))
        return places.sorted().filter { index in names.contains { !targets[index].memberships(of: $0).isEmpty } }
    }

    package func hasTarget(with path: String) -> Bool { !indices(with: path).isEmpty }

    /// The targets that have a file; empty if none has it.
    package func targets(with path: String) -> [Target] { indices(with: path).map { targets[$0] } }

    /// Whether a target has a file, or a project names it.
    package func knows(_ path: String) -> Bool { owner(of: path) != nil }

    /// The first project that names a file, or one of whose targets has it.
    package func owner(of path: String) -> Project? { owners(of: path).first }

    /// The projects that name a file, or whose targets have it.
    func owners(of path: String) -> [Project] {
        let building = targets(with: path).flatMap { projectIndex.positions(at: $0.project) }
        return projectIndex.positions(around: path).filter { projects[$0].refers(path) }.union(building).sorted().map {
            projects[$0]
        }
    }

    /// The projects in folders around a file.
    func projects(around path: String) -> [Project] {
        projectIndex.positions(around: path).sorted().map { projects[$0] }.filter { Path.isInside(path, $0.folder) }
    }

    /// What the property lists of a project's targets say.
    package func propertyLists(of project: Project) -> [PropertyListFacts] {
        (targetsOfProjects[project.path] ?? []).compactMap { targets[$0].propertyList.known }
    }

    /// The definitions that a project names, or that its targets have.
    package func definitions(of project: Project) -> [String] { definitions[project.path] ?? [] }

    /// How a target uses a file, by its own path or that to which a link leads.
    package func memberships(of path: String, in target: Target) -> [XcodeProject.Membership] {
        let own = target.memberships(of: path)
        if !own.isEmpty { return own }
        let identity = files.identity(of: path)
        return identity == path ? [] : target.memberships(of: identity)
    }
}

extension Product.Target {
    func memberships(of path: String) -> [XcodeProject.Membership] {
        switch files {
        case .xcode(let target, let folder):
            XcodePath.inside(path, of: folder).map { target.memberships(of: $0) } ?? []
        case .folders(let rules): rules.compactMap { $0.membership(of: path) }
        }
    }
}

/// Paths that a project in a folder of the checkout writes, which may leave the folder with `..`.
package enum XcodePath {
    /// The path from the root for one from the project's folder; `nil` if it leads out of the checkout.
    static func outside(_ path: String, of folder: String) -> String? {
        FileTree.joined(folder, path).flatMap { $0 == ".." || $0.hasPrefix("../") ? nil : $0 }
    }

    /// The path from the project's folder for one from the root.
    package static func inside(_ path: String, of folder: String) -> String? {
        if folder.isEmpty { return path }
        if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.utf8.count + 1)) }
        let (parts, own) = (path.split(separator: "/"), folder.split(separator: "/"))
        let shared = zip(parts, own).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: own.count - shared) + parts.dropFirst(shared)).joined(separator: "/")
    }
}
