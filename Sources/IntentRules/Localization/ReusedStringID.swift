import Diagnostics
import IntentSchema

extension Rule {
    /// Catches one id for two different texts: one of them can never be translated.
    public static let stringIDConflict = Rule(
        takingOver: .stringIDConflict,
        triggering: [
            .intents("{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: aB3dE6 }")
        ],
        passing: [
            .intents("{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: gH1jK2 }")
        ]
    ) { context, findings in
        for finding in context.reusedStringIDs(findings.kind) { findings.add(finding) }
    }

    /// Catches one id for the same text in two places, which then share one translation.
    public static let stringIDReused = Rule(
        takingOver: .stringIDReused,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [
                        { Name: soup, DisplayName: Choice, DisplayNameID: aB3dE6 }
                        { Name: size, DisplayName: Choice, DisplayNameID: aB3dE6 }
                    ]
                }
                """
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
                """
            )
        ]
    ) { context, findings in
        for finding in context.reusedStringIDs(findings.kind) { findings.add(finding) }
    }
}

extension RuleContext {
    /// The findings of one of the two kinds, with a fresh id for the second place as their fix.
    ///
    /// A fresh id loses no translation where no table has a row for the old one. Where one has, someone must copy
    /// the row, so the fix is not applied without asking.
    fileprivate func reusedStringIDs(_ kind: DiagnosticKind) -> [Diagnostic] {
        let found = linkingFindings.filter { $0.kind == .stringIDConflict || $0.kind == .stringIDReused }
        guard found.contains(where: { $0.kind == kind }) else { return [] }
        var used = usedStringIDs
        let source = definition.document.source
        return found.compactMap { finding in
            var finding = finding
            finding.severity = finding.kind.severity
            guard case .range(let range) = finding.location.place else { return finding.kind == kind ? finding : nil }
            // Ids are made for both kinds in the order of the file, so that fixing both at once gives each its own.
            let fresh = FreshStringID.make(for: finding.symbol, avoiding: used)
            used.insert(fresh)
            guard finding.kind == kind else { return nil }
            if !definition.document.isBinary {
                let isTranslated = isTranslated(source.text(in: range))
                let edit = FixIt.Edit(range: range, replacement: fresh)
                finding.fixIts = [FixIt("Give it the id '\(fresh)'", isSafe: !isTranslated, edits: [edit])]
                if isTranslated {
                    finding.help = "copy the translations of the old id to the new one in every string table"
                }
            }
            return finding
        }
    }
}
