import Foundation
import IntentRuntime
import Testing

/// A news app: heroes come from the network, with what is built in as the fallback.
struct HeroNewsTests {
    private struct Heroes: DiabloHeroOptionsProvider {
        struct Offline: Error {}
        let fetch: @Sendable () async throws -> [Hero]

        func provideYourHeroOptionsCollection(
            for configuration: DiabloHeroConfiguration
        ) async throws -> OptionsCollection<Hero> {
            do {
                return OptionsCollection(items: try await fetch(), usesIndexedCollation: true)
            } catch is Offline {
                return [Hero(identifier: "barbarian", display: "Barbarian")]
            }
        }
    }

    @Test func optionsFromTheNetworkHaveAFallback() async throws {
        let wizard = Hero(identifier: "wizard", display: "Wizard", portrait: URL(string: "https://example.org/w.png"))
        let online = Heroes { [wizard] }
        let offline = Heroes { throw Heroes.Offline() }
        let configuration = DiabloHeroConfiguration()
        #expect(try await online.provideYourHeroOptionsCollection(for: configuration).allItems == [wizard])
        let fallback = try await offline.provideYourHeroOptionsCollection(for: configuration)
        #expect(fallback.allItems.map(\.identifier) == ["barbarian"])
        #expect(await DiabloHeroConfiguration.initial(from: offline) == configuration, "no default is provided")
    }

    @Test func placedWidgetsAreFoundByTheirHero() {
        let placed = [
            DiabloHeroConfiguration(),
            DiabloHeroConfiguration(YourHero: Hero(identifier: "wizard", display: "Wizard")),
        ]
        #expect(placed.compactMap { $0.YourHero?.identifier } == ["wizard"])
        #expect(placed.map { $0.isVisible(.showsRank) } == [false, true])
    }

    /// An intent whose definition says nothing of its response.
    private struct Archive: ArchiveNotebookIntentHandling {
        func handle(_ configuration: ArchiveNotebookIntentConfiguration) async throws -> PlainResponse {
            PlainResponse(code: configuration.notebook == nil ? .failure : .success)
        }
    }

    @Test func aPlainResponseHasTheStandardCodes() async throws {
        let notebook = ArchiveNotebookIntentConfiguration(notebook: IntentNotebook(identifier: "1", display: "Diary"))
        #expect(try await Conversation(with: Archive()).run(notebook) { _ in .cancel }.response?.code == .success)
        #expect(try await Conversation(with: Archive()).run { _ in .cancel }.response?.code.isSuccess == false)
    }
}
