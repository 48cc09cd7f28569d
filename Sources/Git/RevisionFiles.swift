import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Workspace

extension Workspace {
    /// Adds the files of a commit that end in an extension, as far as they are searched in folders.
    ///
    /// - Parameters:
    ///   - name: what reports call the commit: `origin/main`.
    ///   - folders: where to look, from the root of the repository; everywhere where there are none.
    package mutating func add(
        commit: String,
        of repository: GitRepository,
        name: String,
        below folders: [String] = [],
        withExtension pathExtension: String
    ) {
        isInFolders = false
        do throws(GitRepository.Failure) {
            let tree = try repository.tree(of: commit, extensions: [pathExtension], below: folders)
            let files = tree.files.filter { !$0.isLink && DefinitionSearch.isSearched($0.path) }
            let objects = try repository.objects(files.map(\.object))
            for file in files { add(file, holding: objects[file.object] ?? .missing, ofRevision: name) }
            for path in tree.invalidNames where DefinitionSearch.isSearched(path) {
                fail("\(name):\(path)", "the name of this file is not valid UTF-8")
            }
            for submodule in tree.submodules where DefinitionSearch.isSearched(submodule.path) {
                // One that is not checked out is in neither state.
                guard let module = repository.submodule(at: submodule.path) else { continue }
                var inside = Workspace(contents)
                inside.add(commit: submodule.commit, of: module, name: name, withExtension: pathExtension)
                inside.files = inside.files.map { file in
                    let path = Path.joined(submodule.path, file.relativePath)
                    let source = SourceText(path: "\(name):\(path)", bytes: file.source.bytes)
                    return ProjectFile(relativePath: path, source: source)
                }
                add(inside)
            }
        } catch {
            fail(name, "cannot read this revision: \(error.message)")
        }
    }

    private mutating func add(_ file: GitFile, holding object: GitObject, ofRevision name: String) {
        let path = "\(name):\(file.path)"
        switch object {
        case .contents(let bytes):
            files.append(ProjectFile(relativePath: file.path, source: SourceText(path: path, bytes: bytes)))
        case .missing:
            fail(path, "the repository does not have this file; fetch the history that was left out")
        case .largeFilePointer:
            fail(path, "this file is kept with Git LFS, and the revision has only a pointer to it")
        }
    }
}

extension GitRepository {
    fileprivate func submodule(at path: String) -> GitRepository? {
        guard let folder = root.map({ Path.joined($0, path) }), DefinitionSearch.exists(Path.joined(folder, ".git"))
        else { return nil }
        return try? GitRepository(containing: folder)
    }
}
