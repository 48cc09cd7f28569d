import Diagnostics
import FileAccess

extension ProjectListing {
    /// Whether a path is an app that was built, packed for the store.
    static func isArchive(_ path: String) -> Bool { path.hasSuffix(".ipa") && !DefinitionSearch.isFolder(path) }

    /// The definitions in an app that was packed for the store, which is a ZIP archive: `unzip` takes them out.
    mutating func add(archive path: String) {
        isInFolders = false
        do {
            var room = InputFile.sizeLimit
            let list = try Self.unzip(["-Z1", "--", path], limit: room)
            for line in list.split(separator: UInt8(ascii: "\n")) {
                let name = String(decoding: line, as: UTF8.self)
                guard name.hasSuffix(".intentdefinition") else { continue }
                // Few bytes of an archive can become any number.
                let contents = try Self.unzip(["-p", "--", path, Self.literal(name)], limit: room)
                room -= contents.count
                files.append(
                    ProjectFile(relativePath: name, source: SourceText(path: "\(path):\(name)", bytes: contents))
                )
            }
        } catch {
            fail(path, error.reason)
        }
    }

    private struct Failure: Error {
        var reason: String
    }

    private static func unzip(_ arguments: [String], limit: Int) throws(Failure) -> [UInt8] {
        let result: ChildProcess.Result
        do throws(SystemError) {
            result = try ChildProcess.run("unzip", arguments, outputLimit: limit)
        } catch {
            let reason =
                error.isTooLarge
                ? "cannot read this archive: its definitions are larger than \(InputFile.sizeLimit / 1_048_576) MiB"
                : "cannot read this archive, which needs the program unzip: \(error.message)"
            throw Failure(reason: reason)
        }
        if result.status == 0 { return result.output }
        let words = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
        throw Failure(reason: "cannot read this archive: \(words ?? "unzip ended with status \(result.status)")")
    }

    /// The name as a pattern that matches nothing else.
    private static func literal(_ name: String) -> String {
        name.map { "[]*?\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
