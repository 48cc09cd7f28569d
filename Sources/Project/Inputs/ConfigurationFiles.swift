import Settings
import Diagnostics
import FileAccess

/// The configuration of each input: the nearest `intentc.json` from its folder upward, or the file on the command line.
package struct ConfigurationFiles {
    package static let fileName = "intentc.json"

    private let fixed: LoadedConfiguration?
    private var byFolder: [String: String?] = [:]
    private var byPath: [String: LoadedConfiguration] = [:]

    private var contents: FileContents
    /// The files below a folder; `nil` for those on disk.
    private var present: (root: String, paths: Set<String>)?
    private let read: Reader

    package typealias Reader = (SourceText) -> ConfigurationReader.Result

    /// - Parameters:
    ///   - path: the value of `--config`; `nil` to look for files.
    package init(_ path: String?, reading contents: FileContents, _ read: @escaping Reader) {
        self.contents = contents
        self.read = read
        fixed = path.map { Self.load($0, reading: contents, read) }
    }

    /// The configuration for a file or folder. Each configuration is read once.
    package mutating func configuration(for path: String) -> LoadedConfiguration {
        guard DefinitionSearch.isFolder(path) else { return configuration(in: Path.folder(of: path)) }
        // The working folder and folders with a slash at the end are named like those of files.
        return configuration(in: path == "." ? "" : Path.folder(of: Path.joined(path, "")))
    }

    /// What is wrong with the configurations of some files, without which no one knows what counts.
    package mutating func errors(for paths: [String]) -> (findings: [Diagnostic], sources: [SourceText]) {
        var errors: (findings: [Diagnostic], sources: [SourceText]) = ([], [])
        for loaded in paths.map({ configuration(for: $0) }).distinct(by: \.path) {
            errors.findings += loaded.diagnostics.filter { $0.severity == .error }
            if let source = loaded.source { errors.sources.append(source) }
        }
        return errors
    }

    /// The nearest configuration from a folder upward.
    mutating func configuration(in folder: String) -> LoadedConfiguration {
        if let fixed { return fixed }
        guard let found = nearestFile(folder) else { return LoadedConfiguration() }
        if let known = byPath[found] { return known }
        let loaded = Self.load(found, within: LinkBoundary(["", Path.folder(of: found)]), reading: contents, read)
        byPath[found] = loaded
        return loaded
    }

    /// The nearest configuration, first in the folders of the path, then in those above the working folder.
    private mutating func nearestFile(_ folder: String) -> String? {
        if let known = byFolder[folder] { return known }
        let candidate = Path.joined(folder, Self.fileName)
        var found: String?
        if exists(candidate) {
            // If it is not a file, reading it fails: it was intended as the configuration.
            found = candidate
        } else if let parent = Self.parent(of: folder) {
            found = nearestFile(parent)
        }
        byFolder[folder] = found
        return found
    }

    private func exists(_ path: String) -> Bool {
        let absolute = ReportFolders(workingFolder: Path.workingFolder).absolute(path)
        if let present, absolute.hasPrefix(Path.joined(present.root, "")) { return present.paths.contains(absolute) }
        return DefinitionSearch.exists(path) || DefinitionSearch.isLink(path)
    }

    /// Uses other files, by absolute path, in place of those below a folder.
    package mutating func use(_ files: [String: [UInt8]], below root: String) {
        contents = contents.replacing(files)
        present = (root, Set(files.keys))
        (byFolder, byPath) = ([:], [:])
    }

    /// The parent folder, as a path from the working folder; `nil` for the root.
    private static func parent(of folder: String) -> String? {
        if folder == "/" { return nil }
        let name = Path.name(of: folder)
        if folder.isEmpty || name == "." || name == ".." {
            // Above the folders in the path, only the absolute path tells where the root is.
            let absolute = ReportFolders(workingFolder: Path.workingFolder).absolute(folder.isEmpty ? "." : folder)
            return absolute == "/" || !absolute.hasPrefix("/") ? nil : Path.folder(of: absolute)
        }
        return Path.folder(of: folder)
    }

    /// - Parameter boundary: the folders that a link at the path may lead to; `nil` for a file named by the user.
    private static func load(
        _ path: String,
        within boundary: LinkBoundary? = nil,
        reading contents: FileContents,
        _ read: Reader
    ) -> LoadedConfiguration {
        let unread: Unread
        switch boundary == nil ? contents.named(path) : contents.found(path, within: boundary) {
        case .known(let bytes):
            let source = SourceText(path: path, bytes: bytes)
            let result = read(source)
            return LoadedConfiguration(
                configuration: result.configuration,
                path: path,
                folder: Path.folder(of: path),
                diagnostics: result.diagnostics,
                source: source
            )
        case .absent: unread = Unread(FileFailure.noSuchFile.message, at: SourceLocation(path: path, place: .file))
        case .unread(let reason): unread = reason
        }
        return LoadedConfiguration(path: path, folder: Path.folder(of: path), diagnostics: [Diagnostic(unread)])
    }
}
