import Diagnostics
import FileAccess
import Git

extension ProjectListing {
    /// The files below a path of the file system that end in an extension; the path itself where it is a file.
    ///
    /// - Parameters:
    ///   - prefix: what comes before paths inside the project: where the folder is in a repository.
    ///   - isOptional: whether there may be nothing at the path: what was deleted is part of a new state, too.
    mutating func add(_ path: String, withExtension pathExtension: String, prefix: String = "", isOptional: Bool) {
        if DefinitionSearch.isFolder(path) {
            do {
                let search = try DefinitionSearch.files(below: path, withExtensions: [pathExtension])
                let boundary = LinkBoundary([path])
                // As in commits, or what they do not have would count as added.
                let ignored = IgnoredFiles().among(search.files + search.failures.map(\.path))
                for found in search.files where !ignored.contains(found) {
                    let inside = String(found.dropFirst(Path.joined(path, "").count))
                    guard DefinitionSearch.isSearched(Path.joined(prefix, inside)) else { continue }
                    // What is in the working folder is shown as people write it, without `./` in front.
                    let name = path == "." ? inside : found
                    add(found, shownAs: name, relativePath: Path.joined(prefix, inside)) {
                        () throws(InputFile.Failure) in
                        try InputFile.readFound(found, within: boundary)
                    }
                }
                for failure in search.failures where !ignored.contains(failure.path) {
                    let inside = String(failure.path.dropFirst(Path.joined(path, "").count))
                    guard DefinitionSearch.isSearched(Path.joined(prefix, inside)) else { continue }
                    fail(path == "." ? inside : failure.path, failure.reason)
                }
            } catch {
                fail(path, "cannot read this folder: \(error.message)")
            }
        } else if Self.isArchive(path) {
            if pathExtension == "intentdefinition" { add(archive: path) }
        } else if DefinitionSearch.exists(path) {
            let inside = prefix.isEmpty ? Path.name(of: path) : prefix
            add(path, shownAs: path, relativePath: inside) { () throws(InputFile.Failure) in
                try InputFile.read(path)
            }
        } else if !isOptional {
            fail(path, "cannot read this file: \(SystemError.noSuchFile.message)")
        }
    }

    private mutating func add(
        _ path: String,
        shownAs name: String,
        relativePath: String,
        _ read: () throws(InputFile.Failure) -> [UInt8]
    ) {
        do throws(InputFile.Failure) {
            let source = SourceText(path: name, bytes: try read())
            files.append(ProjectFile(relativePath: relativePath, source: source))
        } catch {
            fail(name, "cannot read this file: \(error.message)")
        }
    }
}
