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
        definitions.filter { definition in
            let folder = definition.deletingLastPathComponent()
            guard folder.pathExtension == "lproj" else { return true }
            let copies = definitions.filter { other in
                let otherFolder = other.deletingLastPathComponent()
                return otherFolder.pathExtension == "lproj" && other.lastPathComponent == definition.lastPathComponent
                    && otherFolder.deletingLastPathComponent() == folder.deletingLastPathComponent()
            }
            let base = copies.first { $0.deletingLastPathComponent().lastPathComponent == "Base.lproj" }
            return definition == base ?? copies.first
        }
    }
}
