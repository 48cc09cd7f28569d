import Settings
import Diagnostics

/// A folder of a target in a package or a generated project, without what its declaration leaves out.
struct FolderRule: Sendable {
    /// The path from the root of the checkout; empty for the root. It may be that of a single file.
    let folder: String
    /// Patterns relative to the folder. A file must match one of them; `nil` for all files.
    private let includes: [GlobPattern]?
    private let excludes: [GlobPattern]
    /// `nil` to compile what can be compiled and copy the rest.
    private let phase: XcodeProject.Membership.Phase?
    private let codegen: XcodeProject.Membership.Codegen?

    init(
        folder: String,
        includes: [String]? = nil,
        excludes: [String] = [],
        phase: XcodeProject.Membership.Phase? = nil,
        codegen: XcodeProject.Membership.Codegen? = nil
    ) {
        self.folder = folder
        self.includes = includes.map { $0.map(GlobPattern.init) }
        self.excludes = excludes.map(GlobPattern.init)
        self.phase = phase
        self.codegen = codegen
    }

    /// How the target uses a file; `nil` if it is elsewhere or left out.
    func membership(of path: String) -> XcodeProject.Membership? {
        guard path == folder || Path.isInside(path, folder) else { return nil }
        let inside = folder.isEmpty ? path : String(path.dropFirst(folder.utf8.count + 1))
        if let includes, !includes.contains(where: { $0.matches(inside) }) { return nil }
        if excludes.contains(where: { $0.matches(inside) }) { return nil }
        let compiled = [".swift", ".intentdefinition", ".m", ".mm"].contains(where: path.hasSuffix)
        var membership = XcodeProject.Membership(
            phase: phase ?? (compiled ? .sources : .resources),
            origin: .buildFile
        )
        membership.codegen = codegen
        return membership
    }
}
