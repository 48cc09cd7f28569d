import Diagnostics
import FileAccess

/// One file of a commit.
package struct GitFile: Hashable {
    /// The path from the root of the repository.
    package var path: String
    /// The object with the contents: for a link, those of the file that it leads to.
    package var object: String
    /// The link's own object; `nil` for other files.
    package var link: String?
    /// The path of the file that a link leads to; `nil` for other files.
    package var target: String?
    /// Why a link leads to no file; `nil` otherwise.
    package var refusal: String?
}

/// The files of a commit, and the submodules that it names.
package struct GitTree {
    package var files: [GitFile] = []
    package var submodules: [Submodule] = []
    /// Where links lead, as written, by path. They are read only if a file of interest is one.
    package var links: [String: String] = [:]
    /// Names that are not UTF-8, repaired for messages. Their files are not in `files`.
    package var invalidNames: [String] = []
    /// The folders that may be meant to be folders although they have a wanted extension.
    package var namesakes: [GitFile] = []

    package typealias Submodule = (path: String, commit: String)
}

extension GitFile {
    /// The maximum number of links on the way to a file, as systems have it.
    private static let linkLimit = 40

    /// Follows a link to a file of the same commit.
    ///
    /// - Parameters:
    ///   - links: where links lead, as written, by path.
    ///   - object: the object of a file that is no link.
    mutating func follow(_ links: [String: String], to object: (_ path: String) -> String?) {
        guard let target = Self.target(of: path, links) else {
            refusal = LinkBoundary.refusal
            return
        }
        if let object = object(target) {
            (self.object, self.target) = (object, target)
        } else {
            refusal = FileFailure.brokenLink
        }
    }

    /// The path without links; `nil` if it leads out of the commit. A circle leads to a link.
    private static func target(of path: String, _ links: [String: String]) -> String? {
        var rest = path.split(separator: "/")[...]
        var (target, steps): ([Substring], Int) = ([], 0)
        while let name = rest.popFirst() {
            switch name {
            case ".": continue
            case "..":
                if target.popLast() == nil { return nil }
            default:
                target.append(name)
                guard steps < linkLimit, let text = links[target.joined(separator: "/")] else { continue }
                if text.hasPrefix("/") { return nil }
                steps += 1
                target.removeLast()
                rest = (text.split(separator: "/") + rest)[...]
            }
        }
        return target.joined(separator: "/")
    }
}

package enum GitObject {
    case contents([UInt8])
    /// There is no file, or it cannot be read, and why.
    case unread(_ reason: String)

    /// Not in the repository, as in a shallow or partial clone.
    package static let missing = Self.unread("it is not in the repository; fetch the rest of the history")
    static let tooLarge = Self.unread(FileFailure.tooLarge(InputFile.sizeLimit).message)

    /// The contents of a file at a path. A pointer is judged by who reads the file, as on disk.
    package func contents(at path: String) -> Stated<[UInt8]> {
        switch self {
        case .contents(let bytes): .known(bytes)
        case .unread(let reason): .unread(Unread(reason, at: SourceLocation(path: path, place: .file)))
        }
    }
}

extension GitRepository {
    /// The files of a commit with one of the extensions, and what stands in place of such a file.
    ///
    /// - Parameter folders: Where to look, from the root of the repository; everywhere if there are none.
    package func tree(of commit: String, extensions: [String], below folders: [String] = []) throws(Failure) -> GitTree
    {
        var tree = GitTree()
        var (objects, links): ([String: String], [String: String]) = ([:], [:])
        let paths = folders.isEmpty ? [] : ["--"] + folders
        let list = try run(["--literal-pathspecs", "ls-tree", "-r", "-t", "-z", "--full-tree", commit] + paths)
        for entry in list.split(separator: 0) {
            // <mode> <type> <object>\t<path>
            guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = entry[..<tab].split(separator: UInt8(ascii: " "))
            guard words.count == 3 else { continue }
            let name = entry[(tab + 1)...]
            let path = String(decoding: name, as: UTF8.self)
            let object = String(decoding: words[2], as: UTF8.self)
            let isLink = words[0].elementsEqual("120000".utf8)
            if words[1].elementsEqual("commit".utf8) {
                tree.submodules.append((path, object))
                continue
            }
            let isFolder = words[1].elementsEqual("tree".utf8)
            if isLink { links[path] = object } else if !isFolder { objects[path] = object }
            guard extensions.contains(where: { path.hasSuffix("." + $0) }) else { continue }
            guard path.utf8.elementsEqual(name) else {
                tree.invalidNames.append(path)
                continue
            }
            let file = GitFile(path: path, object: object, link: isLink ? object : nil)
            if isFolder, DefinitionSearch.mayBeMeant(asFolder: path) {
                tree.namesakes.append(file)
            } else {
                tree.files.append(file)
            }
        }
        if tree.files.contains(where: { $0.link != nil }) {
            tree.links = try texts(ofLinks: links)
            for index in tree.files.indices where tree.files[index].link != nil {
                tree.files[index].follow(tree.links) { objects[$0] }
            }
        }
        return tree
    }

    /// Where links lead, as written, from their objects.
    func texts(ofLinks links: [String: String]) throws(Failure) -> [String: String] {
        let read = try objects(links.values)
        return links.compactMapValues { object in
            guard case .contents(let bytes)? = read[object] else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The contents of objects, each read once. An item such as `v1:App/Soup.swift` is one, too.
    package func objects(_ names: some Sequence<String>) throws(Failure) -> [String: GitObject] {
        let wanted = Set(names).sorted()
        if wanted.isEmpty { return [:] }
        let request = wanted.map { $0 + "\n" }.joined()
        let sizes: [UInt8]
        do {
            sizes = try run(["cat-file", "--batch-check"], input: Array(request.utf8))
        } catch .refused {
            // In a partial clone, git fails instead of fetching. Only separate commands tell which objects are missing.
            return try objectsOneByOne(wanted)
        }
        var objects: [String: GitObject] = [:]
        var batch: [String] = []
        var room = Self.batchLimit
        for (name, line) in zip(wanted, sizes.split(separator: UInt8(ascii: "\n"))) {
            // <object> <type> <size>, or <object> missing
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else {
                objects[name] = .missing
                continue
            }
            if words[1].elementsEqual("tree".utf8) {
                objects[name] = .unread(FileFailure.isFolder.message)
                continue
            }
            guard size <= InputFile.sizeLimit else {
                objects[name] = .tooLarge
                continue
            }
            if size > room, !batch.isEmpty {
                try read(batch, into: &objects)
                batch = []
                room = Self.batchLimit
            }
            batch.append(name)
            room -= size
        }
        try read(batch, into: &objects)
        return objects
    }

    /// The maximum size of a batch in bytes. Git's answer is in memory twice until it is split.
    private static let batchLimit = 16 * 1_048_576

    private func read(_ names: [String], into objects: inout [String: GitObject]) throws(Failure) {
        if names.isEmpty { return }
        let answer = try run(["cat-file", "--batch"], input: Array(names.map { $0 + "\n" }.joined().utf8))
        var position = 0
        for name in names {
            // <object> <type> <size>\n<contents>\n, or <object> missing\n
            guard let end = answer[position...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            let words = answer[position..<end].split(separator: UInt8(ascii: " "))
            position = end + 1
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
                position + size <= answer.count
            else {
                objects[name] = .missing
                continue
            }
            objects[name] = .contents(Array(answer[position..<position + size]))
            position += size + 1
        }
    }

    private func objectsOneByOne(_ names: [String]) throws(Failure) -> [String: GitObject] {
        var objects: [String: GitObject] = [:]
        for name in names {
            do {
                let size = try Int(Self.line(run(["cat-file", "-s", name]))) ?? 0
                objects[name] =
                    size > InputFile.sizeLimit ? .tooLarge : .contents(try run(["cat-file", "blob", name]))
            } catch .refused {
                objects[name] = .missing
            }
        }
        return objects
    }
}
