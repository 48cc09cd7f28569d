import Diagnostics
import SavedContract
import SwiftDeclarations

/// Weighs what could not be read of two states. What is the same in both is part of no change.
struct GapComparison {
    private(set) var gaps: [Gap] = []
    private let old: ProjectState
    private let new: ProjectState
    private let former: (versions: Set<Int>, reasons: Set<String>)
    private let present: (versions: Set<Int>, reasons: Set<String>)
    private lazy var hidden = HiddenDeclarations(old, new)

    init(from old: ProjectState, to new: ProjectState) {
        (self.old, self.new) = (old, new)
        (former, present) = (Self.known(old.gaps), Self.known(new.gaps))
        let others = Dictionary(old.gaps.map { (Key($0), $0) }) { first, _ in first }
        let keys = Set(new.gaps.map(Key.init))
        for var gap in new.gaps {
            if let other = others[Key(gap)] {
                weigh(&gap, against: other)
            } else {
                gap.side = .new
                weighAlone(&gap)
            }
            // What nobody can have saved is mentioned if it changed.
            if !gap.contents.isEmpty || gap.weight != .named { gaps.append(gap) }
        }
        for var gap in old.gaps where !keys.contains(Key(gap)) {
            gap.side = .old
            weighAlone(&gap)
            let isKnown = gap.fingerprint.map(present.versions.contains) == true
            if !isKnown || gap.weight != .named { gaps.append(gap) }
        }
        // A manifest in Swift is said to be one.
        let manifests = Set(gaps.filter { $0.contents == .targets }.map(\.unread.location.path))
        gaps.removeAll { $0.contents != .targets && manifests.contains($0.unread.location.path) }
        gaps.sort { ($1.weight, $0.unread.location) < ($0.weight, $1.unread.location) }
    }

    private struct Key: Hashable {
        let thing: String
        let contents: Gap.Contents

        init(_ gap: Gap) { (thing, contents) = (gap.thing, gap.contents) }
    }

    private static func known(_ gaps: [Gap]) -> (versions: Set<Int>, reasons: Set<String>) {
        (Set(gaps.compactMap(\.fingerprint)), Set(gaps.map(\.unread.reason)))
    }

    /// Weighs what both states have.
    private func weigh(_ gap: inout Gap, against other: Gap) {
        if gap.fingerprint == other.fingerprint, gap.fingerprint != nil {
            gap.weight = .named
        } else if gap.isDecisive || gap.fingerprint == nil {
            gap.findings = other.findings + gap.findings
        } else if !gap.isOfPart, !gap.contents.isEmpty {
            gap.weight = .named
        }
    }

    /// Weighs what only one of the states has.
    private mutating func weighAlone(_ gap: inout Gap) {
        let other = gap.side == .new ? former : present
        let isElsewhere = gap.fingerprint.map(other.versions.contains) == true
        switch gap.contents {
        case .fact where gap.side == .old || isElsewhere, .part where gap.side == .old || isElsewhere:
            gap.weight = .named
        case .code where isElsewhere:
            // It was only moved.
            (gap.weight, gap.side) = (.named, .both)
        case .code where gap.fingerprint != nil && old.code != nil && new.code != nil:
            if gap.side == .new && gap.isDecisive || hidden.mayBe(in: gap) {
                gap.weight = .decisive
            } else {
                let isNews = gap.side == .new && !other.reasons.contains(gap.unread.reason)
                gap.weight = isNews ? .noted : .named
            }
        default: break
        }
    }
}

extension Gap {
    /// Whether App Intents may be in it, even from before.
    var mayHaveReplacements: Bool { side != .old && (contents == .code || contents == .everything) }

    /// Whether something of the old state may be in it now that was not there before.
    var isNews: Bool { side == .new || side == .both && (isDecisive || fingerprint != nil && weight == .noted) }
}

/// What the version of a source that cannot be read may declare.
private struct HiddenDeclarations {
    private let sources: (old: [String: SourceText], new: [String: SourceText])
    private let paths: (old: Set<String>, new: Set<String>)
    private let unresolved: (old: Set<String>, new: Set<String>)

    init(_ old: ProjectState, _ new: ProjectState) {
        let (former, present) = (old.code?.sourcesInside ?? [:], new.code?.sourcesInside ?? [:])
        sources = (former, present)
        paths = (old.contract.paths, new.contract.paths)
        unresolved = (old.contract.unresolved, new.contract.unresolved)
    }

    /// Whether the damaged version mentions what people save, or the one that can be read declares it or what the other state
    /// lacks.
    func mayBe(in gap: Gap) -> Bool {
        let isNew = gap.side == .new
        let damaged = (isNew ? sources.new : sources.old)[gap.thing]
        // Whoever encrypts files cannot read them later, either.
        if let damaged, SourceFilter.mentions(damaged.bytes) || gap.isDecisive && SourceFilter.isOpaque(damaged.bytes) {
            return true
        }
        guard let readable = (isNew ? sources.old : sources.new)[gap.thing] else { return false }
        return (isNew ? paths.old : paths.new).contains(readable.path) || SourceFilter.mentions(readable.bytes)
            || !DeclaredNames.names(in: readable.bytes).isDisjoint(with: isNew ? unresolved.new : unresolved.old)
    }
}

/// Files that were not looked at, by their paths inside the project, and everything below folders among them.
struct UnreadPaths {
    private let paths: Set<String>

    init(_ gaps: [Gap], hiding contents: Gap.Contents) {
        paths = Set(gaps.filter { $0.contents.contains(contents) }.map(\.thing))
    }

    var isEmpty: Bool { paths.isEmpty }

    func contains(_ path: String) -> Bool {
        if paths.contains(path) { return true }
        let folder = Path.folder(of: path)
        return folder != path && contains(folder)
    }
}
