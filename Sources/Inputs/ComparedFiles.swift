import Diagnostics
import FileAccess
import IntentSchema

extension Workspace {
    /// Adds the files below a path that end in an extension; the path itself where it is a file, what is in it where it is an
    /// app that was packed for the store.
    ///
    /// - Parameters:
    ///   - prefix: what comes before paths inside the project: where the folder is in a repository.
    ///   - isOptional: whether there may be nothing at the path: what was deleted is part of a new state, too.
    ///   - exclusions: what is left out in folders; what git ignores should be, because commits do not have it.
    package mutating func add(
        _ path: String,
        withExtension pathExtension: String,
        prefix: String = "",
        isOptional: Bool = false,
        excluding exclusions: inout SearchExclusions
    ) {
        if DefinitionSearch.isFolder(path) {
            for search in exclusions.searches(below: [path], withExtension: pathExtension) { add(search, prefix) }
        } else if path.hasSuffix(".ipa") {
            if pathExtension == "intentdefinition" { add(archive: path) }
        } else if DefinitionSearch.exists(path) {
            let inside = prefix.isEmpty ? Path.name(of: path) : prefix
            read([Place(path: path, shownPath: path, relativePath: inside)], within: nil)
        } else if !isOptional {
            fail(path, "cannot read this file: \(SystemError.noSuchFile.message)")
        }
    }

    private mutating func add(_ search: SearchExclusions.Search, _ prefix: String) {
        let folder = search.root
        do throws(InputFile.Failure) {
            let found = try search.result.get()
            if search.isAllIgnored { ignoredFolders.insert(folder) }
            let places = found.files.map { path in
                let inside = Path.joined(prefix, String(path.dropFirst(Path.joined(folder, "").count)))
                return Place(path: path, shownPath: Self.shownPath(path, below: folder), relativePath: inside)
            }
            read(places, within: LinkBoundary([folder]))
            for failure in found.failures { fail(Self.shownPath(failure.path, below: folder), failure.reason) }
        } catch {
            fail(folder, "cannot read this folder: \(error.message)")
        }
    }

    /// The definitions in an app that was packed for the store, which is a ZIP archive: `unzip` takes them out.
    ///
    /// - Parameter limit: how many bytes the definitions may have together: few of an archive can become any number.
    mutating func add(archive path: String, limit: Int = InputFile.sizeLimit) {
        isInFolders = false
        var room = limit
        do throws(InputFile.Failure) {
            let list = try Self.unzip(["-Z1", "--", path], limit: room)
            for line in list.split(separator: UInt8(ascii: "\n")) {
                let name = String(decoding: line, as: UTF8.self)
                guard name.hasSuffix(".intentdefinition") else { continue }
                // The name as a pattern that matches nothing else.
                let literal = name.map { "[]*?\\".contains($0) ? "\\\($0)" : String($0) }.joined()
                let bytes = try Self.unzip(["-p", "--", path, literal], limit: room)
                room -= bytes.count
                files.append(ProjectFile(relativePath: name, source: SourceText(path: "\(path):\(name)", bytes: bytes)))
            }
        } catch {
            fail(path, error.message)
        }
    }

    private static func unzip(_ arguments: [String], limit: Int) throws(InputFile.Failure) -> [UInt8] {
        let result: ChildProcess.Result
        do throws(SystemError) {
            result = try ChildProcess.run("unzip", arguments, outputLimit: limit)
        } catch {
            let reason =
                error.isTooLarge
                ? "cannot read this archive: its definitions are larger than \(InputFile.sizeLimit / 1_048_576) MiB"
                : "cannot read this archive, which needs the program unzip: \(error.message)"
            throw InputFile.Failure(message: reason)
        }
        if result.status == 0 { return result.output }
        let words = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
        let reason = words ?? "unzip ended with status \(result.status)"
        throw InputFile.Failure(message: "cannot read this archive: \(reason)")
    }
}
