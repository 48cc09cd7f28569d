import Diagnostics

/// A baseline that accepts findings.
package struct BaselineChoice: Sendable {
    package let baseline: Baseline
    /// Its file; `nil` for one that was made for this run, of whose entries none is said to be unneeded.
    package let source: SourceText?
    /// The folder that its paths start from.
    package let folder: String
    /// Entries that are no longer needed are errors.
    package let isStrict: Bool

    package init(_ baseline: Baseline, source: SourceText? = nil, folder: String, isStrict: Bool = false) {
        self.baseline = baseline
        self.source = source
        self.folder = folder
        self.isStrict = isStrict
    }

    /// Takes out what the baseline accepts.
    ///
    /// - Parameter folders: tells where relative paths start.
    package func apply(to diagnostics: [Diagnostic], _ folders: ReportFolders) -> AppliedFindings {
        baseline.apply(to: diagnostics, strict: isStrict, relativePath: folders.relativePaths(from: folder))
    }
}
