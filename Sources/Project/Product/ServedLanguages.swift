import Diagnostics
import Translations

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
        projects.lazy.filter { has(path, $0) }.compactMap(\.developmentRegion).first.map(LanguageCode.canonical)
    }

    /// Reads the languages of the installed targets that build definitions.
    mutating func readLanguages() {
        let (definitions, localized) = (Array(files.definitions), files.localized)
        for index in targets.indices where targets[index].kind.isInstalled {
            guard definitions.contains(where: { !memberships(of: $0, in: targets[index]).isEmpty }) else { continue }
            (targets[index].languages, targets[index].unreadLanguages) = languages(of: targets[index], among: localized)
        }
    }

    /// The languages that a target copies: in folders of languages, in string catalogs and in its property list.
    private mutating func languages(of target: Target, among localized: [String]) -> (
        known: Set<String>, unread: Unread?
    ) {
        var unread: Unread?
        var languages = Set((target.propertyList.known?.localizations ?? []).map(LanguageCode.canonical))
        for path in localized where !memberships(of: path, in: target).isEmpty {
            if let language = Path.language(of: path), language != "Base", language != "mul" {
                languages.insert(LanguageCode.canonical(language))
            } else if path.hasSuffix(".xcstrings") {
                let read = read(path, of: target.project) { source -> Stated<[StringTable]> in
                    let result = StringTableReader.read(source, language: "")
                    guard result.tables.isEmpty, let error = result.diagnostics.first else {
                        return .known(result.tables)
                    }
                    return .unread(Unread(error.message, at: error.location))
                }
                if let tables = read.known { languages.formUnion(tables.map { LanguageCode.canonical($0.language) }) }
                unread = unread ?? read.unread
            }
        }
        return (languages, unread)
    }
}
