import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import ProjectFiles
import StringTables
import Translations

/// Reads the projects around definitions. Each project's files are read once.
package struct ProjectReading {
    private let contents: FileContents
    private var search: ProjectSearch
    private let paths = ReportFolders(workingFolder: Path.workingFolder)
    private var images: [String: Set<String>?] = [:]
    private var undeclared: [String: [ProjectSurroundings.UndeclaredIntent]] = [:]
    /// The texts of property lists with findings, by the paths shown in reports.
    package private(set) var sources: [String: SourceText] = [:]
    /// The class names that definitions declare, by absolute path.
    private var declared: [String: Set<String>]
    private var parts: Set<ProjectSurroundings.Part>

    /// - Parameters:
    ///   - loaded: The definitions of the run; empty if only tables are needed.
    ///   - parts: What to read in addition to the project itself.
    package init(
        _ loaded: [Frontend.Loaded] = [],
        _ parts: Set<ProjectSurroundings.Part> = [],
        reading contents: FileContents
    ) {
        self.contents = contents
        search = ProjectSearch(reading: contents)
        let paths = self.paths
        declared = Dictionary(
            loaded.compactMap { loaded in
                loaded.definition.map { (paths.absolute(loaded.source.path), Self.classNames($0)) }
            }
        ) { first, _ in first }
        self.parts = parts
        let namesImages = loaded.contains { $0.definition?.intents.contains { $0.defaultImageName != nil } == true }
        if !namesImages { self.parts.remove(.imageNames) }
    }

    /// The project of a definition, and the definition's tables elsewhere in the project.
    package mutating func surroundings(of definition: String) -> (
        surroundings: ProjectSurroundings, tables: ProjectTables
    )? {
        let project = search.project(for: definition)
        guard let (found, path) = project, let inside = path else {
            return surroundings(of: definition, outside: project?.found.path).map { ($0, ProjectTables()) }
        }
        var surroundings = ProjectSurroundings(path: paths.shown(found.path, like: definition))
        surroundings.languages = Set(found.project.regions.map(LanguageCode.canonical)).sorted()
        surroundings.developmentLanguage = found.project.developmentRegion.map(LanguageCode.canonical)
        if parts.contains(.imageNames) { surroundings.imageNames = imageNames(of: found) }
        if parts.contains(.undeclaredIntents) {
            surroundings.undeclaredIntents = undeclaredIntents(of: found, like: definition)
        }
        surroundings.isInNoTarget = parts.contains(.isInNoTarget) && search.isInNoTarget(inside, of: found)
        surroundings.definitionPath = inside
        return (surroundings, ProjectTables(of: inside, in: found) { paths.shown($0, like: definition) })
    }

    /// The surroundings of a definition that is in no Xcode project, but may be in a package.
    ///
    /// - Parameter project: The path of the nearest project.
    private mutating func surroundings(of definition: String, outside project: String?) -> ProjectSurroundings? {
        if let package = search.package(for: definition) {
            var surroundings = ProjectSurroundings(path: paths.shown(package.path, like: definition))
            surroundings.developmentLanguage = package.manifest.defaultLocalization
            return surroundings
        }
        if let project {
            return ProjectSurroundings(path: paths.shown(project, like: definition), refersToDefinition: false)
        }
        guard let path = search.unreadableProject(for: definition) else { return nil }
        return ProjectSurroundings(path: paths.shown(path, like: definition), isReadable: false)
    }

    // MARK: - Images

    /// The names of the project's images; `nil` without an asset catalog, or if not all images are known.
    private mutating func imageNames(of found: ProjectSearch.Found) -> Set<String>? {
        if let known = images[found.path] { return known }
        let names = readImageNames(of: found)
        images[found.path] = names
        return names
    }

    private func readImageNames(of found: ProjectSearch.Found) -> Set<String>? {
        // The project does not list the files of synchronized folders.
        guard found.project.synchronizedFolders.isEmpty else { return nil }
        let catalogues = found.project.files(withExtension: "xcassets")
        guard !catalogues.isEmpty else { return nil }
        var names: Set<String> = []
        for catalogue in catalogues {
            let folder = Path.joined(found.folder, catalogue)
            guard DefinitionSearch.isFolder(folder) else { return nil }
            var waiting = [folder]
            while let current = waiting.popLast() {
                for name in FolderEntries.names(in: current) where !name.hasPrefix(".") {
                    let path = Path.joined(current, name)
                    if [".imageset", ".symbolset", ".appiconset"].contains(where: name.hasSuffix) {
                        names.insert(Path.stem(of: name))
                    } else if DefinitionSearch.kind(of: path) == .folder {
                        waiting.append(path)
                    }
                }
            }
        }
        for file in found.project.files {
            let name = Path.name(of: file)
            guard [".png", ".pdf", ".jpg", ".jpeg", ".svg", ".heic"].contains(where: name.hasSuffix) else { continue }
            let stem = Path.stem(of: name)
            names.insert(name)
            names.insert(stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem)
        }
        return names
    }

    // MARK: - Intents

    /// The intents that the project's property lists name but none of its definitions declares.
    private mutating func undeclaredIntents(
        of found: ProjectSearch.Found,
        like definition: String
    ) -> [ProjectSurroundings.UndeclaredIntent] {
        if let known = undeclared[found.path] { return known }
        var intents: [ProjectSurroundings.UndeclaredIntent] = []
        var known: Set<String>?
        for list in found.project.propertyLists.sorted() {
            let path = Path.joined(found.folder, list)
            guard let bytes = try? contents.found(path, within: nil) else { continue }
            let source = SourceText(path: paths.shown(path, like: definition), bytes: bytes)
            let names = IntentNames.find(in: source)
            for name in names {
                if known == nil { known = classNames(of: found) }
                guard known?.contains(name.name) == false else { continue }
                sources[source.path] = source
                let location = SourceLocation(path: source.path, range: name.range)
                let others = (known ?? []).subtracting(names.filter { $0.key == name.key }.map(\.name))
                var intent = ProjectSurroundings.UndeclaredIntent(name: name.name, key: name.key, location: location)
                intent.suggestion = Spelling.nearest(to: name.name, among: others.sorted())
                intents.append(intent)
            }
        }
        undeclared[found.path] = intents
        return intents
    }

    /// The classes of the run's definitions and of all the project's: listed, or in synchronized folders.
    private mutating func classNames(of found: ProjectSearch.Found) -> Set<String> {
        var files = found.project.files(withExtension: "intentdefinition").map { Path.joined(found.folder, $0) }
        for folder in found.project.synchronizedFolders {
            let path = Path.joined(found.folder, folder)
            files += (try? DefinitionSearch.files(below: path, withExtensions: ["intentdefinition"]))?.files ?? []
        }
        var names: Set<String> = []
        for file in Set(files).union(declared.keys) {
            if let known = declared[file] {
                names.formUnion(known)
            } else if let bytes = try? contents.found(file, within: nil) {
                let loaded = Frontend.load(SourceText(path: file, bytes: bytes))
                let own = loaded.definition.map(Self.classNames) ?? []
                declared[file] = own
                names.formUnion(own)
            }
        }
        return names
    }

    private static func classNames(_ definition: Definition) -> Set<String> {
        Set(definition.intents.map(\.generatedClassName))
    }
}

extension IntentDefinition {
    /// The name of the class that Apple's compiler generates for the intent.
    package var generatedClassName: String {
        className?.value ?? (classPrefix?.value ?? "") + (name?.value ?? "") + "Intent"
    }
}

/// The string tables that a project has for a definition.
package struct ProjectTables: Sendable {
    /// Tables in other folders of the project, with their languages; the language of a String Catalog is empty.
    package private(set) var elsewhere: [(path: String, language: String)] = []
    /// Tables of Siri phrases in other folders of the project; the language of a String Catalog is empty.
    package private(set) var phrases: [(path: String, language: String)] = []
    /// The project that may list tables, and the definition's folder in it; `nil` if there is no project.
    private var project: (XcodeProject, folder: String)?
    /// The absolute path of the folder that contains the project.
    package private(set) var folder: String?

    package init() {}

    /// - Parameter shownPath: Converts an absolute path to the path shown in reports.
    package init(of definition: String, in found: ProjectSearch.Found, shownPath: (String) -> String) {
        let own = Path.localizationFolder(of: definition)
        project = (found.project, own)
        folder = found.folder
        func elsewhere(_ name: String, _ format: TableFormat) -> [(path: String, language: String)] {
            found.project.files(withExtension: format.fileExtension).compactMap { file in
                guard TableName(ofFile: file)?.isTable(of: name) == true, Path.localizationFolder(of: file) != own,
                    let language = format.holdsAllLanguages ? "" : Path.language(of: file)
                else { return nil }
                return (shownPath(Path.joined(found.folder, file)), language)
            }
        }
        phrases = TableFormat.all.flatMap { elsewhere(NeighbouringFiles.phraseTable, $0) }
        // If definitions in several folders share the name, only the folder tells whose table it is.
        let definitions = found.project.files(withExtension: "intentdefinition").filter {
            Path.name(of: $0) == Path.name(of: definition)
        }
        guard Set(definitions.map(Path.localizationFolder)).count == 1 else { return }
        self.elsewhere = TableFormat.all.flatMap { elsewhere(Path.stem(of: definition), $0) }
    }

    /// Whether the project has a table, by its path from the localization folder; `true` without a project.
    package func has(_ name: String) -> Bool {
        guard let (project, folder) = project else { return true }
        return project.refers(to: Path.joined(folder, name))
    }

    /// Whether the project lists a table individually, not through a synchronized folder.
    func names(_ name: String) -> Bool {
        guard let (project, folder) = project else { return false }
        return project.files.contains(Path.joined(folder, name))
    }
}
