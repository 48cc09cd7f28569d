import Foundation
import IntentRuntime
import Testing

private struct Heroes {
    struct Offline: Error {}
    let fetch: @Sendable () async throws -> [Hero]
}

extension Heroes: DiabloHeroOptionsProvider {
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

/// A news app: heroes come from the network, with built-in ones as a fallback.
struct HeroNewsTests {
    @Test func optionsFromTheNetworkHaveAFallback() async throws {
        let wizard = Hero(identifier: "wizard", display: "Wizard", portrait: URL(string: "https://example.org/w.png"))
        let online = Heroes { [wizard] }
        let offline = Heroes { throw Heroes.Offline() }
        let configuration = DiabloHeroConfiguration()
        #expect(try await online.provideYourHeroOptionsCollection(for: configuration).allItems == [wizard])
        let fallback = try await offline.provideYourHeroOptionsCollection(for: configuration)
        #expect(fallback.allItems.map(\.identifier) == ["barbarian"])
        #expect(try await DiabloHeroConfiguration.initial(from: offline) == configuration, "no default is provided")
    }

    @Test func placedWidgetsAreFoundByTheirHero() {
        let placed = [
            DiabloHeroConfiguration(),
            DiabloHeroConfiguration(YourHero: Hero(identifier: "wizard", display: "Wizard")),
        ]
        #expect(placed.compactMap { $0.YourHero?.identifier } == ["wizard"])
        #expect(placed.map { $0.isVisible(.showsRank) } == [false, true])
    }

    /// An intent without a response in the definition.
    private struct Archive: ArchiveNotebookIntentHandling {
        func handle(_ configuration: ArchiveNotebookIntentConfiguration) -> PlainResponse {
            PlainResponse(code: configuration.notebook == nil ? .failure : .success)
        }
    }

    @Test func aPlainResponseHasTheStandardCodes() async throws {
        let archive: any ArchiveNotebookIntentHandling = Archive()
        let notebook = ArchiveNotebookIntentConfiguration(notebook: IntentNotebook(identifier: "1", display: "Diary"))
        #expect(try await archive.confirm(notebook).code == .ready)
        #expect(try await archive.handle(notebook).code == .success)
        #expect(try await !archive.handle(ArchiveNotebookIntentConfiguration()).code.isSuccess)
    }
}
