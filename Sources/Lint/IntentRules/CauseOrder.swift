import Diagnostics

/// Which findings follow from which others: one cause is one finding.
///
/// What follows from another finding is marked and not reported, unless it is more severe under the configuration. If the cause is
/// off or accepted by an exception, what follows from it stands by itself.
package struct CauseOrder {
    /// A kind of finding that others follow from.
    private struct Cause {
        let rule: Rule
        let reach: Reach
        /// The kinds that follow; `nil` for all.
        var kinds: Set<DiagnosticKind>?
    }

    private enum Reach {
        /// Everything about the definition and its tables.
        case definition
        /// The declaration and everything in it. If all intents of a definition have such findings, the definition too.
        case declaration
        /// Other findings of the same symbol.
        case symbol
    }

    /// The order. A finding follows only from kinds that precede its own.
    private static let causes: [Cause] = [
        // What is built from another file, or not at all.
        Cause(rule: .staleCopy, reach: .definition),
        Cause(rule: .definitionInNoTarget, reach: .definition),
        // What should be deleted.
        Cause(rule: .leftoverTemplateIntent, reach: .declaration),
        Cause(rule: .unreachableIntent, reach: .declaration),
        Cause(rule: .unusedEnumeration, reach: .declaration),
        Cause(rule: .unusedType, reach: .declaration),
        Cause(
            rule: .templateLeftover,
            reach: .symbol,
            kinds: [
                Rule.missingDescription.kind, Rule.intentNotListed.kind, Rule.noShortcutType.kind,
                Rule.misspelledWord.kind,
                Rule.strayCharacters.kind, Rule.missingSummary.kind,
            ]
        ),
        // What targets lack.
        Cause(rule: .definitionOutsideApp, reach: .definition, kinds: [Rule.intentNotListed.kind]),
        Cause(rule: .widgetWithoutClass, reach: .definition, kinds: [Rule.classesNowhere.kind]),
        // Declarations, and then their texts.
        Cause(rule: .nothingToChoose, reach: .declaration),
        Cause(rule: .caseNameDiffers, reach: .declaration, kinds: [Rule.misspelledWord.kind]),
        Cause(rule: .untranslatedTitle, reach: .symbol, kinds: [Rule.mostlyUntranslatedTable.kind]),
    ]

    private static let ranks = Dictionary(
        causes.enumerated().map { ($1.rule.kind, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The definitions of each file: itself, or those whose table it is.
    private var owners: [String: Set<String>] = [:]
    /// The symbols of all intents, by the path of their definition.
    private var intents: [String: [String]] = [:]

    package init(_ inputs: [LintInput]) {
        for input in inputs {
            guard let definition = input.compiled.loaded.definition else { continue }
            intents[definition.path] = definition.intents.map(\.symbol)
            for path in [definition.path] + input.tables.map(\.path) {
                owners[path, default: []].insert(definition.path)
            }
        }
    }

    /// Where a cause of a rank has its consequences.
    private struct Place: Hashable {
        var rank: Int
        var definition: String
        /// The symbol; `nil` for the whole definition.
        var symbol: String?
    }

    /// Returns the findings, with those marked that follow from others of them.
    ///
    /// - Parameters:
    ///   - findings: Findings with their final severity.
    ///   - isReported: Whether the run reports a kind. What it does not report is not a cause.
    package func markingConsequences(
        in findings: [Diagnostic],
        reporting isReported: (DiagnosticKind) -> Bool = { _ in true }
    ) -> [Diagnostic] {
        var severities: [Place: Severity] = [:]
        for finding in findings {
            guard let rank = Self.ranks[finding.kind], isReported(finding.kind) else { continue }
            for part in finding.group?.parts.map(Optional.some) ?? [nil] {
                for definition in owners[finding.location(of: part).path] ?? [] {
                    let isWhole = Self.causes[rank].reach == .definition
                    let symbol = isWhole ? nil : part?.symbol ?? finding.symbol
                    let place = Place(rank: rank, definition: definition, symbol: symbol)
                    severities[place] = max(severities[place] ?? finding.severity, finding.severity)
                }
            }
        }
        if severities.isEmpty { return findings }
        for (rank, cause) in Self.causes.enumerated() where cause.reach == .declaration {
            for (definition, symbols) in intents where !symbols.isEmpty {
                let found = symbols.compactMap { severities[Place(rank: rank, definition: definition, symbol: $0)] }
                guard found.count == symbols.count else { continue }
                severities[Place(rank: rank, definition: definition)] = found.min()
            }
        }
        let present = Set(severities.keys.map(\.rank))
        return findings.flatMap { finding in
            var (rest, consequence) = finding.divided { part in
                let owners = owners[finding.location(of: part).path] ?? []
                return !owners.isEmpty
                    && owners.allSatisfy {
                        follows(finding, part?.symbol ?? finding.symbol, in: $0, severities, of: present)
                    }
            }
            consequence?.isConsequence = true
            return [rest, consequence].compactMap(\.self)
        }
    }

    private func follows(
        _ finding: Diagnostic,
        _ symbol: String,
        in definition: String,
        _ severities: [Place: Severity],
        of present: Set<Int>
    ) -> Bool {
        var prefixes: [String?] = []
        return present.contains { rank in
            let cause = Self.causes[rank]
            guard rank < Self.ranks[finding.kind] ?? .max, cause.kinds?.contains(finding.kind) != false else {
                return false
            }
            if cause.reach == .declaration, prefixes.isEmpty {
                prefixes = [nil] + symbol.prefixes(endingBefore: UInt8(ascii: "/"))
            }
            let symbols = cause.reach == .declaration ? prefixes : cause.reach == .symbol ? [symbol] : [nil]
            return symbols.contains {
                severities[Place(rank: rank, definition: definition, symbol: $0)].map { $0 >= finding.severity } == true
            }
        }
    }
}

extension String {
    /// The text and its beginnings before each separator: `a/b/c`, `a` and `a/b`.
    fileprivate func prefixes(endingBefore separator: UInt8) -> [String?] {
        [self] + utf8.indices.filter { utf8[$0] == separator }.map { String(self[..<$0]) }
    }
}
