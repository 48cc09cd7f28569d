import Diagnostics
import FileAccess
import IntentSchema

extension Workspace {
    /// Adds the files with one of some extensions that are in a folder. Any other path is added as a file, unless it is a ZIP
    /// archive.
    ///
    /// - Parameters:
    ///   - prefix: The folder's path in its repository, which precedes paths inside the project.
    ///   - isOptional: Whether the path may be missing, as in a new state where the file was deleted.
    ///   - exclusions: What to leave out of folders, such as files that git ignores: commits do not contain them.
    package mutating func add(
        _ path: String,
        withExtensions extensions: [String],
        prefix: String = "",
        isOptional: Bool = false,
        excluding exclusions: inout SearchExclusions
    ) {
        if DefinitionSearch.isFolder(path) {
            for search in exclusions.searches(below: [path], withExtensions: extensions) {
                add(search, prefix)
                addExcluded(of: search, withExtensions: extensions, prefix)
            }
        } else if DefinitionSearch.exists(path) {
            let inside = prefix.isEmpty ? Path.name(of: path) : prefix
            read([Place(path: path, shownPath: path, relativePath: inside)], within: nil)
            if let last = files.last, last.source.path == path, last.source.bytes.starts(with: Self.startOfArchive) {
                files.removeLast()
                fail(
                    path,
                    saying: "this is a ZIP archive; unpack it with 'unzip \(path)' and name the .app inside 'Payload'"
                )
            }
        } else if !isOptional {
            fail(path, FileFailure.noSuchFile(path))
        }
    }

    /// The first bytes of every ZIP archive, such as an `.ipa`.
    private static let startOfArchive: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    private mutating func add(_ search: SearchExclusions.Search, _ prefix: String) {
        let folder = search.root
        do throws(FileFailure) {
            let found = try search.result.get()
            if search.isAllIgnored { ignoredFolders.insert(folder) }
            func inside(_ path: String) -> String {
                Path.joined(prefix, String(path.dropFirst(Path.joined(folder, "").count)))
            }
            let places = found.files.map { path in
                Place(path: path, shownPath: Self.shownPath(path, below: folder), relativePath: inside(path))
            }
            read(places, within: LinkBoundary([folder]))
            for path in found.namesakes { namesakes[inside(path)] = Self.shownPath(path, below: folder) }
            for failure in found.failures {
                let shown = Self.shownPath(failure.path, below: folder)
                fail(shown, at: inside(failure.path), kind: failure.kind, failure.reason)
            }
        } catch {
            fail(folder, at: prefix, kind: "folder", error.message)
        }
    }
}

extension Workspace {
    /// Adds the excluded files with one of some extensions. A folder that cannot be read counts as one.
    mutating func addExcluded(
        of search: SearchExclusions.Search,
        withExtensions extensions: [String],
        _ prefix: String
    ) {
        for path in search.excluded {
            var files = [path]
            if DefinitionSearch.isFolder(path) {
                do throws(FileFailure) {
                    files = try DefinitionSearch.files(below: path, withExtensions: extensions).files
                } catch {}
            }
            let start = Path.joined(search.root, "").count
            excluded.formUnion(files.map { Path.joined(prefix, String($0.dropFirst(start))) })
        }
    }
}

/// Built apps and parts of apps.
package enum BuiltApp {
    /// The extension of the file in which the compiler records the App Intents of an app.
    package static let metadataExtension = "actionsdata"

    package static func matches(_ path: String) -> Bool {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return [".app", ".appex", ".xcarchive", ".framework"].contains { path.hasSuffix($0) }
    }
}
