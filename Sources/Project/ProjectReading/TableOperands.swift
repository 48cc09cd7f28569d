import Diagnostics
import FileAccess
import Translations

/// Replaces string tables among the operands by the definitions that they belong to.
package enum TableOperands {
    /// The operands with definitions in place of tables and language folders, each once. Tables that belong to no
    /// definition, such as `Localizable.strings`, are left out, because hooks pass every changed table.
    package static func definitions(for operands: [String]) -> [String] {
        operands.map { aroundLanguageFolder(ownPath($0)) }.flatMap { operand -> [String] in
            if TableFormat(ofFile: operand) != nil, DefinitionSearch.exists(operand) {
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
        }.distinct
    }

    /// The path of a definition that a link in the working folder leads to, since its tables are next to it. Links out of
    /// the folder are not followed, because commands change files next to operands.
    private static func ownPath(_ operand: String) -> String {
        guard operand.hasSuffix(".intentdefinition"), DefinitionSearch.isLink(operand),
            let path = OutputFile.resolved(operand), let working = OutputFile.resolved("."),
            LinkBoundary.isPath(path, below: working)
        else { return operand }
        return String(path.dropFirst(working == "/" ? 1 : working.count + 1))
    }

    /// The operand as seen from the folder around the working folder, if that is a language's: a path must name the
    /// language folder, next to which the definition and the other languages are.
    package static func aroundLanguageFolder(_ operand: String) -> String {
        let working = Path.name(of: Path.workingFolder)
        guard working.hasSuffix(".lproj"), operand != "-", !operand.hasPrefix("/"), !operand.hasPrefix("..") else {
            return operand
        }
        let rest = operand.split(separator: "/").map(String.init).filter { $0 != "." }
        return (["..", working] + rest).joined(separator: "/")
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
