import Foundation
import PackagePlugin

/// The files of a target that matter here, distinguished by their paths alone.
struct TargetFiles {
    /// Every definition, in the order of their paths.
    let definitions: [URL]
    let swiftFiles: [URL]

    init(_ files: FileList) {
        let urls = files.map(\.url).sorted { $0.path < $1.path }
        definitions = urls.filter { $0.pathExtension == "intentdefinition" }
        swiftFiles = urls.filter { $0.pathExtension == "swift" }
    }

    /// The nearest `intentc.json` from a definition's folder upwards, which is the one that the tool reads. The plugin only
    /// looks whether it is there.
    static func configuration(for definition: URL) -> URL? {
        var folder = definition
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent("intentc.json")
            if FileManager.default.fileExists(atPath: file.path) { return file }
        }
        return nil
    }

    /// Of copies of one definition in several language folders, the one in `Base.lproj` or else the first: the others are
    /// translations, and Xcode does not compile them either.
    var compiledDefinitions: [URL] {
        let copies = Dictionary(grouping: definitions, by: Self.pathWithoutLanguage)
        return definitions.filter { definition in
            guard let path = Self.pathWithoutLanguage(of: definition), let copies = copies[path] else { return true }
            let base = copies.first { $0.deletingLastPathComponent().lastPathComponent == "Base.lproj" }
            return definition == base ?? copies.first
        }
    }

    /// The path that all copies in language folders have; `nil` for what is in none.
    private static func pathWithoutLanguage(of definition: URL) -> URL? {
        let folder = definition.deletingLastPathComponent()
        guard folder.pathExtension == "lproj" else { return nil }
        return folder.deletingLastPathComponent().appendingPathComponent(definition.lastPathComponent)
    }
}
