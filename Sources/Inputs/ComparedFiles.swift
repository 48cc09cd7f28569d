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
    ///   - ignored: tells which of some paths git ignores: commits do not have them, so they would count as added.
    package mutating func add(
        _ path: String,
        withExtension pathExtension: String,
        prefix: String = "",
        isOptional: Bool = false,
        ignored: (_ paths: [String]) -> Set<String>
    ) {
        if DefinitionSearch.isFolder(path) {
            add(folder: path, withExtension: pathExtension, prefix: prefix, ignored: ignored)
        } else if path.hasSuffix(".ipa") {
            if pathExtension == "intentdefinition" { add(archive: path) }
        } else if DefinitionSearch.exists(path) {
            let inside = prefix.isEmpty ? Path.name(of: path) : prefix
            read([Place(path: path, shownPath: path, relativePath: inside)], within: nil)
        } else if !isOptional {
            fail(path, "cannot read this file: \(SystemError.noSuchFile.message)")
        }
    }

    private mutating func add(
        folder: String,
        withExtension pathExtension: String,
        prefix: String,
        ignored: (_ paths: [String]) -> Set<String>
    ) {
        do throws(InputFile.Failure) {
            let search = try DefinitionSearch.files(below: folder, withExtensions: [pathExtension])
            let ignored = ignored(search.files + search.failures.map(\.path))
            /// What a path is called in the project; `nil` for one that is passed over.
            func inside(_ path: String) -> String? {
                let inside = Path.joined(prefix, String(path.dropFirst(Path.joined(folder, "").count)))
                return ignored.contains(path) || !DefinitionSearch.isSearched(inside) ? nil : inside
            }
            let places = search.files.compactMap { path in
                inside(path).map {
                    Place(path: path, shownPath: Self.shownPath(path, below: folder), relativePath: $0)
                }
            }
            read(places, within: LinkBoundary([folder]))
            for failure in search.failures where inside(failure.path) != nil {
                fail(Self.shownPath(failure.path, below: folder), failure.reason)
            }
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
