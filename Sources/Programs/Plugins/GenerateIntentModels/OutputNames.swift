import Foundation

/// Names of generated files, made from paths alone. Unique in a module, because object files are named after them.
enum OutputNames {
    struct Collision: Error, CustomStringConvertible {
        let name: String
        let other: URL
        let definition: URL
        /// Whether another plugin generates the other file.
        let isGenerated: Bool

        var description: String {
            // SwiftPM gives each plugin a folder of its own.
            let plugin = other.deletingLastPathComponent().lastPathComponent
            return isGenerated
                ? "'\(name)' would come from '\(plugin)' and 'GenerateIntentModels'; one of two plugins must go"
                : "'\(name)' would come from \(other.path) and \(definition.path); "
                    + "rename one of them or leave it out of the target"
        }
    }

    /// Returns `<Name>.intents.swift` for each definition. Names that differ at most in case are the same to many file
    /// systems, so they are preceded by folders that distinguish them: `Clock_Intents.intents.swift`.
    ///
    /// - Parameters:
    ///   - swiftFiles: Other sources of the module.
    ///   - generated: Sources that other plugins generate.
    static func unique(for definitions: [URL], besides swiftFiles: [URL], _ generated: [URL]) throws -> [String] {
        let paths = definitions.map(components)
        let names = paths.indices.map { index in
            let depth = (1..<paths[index].count).first { depth in
                paths.filter { name(of: $0, depth) == name(of: paths[index], depth) }.count == 1
            }
            return paths[index].suffix(depth ?? 1).joined(separator: "_") + ".intents.swift"
        }
        var takenBy = Dictionary((swiftFiles + generated).map { ($0.lastPathComponent.lowercased(), $0) }) { $1 }
        for (name, definition) in zip(names, definitions) {
            if let other = takenBy.updateValue(definition, forKey: name.lowercased()) {
                let isGenerated = generated.contains(other)
                throw Collision(name: name, other: other, definition: definition, isGenerated: isGenerated)
            }
        }
        return names
    }

    private static func name(of path: [String], _ depth: Int) -> String {
        path.suffix(depth).joined(separator: "_").lowercased()
    }

    /// Language folders are left out because they do not distinguish definitions.
    private static func components(_ definition: URL) -> [String] {
        definition.deletingPathExtension().pathComponents.filter { !$0.hasSuffix(".lproj") }
    }
}
