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

    /// The folder in which a file's localizations lie: its own, or the one around it when that is a language's folder.
    package static func localizationFolder(of path: String) -> String {
        let folder = folder(of: path)
        return folder.hasSuffix(".lproj") ? Path.folder(of: folder) : folder
    }

    /// What copies of a file in the folders of several languages have in common: where it would be without them. `nil` for a file
    /// in no such folder.
    package static func withoutLanguage(_ path: String) -> String? {
        guard folder(of: path).hasSuffix(".lproj") else { return nil }
        return joined(localizationFolder(of: path), name(of: path))
    }

    /// The language whose folder a file is in, such as `de` for `App/de.lproj/Intents.strings`.
    package static func language(of path: String) -> String? {
        let folder = name(of: folder(of: path))
        return folder.utf8.count > 6 && folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }
}
