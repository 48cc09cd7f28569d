import Diagnostics
import IntentSchema

extension Rule {
    package static let misspelledWord: Rule = Rule(
        code: "IN0521",
        name: "misspelled-word",
        severity: .warning,
        summary: "A word is misspelled.",
        explanation: """
            Reported are common misspellings (“adress”), and words close to one that the definition uses at least three \
            times and twice as often, or to one of 200 words that definitions often use: two letters are swapped or, in \
            words of eight letters or more, one is missing or extra (“occured”, “confimation”). Names count as well as texts. Names \
            of intents, parameters and cases are saved with shortcuts and widgets: rename them before the first \
            release, and texts at any time. In a name it is a note, and so is a word of the texts that has a capital \
            inside in one place and not in another (“WorkSpace”, “Workspace”; “ID”, “Id”).
            """,
        triggering: [
            """
            {
                Name: OrderMinestrone, Title: Order Minestrone, Description: Orders a minestrone
                Parameters: [{ Name: size, DisplayName: ↓Size of the Mniestrone }]
            }
            """,
            """
            {
                Name: OrderMinestrone, Title: Order Minestrone, Description: Orders a minestrone
                Parameters: [{ Name: size, DisplayName: ↓Size of the Minstrone }]
            }
            """,
            "{ Name: OrderSoup, Response: { Codes: [{ Name: success, Success: true }, { Name: failure, FormatString: ↓An error occured. }] } }",
            """
            {
                Name: OrderSoup, Title: Order Soup
                Description: ↓Soups to recieve, ParameterCombinations: { "": { Title: Recieve soup } }
            }
            """,
            "{ Name: OrderSoup, Title: ↓Order in Workspace, Description: Orders a soup in a WorkSpace. }",
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓Orders without confimation }",
            "{ Name: OrderSoup, Title: Order by ID, Description: ↓Orders a soup by Id }",
        ],
        passing: [
            """
            {
                Name: OrderMinestrone, Title: Order Minestrone, Description: Orders a minestrone
                Parameters: [{ Name: size, DisplayName: Size of the Minestrone, Metadata: { DefaultValue: Minestrones } }]
            }
            """
        ]
    ) { context, findings in
        for variant in WordVariant.all(in: context) {
            findings.report(
                "'\(variant.rare.word)' is written '\(variant.usual.word)' elsewhere",
                at: variant.rare.range,
                symbol: variant.rare.symbol,
                severity: .note,
                related: [("'\(variant.usual.word)'", variant.usual.range)]
            )
        }
        let words = DefinitionWords(context)
        let places = words.misspellings.isEmpty ? [] : words.places(in: context)
        for (found, places) in zip(words.misspellings, places) {
            findings.report(
                "'\(found.word)' is probably a misspelling of '\(found.other)'"
                    + (found.count > 0 ? ", which the definition uses \(found.count) times" : ""),
                at: found.place.range,
                symbol: found.place.symbol,
                severity: found.place.isName ? .note : .warning,
                related: places.dropFirst().prefix(3).map { ("it is also misspelled here", $0) }
            )
        }
    }
}

/// The words of a definition's texts and names.
private struct DefinitionWords {
    struct Place {
        var range: SourceRange
        var symbol: String
        var isName: Bool
    }

    /// Misspelled words with the probable correction and its number of uses, in the order of the file.
    private(set) var misspellings: [(word: String, other: String, count: Int, place: Place)] = []

    init(_ context: RuleContext) {
        var words: [(word: [UInt8], shown: String, place: Place)] = []
        var counts: [UInt64: (count: Int, index: Int)] = [:]
        Self.visit(context) { written, isName, symbol in
            Self.forEachWord(in: written.value) { word in
                if word.count < 6, Self.common[Self.hash(word)] == nil { return }
                counts[Self.hash(word), default: (0, words.count)].count += 1
                guard counts.count > words.count else { return }
                let place = Place(range: written.range, symbol: symbol(), isName: isName)
                words.append((word.map { $0 | 0x20 }, String(decoding: word, as: UTF8.self), place))
            }
        }
        // Frequent words, by the hashes of their variants without one letter.
        var shortened: [UInt64: UInt64] = [:]
        let frequent = counts.filter { $0.value.count >= 3 }.keys.sorted()
        // Swapping letters does not change their sum.
        var letters = Self.vocabularyLetters
        for hash in frequent {
            guard let index = counts[hash]?.index else { continue }
            letters.insert(Self.letters(of: words[index].word))
            for variant in Self.shortened(words[index].word) where shortened[variant] == nil {
                shortened[variant] = hash
            }
        }
        for (word, shown, place) in words {
            let own = Self.hash(word)
            if let right = Self.common[own] {
                misspellings.append((shown, right, 0, place))
                continue
            }
            guard let count = counts[own]?.count, !Self.real.contains(own), Self.vocabulary[own] == nil else {
                continue
            }
            let near = (letters.contains(Self.letters(of: word)) ? Self.swapped(word) : []) + Self.shortened(word)
            let other = (near + (shortened[own].map { [$0] } ?? [])).lazy.compactMap { counts[$0] }
                .first { $0.count >= 3 && $0.count >= 2 * count }
            if let other {
                misspellings.append((shown, words[other.index].shown, other.count, place))
            } else if let right = near.lazy.compactMap({ Self.vocabulary[$0] }).first ?? Self.shortenedVocabulary[own] {
                misspellings.append((shown, right, 0, place))
            }
        }
    }

    /// Returns the ranges of the texts and names that contain each misspelling.
    func places(in context: RuleContext) -> [[SourceRange]] {
        let hashes = misspellings.map { Self.hash($0.word.utf8) }
        var places = Dictionary(hashes.map { ($0, [SourceRange]()) }) { first, _ in first }
        Self.visit(context) { written, _, _ in
            Self.forEachWord(in: written.value) { word in
                let hash = Self.hash(word)
                if places[hash]?.last != written.range { places[hash]?.append(written.range) }
            }
        }
        return hashes.map { places[$0] ?? [] }
    }

    /// Returns the hash of a word in lowercase, or of its rest after a part with the hash `start`.
    private static func hash(_ word: some Sequence<UInt8>, after start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        word.reduce(start) { ($0 ^ UInt64($1 | 0x20)) &* 0x100_0000_01B3 }
    }

    /// A number that words with the same letters share.
    private static func letters(of word: [UInt8]) -> Int { word.reduce(word.count << 16) { $0 + Int($1) * Int($1) } }

    /// Returns the hashes of a word's variants with two adjacent letters swapped.
    private static func swapped(_ word: [UInt8]) -> [UInt64] {
        word.indices.dropLast().filter { word[$0] != word[$0 + 1] }.map { index in
            var word = word
            word.swapAt(index, index + 1)
            return hash(word)
        }
    }

    /// Returns the hashes of a word of eight letters or more without one of them. Keeps its end, where words inflect.
    private static func shortened(_ word: [UInt8]) -> [UInt64] {
        guard word.count >= 8 else { return [] }
        return word.indices.dropFirst().dropLast(3).map { hash(word[($0 + 1)...], after: hash(word[..<$0])) }
    }

    /// Real words that other words become if letters are swapped or left out.
    private static let real = Set(
        """
        alerted altered barely barley casual causal marital martial nuclear perfect perform prefect preform sacred scared \
        signed silver singed sliver unclear united untied through thorough reminder remainder complete compete contract contact \
        underline undeline starting stating presents presets discount discontent
        """.split(separator: " ").map { hash($0.utf8) }
    )

    /// Common misspellings and their corrections.
    private static let common: [UInt64: String] = {
        let pairs = """
            occurence occurrence backgroud background recieve receive seperate separate seperator separator \
            definately definitely sucess success adress address calender calendar catagory category choosen chosen \
            commited committed existance existence immediatly immediately langauge language lenght length paramater \
            parameter paramter parameter posible possible prefered preferred reccomend recommend responce response \
            tommorow tomorrow untill until usefull useful visable visible writting writing availible available \
            avalible available avaible available configuraton configuration curent current deafult default defualt \
            default perfom perform reciept receipt stauts status unkown unknown unkonwn unknown dissapear disappear \
            whith with wich which thier their recieves receives taht that widet widget widegt widget parametr \
            parameter
            """.split(separator: " ")
        let wrong = stride(from: 0, to: pairs.count - 1, by: 2)
        return Dictionary(wrong.map { (hash(pairs[$0].utf8), String(pairs[$0 + 1])) }) { first, _ in first }
    }()

    /// Words of eight letters or more of which a variant is not a word, in English and 13 other languages.
    private static let vocabulary = words(
        """
        accounts accurate activate activities activity additional application appointment assignment assistance \
        assistant authentication authorized automatic automatically available background beginning bluetooth \
        brightness broadcast calendar category character characters choosing clipboard collection combination \
        commands component condition conditions configuration configure confirmation connected connection \
        container continue conversation coordinates countdown currencies currency currently definitely deletion \
        delivery departures deprecated description destination detected developer dictionary directly directory \
        disconnect disconnected displayed displays distance distribution document documents download duration \
        endpoint entrance environment estimated executed execution exercise existence finished following \
        frequency frequently generate generated identifier immediately including indicator individual \
        information instance insufficient internet inventory keywords localized location longitude lowercase \
        measurement medicine messages metadata modified navigate navigation necessary negative notification \
        notifications occurred operation optional organization orientation permission permissions personal \
        personalized placeholder playlist playlists position preferences previous progress properties property \
        published purchase purchased quantity reachable received receiving recently recipient recommend \
        recommended reference referred refreshed relative remaining removing repository requested requests \
        required requires reservation response responses restaurant restaurants retrieve retrieved schedule \
        scheduled screenshot selected selection separate separator sequence services settings shortcut shortcuts \
        snapshot something specific specified statistics subscribe subscriber subscribers subscription \
        subsequent successful successfully supported synchronize temperature template territory thumbnail \
        tomorrow transaction transfer transferred transferring transform treatment truncate unavailable \
        unsuccessful unsupported uppercase username variation visibility wallpaper withdraw workouts workspace \
        yesterday
        """,
        by: { [hash($0)] }
    )

    /// The same words, by their variants without one letter.
    private static let shortenedVocabulary = words(vocabulary.values.sorted().joined(separator: " "), by: shortened)

    private static let vocabularyLetters = Set(vocabulary.values.map { letters(of: Array($0.utf8)) })

    private static func words(_ words: String, by hashes: ([UInt8]) -> [UInt64]) -> [UInt64: String] {
        let hashed = words.split(separator: " ").flatMap { word in hashes(Array(word.utf8)).map { ($0, String(word)) } }
        return Dictionary(hashed) { first, _ in first }
    }

    /// Calls a function with every text and every declared name.
    private static func visit(_ context: RuleContext, _ look: (Written<String>, Bool, () -> String) -> Void) {
        func name(_ name: Written<String>?, _ symbol: String) { if let name { look(name, true) { symbol } } }
        for use in context.texts {
            if let text = use.text.text { look(text, false) { use.symbol + "/" + use.key } }
        }
        for intent in context.intents {
            name(intent.name, intent.symbol)
            for parameter in intent.parametersAndValues { name(parameter.name, parameter.symbol) }
            for code in intent.response?.codes ?? [] { name(code.name, intent.symbol + "/response/code") }
        }
        for enumeration in context.definition.enumerations {
            name(enumeration.name, enumeration.symbol)
            for value in enumeration.values { name(value.name, enumeration.symbol(of: value)) }
        }
        for type in context.definition.types {
            name(type.name, type.symbol)
            for property in type.properties { name(property.name, property.symbol) }
        }
    }

    /// Calls a function with every word of four Latin letters or more, except in `${variables}`. A capital after a
    /// lowercase letter begins a word.
    private static func forEachWord(in text: String, _ look: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
        guard text.utf8.count >= 4 else { return }
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            var isPlain = true
            var isVariable = false
            func end(_ index: Int) {
                if index - start >= 4, isPlain, !isVariable { look(bytes[start..<index]) }
            }
            for (index, byte) in bytes.enumerated() {
                defer {
                    if byte == UInt8(ascii: "{"), index > 0, bytes[index - 1] == UInt8(ascii: "$") { isVariable = true }
                    if byte == UInt8(ascii: "}") { isVariable = false }
                }
                if byte >= 0x80 {
                    isPlain = false
                } else if !byte.isLetter {
                    end(index)
                    (start, isPlain) = (index + 1, true)
                } else if byte <= 0x5A, index > start, bytes[index - 1] >= 0x61 {
                    end(index)
                    (start, isPlain) = (index, true)
                }
            }
            end(bytes.count)
        }
    }
}
