import IntentRuntime
import Testing

struct OptionsTests {
    private let soups = OptionsCollection(
        sections: [
            OptionsSection(
                title: "Warm",
                items: [Soup(identifier: "1", display: "Leek"), Soup(identifier: "2", display: "Erbsensuppe")]
            ),
            OptionsSection(title: "Cold", items: [Soup(identifier: "3", display: "Gazpacho")]),
        ],
        promptLabel: "Which soup?",
        usesIndexedCollation: true
    )

    @Test func itemsAreThoseOfAllSectionsInOrder() {
        #expect(soups.allItems.map(\.identifier) == ["1", "2", "3"])
        #expect(OptionsCollection(items: [1, 2]).sections == [OptionsSection(title: nil, items: [1, 2])])
        #expect(["a", "b"] as OptionsCollection == OptionsCollection(items: ["a", "b"]))
    }

    @Test func aSearchKeepsSectionsThatHaveAMatch() {
        let found = soups.matching(" SUPPE ")
        #expect(found.sections.map(\.title) == ["Warm"])
        #expect(found.allItems.map(\.displayString) == ["Erbsensuppe"])
        #expect(found.promptLabel == "Which soup?")
        #expect(found.usesIndexedCollation)
    }

    @Test(arguments: [
        ("Straße", "STRASSE"), ("ПЯТЁРОЧКА", "пятерочка"), ("Йошкар-Ола", "ош"), ("Ἀθῆναι", "αθηναι"), ("ΟΔΟΣ", "οδος"),
        ("Łódź", "lodz"), ("İzmir", "izmir"), ("サーバ", "サーハ"), ("שָׁלוֹם", "שלום"), ("한국", "한구"), ("ﬁgs", "fi"),
    ])
    func aSearchIgnoresCaseAndAccentsInEveryScript(text: String, term: String) {
        #expect(OptionsCollection(items: [text]).matching(term).count == 1)
    }

    /// Vowels of Indian scripts are marks, but not accents.
    @Test func aVowelCountsInASearch() {
        #expect(OptionsCollection(items: ["की"]).matching("कि").isEmpty)
        #expect(OptionsCollection(items: ["कु"]).matching("कू").isEmpty)
    }

    @Test func aCollectionIsASequence() {
        let collection = OptionsCollection(sections: [.init(items: [1, 2]), .init(items: []), .init(items: [3])])
        #expect(Array(collection) == [1, 2, 3])
        #expect(collection.count == 3)
        #expect(!collection.isEmpty)
        #expect(OptionsCollection<Int>(sections: [.init(items: [])]).isEmpty)
    }

    @Test(arguments: [nil, "", "  "])
    func aSearchForNothingOffersEverything(term: String?) {
        #expect(soups.matching(term) == soups)
    }

    @Test func aSearchWithoutAMatchOffersNothing() {
        #expect(soups.matching("steak").sections.isEmpty)
        #expect(soups.matching("a text that is longer than every soup's name").sections.isEmpty)
    }

    @Test func textsAndEnumerationsAreSearchedToo() {
        #expect(OptionsCollection(items: ["Ärger", "Ruhe"]).matching("är").allItems == ["Ärger"])
        #expect(OptionsCollection(items: Wrapping.selectableCases).matching("paper").allItems == [.paper])
        #expect(OptionsCollection(items: [12, 21]).matching("2", by: \.description).allItems == [12, 21])
    }

    @Test func theIndexOfNoChoiceIsNoOption() {
        #expect(Ribbon.selectableCases == [.red])
        #expect(Ribbon.allCases.map(\.rawValue) == [0, 1])
        #expect(Wrapping.selectableCases == Wrapping.allCases)
    }

    @Test func anObjectWithoutIdentifierIsItsText() {
        #expect(Soup(identifier: nil, display: "Leek").id == .text("Leek"))
        #expect(Soup(identifier: "1", display: "Leek").id == .identifier("1"))
    }
}
