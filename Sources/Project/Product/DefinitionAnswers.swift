import Diagnostics
import Translations

/// What rules and commands ask about one definition.
extension Product {
    /// - Parameters:
    ///   - path: the definition's path from the root of the checkout.
    ///   - copies: the definitions that declare intents of this one, by their path from the root.
    ///   - shown: converts a path from the root to the one that reports show.
    /// - Returns: `nil` if the checkout has no project or package around the definition.
    package func surroundings(
        of path: String,
        copies: [ProjectSurroundings.Copy] = [],
        shown: (String) -> String
    ) -> ProjectSurroundings? {
        let building = indices(with: path)
        let owners = owners(of: path)
        let nearest = nearestProject(to: path)
        let unread = unreadProject(around: path)
        if owners.isEmpty, let unread, unread.folder.utf8.count >= nearest?.folder.utf8.count ?? 0 {
            return ProjectSurroundings(path: shown(unread.project), unread: unread)
        }
        guard let project = owners.first ?? nearest else { return nil }
        var answers = ProjectSurroundings(path: shown(project.path), refersToDefinition: !owners.isEmpty)
        answers.definitionPath = owners.isEmpty ? nil : XcodePath.inside(path, of: project.folder)
        let served = languages(servedBy: path)
        answers.languages = served.codes
        if !served.targets.isEmpty {
            answers.languageSource = served.targets.quotedList() + (served.targets.count == 1 ? " has" : " have")
        }
        answers.developmentLanguage =
            developmentLanguage(of: path) ?? project.developmentRegion.map(LanguageCode.canonical)
        answers.regions = Set((owners.isEmpty ? [project] : owners).flatMap(\.regions).map(LanguageCode.canonical))
        answers.targets = building.map { index in
            var target = ProjectSurroundings.Target(
                targets[index].name,
                targets[index].kind,
                role(of: path, in: targets[index]) ?? .copied
            )
            target.hasCode = targets[index].hasCode
            target.platforms = platforms(of: path, in: targets[index])
            target.languages = targets[index].languages
            target.sharesClassesWith = target.role == .compiled ? otherMaker(of: path, in: index)?.name : nil
            return target
        }
        answers.unreadLanguages = building.lazy.compactMap { targets[$0].unreadLanguages }.first.map { unread in
            unread.words(about: "'\(shown(unread.location.path))'")
        }
        answers.mayBeInApp =
            unread != nil
            || projects(around: path).contains { project in
                targetsOfProjects[project.path]?.contains { targets[$0].kind.isInstalled } == true
            }
        answers.doubt = doubtAboutTargets(of: path)
        let isInApp = building.contains { targets[$0].kind == .app }
        answers.copies = copies.compactMap { copy in
            let others = targets(with: copy.path, inAppsWith: path)
            guard !others.isEmpty, files.identity(of: copy.path) != files.identity(of: path) else { return nil }
            var copy = copy
            let isOtherInApp = others.contains { $0.kind == .app }
            copy.isOriginal = isInApp == isOtherInApp ? copy.path < path : isOtherInApp
            copy.targets = others.map(\.name)
            copy.path = shown(copy.path)
            return copy
        }
        answers.withoutGroups = extensionsOutsideGroups(of: building)
        answers.appsWithout = appsWithout([path] + copies.map(\.path))
        answers.lists = lists(in: building)
        answers.unreadLists = unreadLists
        let users = targets.indices.filter { building.contains($0) || targets[$0].kind == .widgetExtension }
        answers.mayHaveClasses =
            users.lazy.filter { !hasClasses(of: [path], inProcessOf: $0) }
            .compactMap { doubtAboutClasses(of: [path], inProcessOf: $0) }.first
        let missing = project.missingFiles
        if building.isEmpty {
            answers.builtCopy = builtCopy(of: path).map(shown)
            answers.expectedPath = missing.first { Path.name(of: $0) == Path.name(of: path) }.map(shown)
        }
        let stem = Path.stem(of: path)
        answers.missingFiles = missing.filter { missing in
            guard let table = TableName(ofFile: missing) else {
                return files.definitions(named: Path.name(of: missing)).allSatisfy(hasTarget)
            }
            return table.isTable(of: stem) && Path.localizationFolder(of: missing) == Path.localizationFolder(of: path)
        }
        .map(shown)
        answers.uncopiedTables = uncopiedTables(of: path).map { (shown($0.path), $0.language) }
        if answers.doubt == nil, !building.isEmpty {
            let vocabularies = files.vocabularies.filter { vocabulary in
                Path.isInside(vocabulary, project.folder) && !hasTarget(with: vocabulary)
            }
            answers.uncopiedVocabularies = vocabularies.map { (shown($0), Path.language(of: $0) ?? "Base") }
        }
        return answers
    }

    /// Another target whose code is in the same process, and that has classes of the definition.
    private func otherMaker(of path: String, in index: Int) -> Target? {
        process(of: index).subtracting([index]).sorted().map { targets[$0] }.first { target in
            role(of: path, in: target) == .compiled
        }
    }

    /// The lists of the installed targets in the projects of these targets.
    private func lists(in building: [Int]) -> [ProjectSurroundings.IntentList] {
        let own = Set(building.map { targets[$0].project })
        return own.flatMap { targetsOfProjects[$0] ?? [] }.sorted().flatMap {
            index -> [ProjectSurroundings.IntentList] in
            let target = targets[index]
            guard target.kind.isInstalled, let facts = target.propertyList.known else { return [] }
            return Dictionary(grouping: facts.names, by: \.key).sorted { $0.key.rawValue < $1.key.rawValue }.map {
                ProjectSurroundings.IntentList(
                    target.name,
                    target.kind,
                    $0.key,
                    $0.value,
                    hasDefinition: building.contains(index)
                )
            }
        }
    }

    /// The definition that targets build in place of this one: that of the same name nearest to it.
    private func builtCopy(of path: String) -> String? {
        if targets.isEmpty { return nil }
        let same = files.definitions(named: Path.name(of: path)).filter { $0 != path }
        guard
            Path.withoutLanguage(path) == nil
                || !same.contains(where: { Path.withoutLanguage($0) == Path.withoutLanguage(path) })
        else { return nil }
        return same.first(where: hasTarget)
    }

    package func nearestProject(to path: String) -> Project? {
        projects(around: path).max { $0.folder.utf8.count < $1.folder.utf8.count }
    }
}

extension Path {
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder + "/")
    }

    /// The folders around a file, from its own to the root, which is empty and not around what is outside of it.
    static func folders(around path: String) -> [String] {
        var folders: [String] = []
        var place = path
        while !place.isEmpty, place != "/", place != ".." {
            place = Path.folder(of: place)
            folders.append(place)
        }
        return folders
    }
}
