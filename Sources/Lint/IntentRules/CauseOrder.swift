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

    /// The highest severity of each cause that was found, by its rank, for the symbols of a definition; `nil` for all of it.
    private typealias FoundCauses = [String?: [Int: Severity]]

    /// Returns the findings, with those marked that follow from others of them.
    ///
    /// - Parameters:
    ///   - findings: Findings with their final severity.
    ///   - isReported: Whether the run reports a kind. What it does not report is not a cause.
    package func markingConsequences(
        in findings: [Diagnostic],
        reporting isReported: (DiagnosticKind) -> Bool = { _ in true }
    ) -> [Diagnostic] {
        var found: [String: FoundCauses] = [:]
        for finding in findings {
            guard let rank = Self.ranks[finding.kind], isReported(finding.kind) else { continue }
            for part in finding.group?.parts.map(Optional.some) ?? [nil] {
                for definition in owners[finding.location(of: part).path] ?? [] {
                    let isWhole = Self.causes[rank].reach == .definition
                    let symbol = isWhole ? nil : part?.symbol ?? finding.symbol
                    let known = found[definition]?[symbol]?[rank] ?? finding.severity
                    found[definition, default: [:]][symbol, default: [:]][rank] = max(known, finding.severity)
                }
            }
        }
        if found.isEmpty { return findings }
        for (definition, causes) in found {
            guard let symbols = intents[definition], !symbols.isEmpty else { continue }
            for (rank, cause) in Self.causes.enumerated() where cause.reach == .declaration {
                let severities = symbols.compactMap { causes[$0]?[rank] }
                guard severities.count == symbols.count else { continue }
                found[definition]?[nil, default: [:]][rank] = severities.min()
            }
        }
        var marked: [Diagnostic] = []
        marked.reserveCapacity(findings.count)
        for finding in findings {
            let divided = finding.divided { part in
                let owners = owners[finding.location(of: part).path] ?? []
                return !owners.isEmpty
                    && owners.allSatisfy { owner in
                        found[owner].map { Self.follows(finding, part?.symbol ?? finding.symbol, from: $0) } == true
                    }
            }
            if let rest = divided.rest { marked.append(rest) }
            if var consequence = divided.accepted {
                consequence.isConsequence = true
                marked.append(consequence)
            }
        }
        return marked
    }

    private static func follows(_ finding: Diagnostic, _ symbol: String, from found: FoundCauses) -> Bool {
        let limit = ranks[finding.kind] ?? causes.count
        func hasCause(_ symbol: String?, reaching reach: Reach? = nil) -> Bool {
            found[symbol]?.contains { rank, severity in
                rank < limit && severity >= finding.severity && causes[rank].kinds?.contains(finding.kind) != false
                    && (reach == nil || causes[rank].reach == reach)
            } == true
        }
        return hasCause(nil) || hasCause(symbol)
            || symbol.prefixes(endingBefore: UInt8(ascii: "/")).contains { hasCause($0, reaching: .declaration) }
    }
}

extension String {
    /// The beginnings of the text before each separator: `a` and `a/b` of `a/b/c`.
    fileprivate func prefixes(endingBefore separator: UInt8) -> some Sequence<String> {
        utf8.indices.lazy.filter { utf8[$0] == separator }.map { String(self[..<$0]) }
    }
}
