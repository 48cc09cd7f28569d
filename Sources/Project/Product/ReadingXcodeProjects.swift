import Diagnostics
import PropertyList
import SwiftDeclarations

extension Product {
    mutating func readXcodeProjects() {
        for path in files.paths where path.hasSuffix(".xcodeproj/project.pbxproj") {
            let project = Path.folder(of: path)
            let folder = Path.folder(of: project)
            let files = self.files
            let settingsFile = { (name: String) -> Stated<SourceText> in
                XcodePath.outside(name, of: folder).map(files.source) ?? .absent
            }
            let spelled = { (name: String) -> String in
                guard name.hasSuffix(".intentdefinition"), let path = XcodePath.outside(name, of: folder) else {
                    return name
                }
                return files.spelledDefinition(path).flatMap { XcodePath.inside($0, of: folder) } ?? name
            }
            let parse = { XcodeProject.read($0, settingsFile: settingsFile, spelled: spelled) }
            guard let read = read(path, of: project, hidesTargets: true, as: parse).known else { continue }
            for unread in read.unreadSettings { add(UnreadFile(unread, of: project)) }
            let settings = read.targets.flatMap(\.configurations).map(\.settings)
            for missing in settings.flatMap(\.neededFiles) { add(UnreadFile(missing, of: project)) }
            let named = read.namedItems.compactMap { XcodePath.outside($0, of: folder) }
            for submodule in Set(named.compactMap(files.closedSubmodule)).sorted() {
                add(UnreadFile(.submodule(submodule), of: project))
            }
            projects.append(
                Project(
                    path: project,
                    form: .xcode,
                    regions: read.regions,
                    developmentRegion: read.developmentRegion,
                    mayBuildOtherwise: read.mayBuildOtherwise
                        ? "a script or another tool of '\(project)' may build it" : alternative(to: project),
                    missingFiles: ["intentdefinition", "strings"].flatMap(read.files).compactMap { name in
                        XcodePath.outside(name, of: folder).flatMap { path in
                            files.spelled(path) == nil && files.closedSubmodule(path) == nil ? path : nil
                        }
                    },
                    namedFiles: read.files,
                    hasSynchronizedFolders: !read.synchronizedFolders.isEmpty,
                    places: [project, folder] + named.filter { !Path.isInside($0, folder) },
                    refers: { path in XcodePath.inside(path, of: folder).map { read.refers(to: $0) } ?? false }
                )
            )
            for target in read.targets { add(target, of: project, in: folder) }
        }
    }

    private mutating func add(_ target: XcodeProject.Target, of project: String, in folder: String) {
        let list = propertyList(of: target, of: project, in: folder)
        let settings = target.configurations.map(\.settings)
        let (kind, evidence) = Target.kind(target.productType, list, settings)
        targets.append(
            Target(
                name: target.name,
                project: project,
                kind: kind,
                evidence: evidence,
                propertyList: list,
                groups: groups(of: target, of: project, in: folder),
                oldestSystems: Target.oldestSystems(settings),
                files: .xcode(target, folder: folder)
            )
        )
    }

    /// What the Info.plists of the configurations say together. Settings add what the files lack.
    private mutating func propertyList(
        of target: XcodeProject.Target,
        of project: String,
        in folder: String
    ) -> Stated<PropertyListFacts> {
        var facts = PropertyListFacts()
        var problem: Unread?
        var paths: Set<String> = []
        var isGenerated = false
        for configuration in target.configurations {
            let settings = configuration.settings
            if settings.value(of: "GENERATE_INFOPLIST_FILE").known == "YES" { isGenerated = true }
            for key in IntentListKey.allCases {
                let value = settings.value(of: "INFOPLIST_KEY_" + key.rawValue).known ?? ""
                facts.add(
                    value.split(separator: " ").map(String.init).filter { !facts.names(key).contains($0) },
                    key
                )
            }
            switch settings.value(of: "INFOPLIST_FILE") {
            case .absent: continue
            case .unread(let unread): problem = problem ?? unread
            case .known(let written):
                guard !written.isEmpty, paths.insert(written).inserted else { continue }
                let document = document(written, of: project, in: folder)
                problem = problem ?? document.unread
                if let document = document.known { facts.add(document) }
            }
        }
        if let problem { return .unread(problem) }
        return facts.paths.isEmpty && !isGenerated ? .absent : .known(facts)
    }

    /// A property list that a setting names.
    mutating func document(_ written: String, of project: String, in folder: String) -> Stated<PropertyListDocument> {
        let path = XcodePath.outside(written, of: folder)
        let document = path.map { read($0, of: project, as: PropertyListFacts.document) }
        if let document = document?.known { return .known(document) }
        let unread = document?.unread ?? Unread("", at: SourceLocation(path: project, place: .file))
        return .unread(unread.about("'\(written)'"))
    }
}

extension Product {
    /// Finds the targets that others link or contain.
    mutating func link() {
        var byProduct: [String: [Int]] = [:]
        var byProductID: [String: Int] = [:]
        var byName: [String: [Int]] = [:]
        for (index, target) in targets.enumerated() {
            byName[target.name, default: []].append(index)
            if case .xcode(let read, _) = target.files, let product = read.product {
                byProduct[product, default: []].append(index)
                byProductID["\(target.project) \(read.productID ?? "")"] = index
            }
        }
        /// The targets of one project if there are any, since a name may be used again in others.
        func nearest(_ found: [Int]?, _ project: String) -> [Int] {
            let own = found?.filter { targets[$0].project == project } ?? []
            return own.isEmpty ? found ?? [] : own
        }
        let packages = Set(targets.filter { $0.kind == .package }.map(\.name))
        for index in targets.indices {
            guard case .xcode(let read, _) = targets[index].files else { continue }
            let project = targets[index].project
            let isCode = { (other: Int) in !targets[other].kind.isInstalled && targets[other].kind != .tests }
            var links = read.linkedProducts.flatMap { nearest(byProduct[$0], project) }
            links += read.dependencies.flatMap { nearest(byName[$0], project) }
            links += read.packageProducts.flatMap { byName[$0] ?? [] }
            targets[index].usesOtherPackages = !read.packageProducts.subtracting(packages).isEmpty
            targets[index].links = Set(links.filter(isCode)).subtracting([index])
            targets[index].contents = Set(read.copiedProducts.compactMap { byProductID["\(project) \($0)"] })
                .filter { targets[$0].kind.isInstalled && $0 != index }
        }
    }

    /// A target with all targets whose code is in its process, by their index in the product.
    package func process(of index: Int) -> Set<Int> { reached(from: index) { $0.links } }

    /// An app with its extensions and the code of all. A watch app is one of its own.
    func app(_ index: Int) -> Set<Int> {
        reached(from: index) { $0.links.union($0.contents.filter { targets[$0].kind != .watchApp }) }
    }

    private func reached(from index: Int, by next: (Target) -> Set<Int>) -> Set<Int> {
        var found: Set<Int> = []
        var waiting = [index]
        while let index = waiting.popLast() {
            if found.insert(index).inserted { waiting += next(targets[index]) }
        }
        return found
    }
}
