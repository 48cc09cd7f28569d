import FileAccess
import Inputs
import IntentSchema
import ProjectComparison
import Workspace

extension ProjectState {
    init(_ workspace: Workspace) {
        self.init(
            Array(zip(workspace.files, workspace.loaded())),
            failures: workspace.failures,
            isInFolders: workspace.isInFolders,
            map: ParallelMap.map
        )
    }
}

extension BreakingFindings.SwiftSources {
    init(_ workspace: Workspace) {
        self.init(workspace.sources, failures: workspace.failures, areInFolders: workspace.isInFolders)
    }
}
