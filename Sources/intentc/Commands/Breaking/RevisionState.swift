import Diagnostics
import FileAccess
import Git
import IntentSchema

extension ProjectListing {
    /// The files of a commit that end in an extension, as far as they are searched in folders.
    ///
    /// - Parameters:
    ///   - name: what reports call the commit: `origin/main`.
    ///   - folders: where to look, from the root of the repository; everywhere where there are none.
    mutating func add(
        _ commit: String,
        of repository: GitRepository,
        name: String,
        below folders: [String],
        withExtension pathExtension: String
    ) {
        isInFolders = false
        do {
            let tree = try repository.tree(of: commit, extensions: [pathExtension], below: folders)
            let files = tree.files.filter { !$0.isLink && DefinitionSearch.isSearched($0.path) }
            let objects = try repository.objects(files.map(\.object))
            for file in files { add(file, objects[file.object] ?? .missing, name) }
            for path in tree.invalidNames where DefinitionSearch.isSearched(path) {
                fail("\(name):\(path)", "the name of this file is not valid UTF-8")
            }
            for submodule in tree.submodules where DefinitionSearch.isSearched(submodule.path) {
                add(submodule.path, submodule.commit, of: repository, name, withExtension: pathExtension)
            }
        } catch {
            fail(name, "cannot read this revision: \(error.message)")
        }
    }

    private mutating func add(_ file: GitFile, _ object: GitObject, _ name: String) {
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

    /// What a submodule had. One that is not checked out is in neither state.
    private mutating func add(
        _ path: String,
        _ commit: String,
        of repository: GitRepository,
        _ name: String,
        withExtension pathExtension: String
    ) {
        guard let root = repository.root else { return }
        let folder = Path.joined(root, path)
        guard DefinitionSearch.exists(Path.joined(folder, ".git")), let module = try? GitRepository(containing: folder)
        else { return }
        var inside = ProjectListing()
        inside.add(commit, of: module, name: name, below: [], withExtension: pathExtension)
        for var file in inside.files {
            file.relativePath = Path.joined(path, file.relativePath)
            file.source = SourceText(path: "\(name):\(file.relativePath)", bytes: file.source.bytes)
            files.append(file)
        }
        failures += inside.failures
    }
}
