import AppIntentsGeneration
import Settings
import Diagnostics
import FileAccess
import ModelGeneration
import Translations

/// The String Catalogs that `--strings` requests, and the translations that do not fit into them.
struct AppIntentsCatalogues {
    private let arguments: Arguments
    private(set) var files: [SideFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// What the catalogs lose from the tables of each definition.
    private(set) var losses: [[Loss]] = []

    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Adds the texts of definitions with all translations from their tables. Each definition gets its own catalog, or
    /// all share one if texts are their own keys.
    mutating func add(_ plans: [AppIntentsPlan], _ translations: [DefinitionTranslations]) {
        var shared = CatalogueDocument(sourceLanguage: translations.first?.sourceLanguage ?? "en")
        for (plan, translations) in zip(plans, translations) {
            losses.append([])
            if plan.texts.isEmpty { continue }
            do throws(TableRefusal) {
                var tables = try translations.catalogue()
                let hasNaturalKeys = plan.context.options.style == .own
                if hasNaturalKeys { join(&tables, of: plan, translations) }
                losses[losses.count - 1] = plan.wordingLosses(in: tables)
                guard let folder = arguments[.strings] else { continue }
                reportDamage(of: plan, translations)
                let catalogue = CatalogueDocument(
                    texts: plan.texts,
                    translations: tables,
                    // If only some intents are chosen, texts of the others are not leftovers.
                    keepsOthers: !hasNaturalKeys && arguments[.only].isEmpty && arguments[.except].isEmpty
                )
                if hasNaturalKeys {
                    shared.add(catalogue)
                } else {
                    try add(catalogue, as: Path.joined(folder, plan.table + ".xcstrings"))
                }
            } catch {
                report(error)
            }
        }
        guard !shared.keys.isEmpty, let folder = arguments[.strings] else { return }
        do throws(TableRefusal) {
            try add(shared, toShared: Path.joined(folder, "Localizable.xcstrings"))
        } catch {
            report(error)
        }
    }

    private mutating func add(_ catalogue: CatalogueDocument, as path: String) throws(TableRefusal) {
        var catalogue = catalogue
        if !arguments[.force], let old = try Self.read(path) {
            let help = "use the tables' texts with '--force'"
            reportKept(catalogue.merge(old), at: path, help: help)
        }
        files.append(SideFile(path: path, contents: catalogue.contents))
    }

    /// Adds texts to a catalog that can be the app's own. Existing entries never change.
    private mutating func add(_ catalogue: CatalogueDocument, toShared path: String) throws(TableRefusal) {
        var shared = try Self.read(path) ?? CatalogueDocument(sourceLanguage: catalogue.sourceLanguage)
        reportKept(shared.add(catalogue), at: path)
        files.append(SideFile(path: path, contents: shared.contents))
    }

    /// - Returns: `nil` if the file does not exist.
    private static func read(_ path: String) throws(TableRefusal) -> CatalogueDocument? {
        guard DefinitionSearch.exists(path) else { return nil }
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try InputFile.read(path) } catch {
            throw TableRefusal(path: path, reason: error.message)
        }
        return try CatalogueDocument(TableFile(SourceText(path: path, bytes: bytes), language: ""))
    }

    private mutating func reportKept(_ count: Int, at path: String, help: String? = nil) {
        if count == 0 { return }
        let subject = count == 1 ? "a translation differs" : "\(count) translations differ"
        let message = "\(subject) from the definition's tables; the existing text was kept"
        let location = SourceLocation(path: path, place: .file)
        diagnostics.append(Diagnostic(.keptTranslation, message, at: location, help: help))
    }

    // MARK: - What is not in them

    private mutating func report(_ refusal: TableRefusal) {
        if arguments[.strings] == nil, arguments[.style] != .own { return }
        let location = SourceLocation(path: refusal.path, place: .file)
        diagnostics.append(Diagnostic(.unreadableInput, "cannot use this table: \(refusal.reason)", at: location))
    }

    /// Merges the translations of equal texts, which share a key, and reports those that are lost.
    private mutating func join(
        _ tables: inout CatalogueDocument,
        of plan: AppIntentsPlan,
        _ translations: DefinitionTranslations
    ) {
        let location = SourceLocation(path: plan.context.schema.path, place: .file)
        if arguments[.strings] == nil {
            guard plan.texts.contains(where: { $0.stringID.map { tables.isTranslated($0) } ?? false }) else { return }
            let message = "the texts get new keys, for which the string tables have no translations"
            let help = "write a catalog with '--strings'"
            return diagnostics.append(Diagnostic(.leftOutTranslation, message, at: location, help: help))
        }
        var languages: [String: Set<String>] = [:]
        let originals = Dictionary(plan.texts.map { ($0.stringID, $0.text) }) { first, _ in first }
        let rows = Dictionary(grouping: translations.tables.flatMap(\.valueRows)) { translations.order[$0.text] }
        for (kept, other) in plan.joinedTextIDs {
            languages[kept, default: []].formUnion(tables.join(other, to: kept, original: originals[kept]))
            for row in rows[other] ?? [] {
                let differing = tables.join(row.entry.key, to: "\(kept)-\(row.valueID)", original: nil)
                languages[kept, default: []].formUnion(differing)
            }
        }
        for text in plan.texts {
            guard let differing = text.stringID.flatMap({ languages[$0] }), !differing.isEmpty else { continue }
            let list = differing.sorted().joined(separator: ", ")
            let message = "“\(text.text)” has several translations (\(list)); the catalog keeps only the first"
            let help = "correct the catalog, or make the texts differ"
            diagnostics.append(Diagnostic(.leftOutTranslation, message, at: location, help: help))
        }
    }

    private mutating func reportDamage(of plan: AppIntentsPlan, _ translations: DefinitionTranslations) {
        for unread in translations.surroundings.unreadTables.all where unread.cause == .exclusion {
            let message = "the catalog has none of this table's translations: \(unread.reason)"
            diagnostics.append(Diagnostic(.leftOutTranslation, message, at: unread.location))
        }
        let ids = Set(plan.texts.compactMap(\.stringID))
        for damaged in translations.tables.flatMap({ $0.damaged(translations.texts) })
        where ids.contains(damaged.text.id) {
            for name in damaged.damage.additional {
                diagnostics.append(
                    Diagnostic(
                        .untranslatableVariable,
                        "the translation uses '${\(name)}', but its original does not",
                        at: damaged.table.location(of: damaged.entry),
                        help: "the catalog will show the word '\(name)'"
                    )
                )
            }
        }
    }
}
