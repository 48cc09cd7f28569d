import Foundation
import IntentRuntime
import Testing

/// The platform's tutorial: a widget that shows the character that its user has chosen.
struct SelectCharacterTests {
    /// What users choose from, in sections, and what a widget shows before they do.
    private struct CharacterProvider: SelectCharacterOptionsProvider {
        func provideCharacterOptionsCollection(
            for configuration: SelectCharacterConfiguration
        ) async throws -> OptionsCollection<GameCharacter> {
            OptionsCollection(sections: [
                OptionsSection(title: "Heroes", items: [Self.panda]),
                OptionsSection(
                    title: "Villains",
                    items: [GameCharacter(identifier: "egghead", display: "Egghead", name: "Egghead")]
                ),
            ])
        }

        func defaultCharacter(for configuration: SelectCharacterConfiguration) async -> GameCharacter? { Self.panda }

        static let panda = GameCharacter(identifier: "panda", display: "Power Panda", name: "Power Panda")
    }

    private struct CharacterEntry: Equatable {
        let date: Date
        let name: String
    }

    /// The widget's timeline. What was saved has the texts of that day: the provider knows those of today.
    private struct CharacterTimeline {
        let provider: any SelectCharacterOptionsProvider

        func entries(
            for configuration: SelectCharacterConfiguration,
            from date: Date
        ) async throws -> [CharacterEntry] {
            let chosen = [configuration.character?.identifier].compactMap(\.self)
            let characters = try await provider.objects(for: chosen)
            return characters.map { CharacterEntry(date: date, name: $0.name ?? $0.displayString) }
        }
    }

    @Test func theOptionsAreInSections() async throws {
        let options = try await CharacterProvider().provideCharacterOptionsCollection(for: .init())
        #expect(options.sections.map(\.title) == ["Heroes", "Villains"])
    }

    @Test func aNewWidgetBeginsWithTheProvidersDefault() async {
        let configuration = await SelectCharacterConfiguration.initial(from: CharacterProvider())
        #expect(configuration.character?.name == "Power Panda")
        #expect(SelectCharacterConfiguration().character == nil)
    }

    @Test func theTimelineShowsWhatIsKnownToday() async throws {
        let saved = #"{"character": {"identifier": "egghead", "displayString": "Egg", "name": "Old Egg"}}"#
        let configuration = try JSONDecoder().decode(SelectCharacterConfiguration.self, from: Data(saved.utf8))
        let timeline = CharacterTimeline(provider: CharacterProvider())
        let entries = try await timeline.entries(for: configuration, from: .distantPast)
        #expect(entries == [CharacterEntry(date: .distantPast, name: "Egghead")])
    }

    @Test func aCharacterThatIsGoneIsNotShown() async throws {
        let configuration = SelectCharacterConfiguration(character: GameCharacter(identifier: "gone", display: "Gone"))
        let timeline = CharacterTimeline(provider: CharacterProvider())
        #expect(try await timeline.entries(for: configuration, from: .distantPast) == [])
    }

    /// The same widget with a fixed list.
    @Test func aFixedListIsAnEnumeration() {
        #expect(SelectFavouriteConfiguration().favourite == .knight)
        #expect(FavouriteCharacter.selectableCases.map(\.displayName) == ["Knight", "Wizard", "Ranger"])
    }
}
