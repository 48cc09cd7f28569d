import Diagnostics
import FileAccess
import IntentRules

/// The configuration files that hold for inputs: for each the nearest `intentc.json` from its folder upwards, or the one that the
/// command line names for all.
package struct ConfigurationFiles {
    /// A configuration with what reading its file gave.
    package struct Loaded {
        package var configuration: Configuration
        /// The file's path as it is shown; `nil` when there is none.
        package var path: String?
        /// What is wrong with the file.
        package var diagnostics: [Diagnostic]
        /// Its text.
        package var source: SourceText?

        package init(
            configuration: Configuration = Configuration(),
            path: String? = nil,
            diagnostics: [Diagnostic] = [],
            source: SourceText? = nil
        ) {
            self.configuration = configuration
            self.path = path
            self.diagnostics = diagnostics
            self.source = source
        }

        /// The folder that paths in the file start from.
        package var folder: String { path.map(Path.folder) ?? "" }
    }

    package static let fileName = "intentc.json"

    private let fixed: Loaded?
    private var byFolder: [String: String?] = [:]
    private var byPath: [String: Loaded] = [:]

    private let replaced: [String: [UInt8]]
    private let read: Reader

    /// Makes a configuration of the text of a file.
    package typealias Reader = (SourceText) -> ConfigurationReader.Result

    /// - Parameters:
    ///   - path: the value of `--config`; `nil` to look for files.
    ///   - replaced: the contents that files, by path, count as having.
    package init(_ path: String?, replaced: [String: [UInt8]], read: @escaping Reader) {
        self.replaced = replaced
        self.read = read
        fixed = path.map { Self.load($0, replaced, read) }
    }

    /// The configuration for a file. Every file is read once.
    package mutating func configuration(for path: String) -> Loaded {
        if let fixed { return fixed }
        guard let found = nearestFile(Path.folder(of: path)) else { return Loaded() }
        if let known = byPath[found] { return known }
        let loaded = Self.load(found, within: LinkBoundary(["", Path.folder(of: found)]), replaced, read)
        byPath[found] = loaded
        return loaded
    }

    /// The nearest file from a folder upwards: through the folders that the path names, then through those above the working
    /// folder.
    private mutating func nearestFile(_ folder: String) -> String? {
        if let known = byFolder[folder] { return known }
        let candidate = Path.joined(folder, Self.fileName)
        var found: String?
        if DefinitionSearch.kind(of: candidate) == .file {
            found = candidate
        } else if let parent = Self.parent(of: folder) {
            found = nearestFile(parent)
        }
        byFolder[folder] = found
        return found
    }

    /// The folder above, as a path that works from the working folder; `nil` above the root.
    private static func parent(of folder: String) -> String? {
        if folder == "/" { return nil }
        let name = Path.name(of: folder)
        if folder.isEmpty || name == "." || name == ".." {
            // Above what the path names, only the absolute path tells where the root is.
            let absolute = ReportFolders(workingFolder: Path.workingFolder).absolute(folder.isEmpty ? "." : folder)
            return absolute == "/" || !absolute.hasPrefix("/") ? nil : Path.folder(of: absolute)
        }
        return Path.folder(of: folder)
    }

    /// - Parameter boundary: how far a link at the path may lead; `nil` for a file that was named.
    private static func load(
        _ path: String,
        within boundary: LinkBoundary? = nil,
        _ replaced: [String: [UInt8]],
        _ read: Reader
    ) -> Loaded {
        do throws(InputFile.Failure) {
            let bytes: [UInt8]
            if let other = replaced[path] {
                bytes = other
            } else if let boundary {
                bytes = try InputFile.readFound(path, within: boundary)
            } else {
                bytes = try InputFile.read(path)
            }
            let source = SourceText(path: path, bytes: bytes)
            let result = read(source)
            return Loaded(
                configuration: result.configuration,
                path: path,
                diagnostics: result.diagnostics,
                source: source
            )
        } catch {
            let location = SourceLocation(path: path, place: .file)
            let finding = Diagnostic(.unreadableInput, "cannot read this file: \(error.message)", at: location)
            return Loaded(path: path, diagnostics: [finding])
        }
    }
}
