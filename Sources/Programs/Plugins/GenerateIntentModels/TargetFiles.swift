import Foundation
import PackagePlugin

/// The definitions and Swift files of a target, told apart by extension.
struct TargetFiles {
    /// Every definition, sorted by path.
    let definitions: [URL]
    let swiftFiles: [URL]
    /// What plugins generate that ran before.
    let generatedFiles: [URL]

    init(_ files: FileList, generated: [URL] = []) {
        generatedFiles = generated
        let urls = files.map(\.url).sorted { $0.path < $1.path }
        definitions = urls.filter { $0.pathExtension == "intentdefinition" }
        swiftFiles = urls.filter { $0.pathExtension == "swift" }
    }

    /// The definitions to compile. Of copies in several language folders, only the one in `Base.lproj`, or else the
    /// first: the others are translations, which Xcode does not compile either.
    var compiledDefinitions: [URL] {
        let copies = Dictionary(grouping: definitions, by: Self.pathWithoutLanguage)
        return definitions.filter { definition in
            guard let path = Self.pathWithoutLanguage(of: definition), let copies = copies[path] else { return true }
            let base = copies.first { $0.deletingLastPathComponent().lastPathComponent == "Base.lproj" }
            return definition == base ?? copies.first
        }
    }

    /// The path that copies in different language folders share; `nil` outside of language folders.
    private static func pathWithoutLanguage(of definition: URL) -> URL? {
        let folder = definition.deletingLastPathComponent()
        guard folder.pathExtension == "lproj" else { return nil }
        return folder.deletingLastPathComponent().appendingPathComponent(definition.lastPathComponent)
    }
}
