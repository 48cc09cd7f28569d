import CLibrary

/// Paths as text, with `/` between their parts.
package enum Path {
    /// What stands behind the last separator.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// What stands before the last separator: empty for a name alone, `/` for what is in the root.
    package static func folder(of path: String) -> String {
        guard let separator = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return separator == path.startIndex ? "/" : String(path[..<separator])
    }

    package static func joined(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The folder that relative paths start from; empty when it was removed or may not be read.
    package static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}
