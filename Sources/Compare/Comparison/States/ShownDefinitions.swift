import Presentation
import Diagnostics
import IntentSchema
import SavedContract
import Translations

extension ShownDefinition {
    package typealias States = (old: ProjectState, new: ProjectState)

    /// The definitions as a page shows them: with meaning, translations, findings and changes.
    ///
    /// - Parameters:
    ///   - translations: the state of each definition's translations, by path.
    ///   - product: what the app does with each definition, by path.
    ///   - findings: the findings in definitions and tables, whose texts are in `sources`.
    ///   - rulePage: returns the address of the page about a kind of finding; `nil` if unknown.
    ///   - belongs: whether findings at a path are about the definition at another path.
    ///   - states: the states to compare; `nil` to show no changes.
    ///   - isShown: whether to show a change.
    ///   - position: the position of the verdict's findings about a change.
    package static func all(
        _ schemas: [Schema],
        translations: [String: DefinitionStatus],
        product: [String: ProductFacts] = [:],
        findings: [Diagnostic],
        sources: [String: SourceText],
        rulePage: (DiagnosticKind) -> String? = { _ in nil },
        belongs: (_ path: String, _ definition: String) -> Bool,
        states: States?,
        showing isShown: (Change) -> Bool = { _ in true },
        at position: (Change) -> Int? = { _ in nil }
    ) -> [ShownDefinition] {
        // Changes in removed definitions, widgets and App Intents are shown with the first definition, and so are findings
        // in files of no definition that is shown.
        var schemas = schemas
        if schemas.isEmpty, let states {
            var removed = Schema.empty
            removed.path = states.old.definitions.files.first?.currentPath ?? ""
            schemas = [removed]
        }
        let paths = Set(schemas.map(\.path))
        let changes = Dictionary(
            grouping: states.map { StateComparison(from: $0.old, to: $0.new).changes.filter(isShown) } ?? []
        ) { paths.contains($0.place.path) ? $0.place.path : schemas[0].path }
        var places = ShownPlaces(sources: sources)
        let shown = findings.map { diagnostic -> (index: Int, finding: Finding) in
            let (path, place) = (diagnostic.location.path, places.words(for: diagnostic.location))
            let schema = schemas.firstIndex { path == $0.path || belongs(path, $0.path) }
            let (page, isElsewhere) = (rulePage(diagnostic.kind), schema == nil)
            return (schema ?? 0, Finding(diagnostic, page: page, place: place, isElsewhere: isElsewhere))
        }
        let removed = states.map { $0.old.schemas(missingIn: $0.new) } ?? []
        let saved = states.map { ContractIndex($0.old.contract) }
        let former = states.map(formerSchemas) ?? [:]
        let languageNames = LanguageCode.englishNames(translations.values.flatMap(\.languages).map(\.language))
        return schemas.enumerated().map { index, schema in
            let translation = translations[schema.path]
            let languages = translation.map { Language.all(in: $0, languageNames) } ?? []
            let names = DisplayNames(
                [schema] + [former[schema.path]].compactMap(\.self) + (index == 0 ? removed : [])
            )
            return ShownDefinition(
                schema,
                sourceLanguage: translation.map { LanguageCode.englishName($0.translations.sourceLanguage) }
                    ?? "English",
                textCount: translation?.count ?? 0,
                languages: languages,
                product: product[schema.path],
                findings: shown.filter { $0.index == index }.map(\.finding),
                changes: (changes[schema.path] ?? []).map { change in
                    ShownChange(
                        change,
                        names,
                        translatedTo: languages.map(\.name),
                        uses: saved?.uses(of: change.subject),
                        position: position(change)
                    )
                }
            )
        }
    }

    /// The old schemas, by the new paths of their files.
    private static func formerSchemas(_ states: States) -> [String: Schema] {
        let old = Dictionary(states.old.definitions.files.map { ($0.relativePath, $0.schema) }) { first, _ in first }
        return states.new.definitions.files.reduce(into: [:]) { schemas, file in
            if schemas[file.schema.path] == nil { schemas[file.schema.path] = old[file.relativePath] }
        }
    }
}

extension ShownDefinition.Language {
    /// The translations in each language, sorted by language code. Untranslated texts are left out.
    fileprivate static func all(in definition: DefinitionStatus, _ names: [String: String]) -> [Self] {
        let translations = definition.translations
        return definition.languages.filter { !$0.isSource }.sorted { $0.language < $1.language }.map { status in
            let code = status.language
            var texts: [String: String] = [:]
            for entry in translations.tables(in: code).flatMap(\.table.entries) where !entry.isStale {
                guard let value = entry.values.first, value.state != .new else { continue }
                texts[entry.key] = value.text
            }
            var states: [String: State] = [:]
            for stale in status.stale { states[stale.text.id] = .stale }
            for gap in status.missing { states[gap.text.id] = .missing }
            for copy in status.copies { states[copy.id] = .same }
            for damaged in status.damaged { states[damaged.text.id] = .damaged }
            return Self(
                code: code,
                name: names[code],
                total: status.counts.total,
                texts: texts,
                states: states
            )
        }
    }
}

extension ProjectState {
    fileprivate func schemas(missingIn other: ProjectState) -> [Schema] {
        let present = Set(other.definitions.files.map(\.relativePath))
        return definitions.files.filter { !present.contains($0.relativePath) }.map(\.schema)
    }
}

/// The places of findings as pages show them: the file, and the line if it is known.
struct ShownPlaces {
    let sources: [String: SourceText]
    private var lines: [String: LineTable] = [:]

    init(sources: [String: SourceText]) { self.sources = sources }

    mutating func words(for location: SourceLocation) -> String {
        guard case .range(let range) = location.place, let source = sources[location.path] else { return location.path }
        let table = lines[location.path] ?? LineTable(source.bytes)
        lines[location.path] = table
        return "\(location.path):\(table.position(at: Int(range.lowerBound)).line)"
    }
}
