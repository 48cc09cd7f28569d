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
    static func read(_ neighbours: NeighbouringFiles) -> NeighbouringTables {
        var tables = NeighbouringTables()
        for file in neighbours.tableFiles where !file.isWronglyNamed {
            let path = Path.joined(neighbours.folder, file.name)
            do throws(InputFile.Failure) {
                // No one asked for this file by name: a pipe that lies here must not be waited for.
                guard DefinitionSearch.kind(of: path) != .other else {
                    throw InputFile.Failure(message: "it is not a file")
                }
                let source = SourceText(path: path, bytes: try InputFile.read(path))
                tables.tables.append(StringTableReader.read(source, language: file.language))
            } catch {
                let location = SourceLocation(path: path, place: .file)
                let message = "cannot read this file: \(error.message)"
                tables.failures.append(Diagnostic(.unreadableInput, message, at: location))
            }
        }
        return tables
    }
}
