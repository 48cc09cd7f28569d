import Testing

@testable import IntentRules

/// `INIntentDeprecated`: no one works on such an intent anymore.
@Suite struct DeprecatedIntentTests {
    private func findings(_ facts: String) -> [String] {
        RuleExample.intents(
            "{ Name: OrderSoup, Title: asdf, TitleID: aB3dE6, Description: none\(facts) }",
            with: ["de.lproj/Intents.strings": "/* nothing */", "fr.lproj/Intents.strings": "\"aB3dE6\" = \"Soupe\";"]
        ).lint().map(\.kind.name).sorted()
    }

    @Test func nothingIsAskedOfIt() {
        #expect(findings("") == ["missing-description", "template-leftover"])
        #expect(findings(", Deprecated: true") == [])
    }
}
