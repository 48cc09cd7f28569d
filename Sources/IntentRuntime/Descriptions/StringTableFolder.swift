#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The string tables of one language, in a bundle's resources or a folder of a project: `de.lproj/Order.strings`.
///
/// For systems without Apple's own look-up. All tables of the language are read at once, so that a value can be shared between
/// tasks.
public struct StringTableFolder: Sendable {
    private let tables: [String: [String: String]]

    /// Reads the tables of the first language that there are any of.
    ///
    /// - Parameters:
    ///   - folder: What has the `.lproj` folders.
    ///   - languages: The user's languages, the preferred one first, as in `de-AT`; for each, `de` is tried as well.
    public init(_ folder: URL, languages: [String]) {
        for language in languages {
            let base = String(language.prefix { $0 != "-" && $0 != "_" })
            for name in language == base ? [language] : [language, base] {
                let tables = Self.read(folder.appendingPathComponent(name + ".lproj"))
                if !tables.isEmpty {
                    self.tables = tables
                    return
                }
            }
        }
        tables = [:]
    }

    /// Tables that are already read: texts by id, by the tables' names.
    public init(tables: [String: [String: String]]) {
        self.tables = tables
    }

    func text(forID id: String, inTable table: String) -> String? { tables[table]?[id] }

    /// A file that cannot be read has no texts: the definition's own are shown instead.
    private static func read(_ folder: URL) -> [String: [String: String]] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var tables: [String: [String: String]] = [:]
        for name in names where name.hasSuffix(".strings") {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
            tables[String(name.dropLast(8))] = try? PropertyListDecoder().decode([String: String].self, from: data)
        }
        return tables
    }
}
