import Diagnostics
import SavedContract

/// What a comparison looked at, with what, and what it could not look at. No filter of a report changes it.
package struct ComparisonScope: Sendable {
    package var definitions = 0
    package var widgets = Count()
    package var appIntents = Count()
    /// What was not looked at, each thing once.
    package var notCompared: [Part] = []
    /// Whether more was not looked at than what could not be read before, either.
    package var hasProblems = false
    package var sides: Sides?
    /// How many files of a state the user excludes.
    package var excluded = 0

    /// How many there are, and how many of them were looked at.
    package struct Count: Sendable {
        package var read = 0
        package var all = 0

        package init(read: Int = 0, all: Int = 0) { (self.read, self.all) = (read, all) }
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
        fileprivate var identity: String { Path.name(of: path) + "\0" + reason }
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

    init(_ old: ProjectState, _ new: ProjectState, in comparison: StateComparison) {
        let (before, after) = (old.contract, new.contract)
        excluded = max(old.excluded.count, new.excluded.count)
        let isWhole = comparison.unreadSources.isEmpty
        let parts = comparison.isCodeCompared ? before.parts.intersection(after.parts) : []
        definitions = max(
            old.definitions.without(new.unknownFiles(of: old)).files.count,
            new.definitions.without(old.unknownFiles(of: new)).files.count
        )
        if parts.contains(.widgets) { widgets = Count(before.countOfWidgets, after.countOfWidgets, isWhole) }
        if parts.contains(.appIntents) {
            appIntents = Count(before.countOfAppIntents, after.countOfAppIntents, isWhole)
        }
    }

    /// Adds what was not looked at.
    ///
    /// - Parameter problems: the findings about what could not be compared, before anything filters them.
    mutating func add(_ problems: [Diagnostic], _ unread: [Unread], in sources: [String: SourceText]) {
        var known: Set<String> = []
        notCompared += problems.filter { known.insert($0.location.path).inserted }
            .map { Part(path: $0.location.path, reason: $0.message) }
        var places = ShownPlaces(sources: sources)
        for one in unread where !known.contains(one.location.path) {
            let position = places.position(of: one.location)
            notCompared.append(Part(path: one.location.path, position: position, reason: one.reason))
        }
        if !problems.isEmpty { hasProblems = true }
    }

    /// Adds what another step of a history did not look at.
    mutating func add(_ other: ComparisonScope) {
        var known = Set(notCompared.map(\.identity))
        notCompared += other.notCompared.filter { known.insert($0.identity).inserted }
        hasProblems = hasProblems || other.hasProblems
        excluded = max(excluded, other.excluded)
    }

    /// Whether nothing was looked at because it could not be read, or because a history has no step.
    var isNothing: Bool {
        if case .history = sides { return false }
        if case .emptyHistory = sides { return true }
        return definitions + widgets.read + appIntents.read == 0 && !notCompared.isEmpty
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
        let counts = [
            (Count(read: definitions, all: definitions), "definition"), (widgets, "widget"), (appIntents, "App Intent"),
        ]
        let parts = counts.filter { $0.0.all > 0 }.map { count, name in
            (count.read < count.all ? "\(count.read) of " : "") + count.all.counted(name)
        }
        if parts.isEmpty { return notCompared.isEmpty ? "0 definitions" : "nothing" }
        return parts.listed
    }
}

extension ComparisonScope.Count {
    /// What either state cannot read is not compared.
    ///
    /// - Parameter isWhole: whether both states can read the same sources.
    fileprivate init(_ old: Self, _ new: Self, _ isWhole: Bool) {
        all = max(old.all, new.all)
        read = all - max(old.all - old.read, new.all - new.read)
        if !isWhole { read = min(read, old.read, new.read) }
    }
}

extension SavedContract {
    fileprivate var countOfWidgets: ComparisonScope.Count {
        let read = Set(widgets.compactMap(\.kind.known)).count
        let unread = Set(widgets.filter { $0.kind.unread != nil }.map { $0.owner ?? $0.kind.unread?.expression })
        return ComparisonScope.Count(read: read, all: read + unread.count)
    }

    fileprivate var countOfAppIntents: ComparisonScope.Count {
        let intents = intents(.appIntent).map { ($0.savedName.known ?? $0.name, $0.savedName.unread == nil) }
        let all = Dictionary(intents) { $0 && $1 }
        return ComparisonScope.Count(read: all.values.count { $0 }, all: all.count)
    }
}
