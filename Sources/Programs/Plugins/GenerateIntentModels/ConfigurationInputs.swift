import Foundation
import PackagePlugin

/// The inputs of commands that make them run when an `intentc.json` or its baseline changes, appears or disappears.
struct ConfigurationInputs {
    private(set) var inputs: [URL]
    /// What else must run in the build to keep the inputs up to date.
    private(set) var commands: [Command] = []

    /// The files that exist now, for a build system that asks the plugin again when that changes.
    init(of definitions: [URL]) {
        inputs = Self.files(for: definitions)
    }

    /// Inputs for SwiftPM, which asks the plugin again only when files in the target's folder appear or disappear.
    ///
    /// Elsewhere, it does not notice a new file and fails if an input is missing. So commands watch the folders between
    /// the target and the package, which change when a file in them appears, disappears or is replaced, and hard links
    /// to the files in the plugin's work folder, which change with the files' contents and never disappear.
    init(of definitions: [URL], in module: any SourceModuleTarget, _ context: PluginContext) throws {
        // The path as a URL requires tools version 6.1.
        let target = URL(fileURLWithPath: String(describing: module.directory))
        let files = Self.files(for: definitions)
        inputs = files.filter { Self.isInside($0, target) }
        var watched = Set(files).subtracting(inputs)
        var folder = target
        while Self.isInside(folder, context.package.directoryURL) {
            folder.deleteLastPathComponent()
            // The baseline has this name unless a configuration says otherwise.
            for name in ["intentc.json", "intents.baseline.json"] {
                watched.insert(folder.appendingPathComponent(name))
            }
        }
        let links = context.pluginWorkDirectoryURL.appendingPathComponent("configurations")
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        var update = ["-c", "while [ $# -gt 1 ]; do ln -fL \"$1\" \"$2\" 2>/dev/null; shift 2; done; exit 0", "sh"]
        for file in watched.sorted(by: { $0.path < $1.path }) {
            let link = links.appendingPathComponent(WatchedFiles.name(for: file.path))
            inputs.append(try Self.makeLink(link, to: file) ? link : file)
            update += [file.path, link.path]
        }
        let folders = Set(watched.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
        inputs += folders
        if folders.isEmpty { return }
        let command = Command.buildCommand(
            // SwiftPM tells commands without outputs apart by name.
            displayName: "Watching intentc.json for \(context.pluginWorkDirectoryURL.lastPathComponent)",
            executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: update,
            inputFiles: folders,
            outputFiles: []
        )
        commands = [command]
    }

    /// Makes a hard link, or an empty file in its place if there is no such file yet. Returns `false` if the file cannot
    /// be linked, such as from another volume.
    private static func makeLink(_ link: URL, to file: URL) throws -> Bool {
        let files = FileManager.default
        guard files.fileExists(atPath: file.path) else {
            return files.fileExists(atPath: link.path) || files.createFile(atPath: link.path, contents: nil)
        }
        try? files.removeItem(at: link)
        return (try? files.linkItem(at: file.resolvingSymlinksInPath(), to: link)) != nil
    }

    private static func isInside(_ file: URL, _ folder: URL) -> Bool { file.path.hasPrefix(folder.path + "/") }

    /// The nearest `intentc.json` in or above each definition's folder, which is the one that the tool reads, and the
    /// baseline that it names.
    private static func files(for definitions: [URL]) -> [URL] {
        var files: [URL] = []
        for folder in Set(definitions.map { $0.deletingLastPathComponent() }) {
            guard let configuration = configuration(in: folder), !files.contains(configuration) else { continue }
            files.append(configuration)
            guard let bytes = try? Data(contentsOf: configuration),
                let settings = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
                let baseline = settings["baseline"] as? String
            else { continue }
            let file = configuration.deletingLastPathComponent().appendingPathComponent(baseline).standardizedFileURL
            if FileManager.default.fileExists(atPath: file.path) { files.append(file) }
        }
        return files.sorted { $0.path < $1.path }
    }

    private static func configuration(in start: URL) -> URL? {
        var folder = start
        while true {
            let file = folder.appendingPathComponent("intentc.json")
            if FileManager.default.fileExists(atPath: file.path) { return file }
            if folder.pathComponents.count <= 1 { return nil }
            folder.deleteLastPathComponent()
        }
    }
}
