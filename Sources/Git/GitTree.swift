import FileAccess

/// One file of a commit.
package struct GitFile: Hashable {
    /// The path from the root of the repository, as git has it.
    package var path: String
    /// The object that has its contents.
    package var object: String
    /// A link: its contents are the path that it leads to.
    package var isLink: Bool
}

/// The files of a commit, and the submodules that it names.
package struct GitTree {
    package var files: [GitFile] = []
    /// Where submodules are, with the commits that they are at.
    package var submodules: [Submodule] = []
    /// Names that are not UTF-8, repaired to be shown. The files have to be looked at by other means.
    package var invalidNames: [String] = []

    package typealias Submodule = (path: String, commit: String)
}

/// What an object holds.
package enum GitObject {
    case contents([UInt8])
    /// The object is not in the repository, as in a shallow or partial clone.
    case missing
    /// The contents are with Git LFS; the object names them.
    case largeFilePointer
    /// The file is larger than any that is read.
    case tooLarge
}

extension GitRepository {
    /// The files of a commit whose names end in one of the extensions.
    ///
    /// - Parameter folders: Where to look, from the root of the repository; all of it where there are none.
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

    /// What objects hold, each read once, and none that is larger than files may be.
    package func objects(_ names: some Sequence<String>) throws(Failure) -> [String: GitObject] {
        let wanted = Set(names).sorted()
        if wanted.isEmpty { return [:] }
        let request = wanted.map { $0 + "\n" }.joined()
        let sizes: [UInt8]
        do {
            sizes = try run(["cat-file", "--batch-check"], input: Array(request.utf8))
        } catch .refused {
            // A partial clone would fetch what it left out; which objects those are, each tells for itself.
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

    /// How many bytes are asked for at once: what git answers is there twice until it is taken apart.
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
            objects[name] = Self.object(Array(answer[position..<position + size]))
            position += size + 1
        }
    }

    private func objectsOneByOne(_ names: [String]) throws(Failure) -> [String: GitObject] {
        var objects: [String: GitObject] = [:]
        for name in names {
            do {
                let size = try Int(Self.line(run(["cat-file", "-s", name]))) ?? 0
                objects[name] =
                    size > InputFile.sizeLimit ? .tooLarge : Self.object(try run(["cat-file", "blob", name]))
            } catch .refused {
                objects[name] = .missing
            }
        }
        return objects
    }

    private static func object(_ contents: [UInt8]) -> GitObject {
        contents.starts(with: largeFileHeader) ? .largeFilePointer : .contents(contents)
    }

    private static let largeFileHeader = Array("version https://git-lfs.github.com/spec/".utf8)
}
