import Diagnostics
import IntentRules
import StringTables

/// The string tables among the files around one definition, read.
struct NeighbouringTables {
    /// What reading each gave, in the order of their names.
    private(set) var tables: [StringTableReader.Result] = []
    /// One finding for each that could not be read.
    private(set) var failures: [Diagnostic] = []

    /// Reads every table that is named as it must be; the others are a finding for their name alone.
    ///
    /// - Parameters:
    ///   - project: What the project says: tables next to the definition that it does not have are passed over, and those
    ///     that it keeps elsewhere are read as well.
    ///   - replaced: the contents that files, by path, count as having.
    static func read(
        _ neighbours: NeighbouringFiles,
        project: ProjectTables = ProjectTables(),
        _ replaced: [String: [UInt8]] = [:]
    ) -> NeighbouringTables {
        var tables = NeighbouringTables()
        let own = neighbours.tableFiles.filter { !$0.isWronglyNamed && project.has($0.name) }
        let files = own.map { (path: Path.joined(neighbours.folder, $0.name), language: $0.language) }
        // A table that a project lists and that is not on disk is the project's own affair.
        let elsewhere = project.elsewhere.filter { DefinitionSearch.kind(of: $0.path) == .file }
        for (path, language) in files + elsewhere {
            do throws(InputFile.Failure) {
                // No one asked for this file by name: a pipe that lies here must not be waited for.
                guard DefinitionSearch.kind(of: path) != .other else {
                    throw InputFile.Failure(message: "it is not a file")
                }
                let bytes: [UInt8]
                if let other = replaced[path] { bytes = other } else { bytes = try InputFile.read(path) }
                let source = SourceText(path: path, bytes: bytes)
                tables.tables.append(StringTableReader.read(source, language: language))
            } catch {
                let location = SourceLocation(path: path, place: .file)
                let message = "cannot read this file: \(error.message)"
                tables.failures.append(Diagnostic(.unreadableInput, message, at: location))
            }
        }
        return tables
    }
}
