import Diagnostics

/// Findings that were there when linting began, so that only new ones fail.
///
/// An entry is a rule, a path and a symbol with how many findings of these there were: never a line or a message,
/// because those change without anything being repaired. A finding about several things has an entry for each of them.
package struct Baseline: Sendable {
    package var entries: [Entry]
    /// The entries are of the first version, in which one stood for a finding with everything that it was about.
    package var isOutdated = false
    /// Its file; `nil` for one that was made for this run, of whose entries none is said to be unneeded.
    package var source: SourceText?
    package var folder = ""
    /// Entries that are no longer needed are errors.
    package var isStrict = false

    package struct Entry: Sendable {
        var key: Key
        /// The name of the rule for messages; the code where no such rule exists.
        var name: String
        /// How many such findings are accepted, from 1.
        var count: Int
        /// Where the entry stands in the baseline's file; `nil` for one that has not been written yet.
        var location: SourceLocation?
    }

    struct Key: Hashable, Sendable {
        var code: String
        var path: String
        /// The symbol that the findings are about; empty for the file as a whole.
        var symbol: String
        /// What of several things the finding is about; `nil` where it is about one.
        var part: String?
    }
}

extension Baseline {
    /// A baseline that accepts all of `diagnostics`, sorted by path, symbol and code.
    ///
    /// - Parameter relativePath: Gives the path from the folder that the baseline will be in.
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

    /// Takes the findings out that the baseline accepts: of several with the same rule, path and symbol, the first ones.
    ///
    /// - Parameters:
    ///   - diagnostics: Findings in the order of reports, which is kept.
    ///   - relativePath: Gives the path from the baseline's folder.
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
            if isOutdated, accepts(Key(joined, relativePath)) {
                applied.suppressed += members
                continue
            }
            for member in members {
                let new = Set(
                    member.partSymbols.filter { part in
                        // What is one finding now was one for each part.
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
            // What is only counted need not be put in words.
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
        let found = entry.count - unneeded
        var diagnostic = Diagnostic(
            .unneededBaselineEntry,
            "the baseline accepts \(entry.count) of '\(entry.name)' in \(subject), but there "
                + "\(found == 1 ? "is" : "are") \(max(0, found))",
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
    /// The symbols of its parts; `nil` alone where it is about one thing.
    fileprivate var partSymbols: [String?] { group?.parts.map(\.symbol) ?? [nil] }
}
