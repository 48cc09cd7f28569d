import Diagnostics
import FileAccess
import Inputs
import IntentSchema

extension Workspace {
    /// Adds the files with an extension that are in a folder or an `.ipa` archive. Any other path is added as a file.
    ///
    /// - Parameters:
    ///   - prefix: The folder's path in its repository, which precedes paths inside the project.
    ///   - isOptional: Whether the path may be missing, as in a new state where the file was deleted.
    ///   - exclusions: What to leave out of folders, such as files that git ignores: commits do not contain them.
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

    /// Adds the files with an extension from an `.ipa`, which is a ZIP archive.
    ///
    /// - Parameter limit: The most bytes of all files together. Definitions of real apps take a few megabytes.
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

/// Built apps and parts of apps.
package enum BuiltApp {
    /// The extension of the file in which the compiler records the App Intents of an app.
    package static let metadataExtension = "actionsdata"

    package static func matches(_ path: String) -> Bool {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return [".app", ".appex", ".ipa", ".xcarchive", ".framework"].contains { path.hasSuffix($0) }
    }
}
