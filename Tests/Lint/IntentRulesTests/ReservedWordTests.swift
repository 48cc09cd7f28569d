import Diagnostics
@testable import IntentRules
import Testing

@Suite struct ReservedWordTests {
    @Test(arguments: ["Ask Siri", "Ask “SIRI”", "Ask—Siri", "Siri’s soup"])
    func wordsEndWhereLettersEnd(title: String) { #expect(isReported(title)) }

    /// The last letter of the first has an accent, in a scalar of its own.
    @Test(arguments: ["Ask Siri\u{301}", "Ask Siria", "Ask äSiri", "Ask Si ri"])
    func otherWordsMayContainThem(title: String) { #expect(!isReported(title)) }

    /// A table that repeats a text says nothing new.
    @Test(arguments: [("en", "Ask Siri", 1), ("de", "Frag Siri", 2), ("de", "Frag sie", 1)])
    func aTextAndItsTranslationsAreFoundOnceEach(language: String, translation: String, count: Int) {
        let tables: KeyValuePairs = ["\(language).lproj/Intents.strings": "\"aB3dE6\" = \"\(translation)\";"]
        let found = RuleExample.order("Title: Ask Siri, TitleID: aB3dE6", with: tables).lint()
        #expect(found.filter { $0.kind == Rule.reservedWord.kind }.flatMap(\.atEachPlace).count == count)
    }

    private func isReported(_ title: String) -> Bool {
        RuleExample("{ Name: OrderSoup, Title: \"\(title)\" }").lint().contains { $0.kind == Rule.reservedWord.kind }
    }
}
