import Diagnostics
import Evidence
import IntentSchema
import Translations

extension Rule {
    package static let reservedWord: Rule = Rule(
        code: "IN0524",
        name: "reserved-word",
        summary: "App Store Connect refuses a word in a title, description or subtitle, or a fourth name of the app.",
        explanation: """
            *\(Claim.reservedWords.words).* *\(Claim.alternativeNames.words).* It refuses “siri” in titles, descriptions and \
            subtitles of definitions too, in any language: a warning. Definitions are replaced by App Intents, so the \
            other words, also “mac” inside a word (“machine”), are notes there. Say it in other words: “by voice”, “this \
            device”. The other names of an app are `INAlternativeAppNames` in its property list.
            """,
        reading: [.entryPoints],
        triggering: [
            "{ Name: OrderSoup, Description: ↓Orders a soup with Siri. }",
            "{ Name: OrderSoup, Title: ↓Order on iPhone }",
            "{ Name: OrderSoup, Title: ↓Start Machine }",
            .order(
                "Title: Order Soup, TitleID: aB3dE6",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = ↓\"Siri bestellt Suppe\";"]
            ),
            .intents("{ Name: OrderSoup }").inProject {
                let place = SourceLocation(path: "App/OrderStew.swift", place: .file)
                $0.entryPoints.appIntentTexts = [(intent: "OrderStew", text: "Order with Siri", location: place)]
            }.about(file: "App/OrderStew.swift"),
            .intents("{ Name: OrderSoup }").inProject {
                $0.entryPoints.alternativeNames = [("Soup", 4, SourceLocation(path: "App/Info.plist", place: .file))]
            }.about(file: "App/Info.plist"),
        ],
        passing: [
            "{ Name: OrderSoup, Description: Orders a soup and a pineapple. }",
            .intents("{ Name: OrderSoup }").inProject {
                $0.entryPoints.alternativeNames = [("Soup", 3, SourceLocation(path: "App/Info.plist", place: .file))]
            },
        ]
    ) { context, findings in
        for (target, count, location) in context.project?.entryPoints.alternativeNames ?? [] where count > 3 {
            findings.report(
                "App Store Connect refuses more than three alternative names, and '\(target)' has \(count)",
                in: location,
                symbol: "project/alternative-names/\(target)",
                isRefused: context.isInstalled
            )
        }
        let own = Set(context.intents.map(\.symbol))
        var found: [String: [FindingGroup.Part]] = [:]
        var places: [String: Set<String>] = [:]
        func add(_ word: String?, in words: String, of use: LocalizedTextUse, at location: SourceLocation) {
            guard let word, own.contains(use.owner) else { return }
            found[word, default: []].append(.init(use.owner + "/" + word, words.shortened, at: location))
            places[word, default: []].insert(ReservedWord.place(of: use))
        }
        for use in context.texts where ReservedWord.isRefused(use) {
            guard let text = use.text.text else { continue }
            let isName = ReservedWord.isName(use)
            let word =
                ReservedWord.first(in: text.value, isName: isName)
                ?? (isName ? ReservedWord.part(of: text.value) : nil)
            add(word, in: text.value, of: use, at: context.location(text.range))
        }
        for (intent, text, location) in context.project?.entryPoints.appIntentTexts ?? [] where !TextKey.isKey(text) {
            guard let word = ReservedWord.first(in: text, isName: true) ?? ReservedWord.part(of: text) else { continue }
            findings.report(
                "App Store Connect refuses '\(word)' in the title or description of App Intent '\(intent)'",
                in: location,
                symbol: "project/intent/\(intent)/\(word)",
                isRefused: context.isInstalled
            )
        }
        for match in context.tables {
            for (text, entry) in zip(context.translations.texts.texts, match.rows)
            where ReservedWord.isRefused(text.use) {
                guard let entry, let value = entry.values.first, value.text != text.text.value else { continue }
                let word = ReservedWord.first(in: value.text, isName: ReservedWord.isName(text.use))
                add(word, in: value.text, of: text.use, at: match.table.location(of: value, in: entry))
            }
        }
        for (word, parts) in found {
            let places = (places[word] ?? []).sorted().listed + (word == "siri" ? "" : " of App Intents")
            findings.report(
                parts,
                one: "App Store Connect refuses '\(word)' in \(places): \(.names)",
                several: "App Store Connect refuses '\(word)' in \(places); \(.count) have it: \(.names)",
                symbol: parts[0].symbol,
                severity: word == "siri" ? .warning : .note,
                isRefused: word == "siri" && context.isInstalled
            )
        }
    }
}

private enum ReservedWord {
    static func isRefused(_ use: LocalizedTextUse) -> Bool {
        isName(use) || use.key.hasPrefix("INIntentParameterCombination")
    }

    /// Whether App Intents have such texts, too.
    static func isName(_ use: LocalizedTextUse) -> Bool {
        use.key == "INIntentTitle" || use.key == "INIntentDescription"
    }

    static func place(of use: LocalizedTextUse) -> String {
        use.key == "INIntentDescription" ? "descriptions" : use.key.hasSuffix("Subtitle") ? "subtitles" : "titles"
    }

    static func first(in text: String, isName: Bool) -> String? {
        let bytes = lowercased(text)
        let reserved = (isName ? ["siri", "apple", "iphone"] : ["siri"]).filter { occurs($0, in: bytes) }
        if reserved.isEmpty { return nil }
        let words = text.lowercased().unicodeScalars.split {
            // A letter with an accent of its own is one letter.
            !$0.isLetter && !$0.properties.isGraphemeExtend
        }
        return reserved.first { reserved in words.contains { $0.elementsEqual(reserved.unicodeScalars) } }
    }

    /// A word that is refused inside another one. Of other languages that is not known.
    static func part(of text: String) -> String? { occurs("mac", in: lowercased(text)) ? "mac" : nil }

    /// The bytes with ASCII letters in lowercase, which is fast.
    private static func lowercased(_ text: String) -> [UInt8] {
        text.utf8.map { $0.isUppercase ? $0 | 0x20 : $0 }
    }

    private static func occurs(_ word: String, in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { $0.firstIndex(of: Array(word.utf8), from: 0) != nil }
    }
}
