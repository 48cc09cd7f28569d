import Diagnostics
import Evidence
import IntentSchema

extension Rule {
    package static let reservedWord: Rule = Rule(
        code: "IN0524",
        name: "reserved-word",
        severity: .warning,
        summary: "A title or description contains a word that Apple reserves.",
        explanation: """
            *\(Claim.reservedWords.words).* App Intents replace definitions, and apps also had to remove “Siri” from \
            definitions. “Siri” is a warning; the other words are notes. Say it in \
            other words: “by voice”, “this device”.
            """,
        triggering: [
            "{ Name: OrderSoup, Description: ↓Orders a soup with Siri. }",
            "{ Name: OrderSoup, Title: ↓Order on iPhone }",
        ],
        passing: ["{ Name: OrderSoup, Description: Orders a soup and a pineapple. }"]
    ) { context, findings in
        var found: [String: [(symbol: String, text: Written<String>)]] = [:]
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
                if let word = reserved { found[word, default: []].append((intent.symbol + "/" + word, text)) }
            }
        }
        for (word, texts) in found {
            let intents = word == "siri" ? "" : " of App Intents"
            findings.report(
                texts,
                one: "App Store Connect refuses '\(word)' in descriptions\(intents): \(.names)",
                several: "App Store Connect refuses '\(word)' in descriptions\(intents); \(.count) have it: \(.names)",
                severity: word == "siri" ? .warning : .note
            )
        }
    }
}
