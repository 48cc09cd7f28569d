#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The string tables of one language, in a bundle's resources or a folder of a project: `de.lproj/Order.strings` and the catalogue
/// `Order.xcstrings`.
///
/// For systems without Apple's own look-up. All tables of the language are read at once, so that a value can be shared between
/// tasks.
public struct StringTableFolder: Sendable {
    private let tables: [String: [String: String]]

    /// Reads the tables of the first language that there are any of. The language in which catalogues are written has the definition's
    /// own texts.
    ///
    /// - Parameters:
    ///   - folder: What has the `.lproj` folders and the catalogues.
    ///   - languages: The user's languages, the preferred one first, as in `de-AT`; for each, `de` is tried as well.
    /// - Throws: `UnreadableTable` for a table that is not one, and what reading the folder and its files throws.
    public init(_ folder: URL, languages: [String]) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        var catalogues: [String: Catalogue] = [:]
        for name in names where name.hasSuffix(".xcstrings") {
            catalogues[String(name.dropLast(10))] = try UnreadableTable.reading(folder.appendingPathComponent(name)) {
                try JSONDecoder().decode(Catalogue.self, from: $0)
            }
        }
        for name in languages.flatMap({ [$0, String($0.prefix { $0 != "-" && $0 != "_" })] }) {
            var tables = catalogues.mapValues { $0.texts(in: name) }.filter { !$0.value.isEmpty }
            if names.contains(name + ".lproj") {
                tables.merge(try Self.read(folder.appendingPathComponent(name + ".lproj"))) { $0.merging($1) { $1 } }
            }
            if !tables.isEmpty || catalogues.contains(where: { $0.value.sourceLanguage == name }) {
                self.tables = tables
                return
            }
        }
        tables = [:]
    }

    /// Tables that are already read: texts by id, by the tables' names.
    public init(tables: [String: [String: String]]) {
        self.tables = tables
    }

    func text(forID id: String, inTable table: String) -> String? { tables[table]?[id] }

    private static func read(_ folder: URL) throws -> [String: [String: String]] {
        var tables: [String: [String: String]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".strings") {
            tables[String(name.dropLast(8))] = try UnreadableTable.reading(folder.appendingPathComponent(name)) {
                try PropertyListDecoder().decode([String: String].self, from: $0)
            }
        }
        return tables
    }
}

/// A file that has the name of a string table and is none.
public struct UnreadableTable: Error, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// What the decoder says.
    public let underlyingError: any Error

    /// An English sentence for logs.
    public var description: String { "\(path) is not a string table: \(underlyingError)" }

    fileprivate static func reading<Table>(_ file: URL, _ decode: (Data) throws -> Table) throws -> Table {
        let data = try Data(contentsOf: file)
        do { return try decode(data) } catch { throw UnreadableTable(path: file.path, underlyingError: error) }
    }
}

/// A string catalogue, as far as texts are looked up in it.
private struct Catalogue: Decodable {
    let sourceLanguage: String
    let strings: [String: Text]

    struct Text: Decodable {
        let localizations: [String: Localization]?
    }

    /// A text, or one for each form of the plural or kind of device.
    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: [String: [String: Localization]]?

        /// The text; the most general one of several.
        var value: String? { stringUnit?.value ?? variations?.values.lazy.compactMap { $0["other"]?.value }.first }
    }

    struct Unit: Decodable {
        let value: String
    }

    func texts(in language: String) -> [String: String] {
        strings.compactMapValues { $0.localizations?[language]?.value }
    }
}
