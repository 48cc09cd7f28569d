import Diagnostics

/// Findings that existed when linting was introduced, so that only new ones fail.
///
/// An entry counts the findings of a rule at a path and symbol. It has no line or message, because those change without
/// a repair. A finding at several places has an entry for each of them, and an entry names the things that are wrong
/// there, each of which is accepted by itself. A run judges and replaces only the entries of its `BaselineScope`.
package struct Baseline: Sendable {
    package var entries: [Entry]
    /// The file; `nil` for a baseline made for this run, whose unneeded entries are not reported.
    package var source: SourceText?
    /// The folder that the paths of entries start from.
    package var folder = ""
    /// How unneeded entries are reported.
    package var unneeded = RuleSetting.severity(.note)

    package struct Entry: Sendable {
        /// What the finding is about as a whole.
        var key: Key
        /// The things that are wrong at the place; empty if the finding is about one.
        var parts: [String] = []
        /// The rule's name for messages, or its code if no such rule exists.
        var name: String
        /// The number of findings to accept, from 1.
        var count: Int
        /// The entry's location in the baseline file; `nil` if it has not been written yet.
        var location: SourceLocation?

        /// What each accepted finding is about. One with the symbol of its first part is about each part by itself.
        var keys: [Key] {
            parts.isEmpty
                ? [key]
                : parts.map { part in
                    var key = key
                    if key.symbol == parts[0] { key.symbol = part } else { key.part = part }
                    return key
                }
        }

        /// In the order of the file.
        fileprivate var identity: [String] { [key.path, key.symbol, key.code] + parts }
    }

    struct Key: Hashable, Sendable {
        var code: String
        var path: String
        /// The symbol that the findings are about; empty for the file as a whole.
        var symbol: String
        /// Which of several things the entry is for; `nil` if the finding is about one thing.
        var part: String?
    }
}

extension Baseline {
    /// Creates a baseline that accepts all of `diagnostics`, sorted by path, symbol and code.
    ///
    /// - Parameter relativePath: Returns the path relative to the folder that will contain the baseline.
    package init(accepting diagnostics: [Diagnostic], relativePath: (String) -> String) {
        var entries: [[String]: Entry] = [:]
        for diagnostic in diagnostics.flatMap(\.atEachPlace) {
            let symbols = diagnostic.group?.parts.map(\.symbol) ?? []
            var entry = Entry(key: Key(diagnostic, part: nil, relativePath), name: diagnostic.kind.name, count: 0)
            if symbols != [diagnostic.symbol] { entry.parts = symbols }
            entries[entry.identity, default: entry].count += 1
        }
        self.entries = Self.sorted(entries.values)
    }

    /// Removes the findings that the baseline accepts: the first of those with the same rule, path and symbol.
    ///
    /// - Parameters:
    ///   - diagnostics: Findings in report order, which is kept.
    ///   - scope: What the run looked for and where; `nil` if no entry can be judged.
    ///   - relativePath: Returns the path relative to the baseline's folder.
    package func apply(
        to diagnostics: [Diagnostic],
        within scope: BaselineScope? = .everything,
        relativePath: (String) -> String
    ) -> AppliedFindings {
        var applied = AppliedFindings()
        var remaining: [Key: Int] = [:]
        for entry in entries {
            for key in entry.keys {
                let sum = remaining[key, default: 0].addingReportingOverflow(entry.count)
                remaining[key] = sum.overflow ? .max : sum.partialValue
            }
        }
        let wider = Dictionary(entries.flatMap(\.keys).compactMap { key in key.reach.map { ($0, key) } }) { $1 }
        func accepts(_ key: Key) -> Bool {
            if let count = remaining[key], count > 0 {
                remaining[key] = count - 1
                return true
            }
            guard let entry = key.reaches.lazy.compactMap({ wider[$0] }).first else { return false }
            remaining[entry] = 0
            return true
        }
        for diagnostic in diagnostics {
            if diagnostic.kind.isDamage {
                applied.diagnostics.append(diagnostic)
                continue
            }
            let (new, known) = diagnostic.divided { accepts(Key(diagnostic, part: $0, relativePath)) }
            if let new { applied.diagnostics.append(new) }
            if let known { applied.suppressed.append(known) }
        }
        let unneeded = scope.map(entries(in:))?.compactMap { entry -> UnneededEntry? in
            let left = entry.keys.compactMap { key in remaining.removeValue(forKey: key).map { (key: key, count: $0) } }
            guard let first = left.first(where: { $0.count > 0 }) else { return nil }
            return UnneededEntry(entry: entry, key: first.key, found: max(0, entry.count - first.count))
        }
        applied.unneeded = finding(about: unneeded ?? []).map { [$0] } ?? []
        return applied
    }

    /// The entries that a run can judge.
    private func entries(in scope: BaselineScope) -> [Entry] {
        let covered = scope.covers(Set(entries.map(\.key.path)), folder)
        return entries.filter { covered.contains($0.key.path) && scope.includesRule($0.key.code) }
    }

    /// Replaces the entries that a run can judge. Keeps the others.
    package mutating func replace(_ scope: BaselineScope, by other: Baseline) {
        let replaced = Set(entries(in: scope).map(\.identity))
        var kept = entries.filter { !replaced.contains($0.identity) }
        let positions = Dictionary(kept.indices.map { (kept[$0].identity, $0) }) { first, _ in first }
        for entry in other.entries {
            if let position = positions[entry.identity] {
                kept[position].count = max(kept[position].count, entry.count)
            } else {
                kept.append(entry)
            }
        }
        entries = Self.sorted(kept)
    }

    private static func sorted(_ entries: some Sequence<Entry>) -> [Entry] {
        entries.sorted { $0.identity.lexicographicallyPrecedes($1.identity) }
    }

    /// An entry, the first of its keys that accepts too much, and how many findings there are of that.
    private typealias UnneededEntry = (entry: Entry, key: Key, found: Int)

    /// Returns one finding about all unneeded entries, at the first.
    private func finding(about unneeded: [UnneededEntry]) -> Diagnostic? {
        guard let (first, key, found) = unneeded.first, case .severity(let severity) = self.unneeded else { return nil }
        let (path, symbols) = (key.path, [key.symbol, key.part ?? ""].filter { !$0.isEmpty })
        let subject = symbols.isEmpty ? path : "\(path) (\(symbols.joined(separator: ": ")))"
        let file = SourceLocation(path: source?.path ?? path, place: .file)
        return Diagnostic(
            .unneededBaselineEntry,
            unneeded.count > 1
                ? "\(unneeded.count) entries accept more findings than there are, such as '\(first.name)' in \(subject)"
                : "the baseline accepts \(first.count.counted("finding")) of '\(first.name)' in \(subject), but there "
                    + (found == 0 ? "are none" : found == 1 ? "is 1" : "are \(found)"),
            at: first.location ?? file,
            severity: severity,
            related: unneeded.dropFirst().prefix(2).compactMap { entry, _, _ in
                entry.location.map { RelatedLocation("also '\(entry.name)' in \(entry.key.path)", at: $0) }
            },
            help: "remove them with --baseline \(file.path) --write-baseline \(file.path)"
        )
    }
}

/// What a run looked for, and where. It could have made the findings of all entries with these rules and paths.
package struct BaselineScope {
    package var includesRule: (_ code: String) -> Bool
    /// Returns those of the paths, relative to a folder, that the run covers.
    package var covers: (_ paths: Set<String>, _ folder: String) -> Set<String>

    package static var everything: Self { Self(includesRule: { _ in true }, covers: { paths, _ in paths }) }

    package init(
        includesRule: @escaping (_ code: String) -> Bool,
        covers: @escaping (_ paths: Set<String>, _ folder: String) -> Set<String>
    ) {
        self.includesRule = includesRule
        self.covers = covers
    }
}

extension Baseline.Key {
    fileprivate init(_ diagnostic: Diagnostic, part: FindingGroup.Part?, _ relativePath: (String) -> String) {
        let symbols = diagnostic.symbols(of: part)
        code = diagnostic.kind.code
        path = relativePath(diagnostic.location(of: part).path)
        symbol = symbols[0]
        self.part = symbols.count > 1 ? symbols[1] : nil
    }
}
