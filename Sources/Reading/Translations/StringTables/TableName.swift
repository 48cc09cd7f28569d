import Diagnostics

/// The name of a table file. Only this type knows which files are a definition's tables.
package struct TableName: Sendable {
    package let format: TableFormat
    private let stem: String

    package init?(ofFile path: String) {
        guard let format = TableFormat(ofFile: path) else { return nil }
        self.format = format
        stem = String(Path.name(of: path).dropLast(format.fileExtension.count + 1))
    }

    package func isTable(of definitionName: String) -> Bool { stem == definitionName }

    /// Whether the name includes the definition's extension, as in `Intents.intentdefinition.strings`. Such a table
    /// compiles but is never found.
    package func isMisnamed(for definitionName: String) -> Bool { stem == definitionName + Self.definitionEnding }

    /// Whether a file is a table of a definition, including a misnamed one.
    package static func isTable(_ path: String, of definitionName: String) -> Bool {
        guard let name = TableName(ofFile: path) else { return false }
        return name.isTable(of: definitionName) || name.isMisnamed(for: definitionName)
    }

    /// The name that a table shares with its definition: `Intents` for `de.lproj/Intents.strings`.
    package static func definitionName(ofFile path: String) -> String {
        let name = TableName(ofFile: path)?.stem ?? Path.name(of: path)
        return name.hasSuffix(definitionEnding) ? String(name.dropLast(definitionEnding.count)) : name
    }

    /// The path under which a misnamed table would be found.
    package static func corrected(_ path: String) -> String {
        Path.joined(
            Path.folder(of: path),
            (TableFormat(ofFile: path) ?? .strings).fileName(definitionName(ofFile: path))
        )
    }

    private static let definitionEnding = ".intentdefinition"
}
