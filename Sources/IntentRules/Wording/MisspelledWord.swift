import Diagnostics
import IntentSchema

extension Rule {
    /// Catches a word with two letters swapped, next to which the definition says the word rightly.
    package static let misspelledWord: Rule = Rule(
        code: "IN0521",
        name: "misspelled-word",
        category: .localization,
        severity: .warning,
        summary: "A word is one that the definition uses elsewhere, with two letters swapped.",
        explanation: """
            No dictionary is asked: a word of six letters or more is reported where another one with the same letters, two of \
            them the other way round, stands in the definition three times and at least twice as often. Names count \
            as well as texts. Names of intents, parameters and enumerations are saved with shortcuts and widgets; rename them \
            before the first release, and texts at any time.
            """,
        triggering: [
            """
            {
                Name: OrderMinestrone, Title: Order Minestrone, Description: Orders a minestrone
                Parameters: [{ Name: size, DisplayName: ↓Size of the Mniestrone }]
            }
            """
        ],
        passing: [
            """
            {
                Name: OrderMinestrone, Title: Order Minestrone, Description: Orders a minestrone
                Parameters: [{ Name: size, DisplayName: Size of the Minestrone }]
            }
            """
        ]
    ) { context, findings in
        for (word, other, count, place) in DefinitionWords(context).misspellings {
            findings.report(
                "'\(word)' is probably '\(other)', which the definition says \(count) times",
                at: place.range,
                symbol: place.symbol
            )
        }
    }
}

/// The words of a definition's texts and names. Most definitions have no two words of the same letters, and find that out
/// without making a string of any.
private struct DefinitionWords {
    struct Place {
        var range: SourceRange
        var symbol: String
    }

    /// Words with the one that each probably is and how often that one is said, in the order of the file.
    private(set) var misspellings: [(word: String, other: String, count: Int, place: Place)] = []

    init(_ context: RuleContext) {
        // By the sum of their letters, which the order does not change: the first word that has it.
        var first: [UInt64: UInt64] = [:]
        var suspected: Set<UInt64> = []
        Self.visit(context) { written, _ in
            Self.forEachWord(in: written.value) { _, sum, hash in
                if let known = first[sum] {
                    if known != hash { suspected.insert(sum) }
                } else {
                    first[sum] = hash
                }
            }
        }
        guard !suspected.isEmpty else { return }
        var counts: [String: Int] = [:]
        var places: [(word: String, place: Place)] = []
        Self.visit(context) { written, symbol in
            Self.forEachWord(in: written.value) { word, sum, _ in
                guard suspected.contains(sum) else { return }
                let word = String(decoding: word, as: UTF8.self)
                let lowercased = word.lowercased()
                if counts[lowercased] == nil {
                    places.append((word: word, place: Place(range: written.range, symbol: symbol())))
                }
                counts[lowercased, default: 0] += 1
            }
        }
        for (word, place) in places {
            let own = word.lowercased()
            guard let count = counts[own], !Self.words.contains(own) else { continue }
            let other = places.map(\.word).first { other in
                let said = counts[other.lowercased()] ?? 0
                return said >= 3 && said >= 2 * count && Self.areSwapped(own, other.lowercased())
            }
            guard let other else { continue }
            misspellings.append((word, other, counts[other.lowercased()] ?? 0, place))
        }
    }

    /// Words that other words become when letters are swapped.
    private static let words: Set<String> = [
        "alerted", "altered", "barely", "barley", "casual", "causal", "marital", "martial", "nuclear", "perfect",
        "perform", "prefect", "preform", "sacred", "scared", "signed", "silver", "singed", "sliver", "unclear",
        "united", "untied",
    ]

    /// Whether two words are the same but for two neighbouring letters.
    private static func areSwapped(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count, let start = one.indices.first(where: { one[$0] != other[$0] }),
            start + 1 < one.count
        else { return false }
        return one[start] == other[start + 1] && one[start + 1] == other[start]
            && one[(start + 2)...] == other[(start + 2)...]
    }

    /// The texts, and the names of what is declared.
    private static func visit(_ context: RuleContext, _ look: (Written<String>, () -> String) -> Void) {
        for use in context.texts {
            if let text = use.text.text { look(text) { use.symbol + "/" + use.key } }
        }
        for intent in context.intents {
            if let name = intent.name { look(name) { intent.symbol } }
            for parameter in intent.parameters {
                if let name = parameter.name { look(name) { parameter.symbol } }
            }
        }
        for enumeration in context.definition.enumerations {
            if let name = enumeration.name { look(name) { enumeration.symbol } }
        }
        for type in context.definition.types {
            if let name = type.name { look(name) { type.symbol } }
        }
    }

    /// Calls a function with every word of six Latin letters or more, the sum of its letters and a hash of their order; a
    /// capital letter after a small one begins a word.
    private static func forEachWord(
        in text: String,
        _ look: (Slice<UnsafeBufferPointer<UInt8>>, UInt64, UInt64) -> Void
    ) {
        guard text.utf8.count >= 6 else { return }
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            var sum: UInt64 = 0
            var hash: UInt64 = 0
            var length = 0
            var isPlain = true
            var last: UInt8 = 0
            for (index, byte) in bytes.enumerated() {
                let small = byte | 0x20
                let isLetter = small >= 0x61 && small <= 0x7A
                if !isLetter && byte < 0x80 || (byte >= 0x41 && byte <= 0x5A && last >= 0x61) {
                    if length >= 6, isPlain { look(bytes[start..<index], sum, hash) }
                    (sum, hash, length, isPlain) = (0, 0, 0, true)
                }
                if isLetter {
                    if length == 0, isPlain { start = index }
                    length += 1
                    let value = UInt64(small)
                    sum &+= value &* value &* value
                    hash = hash &* 31 &+ value
                } else if byte >= 0x80 {
                    isPlain = false
                }
                last = byte
            }
            if length >= 6, isPlain { look(bytes[start..<bytes.count], sum, hash) }
        }
    }
}
