import Diagnostics
import IntentSchema
import Translations

extension Rule {
    /// Catches one id for two different texts: one of them can never be translated.
    package static let stringIDConflict: Rule = Rule(
        takingOver: .stringIDConflict,
        triggering: [
            .intents(
                "{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: ↓aB3dE6 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";"]
            ),
            "{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: ↓aB3dE6 }",
        ],
        passing: [
            "{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: gH1jK2 }"
        ]
    ) { context, findings in
        for finding in context.reusedStringIDs(findings.kind) { findings.add(finding) }
    }

    /// Catches one id for the same text in two places, which then share one translation.
    package static let stringIDReused: Rule = Rule(
        takingOver: .stringIDReused,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [
                        { Name: soup, DisplayName: Choice, DisplayNameID: aB3dE6 }
                        { Name: size, DisplayName: Choice, DisplayNameID: ↓aB3dE6 }
                    ]
                }
                """,
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Wahl\";"]
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [
                        { Name: soup, DisplayName: Choice, DisplayNameID: aB3dE6 }
                        { Name: size, DisplayName: Choice, DisplayNameID: gH1jK2 }
                    ]
                }
                """,
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Wahl\";"]
            ),
            """
            {
                Name: OrderSoup
                Parameters: [
                    { Name: soup, DisplayName: Choice, DisplayNameID: aB3dE6 }
                    { Name: size, DisplayName: Choice, DisplayNameID: aB3dE6 }
                ]
            }
            """,
        ]
    ) { context, findings in
        let found = context.reusedStringIDs(findings.kind)
        guard let first = found.first else { return }
        // Which of them is changed one day no one knows, so that all of a definition are said at once.
        var fix = FixIt(
            "Give each place an id of its own",
            isSafe: false,
            edits: found.flatMap(\.fixIts).flatMap(\.edits)
        )
        fix.renewedIDs = found.flatMap(\.fixIts).flatMap(\.renewedIDs)
        findings.report(
            FindingGroup(
                found.map { .init($0.symbol, $0.symbol, at: $0.location) },
                one: first.message,
                several: "{count} string ids are each used for the same text in two places"
            ),
            at: first.location,
            symbol: "texts",
            help: first.help,
            fixIts: found.count == 1 ? first.fixIts : fix.edits.isEmpty ? [] : [fix]
        )
    }
}

extension RuleContext {
    /// Without a row for the id no text is replaced by the other's translation, and without tables none can be.
    private func severity(of kind: DiagnosticKind, sharing id: String) -> Severity {
        guard kind == .stringIDConflict else { return kind.severity }
        if tables.matches.isEmpty { return .note }
        guard let index = tables.texts.indices[id] else { return .warning }
        return tables.matches.contains { $0.rows[index] != nil } ? .error : .warning
    }

    /// The findings of one of the two kinds, with a fresh id for the second place as their fix.
    ///
    /// It is never applied without asking: a table in another folder, or one that may not be read, can have a row for the old
    /// id, and its translation would be lost.
    fileprivate func reusedStringIDs(_ kind: DiagnosticKind) -> [Diagnostic] {
        let found = input.compiled.diagnostics.filter { $0.kind == .stringIDConflict || $0.kind == .stringIDReused }
        guard found.contains(where: { $0.kind == kind }) else { return [] }
        var used = usedStringIDs
        let ids = Dictionary(allTexts.compactMap { $0.text.id }.map { ($0.range, $0.value) }) { first, _ in first }
        return found.compactMap { finding in
            var finding = finding
            guard case .range(let range) = finding.location.place, let id = ids[range] else {
                return finding.kind == kind ? finding : nil
            }
            finding.severity = severity(of: finding.kind, sharing: id)
            // Ids are made for both kinds in the order of the file, so that fixing both at once gives each its own.
            let fresh = FreshStringID.make(for: finding.symbol, avoiding: used)
            used.insert(fresh)
            guard finding.kind == kind else { return nil }
            if kind == .stringIDReused, !tables.isTranslated(id) { return nil }
            if !definition.document.isBinary {
                var fix = FixIt("Give it the id '\(fresh)'", isSafe: false, edits: [])
                fix.edits = [FixIt.Edit(range: range, replacement: fresh)]
                fix.renewedIDs = [FixIt.RenewedID(of: finding.symbol, from: id, to: fresh)]
                finding.fixIts = [fix]
                if tables.isTranslated(id) {
                    finding.help = "copy the translations of the old id to the new one in every string table"
                }
            }
            return finding
        }
    }
}
