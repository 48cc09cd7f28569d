import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import ProjectComparison
import Workspace

extension ProjectState {
    init(
        _ workspace: Workspace,
        code: Workspace? = nil,
        words: ([Frontend.Loaded]) -> [Frontend.Loaded] = { $0 }
    ) {
        self.init(
            Array(zip(workspace.files, words(workspace.loaded()))),
            failures: workspace.failures,
            isInFolders: workspace.isInFolders,
            code: code.map { ProjectCode($0.files, failures: $0.failures, isInFolders: $0.isInFolders) },
            map: ParallelMap.map
        )
    }

    /// The state that paths name.
    static func load(
        _ paths: [String],
        excluding exclusions: SearchExclusions,
        reading contents: FileContents = FileContents()
    ) throws(CommandFailure) -> ProjectState {
        let files = StateFiles(.named(paths), excluding: exclusions, reading: contents)
        let state = ProjectState(files.definitions, code: files.code)
        if state.isEmpty, state.failures.isEmpty {
            let places = paths.map { "'\($0)'" }.joined(separator: ", ")
            throw .unusable("there is no .intentdefinition file, App Intent or widget in \(places)")
        }
        return state
    }
}

extension ComparedStates {
    /// Both states, read. There must be something to compare.
    ///
    /// - Parameter language: the language whose tables have the words where definitions have keys; `nil` for keys.
    func loaded(inWordsOf language: String? = nil) throws(CommandFailure) -> (old: ProjectState, new: ProjectState) {
        func state(_ files: StateFiles) -> ProjectState {
            ProjectState(files.definitions, code: files.code) { loaded in
                language.map { TranslationReading.inWords(of: $0, loaded, tables: files.tables) } ?? loaded
            }
        }
        let states = (old: state(old), new: state(new))
        let isNothing = states.old.isEmpty && states.new.isEmpty
        if isNothing, states.old.failures.isEmpty, states.new.failures.isEmpty {
            throw .unusable(
                "there is no .intentdefinition file, App Intent or widget, neither now nor in '\(baseName)'"
            )
        }
        return states
    }
}
