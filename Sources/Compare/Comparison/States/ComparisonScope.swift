import Diagnostics
import SavedContract
import SwiftDeclarations

/// What a comparison looked at, with what, and what it could not look at. No filter of a report changes it.
package struct ComparisonScope: Sendable {
    package var definitions = Count()
    package var widgets = Count()
    package var appIntents = Count()
    /// What was not looked at, each thing once.
    package var notCompared: [Part] = []
    /// Whether more was not looked at than what could not be read before, either.
    package var isIncomplete = false
    package var sides: Sides?
    /// How many files of a state the user excludes.
    package var excluded = 0

    /// How many there are, and how many of them were compared.
    package struct Count: Sendable {
        package var compared = 0
        package var all = 0

        package init(compared: Int = 0, all: Int = 0) { (self.compared, self.all) = (compared, all) }
    }

    package struct Part: Sendable {
        package var path: String
        /// `nil` for the file as a whole.
        package var position: (line: Int, column: Int)?
        package var reason: String

        package init(path: String, position: (line: Int, column: Int)? = nil, reason: String) {
            (self.path, self.position, self.reason) = (path, position, reason)
        }

        /// What is the same of a thing in all commits of a history.
        fileprivate var identity: String { Path.name(of: Path.inRevision(path)) + "\0" + reason }
        fileprivate var words: String { "'\(path)\(position.map { ":\($0.line)" } ?? "")' (\(reason))" }
    }

    package enum Sides: Sendable {
        /// - Parameter new: `nil` for the files on disk.
        case states(base: Side, new: Side?)
        /// The steps of a history, in words: "each of 3 commits in 'v1..HEAD' with its parent".
        case history(String)
        /// A history without a step to compare: what it lacks.
        case emptyHistory(String)
    }

    package struct Side: Sendable {
        package var name: String
        /// `nil` for a path.
        package var commit: String?
        /// The branch that is checked out and is itself the default branch, so that its parent is the base.
        package var parentOf: String?

        package init(_ name: String, commit: String? = nil, parentOf: String? = nil) {
            (self.name, self.commit, self.parentOf) = (name, commit, parentOf)
        }

        fileprivate var words: String {
            let commit = commit.map { String($0.prefix(7)) }
            if let parentOf {
                return "its parent '\(commit ?? name)', because '\(parentOf)' is the default branch itself"
            }
            guard let commit, !name.hasPrefix(commit) else { return "'\(name)'" }
            return "'\(name)' (\(commit))"
        }
    }

    package init() {}

    /// - Parameter gaps: what was not looked at, before anything filters it.
    init(_ comparison: StateComparison, without gaps: [Gap]) {
        let states = comparison.states
        excluded = max(states.old.excluded.count, states.new.excluded.count)
        let unreadDefinitions = gaps.count { $0.contents == .definitions }
        definitions = Count(
            compared: comparison.definitionCount,
            all: comparison.definitionCount + unreadDefinitions
        )
        let unread = UnreadPaths(gaps.filter(\.isDecisive), hiding: .code)
        let common = states.old.contract.parts.intersection(states.new.contract.parts)
        func count(_ things: (SavedContract) -> [Thing]) -> Count {
            let sides = [states.old, states.new].map { (state: $0, things: things($0.contract)) }
            // What only one state can name goes by its type in both.
            let unnamed = Set(sides.flatMap { $0.things.filter { $0.name == nil }.map(\.type) })
            // What inherits from a type that no source declares may still be what it was.
            var inDoubt: Set<String> = []
            let read = zip(sides, [states.new.contract, states.old.contract]).map { side, other in
                let read = side.things.map { name, type, location in
                    let path = side.state.code?.relativePath(location.path) ?? location.path
                    let key = unnamed.contains(type) ? type : name ?? type
                    if [type, type.ownName].contains(where: { other.unreadBases[$0] != nil }) { inDoubt.insert(key) }
                    return (key, name != nil && !unread.contains(path))
                }
                return Dictionary(read) { $0 && $1 }
            }
            return Count(read[0], read[1]) { unread.isEmpty && !inDoubt.contains($0) }
        }
        if common.contains(.widgets) { widgets = count(\.comparedWidgets) }
        if common.contains(.appIntents) { appIntents = count(\.comparedAppIntents) }
        add(gaps.filter { $0.isDecisive || states.reports([$0.unread.location]) }, in: states.sources)
    }

    /// - Parameter sources: the texts with the gaps' lines, by path.
    mutating func add(_ gaps: [Gap], in sources: [String: SourceText] = [:]) {
        var places = ShownPlaces(sources: sources)
        for gap in gaps {
            let (place, reason) = (gap.unread.location, gap.unread.reason)
            notCompared.append(Part(path: place.path, position: places.position(of: place), reason: reason))
            isIncomplete = isIncomplete || gap.weight != .named
        }
    }

    /// Adds what another step of a history did not look at.
    mutating func add(_ other: ComparisonScope) {
        var known = Set(notCompared.map(\.identity))
        notCompared += other.notCompared.filter { known.insert($0.identity).inserted }
        isIncomplete = isIncomplete || other.isIncomplete
        excluded = max(excluded, other.excluded)
    }

    /// Whether nothing was looked at because it could not be read, or because a history has no step.
    var isNothing: Bool {
        if case .history = sides { return false }
        if case .emptyHistory = sides { return true }
        return definitions.compared + widgets.compared + appIntents.compared == 0 && !notCompared.isEmpty
    }

    /// A clause without a beginning or end: "compared 3 definitions and 2 widgets with 'main' (1a2b3c4)".
    package var words: String {
        var words = "compared "
        switch sides {
        case nil: words += counts
        case .history(let steps): words += steps
        case .emptyHistory(let reason): words += "nothing" + (notCompared.isEmpty ? ", because \(reason)" : "")
        case .states(let base, let new):
            words += counts + (new.map { " in \($0.words)" } ?? "") + " with \(base.words)"
        }
        if excluded > 0 { words += ", without \(excluded.counted("excluded file"))" }
        if notCompared.isEmpty { return words }
        let named = notCompared.prefix(3).map(\.words)
        let rest = notCompared.count - named.count
        words += isNothing ? ", because of " : ", but not "
        return words + (named + (rest == 0 ? [] : ["\(rest) more"])).listed
    }

    private var counts: String {
        let counts = [(definitions, "definition"), (widgets, "widget"), (appIntents, "App Intent")]
        let parts = counts.filter { $0.0.all > 0 }.map { count, name in
            (count.compared < count.all ? "\(count.compared) of " : "") + count.all.counted(name)
        }
        if isNothing { return "nothing" }
        if parts.isEmpty { return "0 definitions" }
        return parts.listed
    }
}

extension ComparisonScope.Count {
    /// Counts what both states can read of those that have it.
    ///
    /// - Parameters: whether a thing can be read, by name; and whether one that only one state has is certainly not in the
    ///   other.
    fileprivate init(_ old: [String: Bool], _ new: [String: Bool], isAbsent: (String) -> Bool) {
        func compared(_ own: [String: Bool], _ other: [String: Bool]) -> Int {
            own.count { name, isRead in isRead && other[name] ?? isAbsent(name) }
        }
        self.init(compared: max(compared(old, new), compared(new, old)), all: max(old.count, new.count))
    }
}

/// A widget or an App Intent, with the name that saved data has for it; `nil` if that cannot be read.
private typealias Thing = (name: String?, type: String, location: SourceLocation)

extension SavedContract {
    fileprivate var comparedWidgets: [Thing] {
        widgets.map { ($0.kind.known, $0.owner ?? $0.kind.unread?.expression ?? "", $0.location) }
    }

    fileprivate var comparedAppIntents: [Thing] {
        intents(.appIntent).map { ($0.savedName.known, $0.name, $0.location) }
    }
}

extension Path {
    /// The path of a file of a revision, `v1:App/Soup.swift`, without the revision.
    static func inRevision(_ path: String) -> String {
        path.firstIndex(of: ":").map { String(path[path.index(after: $0)...]) } ?? path
    }
}
