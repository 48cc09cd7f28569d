import Foundation
import IntentRuntime
import Testing

/// An app's data about its characters.
private struct Characters {
    let heroes = [GameCharacter(identifier: "panda", display: "Power Panda", name: "Power Panda")]
    let villains = [GameCharacter(identifier: "egghead", display: "Egghead", name: "Egghead")]
}

extension Characters: SelectCharacterOptionsProvider {
    func provideCharacterOptionsCollection(
        for configuration: SelectCharacterConfiguration
    ) async throws -> OptionsCollection<GameCharacter> {
        OptionsCollection(sections: [
            OptionsSection(title: "Heroes", items: heroes),
            OptionsSection(title: "Villains", items: villains),
        ])
    }

    func defaultCharacter(for configuration: SelectCharacterConfiguration) -> GameCharacter { heroes[0] }
}

/// The widget's timeline. Saved values have the texts of their day, but the provider knows the current ones.
private struct CharacterTimeline {
    struct Entry: Equatable {
        let date: Date
        let name: String
    }

    let characters: any SelectCharacterOptionsProvider

    func entries(for configuration: SelectCharacterConfiguration, from date: Date) async throws -> [Entry] {
        let chosen = [configuration.character?.identifier].compactMap(\.self)
        let known = try await characters.lookUpCharacter(withIdentifiers: chosen, for: configuration)
        return known.map { Entry(date: date, name: $0.name ?? $0.displayString) }
    }
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

    /// Every method of that name counts, whatever its effects and whether or not its result is optional.
    @Test func aDefaultMayBeWrittenInAnyForm() async throws {
        struct Slow: SelectCharacterOptionsProvider {
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

    @Test func theTimelineShowsWhatIsKnownToday() async throws {
        let saved = #"{"character": {"identifier": "egghead", "displayString": "Egg", "name": "Old Egg"}}"#
        let configuration = try JSONDecoder().decode(SelectCharacterConfiguration.self, from: Data(saved.utf8))
        let timeline = CharacterTimeline(characters: Characters())
        let entries = try await timeline.entries(for: configuration, from: .distantPast)
        #expect(entries == [CharacterTimeline.Entry(date: .distantPast, name: "Egghead")])
    }

    @Test func aCharacterThatIsGoneIsNotShown() async throws {
        let configuration = SelectCharacterConfiguration(character: GameCharacter(identifier: "gone", display: "Gone"))
        let timeline = CharacterTimeline(characters: Characters())
        #expect(try await timeline.entries(for: configuration, from: .distantPast) == [])
    }

    /// The same widget with a fixed list.
    @Test func aFixedListIsAnEnumeration() {
        #expect(SelectFavouriteConfiguration().favourite == .knight)
        #expect(FavouriteCharacter.selectableCases.map(\.displayName) == ["Knight", "Wizard", "Ranger"])
    }
}
