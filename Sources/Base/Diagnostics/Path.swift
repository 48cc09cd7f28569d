/// Operations on paths as text, with `/` as the separator.
package enum Path {
    /// Returns everything after the last separator.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Returns the name without its extension. A leading dot does not start an extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns everything before the last separator: empty for a bare name, `/` for an item in the root.
    package static func folder(of path: String) -> String {
        guard let separator = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return separator == path.startIndex ? "/" : String(path[..<separator])
    }

    package static func joined(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Returns the folder that holds a file's localizations: its own folder, or the parent of a language's folder.
    package static func localizationFolder(of path: String) -> String {
        let folder = folder(of: path)
        return folder.hasSuffix(".lproj") ? Path.folder(of: folder) : folder
    }

    /// Returns the path without its language folder, which is the same for all localizations of a file. `nil` if the
    /// file is not in a language's folder.
    package static func withoutLanguage(_ path: String) -> String? {
        guard folder(of: path).hasSuffix(".lproj") else { return nil }
        return joined(localizationFolder(of: path), name(of: path))
    }

    /// Returns the language of the folder that contains a file, such as `de` for `App/de.lproj/Intents.strings`.
    package static func language(of path: String) -> String? {
        let folder = name(of: folder(of: path))
        return folder.utf8.count > 6 && folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }
}
