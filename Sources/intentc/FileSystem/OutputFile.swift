/// Writing outputs so that nobody ever sees half of one.
enum OutputFile {
    /// Why an output could not be written, in the words of a message.
    struct Failure: Error {
        var path: String
        var message: String
    }

    /// What stands in a file now; `nil` when there is none or it cannot be read.
    static func current(_ path: String) -> [UInt8]? { try? InputFile.read(path) }

    /// Makes `path` hold exactly `contents`. A file that already does is not touched, so that builds see no change.
    ///
    /// The bytes go to a new file in the same folder, which then takes the old one's name in one step: whoever reads sees
    /// the old contents or the new, also when the program is killed. A link is followed, and the file behind it replaced.
    static func write(_ contents: [UInt8], to path: String) throws(Failure) {
        if current(path) == contents { return }
        let target = resolved(path)
        var status = stat()
        let exists = stat(target, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw Failure(path: path, message: "it is a folder") }
        if exists, status.st_mode & S_IFMT != S_IFREG { return try writeInPlace(contents, target, shownAs: path) }
        let temporary = temporaryPath(beside: target)
        do {
            let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: 0o666)
            defer { file.close() }
            try file.write(contents)
            if exists { fchmod(file.number, status.st_mode & 0o7777) }
        } catch {
            unlink(temporary)
            throw Failure(path: path, message: error.message)
        }
        if rename(temporary, target) != 0 {
            let error = SystemError.last
            unlink(temporary)
            throw Failure(path: path, message: error.message)
        }
    }

    /// Makes a folder and those above it, as far as they are missing.
    static func makeFolder(_ path: String) throws(Failure) {
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        let error = SystemError.last
        if error.code == EEXIST { return try checkFolder(path) }
        let parent = Path.folder(of: path)
        guard error.code == ENOENT, parent != path, !parent.isEmpty else {
            throw Failure(path: path, message: error.message)
        }
        try makeFolder(parent)
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw Failure(path: path, message: SystemError.last.message) }
    }

    private static func checkFolder(_ path: String) throws(Failure) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw Failure(path: path, message: "it is not a folder")
        }
    }

    /// A pipe or a device (`/dev/stdout`) cannot be replaced, only written to.
    private static func writeInPlace(_ contents: [UInt8], _ target: String, shownAs path: String) throws(Failure) {
        do {
            let file = try FileDescriptor(opening: target, O_WRONLY | O_CLOEXEC)
            defer { file.close() }
            try file.write(contents)
        } catch {
            throw Failure(path: path, message: error.message)
        }
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// A name of this process's own, so that two that write at once never share one.
    private static func temporaryPath(beside path: String) -> String {
        let folder = Path.folder(of: path)
        let name = ".\(Path.name(of: path)).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).tmp"
        return folder.isEmpty ? name : Path.joined(folder, name)
    }
}
