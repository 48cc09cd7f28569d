import Diagnostics

extension Rule {
    package static let reservedWord: Rule = Rule(
        code: "IN0524",
        name: "reserved-word",
        severity: .warning,
        summary: "A title or description contains a word that Apple reserves.",
        explanation: """
            App Store Connect refuses uploads with “ITMS-90626: Invalid Siri Support”: descriptions “cannot contain” \
            the words Siri, Apple or iPhone. The message is about App Intents, which replace definitions, but apps \
            also had to remove “Siri” from definitions. “Siri” is a warning; the other words are notes. Say it in \
            other words: “by voice”, “this device”.
            """,
        triggering: [
            "{ Name: OrderSoup, Description: ↓Orders a soup with Siri. }",
            "{ Name: OrderSoup, Title: ↓Order on iPhone }",
        ],
        passing: ["{ Name: OrderSoup, Description: Orders a soup and a pineapple. }"]
    ) { context, findings in
        for intent in context.intents {
            for text in [intent.title.text, intent.description.text] {
                guard let text else { continue }
                let words = text.value.lowercased().unicodeScalars.split {
                    // A letter with an accent of its own is one letter.
                    !$0.isLetter && !$0.properties.isGraphemeExtend
                }
                let reserved = ["siri", "apple", "iphone"].first { reserved in
                    words.contains { $0.elementsEqual(reserved.unicodeScalars) }
                }
                guard let word = reserved else { continue }
                findings.report(
                    [(intent.symbol + "/" + word, text)],
                    one:
                        "App Store Connect refuses '\(word)' in descriptions\(word == "siri" ? "" : " of App Intents"): {names}",
                    several: "",
                    severity: word == "siri" ? .warning : .note
                )
            }
        }
    }
}
