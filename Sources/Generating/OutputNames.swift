import Diagnostics
import IntentSchema

/// Names of output files, made from the paths of inputs alone.
package enum OutputNames {
    /// For each path the name that its output begins with: the definition's own name, with as many of its folders in front
    /// (`App_Intents`) as it takes to tell it from the others. Language folders (`Base.lproj`) tell nothing and are left
    /// out. Names that differ in case alone count as the same, as they do in some file systems.
    package static func unique(for paths: [String]) -> [String] {
        let parts = paths.map(components)
        var depths = [Int](repeating: 1, count: paths.count)
        // Every round lengthens what is still ambiguous, so there are at most as many as the deepest path has folders.
        while true {
            let names = parts.indices.map { parts[$0].suffix(depths[$0]).joined(separator: "_") }
            let groups = Dictionary(grouping: names.indices) { names[$0].lowercased() }
            var hasGrown = false
            for group in groups.values where group.count > 1 {
                for index in group where depths[index] < parts[index].count {
                    depths[index] += 1
                    hasGrown = true
                }
            }
            if !hasGrown { return numbered(names) }
        }
    }

    /// What is wrong with writing to all of some paths, in the words of a message: two that are one file on the file systems
    /// of most Macs, where the second would replace the first without a word.
    package static func clash(among paths: [String]) -> String? {
        var seen: [String: String] = [:]
        for path in paths {
            if let other = seen.updateValue(path, forKey: path.lowercased()) {
                return "'\(other)' and '\(path)' are the same file on file systems that ignore case"
            }
        }
        return nil
    }

    /// Paths that are the same but for their extension or language folder get a number.
    private static func numbered(_ names: [String]) -> [String] {
        var seen: [String: Int] = [:]
        return names.map { name in
            let count = seen[name.lowercased(), default: 0]
            seen[name.lowercased()] = count + 1
            return count == 0 ? name : "\(name)_\(count + 1)"
        }
    }

    private static func components(_ path: String) -> [String] {
        let folders = Path.folder(of: path).split(separator: "/").map(String.init)
        let stem = path == "<stdin>" ? "stdin" : Definition.name(atPath: path)
        return folders.filter { $0 != "." && $0 != ".." && !$0.hasSuffix(".lproj") } + [stem]
    }
}
