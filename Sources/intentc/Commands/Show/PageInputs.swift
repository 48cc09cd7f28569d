import DefinitionPage
import Diagnostics
import FileAccess
import Git
import IntentRules
import IntentSchema
import ProjectComparison
import SchemaComparison
import StringTables
import Workspace

/// What a page shows of definitions besides what they mean: translations, findings, and what has changed.
struct PageInputs {
    private let arguments: Arguments
    private let base: String?
    private let contents: FileContents

    /// - Parameter base: what to compare with; `nil` for nothing.
    init(_ arguments: Arguments, against base: String?, reading contents: FileContents) throws(CommandFailure) {
        self.arguments = arguments
        self.base = base
        self.contents = contents
        if base != nil, arguments.operands.contains("-") {
            throw .usage("standard input cannot be compared; name a file or folder")
        }
    }

    /// What the page shows of some schemas, and what kept it from comparing.
    ///
    /// - Parameter written: the definitions from which the schemas were made.
    func shown(_ schemas: [Schema], of written: [Definition]) throws(CommandFailure) -> (
        definitions: [ShownDefinition], failures: [Diagnostic]
    ) {
        let findings = findings()
        let states = try base.map { base throws(CommandFailure) in
            let states = try ComparedStates(arguments.operands, against: base, reading: contents)
            return (old: ProjectState(states.old), new: ProjectState(states.new))
        }
        let changes = states.map { SchemaComparison(from: $0.old.definitions, to: $0.new.definitions).changes } ?? []
        let boundary = LinkBoundary(of: arguments.operands)
        let reading = TranslationReading(written, reading: contents, within: boundary, includesCopies: true)
        var tables: [String: [StringTable]] = [:]
        for own in reading.translations { tables[own.definition.path] = own.files.flatMap(\.contents.tables) }
        let paths = Set(schemas.map(\.path))
        let definitions = schemas.enumerated().map { index, schema in
            let own = changes.filter { change in
                change.place.path == schema.path || index == 0 && !paths.contains(change.place.path)
            }
            return ShownDefinition(
                schema,
                languages: Self.languages(tables[schema.path] ?? []),
                findings: findings.filter { Self.belongs($0, to: schema) }.map(\.finding),
                old: states.flatMap { Self.old(of: schema, in: $0) },
                changes: own.map(ShownChange.init)
            )
        }
        return (definitions, (states?.old.failures ?? []) + (states?.new.failures ?? []))
    }

    // MARK: - Findings

    private func findings() -> [PlacedFinding] {
        var configurations = ConfigurationFiles(nil, reading: contents)
        var changes: ChangedFiles?
        let result = LintResult(
            of: arguments.operands,
            stdinPath: arguments[.stdinPath],
            excluding: SearchExclusions(arguments, configurations),
            readsProjects: true,
            configurations: &configurations,
            baseline: nil,
            changes: &changes,
            reading: contents
        )
        ProcessLifetime.keep(result)
        var lines: [String: LineTable] = [:]
        return result.diagnostics.map { diagnostic in
            let path = diagnostic.location.path
            var place = path
            if case .range(let range) = diagnostic.location.place, let source = result.sources[path] {
                let table = lines[path] ?? LineTable(source.bytes)
                lines[path] = table
                place += ":\(table.position(at: Int(range.lowerBound)).line)"
            }
            return PlacedFinding(
                path: path,
                finding: ShownDefinition.Finding(
                    severity: diagnostic.severity,
                    code: "\(diagnostic.kind.code) \(diagnostic.kind.name)",
                    message: diagnostic.message,
                    symbol: diagnostic.symbol,
                    place: place
                )
            )
        }
    }

    private struct PlacedFinding {
        var path: String
        var finding: ShownDefinition.Finding
    }

    /// Whether a finding is about a definition or one of its tables.
    private static func belongs(_ finding: PlacedFinding, to schema: Schema) -> Bool {
        if finding.path == schema.path { return true }
        let name = Definition.name(atPath: schema.path)
        return [name + ".strings", name + ".xcstrings"].contains(Path.name(of: finding.path))
            && NeighbouringFileListing.folder(of: finding.path) == NeighbouringFileListing.folder(of: schema.path)
    }

    // MARK: - Translations

    /// The texts of tables by language, in the order of the languages' names. What nobody has translated yet is missing.
    private static func languages(_ tables: [StringTable]) -> [ShownDefinition.Language] {
        var texts: [String: [String: String]] = [:]
        for table in tables where table.language != "Base" {
            for entry in table.entries where !entry.isStale {
                guard let value = entry.values.first, value.state != .new else { continue }
                texts[table.language, default: [:]][entry.key] = value.text
            }
        }
        return texts.sorted { $0.key < $1.key }.map { ShownDefinition.Language(name: $0.key, texts: $0.value) }
    }

    // MARK: - Changes

    private static func old(of schema: Schema, in states: (old: ProjectState, new: ProjectState)) -> Schema? {
        guard let file = states.new.definitions.files.first(where: { $0.schema.path == schema.path }) else {
            return nil
        }
        return states.old.definitions.files.first { $0.relativePath == file.relativePath }?.schema
    }
}

extension ShownChange {
    fileprivate init(_ change: Change) {
        self.init(
            sentence: change.sentence,
            symbols: [change.old?.subject.symbol, change.new?.subject.symbol].compactMap { $0 },
            effects: EffectTable.effects(of: change.kind).map { "\($0.category.rawValue): \($0.consequence)" }
        )
    }
}
