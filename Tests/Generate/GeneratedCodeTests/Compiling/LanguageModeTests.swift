import ModelGeneration
import TestSupport
import Testing

/// The models of all example definitions, and code that uses them, in the other language modes that an app may use. All
/// other tests compile in Swift 6 mode.
struct LanguageModeTests {
    static let modes = [
        ["-swift-version", "5"],
        ["-swift-version", "5"] + features,
        ["-swift-version", "5", "-default-isolation", "MainActor"] + features,
        ["-swift-version", "6"] + features,
        ["-swift-version", "6", "-default-isolation", "MainActor"],
        ["-swift-version", "6", "-default-isolation", "MainActor"] + features,
    ]

    /// All upcoming features that change the meaning of imports, existentials, or isolation.
    static let features = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ].flatMap { ["-enable-upcoming-feature", $0] }

    @Test(arguments: modes)
    func modelsCompile(mode: [String]) throws {
        let definitions = GoldenModelsTests.compiled.sorted { $0.key < $1.key }
        let models = definitions.compactMap(\.value.schema).enumerated().map { index, schema in
            ("Models\(index).swift", String(decoding: ModelsBackend().file(for: schema).printed(), as: UTF8.self))
        }
        let messages = try RuntimeModule.shared.get().typeCheck(models + [("Use.swift", Self.use)], mode: mode)
        #expect(messages.isEmpty, "\(messages)")
    }

    /// Models in the public interface of the app's own module, a handler, and a provider.
    private static let use = """
        import IntentRuntime

        public struct Placed: Sendable {
            public var hero: DiabloHeroConfiguration
            public let interval: TimelineIntervalConfiguration

            public var shown: [DiabloHeroConfiguration.Parameter] { hero.visibleParameters }
        }

        struct Heroes: DiabloHeroOptionsProvider {
            func provideYourHeroOptionsCollection(
                for configuration: DiabloHeroConfiguration
            ) async throws -> OptionsCollection<Hero> { [Hero(identifier: "1", display: "One")] }
        }

        struct CoffeeBar: OrderCoffeeHandling {
            func resolveExtras(for order: OrderCoffeeDraft) async throws -> OrderCoffeeDraft.ExtrasResolution {
                .success(order.extras ?? [])
            }

            func handle(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
                OrderCoffeeResponse(code: .success)
            }
        }

        func order(_ draft: OrderCoffeeDraft) async throws -> OrderCoffeeResponse? {
            guard case .success = try await CoffeeBar().resolveExtras(for: draft) else { return nil }
            return try await CoffeeBar().handle(draft.configuration)
        }
        """
}
