import Diagnostics

/// What a comparison looked at, with what, and what it could not look at. No filter of a report changes it.
package struct ComparisonScope: Sendable {
    package var definitions = 0
    package var widgets = 0
    package var appIntents = 0
    /// What was not compared, each path once.
    package var notCompared: [Part] = []
    package var sides: Sides?

    package struct Part: Sendable {
        package var path: String
        package var reason: String

        package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    }

    package enum Sides: Sendable {
        /// - Parameter new: `nil` for the files on disk.
        case states(base: Side, new: Side?)
        /// The steps of a history, in words: "each of 3 commits in 'v1..HEAD' with its parent".
        case history(String)
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

    /// - Parameter problems: the findings about what could not be compared, before anything filters them.
    init(_ old: ProjectState, _ new: ProjectState, problems: [Diagnostic]) {
        func larger(_ count: (ProjectState) -> Int) -> Int { max(count(old), count(new)) }
        definitions = max(
            old.definitions.without(new.unknownFiles(of: old)).files.count,
            new.definitions.without(old.unknownFiles(of: new)).files.count
        )
        widgets = larger { Set($0.contract.widgets.map { $0.kind ?? $0.kindText }).count }
        appIntents = larger { state in
            Set(state.contract.intents.filter { $0.form == .appIntent }.map(\.savedName)).count
        }
        var known: Set<String> = []
        notCompared = problems.filter { known.insert($0.location.path).inserted }
            .map { Part(path: $0.location.path, reason: $0.message) }
    }

    /// A clause without a beginning or end: "compared 3 definitions and 2 widgets with 'main' (1a2b3c4)".
    package var words: String {
        var words = "compared "
        switch sides {
        case nil: words += counts
        case .history(let steps): words += steps
        case .states(let base, let new):
            words += counts + (new.map { " in \($0.words)" } ?? "") + " with \(base.words)"
        }
        if notCompared.isEmpty { return words }
        let named = notCompared.prefix(3).map { "'\($0.path)' (\($0.reason))" }
        let rest = notCompared.count - named.count
        var isNothing = definitions + widgets + appIntents == 0
        if case .history = sides { isNothing = false }
        words += isNothing ? ", because of " : ", but not "
        return words + Self.list(named + (rest == 0 ? [] : ["\(rest) more"]))
    }

    private var counts: String {
        let counts = [(definitions, "definition"), (widgets, "widget"), (appIntents, "App Intent")]
        let parts = counts.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
        if parts.isEmpty { return notCompared.isEmpty ? "0 definitions" : "nothing" }
        return Self.list(parts)
    }

    private static func list(_ parts: [String]) -> String {
        parts.count < 2 ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    }
}
