import Diagnostics
import FileAccess

/// One file of a commit.
package struct GitFile: Hashable {
    /// The path from the root of the repository.
    package var path: String
    package var object: String
    /// Whether the file is a symbolic link, whose contents are its target.
    package var isLink: Bool
}

/// The files of a commit, and the submodules that it names.
package struct GitTree {
    package var files: [GitFile] = []
    package var submodules: [Submodule] = []
    /// Names that are not UTF-8, repaired for messages. Their files are not in `files`.
    package var invalidNames: [String] = []

    package typealias Submodule = (path: String, commit: String)
}

package enum GitObject {
    case contents([UInt8])
    /// Not in the repository, as in a shallow or partial clone.
    case missing
    /// Larger than `InputFile.sizeLimit`.
    case tooLarge

    /// The contents of a file at a path. A pointer is judged by who reads the file, as on disk.
    package func contents(at path: String) -> Stated<[UInt8]> {
        let location = SourceLocation(path: path, place: .file)
        switch self {
        case .contents(let bytes): return .known(bytes)
        case .missing:
            return .unread(Unread("it is not in the repository; fetch the rest of the history", at: location))
        case .tooLarge: return .unread(Unread(FileFailure.tooLarge(InputFile.sizeLimit).message, at: location))
        }
    }
}

extension GitRepository {
    /// The files of a commit with one of the extensions.
    ///
    /// - Parameter folders: Where to look, from the root of the repository; everywhere if there are none.
    package func tree(of commit: String, extensions: [String], below folders: [String] = []) throws(Failure) -> GitTree
    {
        var tree = GitTree()
        let paths = folders.isEmpty ? [] : ["--"] + folders
        let list = try run(["--literal-pathspecs", "ls-tree", "-r", "-z", "--full-tree", commit] + paths)
        for entry in list.split(separator: 0) {
            // <mode> <type> <object>\t<path>
            guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = entry[..<tab].split(separator: UInt8(ascii: " "))
            guard words.count == 3 else { continue }
            let name = entry[(tab + 1)...]
            let path = String(decoding: name, as: UTF8.self)
            let object = String(decoding: words[2], as: UTF8.self)
            if words[1].elementsEqual("commit".utf8) {
                tree.submodules.append((path, object))
            } else if extensions.contains(where: { path.hasSuffix("." + $0) }) {
                guard path.utf8.elementsEqual(name) else {
                    tree.invalidNames.append(path)
                    continue
                }
                tree.files.append(GitFile(path: path, object: object, isLink: words[0].elementsEqual("120000".utf8)))
            }
        }
        return tree
    }

    /// The contents of objects, each read once.
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
