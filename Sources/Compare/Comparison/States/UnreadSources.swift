import Diagnostics
import SavedContract
import SwiftDeclarations

/// The Swift sources that one of two states cannot read, or only in part, and that the other one lacks as they are.
struct UnreadSources {
    /// Findings about those that may declare what people saved, or may have it now. No one knows what became of it.
    private(set) var failures: [Diagnostic] = []
    /// One that only the new state has. What seems to be gone may be in it.
    private(set) var newPath: String?
    /// The paths of files, in either state, about which nothing is said.
    private var paths: Set<String> = []

    init(comparing old: ProjectState, with new: ProjectState) {
        let (formerDamage, damage) = (old.contract.damage, new.contract.damage)
        guard let formerCode = old.code, let code = new.code, !formerDamage.isEmpty || !damage.isEmpty else { return }
        let (former, now) = (formerCode.currentSources(isNew: false), code.currentSources(isNew: true))
        let (formerPaths, currentPaths) = (old.contract.paths, new.contract.paths)
        let hasGone = former.contains { path, source in now[path] == nil && SourceFilter.mentions(source.bytes) }
        // A file that was only moved is as unknown as before.
        let formerUnread = Set(former.values.filter { formerDamage[$0.path] != nil }.map(\.bytes))
        let unread = Set(now.values.filter { damage[$0.path] != nil }.map(\.bytes))
        /// Whether the version that can be read declares what people may have saved, or what the other state lacks.
        func declares(_ source: SourceText, in paths: Set<String>, _ unresolved: Set<String>) -> Bool {
            paths.contains(source.path) || SourceFilter.mentions(source.bytes)
                || !DeclaredNames.names(in: source.bytes).isDisjoint(with: unresolved)
        }
        for path in Set(former.keys).union(now.keys).sorted() {
            let (before, after) = (former[path], now[path])
            let place: SavedContract.Place
            let text: [UInt8]
            let isLost: Bool
            switch (before.flatMap { formerDamage[$0.path] }, after.flatMap { damage[$0.path] }) {
            case (let damaged?, nil):
                if before.map({ unread.contains($0.bytes) }) == true { continue }
                (place, text) = (damaged, before?.bytes ?? [])
                isLost = after.map { declares($0, in: currentPaths, old.contract.unresolved) } ?? false
            case (nil, let damaged?):
                if after.map({ formerUnread.contains($0.bytes) }) == true { continue }
                (place, text) = (damaged, after?.bytes ?? [])
                newPath = newPath ?? damaged.location.path
                // Whoever encrypts files cannot read them later, either.
                isLost =
                    before.map { declares($0, in: formerPaths, new.contract.unresolved) }
                    ?? (hasGone && damaged.reason != .encrypted)
            default: continue
            }
            if isLost || SourceFilter.mentions(text) {
                failures.append(ProjectState.failure(place))
                paths.formUnion([before?.path, after?.path].compactMap(\.self))
            }
        }
    }

    /// Whether both states can read what changed: nothing is in one of these files, and nothing that is gone, new or
    /// no longer known can be there.
    func areBothRead(_ change: Change) -> Bool {
        if failures.isEmpty { return true }
        guard let old = change.old, let new = change.new else { return false }
        if case .unread = change.aspect { return false }
        return paths.isDisjoint(with: [old.location.path, new.location.path])
    }
}
