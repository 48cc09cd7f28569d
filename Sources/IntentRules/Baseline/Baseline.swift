import Diagnostics

/// Findings that were there when linting began, so that only new ones fail.
///
/// An entry is a rule, a path and a symbol with how many findings of these there were: never a line or a message,
/// because those change without anything being repaired. A finding about several things has an entry for each of them.
package struct Baseline: Sendable {
    /// The findings that are accepted, each once.
    package var entries: [Entry]
    /// The entries are of the first version, in which one stood for a finding with everything that it was about.
    package var isOutdated = false

    /// Findings that are accepted.
    package struct Entry: Sendable {
        /// The code of the rule.
        package var code: String
        /// The name of the rule for messages; the code where no such rule exists.
        package var name: String
        /// The path from the baseline's folder.
        package var path: String
        /// The symbol that the findings are about; empty for the file as a whole.
        package var symbol: String
        /// What of several things the finding is about; `nil` where it is about one.
        package var part: String?
        /// How many such findings are accepted, from 1.
        package var count: Int
        /// Where the entry stands in the baseline's file; `nil` for one that has not been written yet.
        package var location: SourceLocation?

        fileprivate var key: Key { Key(code: code, path: path, symbol: symbol, part: part) }
    }

    fileprivate struct Key: Hashable {
        var code: String
        var path: String
        var symbol: String
        var part: String?
    }

    init(entries: [Entry]) { self.entries = entries }

    /// A baseline that accepts all of `diagnostics`, sorted by path, symbol and code.
    ///
    /// - Parameter relativePath: Gives the path from the folder that the baseline will be in.
    package init(accepting diagnostics: [Diagnostic], relativePath: (String) -> String) {
        var counts: [Key: Int] = [:]
        var names: [String: String] = [:]
        for diagnostic in diagnostics {
            for key in Key.all(of: diagnostic, relativePath) { counts[key, default: 0] += 1 }
            names[diagnostic.kind.code] = diagnostic.kind.name
        }
        let sorted = counts.sorted { left, right in
            (left.key.path, left.key.symbol, left.key.code, left.key.part ?? "")
                < (right.key.path, right.key.symbol, right.key.code, right.key.part ?? "")
        }
        entries = sorted.map { key, count in
            Entry(
                code: key.code,
                name: names[key.code] ?? key.code,
                path: key.path,
                symbol: key.symbol,
                part: key.part,
                count: count,
                location: nil
            )
        }
    }

    /// Findings as the baseline sorts them.
    package struct Applied: Sendable {
        /// What is new, in the order of reports.
        package var diagnostics: [Diagnostic] = []
        /// What the baseline accepts.
        package var suppressed: [Diagnostic] = []
        /// Entries that accept more than there is. They are meaningful only for a run over all that the baseline is for.
        package var unneededEntries: [Diagnostic] = []
    }

    /// Takes the findings out that the baseline accepts: of several with the same rule, path and symbol, the first ones.
    ///
    /// - Parameters:
    ///   - diagnostics: Findings in the order of reports, which is kept.
    ///   - strict: Whether entries that are no longer needed are errors.
    ///   - relativePath: Gives the path from the baseline's folder.
    package func apply(
        to diagnostics: [Diagnostic],
        strict: Bool = false,
        relativePath: (String) -> String
    ) -> Applied {
        var applied = Applied()
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
        if isOutdated {
            for (joined, members) in diagnostics.joinedWithMembers {
                if accepts(Key(joined, relativePath)) {
                    applied.suppressed += members
                    continue
                }
                // What is one finding now was one for each part.
                for member in members {
                    var whole = Key(member, relativePath)
                    let known = member.group?.parts.map(\.symbol).filter { part in
                        whole.symbol = part
                        return accepts(whole)
                    }
                    func isKnown(_ part: FindingGroup.Part) -> Bool { known?.contains(part.symbol) == true }
                    guard known?.isEmpty == false else {
                        applied.diagnostics.append(member)
                        continue
                    }
                    applied.suppressed += member.keeping(isKnown).map { [$0] } ?? []
                    applied.diagnostics += member.keeping { !isKnown($0) }.map { [$0] } ?? []
                }
            }
            applied.diagnostics = DiagnosticSet(applied.diagnostics).sorted
        } else {
            for diagnostic in diagnostics {
                let new = Set(Key.all(of: diagnostic, relativePath).filter { !accepts($0) }.map(\.part))
                if new.isEmpty {
                    applied.suppressed.append(diagnostic)
                } else if let rest = diagnostic.keeping({ new.contains($0.symbol) }) {
                    applied.diagnostics.append(rest)
                    if let known = diagnostic.keeping({ !new.contains($0.symbol) }), diagnostic.group != nil {
                        applied.suppressed.append(known)
                    }
                }
            }
        }
        var bounded = BoundedFindings()
        var last: Diagnostic?
        for entry in entries {
            guard let unneeded = remaining.removeValue(forKey: entry.key), unneeded > 0 else { continue }
            // What is only counted need not be put in words.
            let finding = bounded.isFull(.unneededBaselineEntry) ? last : nil
            last = finding ?? Self.unneeded(entry, unneeded, strict: strict)
            if let last { bounded.append(last) }
        }
        applied.unneededEntries = bounded.all
        return applied
    }

    private static func unneeded(_ entry: Entry, _ unneeded: Int, strict: Bool) -> Diagnostic {
        let symbol = [entry.symbol, entry.part ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
        let subject = symbol.isEmpty ? entry.path : "\(entry.path) (\(symbol))"
        let found = entry.count - unneeded
        var diagnostic = Diagnostic(
            .unneededBaselineEntry,
            "the baseline accepts \(entry.count) of '\(entry.name)' in \(subject), but there "
                + "\(found == 1 ? "is" : "are") \(max(0, found))",
            at: entry.location ?? SourceLocation(path: entry.path, place: .file),
            help: "write the baseline again with --write-baseline"
        )
        if strict { diagnostic.severity = .error }
        return diagnostic
    }
}

extension Baseline.Key {
    fileprivate init(_ diagnostic: Diagnostic, _ relativePath: (String) -> String) {
        self.init(
            code: diagnostic.kind.code,
            path: relativePath(diagnostic.location.path),
            symbol: diagnostic.symbol
        )
    }

    /// The key of a finding, or those of its parts.
    fileprivate static func all(of diagnostic: Diagnostic, _ relativePath: (String) -> String) -> [Self] {
        let whole = Self(diagnostic, relativePath)
        return diagnostic.group?.parts.map { part in
            var key = whole
            key.part = part.symbol
            return key
        } ?? [whole]
    }
}
