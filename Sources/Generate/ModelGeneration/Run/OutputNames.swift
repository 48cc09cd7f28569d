import Diagnostics
import IntentSchema

/// Names of output files, made from the paths of inputs alone.
package enum OutputNames {
    /// Returns the name that the output of each path begins with: the definition's name, preceded by as many folders as
    /// it takes to make it unique (`App_Intents`). Language folders (`Base.lproj`) are left out. Names that differ only
    /// in case count as equal, as they do on some file systems.
    package static func unique(for paths: [String]) -> [String] {
        let parts = paths.map(components)
        var depths = [Int](repeating: 1, count: paths.count)
        // Each round lengthens ambiguous names, so there are no more rounds than folders in the deepest path.
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

    /// A message if two paths are the same file on file systems that ignore case, as most Macs have: the second output
    /// would silently replace the first.
    package static func clash(among paths: [String]) -> String? {
        var seen: [String: String] = [:]
        for path in paths {
            if let other = seen.updateValue(path, forKey: path.lowercased()) {
                return "'\(other)' and '\(path)' are the same file on file systems that ignore case"
            }
        }
        return nil
    }

    /// Numbers paths that differ only in extension or language folder.
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
