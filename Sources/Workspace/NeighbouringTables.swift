import Diagnostics
import FileAccess
import IntentRules
import StringTables

/// The string tables among the files around one definition, read.
package struct NeighbouringTables {
    /// The tables, in the order of their names.
    package private(set) var files: [TableFile] = []
    /// One finding for each that could not be read.
    package private(set) var failures: [Diagnostic] = []

    /// Which tables: those of the definition's texts, or those of what people say to Siri.
    package enum Kind {
        case texts, phrases
    }

    /// Reads every table that is named as it must be; the others are a finding for their name alone.
    ///
    /// - Parameters:
    ///   - project: What the project says: tables next to the definition that it does not have are passed over, and those
    ///     that it keeps elsewhere are read as well.
    ///   - boundary: how far links to tables may lead.
    package static func read(
        _ kind: Kind,
        _ neighbours: NeighbouringFiles,
        project: ProjectTables = ProjectTables(),
        within boundary: LinkBoundary,
        reading contents: FileContents
    ) -> NeighbouringTables {
        var tables = NeighbouringTables()
        for (path, language, refusal) in places(kind, neighbours, project: project, within: boundary) {
            tables.read(path, language: language, refusal, contents)
        }
        return tables
    }

    /// Where the tables are, with their languages and why each may not be followed to where it leads.
    package static func places(
        _ kind: Kind,
        _ neighbours: NeighbouringFiles,
        project: ProjectTables,
        within boundary: LinkBoundary
    ) -> [(path: String, language: String, refusal: String?)] {
        var places: [(path: String, language: String, refusal: String?)] = []
        let (files, elsewhere) =
            switch kind {
            case .texts: (neighbours.tableFiles, project.elsewhere)
            case .phrases: (neighbours.phraseFiles, project.phrases)
            }
        for file in files where !file.isWronglyNamed && project.has(file.name) {
            let path = Path.joined(neighbours.folder, file.name)
            places.append((path, file.language, boundary.refusal(path)))
        }
        var projectBoundary = boundary
        if let folder = project.folder { projectBoundary.add(folder) }
        // A table that a project lists and that is not on disk is the project's own affair.
        for (path, language) in elsewhere where DefinitionSearch.exists(path) {
            places.append((path, language, projectBoundary.refusal(path)))
        }
        return places
    }

    private mutating func read(_ path: String, language: String, _ refusal: String?, _ contents: FileContents) {
        do throws(InputFile.Failure) {
            if let refusal { throw InputFile.Failure(message: refusal) }
            let bytes = try contents.found(path, within: nil)
            files.append(TableFile(SourceText(path: path, bytes: bytes), language: language))
        } catch {
            let location = SourceLocation(path: path, place: .file)
            failures.append(Diagnostic(.unreadableInput, "cannot read this file: \(error.message)", at: location))
        }
    }
}
