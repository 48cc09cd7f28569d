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
            development language everywhere. Xcode always writes ids; scripts forget them. \
            `intentc strings rekey --style random` gives it one like Xcode's.
            """,
        triggering: ["{ Name: OrderSoup, Title: ↓Order Soup, TitleID: none }"],
        passing: ["{ Name: OrderSoup, Title: Order Soup, TitleID: gH7kL2 }"]
    ) { context, findings in
        for use in context.texts where use.text.id?.value.isEmpty != false && !use.text.isBlank {
            guard let text = use.text.text else { continue }
            findings.report(
                "the text '\(text.value.shortened)' has no string id and cannot be translated",
                at: text.range,
                symbol: use.symbol + "/" + use.key,
                help: "'intentc strings rekey --style random' gives it one"
            )
        }
    }
}

extension String {
    /// The first line, cut to 40 characters, for messages.
    var shortened: String {
        // Most texts have one byte for each character.
        let end =
            isASCII
            ? utf8.prefix(40).prefix { !(0x0A...0x0D).contains($0) }.endIndex
            : prefix(40).prefix { !$0.isNewline }.endIndex
        return end < endIndex ? self[..<end] + "…" : self
    }
}
