import Foundation
import IntentRuntime
import Testing

/// An app's data about its characters.
private struct Characters {
    let heroes = [GameCharacter(identifier: "panda", display: "Power Panda", name: "Power Panda")]
    let villains = [GameCharacter(identifier: "egghead", display: "Egghead", name: "Egghead")]
}

extension Characters: SelectCharacterOptionsProvider, SearchesOptions {
    func provideCharacterOptionsCollection(
        for configuration: SelectCharacterConfiguration
    ) async throws -> OptionsCollection<GameCharacter> {
        OptionsCollection(sections: [
            OptionsSection(title: "Heroes", items: heroes),
            OptionsSection(title: "Villains", items: villains),
        ])
    }

    func defaultCharacter(for configuration: SelectCharacterConfiguration) -> GameCharacter? { heroes.first }
}

/// A widget that shows what was chosen.
private struct CharacterTimeline: ConfigurationTimelineProvider {
    typealias Configuration = SelectCharacterConfiguration
    let options: any SelectCharacterOptionsProvider
}

/// The platform's tutorial: a widget that shows the character that its user has chosen.
struct SelectCharacterTests {
    @Test func theOptionsAreInSections() async throws {
        let options = try await Characters().provideCharacterOptionsCollection(for: .init())
        #expect(options.sections.map(\.title) == ["Heroes", "Villains"])
    }

    @Test func aNewWidgetBeginsWithTheProvidersDefault() async throws {
        let configuration = try await SelectCharacterConfiguration.initial(from: Characters())
        #expect(configuration.character?.name == "Power Panda")
        #expect(SelectCharacterConfiguration().character == nil)
    }

    /// Every method of that name counts, whatever its effects.
    @Test func aDefaultMayBeWrittenInAnyForm() async throws {
        struct Slow: SelectCharacterOptionsProvider, SearchesOptions {
            var isEmpty = false

            func provideCharacterOptionsCollection(
                for configuration: SelectCharacterConfiguration
            ) -> OptionsCollection<GameCharacter> { [] }

            func defaultCharacter(for configuration: SelectCharacterConfiguration) async throws -> GameCharacter? {
                isEmpty ? nil : Characters().heroes[0]
            }
        }
        #expect(try await SelectCharacterConfiguration.initial(from: Slow()).character == Characters().heroes[0])
        #expect(try await SelectCharacterConfiguration.initial(from: Slow(isEmpty: true)).character == nil)
    }

    /// Whatever else the type has, and however the method is called.
    @Test func anAppsOwnMethodCounts() async throws {
        struct Both: SelectCharacterOptionsProvider, DefinitionDefaults, SearchesOptions {
            func provideCharacterOptionsCollection(
                for configuration: SelectCharacterConfiguration
            ) -> OptionsCollection<GameCharacter> { [] }

            func defaultCharacter(for configuration: SelectCharacterConfiguration) -> GameCharacter? {
                Characters().heroes.first
            }

            func lookUpCharacter(
                withIdentifiers identifiers: [String],
                for configuration: SelectCharacterConfiguration
            ) -> [GameCharacter]? { Characters().villains }
        }
        let both = Both()
        #expect(both.defaultCharacter(for: .init())?.name == "Power Panda")
        #expect(both.lookUpCharacter(withIdentifiers: ["egghead"], for: .init())?.first?.name == "Egghead")
        let provider: any SelectCharacterOptionsProvider = both
        #expect(try await provider.defaultCharacter(for: .init())?.name == "Power Panda")
        let saved = SelectCharacterConfiguration(character: GameCharacter(identifier: "egghead", display: "old"))
        #expect(await saved.lookedUp(by: provider).current.character?.name == "Egghead")
    }

    @Test func aWidgetShowsWhatIsKnownToday() async throws {
        let saved = #"{"character": {"identifier": "egghead", "displayString": "Egg", "name": "Old Egg"}}"#
        let configuration = try JSONDecoder().decode(SelectCharacterConfiguration.self, from: Data(saved.utf8))
        let timeline = CharacterTimeline(options: Characters())
        let shown = await timeline.timeline(of: configuration, in: .small, at: .distantPast)
        #expect(shown.entries.map(\.configuration.character?.name) == ["Egghead"])
        #expect(shown.reload == .never)
    }

    @Test func aCharacterThatIsGoneIsNotShown() async throws {
        let gone = SelectCharacterConfiguration(character: GameCharacter(identifier: "gone", display: "Gone"))
        let timeline = CharacterTimeline(options: Characters())
        let shown = await timeline.timeline(of: gone, in: .small, at: .distantPast)
        #expect(shown.entries.count == 1)
        #expect(shown.entries.first?.configuration.character == nil)
        #expect(timeline.placeholder(in: .small, at: .distantPast).configuration.character == nil)
    }

    /// The same widget with a fixed list.
    @Test func aFixedListIsAnEnumeration() {
        #expect(SelectFavouriteConfiguration().favourite == .knight)
        #expect(FavouriteCharacter.selectableCases.map(\.displayName) == ["Knight", "Wizard", "Ranger"])
    }
}
