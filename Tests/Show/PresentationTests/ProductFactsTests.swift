import Product
import Testing

@testable import Presentation

/// Where a definition is built, in the words of `intentc show`.
@Suite struct ProductFactsTests {
    /// The languages are said once, and of targets only what differs.
    @Test func targetsAreNamedWhoseLanguagesDiffer() throws {
        var surroundings = ProjectSurroundings(path: "App.xcodeproj")
        surroundings.languages = ["de", "en"]
        let targets: [(String, Product.Target.Kind, Set<String>)] = [
            ("App", .app, ["de", "en"]), ("Siri", .intentsExtension, ["de", "es"]), ("Widget", .widgetExtension, []),
        ]
        surroundings.targets = targets.map { name, kind, languages in
            var target = ProjectSurroundings.Target(
                name,
                kind,
                kind == .app ? .compiled : kind == .widgetExtension ? .copied : .withoutClasses
            )
            target.languages = languages
            if kind == .app { target.platforms = ["ios", "maccatalyst"] }
            return target
        }
        let facts = try #require(ProductFacts(surroundings, classNames: [])).all.map { "\($0.name) \($0.words)" }
        #expect(
            facts == [
                "built by App (app, only for ios, maccatalyst), Siri (Intents extension, no classes), Widget (widget extension, copied)",
                "languages de, en (Siri without en, with es)",
            ]
        )
        surroundings.unreadLanguages = "'App/Soup.xcstrings' cannot be read"
        let others = try #require(ProductFacts(surroundings, classNames: [])).all.last?.words
        #expect(others == "de, en (others are not known: 'App/Soup.xcstrings' cannot be read)")
        surroundings.languages = []
        let all = try #require(ProductFacts(surroundings, classNames: [])).all.last?.words
        #expect(all == "not known: 'App/Soup.xcstrings' cannot be read")
    }
}
