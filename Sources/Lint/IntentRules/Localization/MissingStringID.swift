import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let missingStringID: Rule = Rule(
        code: "IN0506",
        name: "missing-string-id",
        summary: "A text has no string id.",
        explanation: """
            String tables are keyed by the id that is stored with each text. A text without one is shown in the \
            development language everywhere. Xcode always writes ids; scripts forget them. \
            `intentc strings rekey --style random` gives it one like Xcode's.
            """,
        triggering: ["{ Name: OrderSoup, Title: ↓Order Soup, TitleID: none }"],
        passing: ["{ Name: OrderSoup, Title: Order Soup, TitleID: gH7kL2 }"]
    ) { context, findings in
        let uses = context.texts.filter { $0.text.id?.value.isEmpty != false && !$0.text.isBlank }
        findings.report(
            uses.compactMap(context.part),
            one: "the text \(.names) has no string id and cannot be translated",
            several: "\(.count) texts have no string id and cannot be translated: \(.names)",
            symbol: uses.first?.path ?? "",
            help: "'intentc strings rekey --style random' gives them ids"
        )
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
