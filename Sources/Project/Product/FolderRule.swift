import Settings
import Diagnostics

/// A folder of a package's target, without what its declaration leaves out.
struct FolderRule: Hashable, Sendable {
    /// The path from the root of the checkout; empty for the root. It may be that of a single file.
    let folder: String
    /// Patterns relative to the folder. A file must match one of them.
    private let includes: [GlobPattern]
    private let excludes: [GlobPattern]
    private let phase: XcodeProject.Membership.Phase

    init(folder: String, includes: [String], excludes: [String], phase: XcodeProject.Membership.Phase) {
        self.folder = folder
        self.includes = includes.map(GlobPattern.init)
        self.excludes = excludes.map(GlobPattern.init)
        self.phase = phase
    }

    /// How the target uses a file; `nil` if it is elsewhere or left out.
    func membership(of path: String) -> XcodeProject.Membership? {
        guard path == folder || Path.isInside(path, folder) else { return nil }
        let inside = folder.isEmpty ? path : String(path.dropFirst(folder.utf8.count + 1))
        guard includes.contains(where: { $0.matches(inside) }), !excludes.contains(where: { $0.matches(inside) })
        else { return nil }
        return XcodeProject.Membership(phase: phase, origin: .buildFile)
    }
}
