import DefinitionPage
import Diagnostics
import IntentSchema
import SchemaComparison
import StringTables

extension ShownDefinition {
    /// Two states that are compared.
    package typealias States = (old: ProjectState, new: ProjectState)

    /// What a page shows of definitions: with what they mean, their translations, findings, and what has changed.
    ///
    /// - Parameters:
    ///   - tables: the tables of each definition, by its path.
    ///   - findings: what is found in definitions and tables, whose text the sources have.
    ///   - belongs: whether what is found at a path is about the definition at another path.
    ///   - states: what is compared; `nil` for nothing.
    package static func all(
        _ schemas: [Schema],
        tables: [String: [StringTable]],
        findings: [Diagnostic],
        sources: [String: SourceText],
        belongs: (_ path: String, _ definition: String) -> Bool,
        states: States?
    ) -> [ShownDefinition] {
        let changes = states.map { StateComparison(from: $0.old, to: $0.new).changes } ?? []
        var lines: [String: LineTable] = [:]
        let shown = findings.map { (path: $0.location.path, finding: Finding($0, sources, &lines)) }
        let paths = Set(schemas.map(\.path))
        return schemas.enumerated().map { index, schema in
            // What has changed in a definition that is gone stands with the first one.
            let own = changes.filter { change in
                change.place.path == schema.path || index == 0 && !paths.contains(change.place.path)
            }
            return ShownDefinition(
                schema,
                languages: Language.all(in: tables[schema.path] ?? []),
                findings: shown.filter { $0.path == schema.path || belongs($0.path, schema.path) }.map(\.finding),
                old: states.flatMap { old(of: schema, in: $0) },
                changes: own.map(ShownChange.init)
            )
        }
    }

    private static func old(of schema: Schema, in states: States) -> Schema? {
        guard let file = states.new.definitions.files.first(where: { $0.schema.path == schema.path }) else {
            return nil
        }
        return states.old.definitions.files.first { $0.relativePath == file.relativePath }?.schema
    }
}

extension ShownDefinition.Finding {
    fileprivate init(_ diagnostic: Diagnostic, _ sources: [String: SourceText], _ lines: inout [String: LineTable]) {
        var place = diagnostic.location.path
        if case .range(let range) = diagnostic.location.place, let source = sources[diagnostic.location.path] {
            let table = lines[source.path] ?? LineTable(source.bytes)
            lines[source.path] = table
            place += ":\(table.position(at: Int(range.lowerBound)).line)"
        }
        self.init(
            severity: diagnostic.severity,
            code: "\(diagnostic.kind.code) \(diagnostic.kind.name)",
            message: diagnostic.message,
            symbol: diagnostic.symbol,
            place: place
        )
    }
}

extension ShownDefinition.Language {
    /// The texts of tables by language, in the order of the languages' names. What no one has translated yet is missing.
    fileprivate static func all(in tables: [StringTable]) -> [Self] {
        var texts: [String: [String: String]] = [:]
        for table in tables where table.language != "Base" {
            for entry in table.entries where !entry.isStale {
                guard let value = entry.values.first, value.state != .new else { continue }
                texts[table.language, default: [:]][entry.key] = value.text
            }
        }
        return texts.sorted { $0.key < $1.key }.map { Self(name: $0.key, texts: $0.value) }
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
