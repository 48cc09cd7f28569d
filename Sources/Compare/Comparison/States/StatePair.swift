import Diagnostics
import SavedContract
import SwiftDeclarations

/// Two states of a project to compare.
package struct StatePair {
    package var old: ProjectState
    package var new: ProjectState
    /// The name of the old state. If it is a version, or one of its tags is, that decides which changes are still accepted.
    package var baseName: String
    /// Reads the tags in the history of the old state; none for folders.
    package var tags: () -> [String] = { [] }
    /// The files whose changes are reported; `nil` for all.
    package let reportedPaths: Set<String>?
    /// These files, and the folders around them.
    private let reportedPlaces: Set<String>?

    package init(_ old: ProjectState, _ new: ProjectState, baseName: String = "", at reportedPaths: Set<String>? = nil)
    {
        self.old = old
        self.new = new
        self.baseName = baseName
        self.reportedPaths = reportedPaths
        reportedPlaces = reportedPaths.map { paths in
            paths.reduce(into: []) { places, path in
                var place = path
                while !place.isEmpty, places.insert(place).inserted { place = Path.folder(of: place) }
            }
        }
    }

    /// The texts of both states' definitions and code, by path.
    var sources: [String: SourceText] {
        Dictionary((old.allSources + new.allSources).map { ($0.path, $0) }) { _, last in last }
    }

    /// Whether one of the locations is in a file whose changes are reported, or in a folder with one.
    func reports(_ locations: [SourceLocation]) -> Bool {
        reportedPlaces.map { places in locations.contains { places.contains($0.path) } } ?? true
    }

    /// The sources that no target builds, by what they still declare and no other source does.
    var notBuilt: [ChangeSubject: String] {
        let gone = old.contract.typeNames.subtracting(new.contract.typeNames)
        if gone.isEmpty { return [:] }
        let unbuilt = new.unbuilt.filter { !DeclaredNames.names(in: $0.bytes).isDisjoint(with: gone) }
        if unbuilt.isEmpty { return [:] }
        let paths = Set(unbuilt.map(\.path))
        let contract = SavedContract(readingAllOf: unbuilt + (new.code?.sources ?? []))
        var nothing = SavedContract()
        nothing.parts = contract.parts
        let all = ContractComparison(from: contract, to: nothing) { SourceLocation(path: $0, place: .file) }.changes
        let declared = all.compactMap(\.old).filter { paths.contains($0.location.path) }
        return Dictionary(declared.map { ($0.subject, $0.location.path) }) { first, _ in first }
    }

    /// Whether both states can read what changed: nothing is in one of these files, and nothing that is gone, new or no longer
    /// known can be there.
    func isRead(_ change: Change, without unread: UnreadPaths) -> Bool {
        guard let before = change.old, let after = change.new else { return false }
        if case .unread = change.aspect { return false }
        let paths = [old.code?.relativePath(before.location.path), new.code?.relativePath(after.location.path)]
        return !paths.contains { $0.map(unread.contains) == true }
    }
}
