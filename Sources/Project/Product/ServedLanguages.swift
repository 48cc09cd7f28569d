import Diagnostics
import Translations

extension DefinitionTranslations.Surroundings {
    /// What the files and the project around a definition say.
    package init(_ neighbours: NeighbouringFiles, _ project: ProjectSurroundings?) {
        self.init(folderLanguage: neighbours.language, developmentLanguage: project?.developmentLanguage)
        isInNoTarget = project?.isInNoTarget == true
        projectLanguages = isInNoTarget ? [] : project?.languages ?? []
        pathInProject = project?.definitionPath
        self.project = project?.path
        ownsTables = neighbours.ownsTables
        copies = neighbours.copyLanguages
    }
}

extension Product {
    /// The languages in which the app ships a definition, sorted, with the development language: those of the files that the
    /// installed targets which build it copy. Empty if they copy none: what people ticked in a project ships nothing.
    package func languages(servedBy path: String) -> (codes: [String], targets: [String]) {
        let development = developmentLanguage(of: path)
        let speaking = targets(with: path).filter { target in
            target.kind.isInstalled && target.languages.contains { $0 != development ?? "en" }
        }
        if speaking.isEmpty { return ([], []) }
        let codes = Set(targets(with: path).filter(\.kind.isInstalled).flatMap(\.languages))
        return (codes.union([development].compactMap(\.self)).sorted(), speaking.map(\.name))
    }

    /// The development language of the projects that have a definition; `nil` if they name none.
    func developmentLanguage(of path: String) -> String? {
        owners(of: path).lazy.compactMap(\.developmentRegion).first.map(LanguageCode.canonical)
    }

    /// Reads the languages of the installed targets that build definitions.
    mutating func readLanguages() {
        let building = Set(files.definitions.flatMap(indices).filter { targets[$0].kind.isInstalled })
        if building.isEmpty { return }
        for index in building {
            let localizations = targets[index].propertyList.known?.localizations ?? []
            targets[index].languages = Set(localizations.map(LanguageCode.canonical))
        }
        for path in files.localized {
            let copying = indices(with: path).filter(building.contains)
            for (project, indices) in Dictionary(grouping: copying, by: { targets[$0].project }) {
                let languages = languages(ofTable: path, of: project)
                for index in indices {
                    if let known = languages.known { targets[index].languages.formUnion(known) }
                    targets[index].unreadLanguages = targets[index].unreadLanguages ?? languages.unread
                }
            }
        }
    }

    /// The language of a file's folder, or those of a string catalog.
    private mutating func languages(ofTable path: String, of project: String) -> Stated<Set<String>> {
        if let language = Path.language(of: path), language != "Base", language != "mul" {
            return .known([LanguageCode.canonical(language)])
        }
        guard path.hasSuffix(".xcstrings") else { return .absent }
        let read = read(path, of: project) { source -> Stated<[StringTable]> in
            let result = StringTableReader.read(source, language: "")
            guard result.tables.isEmpty, let error = result.diagnostics.first else { return .known(result.tables) }
            return .unread(Unread(error.message, at: error.location))
        }
        return read.map { Set($0.map { LanguageCode.canonical($0.language) }) }
    }
}
