import Diagnostics
import Translations

/// The languages that a definition must serve: those in which the app ships, as far as the checkout says.
package struct ServedLanguages: Equatable, Sendable {
    /// Canonical codes, sorted, with the development language. Regional variants whose language is served are left out,
    /// because the system falls back to it.
    package var languages: [String] = []
    /// Languages that targets have, but that are not ticked in their project, which has others. Either may be a mistake.
    package var doubtful: Set<String> = []
    package var development: String?
    package var source: Source = .nothing

    package enum Source: Equatable, Sendable {
        /// The folders and catalogs that these targets copy.
        case targets([String])
        /// The languages that people ticked in the project at this path, because no target with the definition has one.
        case regions(String)
        case nothing
    }
}

extension Product {
    /// The languages that a definition must serve: the union of what the installed targets that build it copy. If they
    /// have no language besides the development one, the languages of their projects.
    package func languages(servedBy path: String) -> ServedLanguages {
        let installed = targets(with: path).filter(\.kind.isInstalled)
        let own = projects.filter { has(path, $0) }
        var served = ServedLanguages()
        let development = own.lazy.compactMap(\.developmentRegion).first.map(LanguageCode.canonical)
        served.development = development
        let ticked = own.map { ($0.path, Set($0.regions.map(LanguageCode.canonical))) }
        let regions: Set<String> = ticked.reduce(into: []) { $0.formUnion($1.1) }
        var shipped: Set<String> = []
        var speaking: [String] = []
        for target in installed {
            if target.languages.contains(where: { $0 != development ?? "en" }) { speaking.append(target.name) }
            shipped.formUnion(target.languages)
        }
        if !speaking.isEmpty {
            served.source = .targets(speaking)
            served.languages = Self.withoutVariants(shipped, development)
            let isTicked = regions.contains { $0 != development ?? "en" }
            served.doubtful =
                isTicked ? Set(served.languages).subtracting(regions).subtracting([development ?? "en"]) : []
        } else if let project = ticked.first(where: { !$0.1.isEmpty }) {
            served.source = .regions(project.0)
            served.languages = Self.withoutVariants(regions, development)
        }
        return served
    }

    /// Reads the languages of the installed targets that build definitions.
    mutating func readLanguages() {
        let (definitions, localized) = (Array(files.definitions), files.localized)
        for index in targets.indices where targets[index].kind.isInstalled {
            guard definitions.contains(where: { !memberships(of: $0, in: targets[index]).isEmpty }) else { continue }
            targets[index].languages = languages(of: targets[index], among: localized)
        }
    }

    /// The languages that a target copies: in folders of languages, in string catalogs and in its property list.
    private mutating func languages(of target: Target, among localized: [String]) -> Set<String> {
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
            }
        }
        return languages
    }

    /// Removes variants of a language that is there itself: the system reads it in their place.
    private static func withoutVariants(_ languages: Set<String>, _ development: String?) -> [String] {
        let all = languages.union([development].compactMap(\.self))
        return languages.filter { code in
            // A region of Chinese means another script.
            if LanguageCode.primary(code) == "zh" { return true }
            var parts = code.split(whereSeparator: { $0 == "-" || $0 == "_" })
            while parts.count > 1 {
                parts.removeLast()
                if all.contains(parts.joined(separator: "-")) { return false }
            }
            return true
        }.sorted()
    }
}
