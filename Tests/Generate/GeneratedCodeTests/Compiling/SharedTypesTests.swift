import ModelGeneration
import TestSupport
import Testing

/// A type of the app that serves several intents, and mistakes that the compiler finds.
struct SharedTypesTests {
    private static func hero(_ more: [String: Any] = [:]) -> [String: Any] {
        let type: [String: Any] = ["Type": "Object", "ObjectType": "Hero", "ObjectTypeNamespace": "abc123"]
        return type.merging(more) { $1 }
    }

    private static func reason(_ code: String) -> [String: Any] {
        [
            "UnsupportedReasons": [
                [
                    "INIntentParameterUnsupportedReasonCode": code, "INIntentParameterUnsupportedReasonCustom": true,
                    "INIntentParameterUnsupportedReasonFormatString": code,
                ] as [String: Any]
            ]
        ]
    }

    /// Two intents that share a custom type. Both resolve a parameter of the same name.
    private static var definition: DefinitionText {
        DefinitionText(
            types: [DefinitionText.type("Hero", [])],
            intents: ["Show", "Compare"].map { name in
                DefinitionText.intent(
                    name,
                    [
                        (
                            "hero",
                            hero(
                                ["SupportsDynamicEnumeration": true, "SupportsResolution": true].merging(reason("gone"))
                                {
                                    $1
                                }
                            )
                        ),
                        (
                            "rival",
                            hero(
                                [
                                    "SupportsDynamicEnumeration": true, "SupportsResolution": true,
                                    "Relationship": [
                                        "INIntentParameterRelationshipParentName": "hero",
                                        "INIntentParameterRelationshipPredicateName": "HasAnyValue",
                                    ],
                                ].merging(reason("same")) { $1 }
                            )
                        ),
                    ]
                )
            }
        )
    }

    private func models() throws -> SwiftFrontend.Source {
        (
            "Models.swift",
            String(decoding: ModelsBackend().file(for: try Self.definition.schema()).printed(), as: UTF8.self)
        )
    }

    private static let heroes = """
        import IntentRuntime

        struct Heroes: Sendable {
            let names = ["Ada", "Bob", "Cleo"]
            var all: OptionsCollection<Hero> { OptionsCollection(items: names.map { Hero(identifier: $0, display: $0) }) }
        }

        extension Heroes: ShowOptionsProvider, CompareOptionsProvider, DefinitionDefaults, SearchesOptions {
            func provideHeroOptionsCollection(for configuration: ShowConfiguration) -> OptionsCollection<Hero> { all }
            func provideRivalOptionsCollection(for configuration: ShowConfiguration) -> OptionsCollection<Hero> { all }
            func provideHeroOptionsCollection(for configuration: CompareConfiguration) -> OptionsCollection<Hero> { all }
            func provideRivalOptionsCollection(for configuration: CompareConfiguration) -> OptionsCollection<Hero> {
                OptionsCollection(items: all.allItems.filter { $0 != configuration.hero })
            }
        }

        extension Heroes: ShowHandling, CompareHandling {
            func resolveHero(for draft: CompareDraft) -> CompareConfiguration.HeroResolution { .disambiguation(all.allItems) }
            func handle(_ configuration: ShowConfiguration) -> ShowResponse { ShowResponse(code: .success) }
            func handle(_ configuration: CompareConfiguration) throws -> CompareResponse { CompareResponse(code: .failure) }
        }
        """

    @Test func oneTypeServesSeveralIntents() throws {
        let folder = try TemporaryDirectory()
        let main = """
            let heroes = Heroes()
            let ada = Hero(identifier: "Ada", display: "Ada")
            let compared = await CompareConfiguration(hero: ada, rival: ada).lookedUp(by: heroes).current
            print(compared.hero?.displayString ?? "gone", compared.rival?.displayString ?? "gone")
            print(await ShowConfiguration(hero: ada, rival: ada).lookedUp(by: heroes).current.rival?.displayString ?? "")
            try await handle(heroes, heroes)

            func handle(_ compared: any CompareHandling, _ shown: any ShowHandling) async throws {
                print(try await compared.resolveHero(for: CompareDraft()) == .disambiguation(heroes.all.allItems))
                print(try await shown.resolveHero(for: ShowDraft()), try await shown.handle(ShowConfiguration()).code)
            }
            """
        let sources: [SwiftFrontend.Source] = [try models(), ("Heroes.swift", Self.heroes), ("main.swift", main)]
        let output = try RuntimeModule.shared.get().run(
            sources.map { try folder.write($0.contents.utf8, to: $0.name) }
        )
        #expect(output == "Ada gone\nAda\ntrue\n.needsValue success\n")
    }

    @Test(arguments: [
        ("provideHero", "func defaultHeroes(for configuration: ShowConfiguration) -> Hero? { nil }", "nearly matches"),
        (
            "provideHero", "func defaultHero(for configuration: ShowConfiguration) -> Hero { all.allItems[0] }",
            "nearly matches defaulted requirement"
        ),
        ("resolveHero", "func resolveRival(for draft: CompareConfiguration) -> Int { 1 }", "nearly matches"),
        (
            "resolveHero",
            "func resolveRival(for draft: CompareDraft) -> CompareConfiguration.RivalResolution { .unsupported(.gone) }",
            "'CompareConfiguration.RivalReason?' has no member 'gone'"
        ),
    ])
    func aMistakeInAnExtensionIsReported(method: String, mistake: String, message: String) throws {
        let place = "    func \(method)"
        let heroes = Self.heroes.replacing(place, with: "    \(mistake)\n\(place)", maxReplacements: 1)
        let messages = try RuntimeModule.shared.get().typeCheck([try models(), ("Heroes.swift", heroes)])
        #expect(messages.contains(message), "\(messages)")
    }

    /// Only a marker lets a provider do without a method, so that a misspelled one is an error.
    @Test func aMissingMethodIsAnError() throws {
        let heroes = Self.heroes.replacing("DefinitionDefaults, ", with: "")
        let messages = try RuntimeModule.shared.get().typeCheck([try models(), ("Heroes.swift", heroes)])
        #expect(messages.contains("does not conform to protocol 'ShowOptionsProvider'"), "\(messages)")
    }

    /// The reason that the definition gives for this parameter compiles.
    @Test func aReasonBelongsToItsParameter() throws {
        let code =
            "func resolveRival(for draft: CompareDraft) -> CompareConfiguration.RivalResolution { .unsupported(.same) }"
        let heroes = Self.heroes + "\nextension Heroes { \(code) }\n"
        #expect(try RuntimeModule.shared.get().typeCheck([try models(), ("Heroes.swift", heroes)]) == "")
    }
}
