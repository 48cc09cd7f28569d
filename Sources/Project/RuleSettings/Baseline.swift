import Diagnostics

/// Findings that existed when linting was introduced, so that only new ones fail.
///
/// An entry counts the findings of a rule at a path and symbol. It has no line or message, because those change without
/// a repair. A finding about several things has an entry for each of them.
package struct Baseline: Sendable {
    package var entries: [Entry]
    /// Whether the entries have format version 1, in which one covers a finding with everything that it is about.
    package var isOutdated = false
    /// The file; `nil` for a baseline made for this run, whose unneeded entries are not reported.
    package var source: SourceText?
    package var folder = ""
    /// Whether unneeded entries are errors.
    package var isStrict = false

    package struct Entry: Sendable {
        var key: Key
        /// The rule's name for messages, or its code if no such rule exists.
        var name: String
        /// The number of findings to accept, from 1.
        var count: Int
        /// The entry's location in the baseline file; `nil` if it has not been written yet.
        var location: SourceLocation?
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
        var counts: [Key: Int] = [:]
        var names: [String: String] = [:]
        for diagnostic in diagnostics {
            for part in diagnostic.partSymbols {
                counts[Key(diagnostic, part: part, relativePath), default: 0] += 1
            }
            names[diagnostic.kind.code] = diagnostic.kind.name
        }
        let sorted = counts.sorted { left, right in
            (left.key.path, left.key.symbol, left.key.code, left.key.part ?? "")
                < (right.key.path, right.key.symbol, right.key.code, right.key.part ?? "")
        }
        entries = sorted.map { key, count in
            Entry(key: key, name: names[key.code] ?? key.code, count: count)
        }
    }

    /// Removes the findings that the baseline accepts: the first of those with the same rule, path and symbol.
    ///
    /// - Parameters:
    ///   - diagnostics: Findings in report order, which is kept.
    ///   - relativePath: Returns the path relative to the baseline's folder.
    package func apply(to diagnostics: [Diagnostic], relativePath: (String) -> String) -> AppliedFindings {
        var applied = AppliedFindings()
        var remaining: [Key: Int] = [:]
        for entry in entries {
            let sum = remaining[entry.key, default: 0].addingReportingOverflow(entry.count)
            remaining[entry.key] = sum.overflow ? .max : sum.partialValue
        }
        func accepts(_ key: Key) -> Bool {
            guard let count = remaining[key], count > 0 else { return false }
            remaining[key] = count - 1
            return true
        }
        for (joined, members) in isOutdated ? diagnostics.joinedWithMembers : diagnostics.map({ ($0, [$0]) }) {
            if isOutdated, !joined.kind.isDamage, accepts(Key(joined, relativePath)) {
                applied.suppressed += members
                continue
            }
            for member in members {
                if member.kind.isDamage {
                    applied.diagnostics.append(member)
                    continue
                }
                let new = Set(
                    member.partSymbols.filter { part in
                        // What is now one finding used to be one for each part.
                        isOutdated
                            ? !accepts(Key(member, symbol: part, relativePath))
                            : !accepts(Key(member, part: part, relativePath))
                    }
                )
                if new.isEmpty {
                    applied.suppressed.append(member)
                } else if let rest = member.keeping({ new.contains($0.symbol) }) {
                    applied.diagnostics.append(rest)
                    if let known = member.keeping({ !new.contains($0.symbol) }), member.group != nil {
                        applied.suppressed.append(known)
                    }
                }
            }
        }
        if isOutdated { applied.diagnostics = DiagnosticSet(applied.diagnostics).sorted }
        var bounded = BoundedFindings()
        var last: Diagnostic?
        for entry in entries {
            guard let unneeded = remaining.removeValue(forKey: entry.key), unneeded > 0 else { continue }
            // Beyond the limit, findings are only counted, so no new message is built.
            let finding = bounded.isFull(.unneededBaselineEntry) ? last : nil
            last = finding ?? self.unneeded(entry, unneeded)
            if let last { bounded.append(last) }
        }
        applied.unneeded = bounded.all
        return applied
    }

    private func unneeded(_ entry: Entry, _ unneeded: Int) -> Diagnostic {
        let (path, symbols) = (entry.key.path, [entry.key.symbol, entry.key.part ?? ""].filter { !$0.isEmpty })
        let subject = symbols.isEmpty ? path : "\(path) (\(symbols.joined(separator: ": ")))"
        let found = max(0, entry.count - unneeded)
        var diagnostic = Diagnostic(
            .unneededBaselineEntry,
            "the baseline accepts \(entry.count.counted("finding")) of '\(entry.name)' in \(subject), but there "
                + (found == 0 ? "are none" : found == 1 ? "is 1" : "are \(found)"),
            at: entry.location ?? SourceLocation(path: path, place: .file),
            help: "write the baseline again with --write-baseline"
        )
        if isStrict { diagnostic.severity = .error }
        return diagnostic
    }
}

extension Baseline.Key {
    fileprivate init(
        _ diagnostic: Diagnostic,
        symbol: String? = nil,
        part: String? = nil,
        _ relativePath: (String) -> String
    ) {
        code = diagnostic.kind.code
        path = relativePath(diagnostic.location.path)
        self.symbol = symbol ?? diagnostic.symbol
        self.part = part
    }
}

extension Diagnostic {
    /// The symbols of the finding's parts, or a single `nil` if it is about one thing.
    fileprivate var partSymbols: [String?] { group?.parts.map(\.symbol) ?? [nil] }
}
