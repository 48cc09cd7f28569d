import CodeGeneration
import Diagnostics
import IntentSchema
import StringTables

/// The string tables of definitions, as far as a conversion needs them: their texts by language.
struct DefinitionTables {
    private var listing = NeighbouringFileListing()
    private let boundary: LinkBoundary
    /// The tables that were read.
    private(set) var paths: [String] = []
    /// What is wrong with them, and with translations that name variables of their own.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter boundary: how far links to tables may lead.
    init(within boundary: LinkBoundary) { self.boundary = boundary }

    /// The catalogue of what a definition becomes, with every translation in the tables of its definition.
    mutating func catalogue(
        of plan: AppIntentsPlan,
        _ schema: Schema,
        sourceLanguage: String?
    ) -> StringCatalogue {
        let tables = tables(of: schema.path)
        var languages: [String: [String: String]] = [:]
        var source = Self.language(ofFolder: Path.folder(of: schema.path))
        for table in tables {
            if table.format == .catalogue(isSourceLanguage: true) { source = source ?? table.language }
            guard table.language != "Base" else { continue }
            for entry in table.entries where !entry.isStale {
                guard let value = entry.values.first, value.state != .new else { continue }
                languages[table.language, default: [:]][entry.key] = value.text
            }
        }
        let catalogue = StringCatalogue(
            texts: plan.texts,
            sourceLanguage: sourceLanguage ?? source ?? "en",
            languages: languages.map { StringCatalogue.Language(code: $0.key, texts: $0.value) }
        )
        for unknown in catalogue.unknownVariables {
            guard let table = tables.first(where: { $0.language == unknown.language }),
                let entry = table[unknown.stringID]
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .untranslatableVariable,
                    "the translation uses '${\(unknown.variable)}', but its original does not",
                    at: table.location(of: entry),
                    help: "the catalogue will show the word '\(unknown.variable)'"
                )
            )
        }
        return catalogue
    }

    /// The tables that have the definition's name, in its language folders and next to them.
    mutating func tables(of definition: String) -> [StringTable] {
        guard definition != "<stdin>" else { return [] }
        let folder = NeighbouringFileListing.folder(of: definition)
        let table = Definition.name(atPath: definition)
        var tables: [StringTable] = []
        let surroundings = listing.surroundings(of: definition)
        for failure in surroundings.failures { fail(failure.path, failure.reason) }
        for name in surroundings.names {
            let file = Path.name(of: name)
            guard file == table + ".strings" || file == table + ".xcstrings" else { continue }
            let path = Path.joined(folder, name)
            let language = Self.language(ofFolder: Path.folder(of: name))
            // A table without a language is a catalogue; anything else there translates nothing.
            guard language != nil || file.hasSuffix(".xcstrings") || name.hasPrefix("Base.lproj/") else { continue }
            do throws(InputFile.Failure) {
                if let refusal = boundary.refusal(path) { throw InputFile.Failure(message: refusal) }
                // No one asked for this file by name: a pipe that lies here must not be waited for.
                guard DefinitionSearch.kind(of: path) != .other || !DefinitionSearch.exists(path) else {
                    throw InputFile.Failure(message: "it is not a file")
                }
                let source = SourceText(path: path, bytes: try InputFile.read(path))
                let result = StringTableReader.read(source, language: language ?? "Base")
                tables += result.tables
                diagnostics += result.diagnostics.filter { $0.severity == .error }
                paths.append(path)
            } catch {
                fail(path, "cannot read this file: \(error.message)")
            }
        }
        return tables
    }

    private mutating func fail(_ path: String, _ message: String) {
        let finding = Diagnostic(.unreadableInput, message, at: SourceLocation(path: path, place: .file))
        if !diagnostics.contains(finding) { diagnostics.append(finding) }
    }

    /// The language of `de.lproj`; none for `Base.lproj` and other folders.
    private static func language(ofFolder folder: String) -> String? {
        let name = Path.name(of: folder)
        guard name.hasSuffix(".lproj"), name != "Base.lproj" else { return nil }
        return String(name.dropLast(6))
    }
}
