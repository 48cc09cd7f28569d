import Diagnostics
import PropertyList
import SwiftDeclarations

extension Product {
    /// A file that says what a project builds, but that is not read. The project may then build anything.
    package struct UnreadFile: Hashable, Sendable {
        /// Why and where, by a path from the root of the checkout.
        package let unread: Unread
        /// The path of the project or manifest.
        package let project: String
        /// Whether no target of the project is known.
        let hidesTargets: Bool

        package init(_ unread: Unread, of project: String, hidesTargets: Bool = false) {
            (self.unread, self.project, self.hidesTargets) = (unread, project, hidesTargets)
        }

        var folder: String { Path.folder(of: project) }
    }

    /// The projects and packages of which no target is known. With any of them, nothing can be denied.
    package var unreadProjects: [UnreadFile] { unreadFiles.filter(\.hidesTargets) }

    /// A submodule that is not checked out although a project names something in it.
    package var unreadSubmodule: Unread? {
        unreadFiles.lazy.map(\.unread).first { files.closedSubmodule($0.location.path) != nil }
    }

    /// The nearest project around a file that was not read.
    package func unreadProject(around path: String) -> UnreadFile? {
        unreadProjects.filter { Path.isInside(path, $0.folder) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    /// What is not read of the projects that have any of the given files or are in folders around them.
    ///
    /// - Parameter shown: converts a path from the root to the one that reports show.
    /// - Returns: Also the texts, as far as they were read.
    package func gaps(
        around paths: [String],
        shown: (String) -> String
    ) -> (gaps: [Gap], sources: [SourceText]) {
        var known: Set<String> = []
        var sources: [SourceText] = []
        let owners = unreadFiles.isEmpty ? [] : Set(paths.flatMap(owners).map(\.path))
        let gaps = unreadFiles.compactMap { file -> Gap? in
            let isAround = owners.contains(file.project) || paths.contains { Path.isInside($0, file.folder) }
            guard isAround, file.unread.cause != .exclusion, known.insert(file.unread.location.path).inserted else {
                return nil
            }
            var unread = file.unread
            let text = files.source(unread.location.path).known
            unread.location.path = shown(unread.location.path)
            if let text { sources.append(SourceText(path: unread.location.path, bytes: text.bytes)) }
            return Gap(
                unread,
                of: file.unread.location.path,
                hiding: .targets,
                unread.cause == .absence ? .noted : .decisive,
                // What both states cannot read hides nothing that changed between them.
                fingerprint: 0,
                findings: [Diagnostic(unread)]
            )
        }
        return (gaps, sources)
    }

    /// The value that a file stands for. If it cannot be read, that is kept.
    ///
    /// - Parameter hidesTargets: whether no target of the project is known without it.
    mutating func read<Value>(
        _ path: String,
        of project: String,
        hidesTargets: Bool = false,
        as parse: (SourceText) -> Stated<Value>
    ) -> Stated<Value> {
        let value: Stated<Value> =
            switch files.source(path) {
            case .known(let source): parse(source)
            case .absent: .absent
            case .unread(let unread): .unread(unread)
            }
        if let unread = value.unread { add(UnreadFile(unread, of: project, hidesTargets: hidesTargets)) }
        return value
    }

    mutating func add(_ file: UnreadFile) {
        if !unreadFiles.contains(file) { unreadFiles.append(file) }
    }
}

extension SourceText {
    /// Why the bytes of a project or settings file are not its text; `nil` if they may be.
    var damage: Unread? {
        StandIn.unread(in: self)
            ?? SwiftFile.unreadable(bytes).map {
                Unread($0.reason.description, at: SourceLocation(path: path, range: $0.range))
            }
            ?? MergeConflict.diagnostics(in: self).first.map {
                Unread("a merge conflict is not resolved", at: $0.location)
            }
    }

    /// Returns why a file is not what it should be.
    func unread(_ reason: String) -> Unread {
        damage ?? Unread(bytes.isEmpty ? "it is empty" : reason, at: SourceLocation(path: path, place: .file))
    }
}
