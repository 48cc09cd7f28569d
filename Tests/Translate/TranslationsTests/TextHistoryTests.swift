import Testing
import Translations

/// Which translations are older than their texts.
@Suite struct TextHistoryTests {
    @Test func aTextThatChangesAloneMakesItsTranslationsStale() {
        var history = TextHistory()
        history.add(texts: ["a": "One", "b": "Two"])
        history.add(rows: ["a": "Eins", "b": "Zwei"], of: "de", table: "t")
        history.add(rows: ["a": "Un"], of: "fr", table: "t")
        history.advance()
        history.add(texts: ["a": "One more", "b": "Two"])
        #expect(history.changedTexts(of: "de") == ["a"])
        #expect(history.changedTexts(of: "fr") == ["a"])
        #expect(history.changedTexts(of: "nl") == [])
        history.advance()
        history.add(rows: ["a": "Noch eins", "b": "Zwei"], of: "de", table: "t")
        #expect(history.changedTexts(of: "de") == [])
        #expect(history.changedTexts(of: "fr") == ["a"])
    }

    @Test(arguments: [" One", "One ", "One", "\tOne\n"])
    func whiteSpaceAloneIsNoChange(text: String) {
        var history = TextHistory()
        history.add(texts: ["a": "One", "b": "One  more"])
        history.add(rows: ["a": "Eins", "b": "Noch eins"], of: "de", table: "t")
        history.advance()
        history.add(texts: ["a": text, "b": "One more"])
        #expect(history.changedTexts(of: "de") == [])
        // A row that was only trimmed is not a new translation either.
        history.add(texts: ["a": "Two"])
        history.advance()
        history.add(rows: ["a": "Eins ", "b": "Noch eins"], of: "de", table: "t")
        #expect(history.changedTexts(of: "de") == ["a"])
    }

    @Test func whatChangesTogetherIsNotStale() {
        var history = TextHistory()
        history.add(texts: ["a": "One"])
        history.add(rows: ["a": "Eins"], of: "de", table: "t")
        history.advance()
        history.add(texts: ["a": "1"])
        history.add(rows: ["a": "1."], of: "de", table: "t")
        #expect(history.changedTexts(of: "de") == [])
    }

    @Test func aNewTextHasNoStaleTranslation() {
        var history = TextHistory()
        history.add(rows: ["a": "Eins"], of: "de", table: "t")
        history.advance()
        history.add(texts: ["a": "One"])
        #expect(history.changedTexts(of: "de") == [])
    }
}
