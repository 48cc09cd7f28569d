import Diagnostics
import FileAccess
import Translations

/// Replaces string tables among the operands by the definitions that they belong to.
package enum TableOperands {
    /// The operands with definitions in place of tables and language folders, each once. Tables that belong to no
    /// definition, such as `Localizable.strings`, are left out, because hooks pass every changed table.
    package static func definitions(for operands: [String]) -> [String] {
        var known: Set<String> = []
        return operands.flatMap { operand -> [String] in
            if TableFormat(ofFile: operand) != nil {
                return owner(of: operand).map { [$0] } ?? []
            }
            let folder = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
            guard folder.hasSuffix(".lproj"), DefinitionSearch.isFolder(folder) else { return [operand] }
            // The search for definitions reports folders that cannot be read.
            guard let entries = try? FolderEntries.all(in: folder) else { return [operand] }
            return entries.map(\.name).compactMap { name in
                let path = Path.joined(folder, name)
                if name.hasSuffix(".intentdefinition") { return path }
                return TableFormat(ofFile: name)?.holdsAllLanguages == false ? owner(of: path) : nil
            }
        }.filter { known.insert($0).inserted }
    }

    /// The definition whose texts a table translates, if any.
    private static func owner(of table: String) -> String? {
        let folder = Path.localizationFolder(of: table)
        let file = TableName.definitionName(ofFile: table) + ".intentdefinition"
        let candidates = ["Base.lproj/" + file, file, "en.lproj/" + file].map { Path.joined(folder, $0) }
        if let found = candidates.first(where: { DefinitionSearch.kind(of: $0) == .file }) { return found }
        let languages = FolderEntries.names(in: folder.isEmpty ? "." : folder).filter { $0.hasSuffix(".lproj") }
        return languages.map { Path.joined(Path.joined(folder, $0), file) }.first {
            DefinitionSearch.kind(of: $0) == .file
        }
    }
}
