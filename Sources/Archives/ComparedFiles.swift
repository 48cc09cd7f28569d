import Diagnostics
import FileAccess
import Inputs
import IntentSchema

extension Workspace {
    /// Adds the files below a path that end in an extension; the path itself where it is a file, what is in it where it is an
    /// app that was packed for the store.
    ///
    /// - Parameters:
    ///   - prefix: what comes before paths inside the project: where the folder is in a repository.
    ///   - isOptional: whether there may be nothing at the path: what was deleted is part of a new state, too.
    ///   - exclusions: what is left out in folders; what git ignores should be, because commits do not have it.
    package mutating func add(
        _ path: String,
        withExtension pathExtension: String,
        prefix: String = "",
        isOptional: Bool = false,
        excluding exclusions: inout SearchExclusions
    ) {
        if DefinitionSearch.isFolder(path) {
            for search in exclusions.searches(below: [path], withExtension: pathExtension) { add(search, prefix) }
        } else if path.hasSuffix(".ipa") {
            add(archive: path, withExtension: pathExtension)
        } else if DefinitionSearch.exists(path) {
            let inside = prefix.isEmpty ? Path.name(of: path) : prefix
            read([Place(path: path, shownPath: path, relativePath: inside)], within: nil)
        } else if !isOptional {
            fail(path, "cannot read this file: \(FileFailure.noSuchFile.message)")
        }
    }

    private mutating func add(_ search: SearchExclusions.Search, _ prefix: String) {
        let folder = search.root
        do throws(FileFailure) {
            let found = try search.result.get()
            if search.isAllIgnored { ignoredFolders.insert(folder) }
            let places = found.files.map { path in
                let inside = Path.joined(prefix, String(path.dropFirst(Path.joined(folder, "").count)))
                return Place(path: path, shownPath: Self.shownPath(path, below: folder), relativePath: inside)
            }
            read(places, within: LinkBoundary([folder]))
            for failure in found.failures { fail(Self.shownPath(failure.path, below: folder), failure.reason) }
        } catch {
            fail(folder, "cannot read this folder: \(error.message)")
        }
    }

    /// The files with an extension in an app that was packed for the store, which is a ZIP archive.
    ///
    /// - Parameter limit: how many bytes the files may have together. The definitions of real apps have a few megabytes.
    mutating func add(
        archive path: String,
        withExtension pathExtension: String = "intentdefinition",
        limit: Int = 64 * 1_048_576
    ) {
        isInFolders = false
        var room = limit
        do throws(FileFailure) {
            files += try InputFile.withParts(of: path) { file throws(FileFailure) in
                let archive = try ZIPArchive(file)
                var files: [ProjectFile] = []
                for entry in archive.entries where entry.name.hasSuffix("." + pathExtension) {
                    guard entry.size <= room else {
                        throw FileFailure(
                            message: "its .\(pathExtension) files are larger than \(limit / 1_048_576) MiB"
                        )
                    }
                    let bytes = try archive.contents(of: entry, limit: room)
                    room -= bytes.count
                    let source = SourceText(path: "\(path):\(entry.name)", bytes: bytes)
                    files.append(ProjectFile(relativePath: entry.name, source: source))
                }
                return files
            }
        } catch {
            fail(path, "cannot read this archive: \(error.message)")
        }
    }
}

/// Apps and parts of them that were built.
package enum BuiltApp {
    /// The ending of the file in which the compiler leaves what it knows of App Intents.
    package static let metadataExtension = "actionsdata"

    package static func matches(_ path: String) -> Bool {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return [".app", ".appex", ".ipa", ".xcarchive", ".framework"].contains { path.hasSuffix($0) }
    }
}
