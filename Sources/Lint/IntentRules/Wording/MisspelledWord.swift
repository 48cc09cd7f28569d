import Diagnostics
import IntentSchema

extension Rule {
    package static let misspelledWord: Rule = Rule(
        code: "IN0521",
        name: "misspelled-word",
        summary: "A word is misspelled.",
        explanation: """
            Reported are common misspellings (“adress”), and words close to one that the definition uses at least three \
            times and twice as often, or to one of 500 words that definitions often use: two letters are swapped or, in \
            words of eight letters or more, one is missing, extra or, in an English text, wrong (“occured”, “confimation”, \
            “withdram”). So are words with a letter three times (“willl”), without their apostrophe (“whats”), and without the end of a word that is used, too (“trackin”). Names count as well as texts. Names \
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
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓Will withdram it from your account }",
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓It willl be hot }",
            "{ Name: OrderSoup, Title: Tracking Soup, Description: ↓Trackin of the soup }",
            "{ Name: OrderSoup, Title: ↓Order Soup for Evnet }",
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓Shows whats cooking }",
        ],
        passing: [
            """
            {
                Name: OrderMinestrone, Title: Order Minestrone, Description: Orders a minestrone
                Parameters: [{ Name: size, DisplayName: Size of the Minestrone, Metadata: { DefaultValue: Minestrones } }]
            }
            """,
            "{ Name: OrderMinestrone, Title: Order Minestrone, Parameters: [{ Name: size, DisplayName: Size of the Minesttrone }] }",
            "{ Name: whatsHot, Title: Konfiguration der Suppe, Description: Customises your favourite settings }",
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
        var words: [(word: [UInt8], shown: String, text: String, place: Place)] = []
        var counts: [UInt64: (count: Int, index: Int)] = [:]
        Self.visit(context) { written, isName, symbol in
            Self.forEachWord(in: written.value) { word in
                if word.count < 6, Self.common[Self.hash(word)] == nil, Self.third(in: word) == nil { return }
                counts[Self.hash(word), default: (0, words.count)].count += 1
                guard counts.count > words.count else { return }
                let place = Place(range: written.range, symbol: symbol(), isName: isName)
                words.append((word.map { $0 | 0x20 }, String(decoding: word, as: UTF8.self), written.value, place))
            }
        }
        // Frequent words, by the hashes of their variants without one letter.
        var shortened: [UInt64: UInt64] = [:]
        let frequent = counts.filter { $0.value.count >= 3 }.keys.sorted()
        // Swapping letters does not change their sum.
        var letters: Set<Int> = []
        for hash in frequent {
            guard let index = counts[hash]?.index else { continue }
            letters.insert(Self.letters(of: words[index].word))
            for variant in Self.shortened(words[index].word) where shortened[variant] == nil {
                shortened[variant] = hash
            }
        }
        for (word, shown, text, place) in words {
            let own = Self.hash(word)
            if let right = Self.common[own] {
                // Names have no apostrophes.
                if !place.isName || !right.contains("'") { misspellings.append((shown, right, 0, place)) }
                continue
            }
            if let third = Self.third(in: shown.utf8) {
                var bytes = Array(shown.utf8)
                bytes.remove(at: third)
                misspellings.append((shown, String(decoding: bytes, as: UTF8.self), 0, place))
                continue
            }
            guard let count = counts[own]?.count, !Self.real.contains(own), !Self.known.contains(own) else { continue }
            let near = (letters.contains(Self.letters(of: word)) ? Self.swapped(word) : []) + Self.shortened(word)
            let other = (near + (shortened[own].map { [$0] } ?? [])).lazy.compactMap { counts[$0] }
                .first { $0.count >= 3 && $0.count >= 2 * count }
            if let other {
                misspellings.append((shown, words[other.index].shown, other.count, place))
            } else if let right = Self.nearest(to: word, in: place.isName ? nil : text)
                ?? (shown.hasSuffix("in") ? counts[Self.hash("g".utf8, after: own)] : nil).map({ words[$0.index].shown }
                )
            {
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

    /// The position of a small letter that follows two equal ones.
    private static func third(in word: some Sequence<UInt8>) -> Int? {
        var (last, count): (UInt8, Int) = (0, 0)
        for (index, byte) in word.enumerated() {
            (last, count) = (byte, byte == last ? count + 1 : 1)
            if count == 3, byte >= 0x61 { return index }
        }
        return nil
    }

    private static func isEnglish(_ text: String) -> Bool {
        text.split(separator: " ").contains { ["the", "your", "from", "with", "this", "which", "you"].contains($0) }
    }

    /// The word of the vocabulary that a word misses by two swapped letters, by one too many or too few, or, in an English
    /// text, by a wrong one. Leaves endings, where words inflect.
    private static func nearest(to word: [UInt8], in text: String?) -> String? {
        var other: [UInt8]?
        for length in [word.count, word.count - 1, word.count + 1] where vocabularyByLength.indices.contains(length) {
            for right in vocabularyByLength[length] {
                var start = 0
                while start < min(word.count, length), word[start] == right[start] { start += 1 }
                func isSame(from offset: Int, _ otherOffset: Int) -> Bool {
                    word[(start + offset)...].elementsEqual(right[(start + otherOffset)...])
                }
                switch length - word.count {
                case 0 where start + 1 < length && word[start] == right[start + 1] && word[start + 1] == right[start]:
                    if isSame(from: 2, 2) { return String(decoding: right, as: UTF8.self) }
                case 0 where other == nil && length >= 8 && start < length && isSame(from: 1, 1):
                    let isEnding = start == length - 1 && "adeinorsty".utf8.contains(word[start])
                    // British English may have an `s` for a `z`.
                    if !isEnding, !right.contains(UInt8(ascii: "z")) { other = right }
                case -1 where word.count >= 8 && isInside(start, of: word) && isSame(from: 1, 0),
                    1 where length >= 7 && isInside(start, of: right) && isSame(from: 0, 1):
                    return String(decoding: right, as: UTF8.self)
                default: break
                }
            }
        }
        return text.map(isEnglish) == true ? other.map { String(decoding: $0, as: UTF8.self) } : nil
    }

    /// Whether a letter, or one of the same letters before it, is neither the first of a word nor in its ending.
    private static func isInside(_ index: Int, of word: [UInt8]) -> Bool {
        var index = index
        while index > 1, word[index] == word[index - 1] { index -= 1 }
        return index > 0 && index < word.count - 3
    }

    /// Returns the hashes of a word without one of its letters. Keeps its end, where words inflect.
    private static func shortened(_ word: [UInt8]) -> [UInt64] {
        guard word.count >= 8 else { return [] }
        return word.indices.dropFirst().dropLast(3).map { hash(word[($0 + 1)...], after: hash(word[..<$0])) }
    }

    /// Real words that are close to others.
    private static let real = Set(
        """
        alerted altered barely barley casual causal marital martial nuclear perfect perform prefect preform sacred \
        scared signed silver singed sliver unclear united untied through thorough reminder remainder complete compete \
        contract contact underline undeline starting stating presents presets discount discontent batching bequests \
        braining catching cervices chipboard clapboard codified commando commends confected confection conformation \
        continua continuo convected convection curation deceived deceiving decently dedications defected deference \
        deferred dejected depository deserved detested displaced draining exhorted exorcise exorcises expanses \
        extorted fallowing faltered fireless foremast germinal hatching headline hollowing humidify humility identity \
        imparted incitation interlace internal junction latching lettings locution massages matching meditations \
        misplayed misplays oncoming painting patching phonograph pointing positron precious pretence produces \
        projected properly proscription protects protested quantify recommenced refereed regaining reheating repealing \
        repenting reprieve reprieved requited requites reseating retaining reverence revolution risibility scuffled \
        sittings snitched snuffled starching stitched strolling teachable tireless trailing twitched venerate \
        venerated vesicles vocalized vocation washboard wifeless witching withdrew depletion depreciated graining \
        pervious
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
            parameter whats what's thats that's theres there's wheres where's doesnt doesn't didnt didn't isnt isn't \
            wasnt wasn't couldnt couldn't wouldnt wouldn't shouldnt shouldn't havent haven't hasnt hasn't youre you're
            """.split(separator: " ")
        let wrong = stride(from: 0, to: pairs.count - 1, by: 2)
        let swaps = vocabularyByLength[5].flatMap { right in
            swapped(right).map { ($0, String(decoding: right, as: UTF8.self)) }
        }
        return Dictionary(wrong.map { (hash(pairs[$0].utf8), String(pairs[$0 + 1])) } + swaps) { first, _ in first }
    }()

    /// Words of which a variant is not a word, in English and in languages that share many words with it.
    private static let vocabulary =
        """
        account accounts accurate activate activated activities activity additional address alphabetical amount \
        application appointment artwork assignment assistance assistant authentication author authorized automatic \
        automatically available average background battery before beginning birthday bluetooth bookmark bookmarks \
        breakfast brightness broadcast button calculate calculated calculation calendar cancel category celsius \
        challenge change character characters checklist choosing client clipboard collection colors combination \
        commands common component components condition conditions configuration configure confirmation connected \
        connection connectivity container continue control conversation coordinates countdown currencies currency \
        currently custom customize customized daily dashboard database deadline definitely delete deletion delivery \
        departure departures deprecated description destination details detected developer device dictation dictionary \
        difficulty directions directly directory disabled disconnect disconnected discover displayed displays distance \
        distribution document documents download duration during editor electricity elevation emergency enabled \
        encrypted endpoint enough entrance environment equipment estimated event events example executed execution \
        exercise exercises existence expenses explore export exported fahrenheit family feedback fetched filename \
        filtered finished folder follow following forecast format frequency frequently friend friendly function future \
        garage generate generated growth health height highlight highlights holiday holidays hourly humidity \
        identifier identify image images immediately import imported including incoming incomplete indicator \
        individual information ingredient ingredients instance instruction instructions insufficient interface \
        internet interval inventory invitation invite keyboard keyword keywords label latest layout length level \
        library lights limit localized location locked longitude lower lowercase manually maximum measurement medicine \
        membership memory messages metadata metric microphone middle minimum modified modify moment monitor month \
        multiply music navigate navigation nearby nearest necessary negative network newest nickname normal notebook \
        notification notifications number object obstacle occurred offline oldest ongoing online operation optional \
        organization organizer orientation output overview owner paper parameters parent participants passcode \
        password people percentage performance period permission permissions personal personalized pharmacy photo \
        photograph photos physical picture pictures placeholder platform player playlist playlists podcast podcasts \
        points position precipitation preferences preferred prescription presence pressure preview previous primary \
        printing priority privacy problem process product products profiles progress project projects pronunciation \
        properties property protected provider published purchase purchased purchases quality quantity quarterly \
        question questions quick quickly quotation reachable receipt receive received receiving recent recently \
        recipes recipient recognize recommend recommended record recordings reference referred refresh refreshed \
        registered reject relative remaining remotely remove removing rename repeating report repository request \
        requested requests required requires research reservation reserved resolution response responses restaurant \
        restaurants result results retrieve retrieved return running saved schedule scheduled schedules score screen \
        screenshot screenshots scrolling searching season second seconds section security select selected selection \
        sensitivity sensor separate separator sequence service services settings several shared shortcut shortcuts \
        shuffled signature sleep snapshot social software something source speaker specific specified spreadsheet \
        spring standard statement statistics status stopwatch strength string student students studio subject \
        subscribe subscriber subscribers subscription subsequent subtitle success successful successfully suggested \
        suggestion suggestions summary summer sunrise supervisor supported surface switch switched symptoms \
        synchronize synchronized system tasks telephone temperature template temporary terminal territory theme \
        thousand thumbnail timeline timer together toggle token tomorrow topic total tournament track training \
        transaction transactions transcript transfer transferred transferring transform translated translation \
        transport travel treatment truncate tutorial unavailable unfinished university unknown unlimited unread \
        unspecified unsuccessful unsupported upcoming update updated upgrade upload uppercase username vacation values \
        variables variation vehicle vehicles verify video videos visibility visible visitors vocabulary volume \
        wallpaper watch watching water website websites weekday weekend weekly weight widget width window winter \
        wireless withdraw withdrawal without workflow workflows workout workouts workspace write yesterday
        """.utf8.split { $0 <= 0x20 }.map { Array($0) }

    private static let known = Set(vocabulary.map { hash($0) })

    private static let vocabularyByLength: [[[UInt8]]] = {
        var all: [[[UInt8]]] = Array(repeating: [], count: 1 + (vocabulary.map(\.count).max() ?? 0))
        for word in vocabulary { all[word.count].append(word) }
        return all
    }()

    /// Calls a function with every text and every declared name.
    private static func visit(_ context: RuleContext, _ look: (Written<String>, Bool, () -> String) -> Void) {
        func name(_ name: Written<String>?, _ symbol: String) { if let name { look(name, true) { symbol } } }
        for use in context.texts {
            if let text = use.text.text { look(text, false) { use.path } }
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
