import Presentation
import Diagnostics
import IntentSchema
import SavedContract
import Translations

extension ShownDefinition {
    /// A comparison whose changes definitions show.
    package struct Compared {
        fileprivate let states: StatePair
        fileprivate let kept: KeptTranslations
        fileprivate let standing: (Change) -> ShownChange.Standing

        /// - Parameter report: what is reported; `nil` to show each change as if it was.
        package init(_ states: StatePair, reporting report: ComparisonReport? = nil) {
            self.states = states
            kept = KeptTranslations(states)
            standing = report?.standings() ?? { _ in .reported(position: nil) }
        }
    }

    /// The definitions as a page shows them: with meaning, translations, findings and changes.
    ///
    /// - Parameters:
    ///   - translations: the state of each definition's translations, by path.
    ///   - product: what the app does with each definition, by path.
    ///   - findings: the findings in definitions and tables, whose texts are in `sources`.
    ///   - rulePage: returns the address of the page about a kind of finding; `nil` if unknown.
    ///   - belongs: whether findings at a path are about the definition at another path.
    ///   - compared: the comparison; `nil` to show no changes.
    package static func all(
        _ schemas: [Schema],
        translations: [String: DefinitionStatus] = [:],
        product: [String: ProductFacts] = [:],
        findings: [Diagnostic] = [],
        sources: [String: SourceText] = [:],
        rulePage: (DiagnosticKind) -> String? = { _ in nil },
        belongs: (_ path: String, _ definition: String) -> Bool = { _, _ in false },
        comparing compared: Compared?
    ) -> [ShownDefinition] {
        // Changes in removed definitions, widgets and App Intents are shown with the first definition, and so are findings
        // in files of no definition that is shown.
        var schemas = schemas
        let states = compared?.states
        if schemas.isEmpty, let states {
            var removed = Schema.empty
            removed.path = states.old.definitions.files.first?.currentPath ?? ""
            schemas = [removed]
        }
        let paths = Set(schemas.map(\.path))
        let comparison = states.map { StateComparison($0) }
        let takeovers = comparison.map(TakeoverVerdicts.init)
        let changes = Dictionary(grouping: compared.map { Self.changes($0, comparison, takeovers) } ?? []) {
            change in
            paths.contains(change.place.path) ? change.place.path : schemas[0].path
        }
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
                        translations: compared?.kept.effect(of: change),
                        uses: saved?.uses(of: change.subject),
                        standing: compared?.standing(change) ?? .harmless,
                        replacedBy: takeovers?.verdict(on: change.subject)
                    )
                }
            )
        }
    }

    /// The changes to show. Where an intent is gone, the page says what replaces it.
    private static func changes(
        _ compared: Compared,
        _ comparison: StateComparison?,
        _ takeovers: TakeoverVerdicts?
    )
        -> [Change]
    {
        guard let comparison else { return [] }
        let successors = Set(takeovers?.removed.values.compactMap(\.successor) ?? [])
        let changes = comparison.changes.filter { change in
            if case .takeover(_, let name) = change.subject { !successors.contains(name) } else { true }
        }
        let renamed = comparison.renamedVariables.filter { compared.kept.effect(of: $0) != nil }
        return (changes + renamed).filter { compared.states.reportedPaths.map($0.concerns) != false }
    }

    /// The old schemas, by the new paths of their files.
    private static func formerSchemas(_ states: StatePair) -> [String: Schema] {
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
            let tables = status.unread == nil ? translations.tables(in: code) : []
            for entry in tables.flatMap(\.table.entries) where !entry.isStale {
                guard let value = entry.values.first, value.state != .new else { continue }
                texts[entry.key] = value.text
            }
            return Self(
                code: code,
                name: names[code],
                counts: status.counts,
                isCopied: status.isCopied,
                unread: status.unread,
                texts: texts,
                states: status.states.filter { $0.value != .translated }
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
        location.path + (position(of: location).map { ":\($0.line)" } ?? "")
    }

    /// The line and column; `nil` for a file as a whole.
    mutating func position(of location: SourceLocation) -> (line: Int, column: Int)? {
        guard case .range(let range) = location.place, let source = sources[location.path] else { return nil }
        let table = lines[location.path] ?? LineTable(source.bytes)
        lines[location.path] = table
        let position = table.position(at: Int(range.lowerBound))
        return (position.line, position.column)
    }
}
