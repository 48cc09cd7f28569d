import Diagnostics
@testable import IntentRules
import Testing

@Suite struct ReservedWordTests {
    @Test(arguments: ["Ask Siri", "Ask “SIRI”", "Ask—Siri", "Siri’s soup"])
    func wordsEndWhereLettersEnd(title: String) { #expect(isReported(title)) }

    /// The last letter of the first has an accent, in a scalar of its own.
    @Test(arguments: ["Ask Siri\u{301}", "Ask Siria", "Ask äSiri", "Ask Si ri"])
    func otherWordsMayContainThem(title: String) { #expect(!isReported(title)) }

    private func isReported(_ title: String) -> Bool {
        RuleExample("{ Name: OrderSoup, Title: \"\(title)\" }").lint().contains { $0.kind == Rule.reservedWord.kind }
    }
}
