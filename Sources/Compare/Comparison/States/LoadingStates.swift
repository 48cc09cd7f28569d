import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema

extension ProjectCode {
    /// The code below folders or in apps; `nil` if only definitions are named.
    package static func load(
        _ paths: [String],
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) -> ProjectCode? {
        var files = StateFiles(.named(paths), excluding: exclusions, reading: contents)
        files.leaveOutUnbuiltSources()
        return files.code.map { ProjectCode($0.files, failures: $0.failures, isInFolders: $0.isInFolders) }
    }
}

extension ProjectState {
    /// - Parameter loaded: the definitions; `nil` to load them.
    package init(_ definitions: Workspace, _ loaded: [Frontend.Loaded]? = nil, code: Workspace? = nil) {
        self.init(
            Array(zip(definitions.files, loaded ?? definitions.loaded())),
            unread: definitions,
            isInFolders: definitions.isInFolders,
            code: code.map { ProjectCode($0.files, failures: $0.failures, isInFolders: $0.isInFolders) },
            map: ParallelMap.map
        )
    }

    /// Loads the state of the given paths.
    ///
    /// - Parameter allowsEmpty: whether the state may be empty.
    package static func load(
        _ paths: [String],
        excluding exclusions: SearchExclusions,
        allowsEmpty: Bool = false,
        reading contents: FileContents = FileContents()
    ) throws(CommandFailure) -> ProjectState {
        var files = StateFiles(.named(paths), excluding: exclusions, reading: contents)
        files.leaveOutUnbuiltSources()
        var state = ProjectState(files.definitions, code: files.code)
        state.oldestSystems = files.oldestSystems
        if !allowsEmpty, state.isEmpty, state.failures.isEmpty {
            let places = paths.map { "'\($0)'" }.joined(separator: ", ")
            throw .unusable("there is no .intentdefinition file, App Intent or widget in \(places)")
        }
        return state
    }
}
