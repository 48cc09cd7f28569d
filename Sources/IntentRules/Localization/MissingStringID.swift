import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let missingStringID: Rule = Rule(
        code: "IN0506",
        name: "missing-string-id",
        severity: .warning,
        summary: "A text has no string id.",
        explanation: """
            String tables are keyed by the id that is stored with each text. A text without one is shown in the \
            development language everywhere. Xcode always writes ids; scripts forget them. The fix derives the id from \
            the text's place in the definition, so it is the same on every machine.
            """,
        triggering: ["{ Name: OrderSoup, Title: ↓Order Soup, TitleID: none }"],
        passing: ["{ Name: OrderSoup, Title: Order Soup, TitleID: gH7kL2 }"]
    ) { context, findings in
        let uses = context.texts.filter { $0.text.id?.value.isEmpty != false && !$0.text.isBlank }
        if uses.isEmpty { return }
        var ids = FreshStringIDs(avoiding: context.usedStringIDs)
        for use in uses {
            guard let text = use.text.text else { continue }
            var fixes: [FixIt] = []
            if use.text.id == nil, let edits = DefinitionEdits(context.definition) {
                let id = ids.make(for: use.symbol + "/" + use.key)
                if let edit = edits.insertString(use.key + "ID", id, afterKeyAt: text.keyRange) {
                    var fix = FixIt("Give it the id '\(id)'", isSafe: true, edits: [edit])
                    fix.renewedIDs = [FixIt.RenewedID(of: use.symbol + "/" + use.key, from: nil, to: id)]
                    fixes = [fix]
                }
            }
            findings.report(
                "the text '\(text.value.shortened)' has no string id and cannot be translated",
                at: text.range,
                symbol: use.symbol + "/" + use.key,
                fixIts: fixes
            )
        }
    }
}

extension String {
    /// The first line, cut to 40 characters, for messages.
    var shortened: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 ? line.prefix(40) + "…" : line.count < count ? line + "…" : String(line)
    }
}
