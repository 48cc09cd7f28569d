import Foundation
import TestSupport
import Testing

/// The models of all example definitions in one module with a widget's code, as in an app.
struct WidgetModelsTests {
    @Test func modelsLiveBesideWidgetKitAndSwiftUI() throws {
        let models = try Project.files(below: GoldenModelsTests.folder, withExtension: "swift").map { file in
            (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
        let messages = try RuntimeModule.joined(to: .ios17).typeCheck(
            models + [("CharacterWidget.swift", Self.widget)],
            modules: [try AppIntentsStubs.ios17.modules()]
        )
        #expect(messages.isEmpty, "\(messages)")
    }

    /// A widget whose timeline is portable, and the adapter.
    private static let widget = """
        import AppIntents
        import Foundation
        import IntentRuntime
        import SwiftUI
        import WidgetKit

        struct Characters: SelectCharacterOptionsProvider, DefinitionDefaults, SearchesOptions {
            func provideCharacterOptionsCollection(
                for configuration: SelectCharacterConfiguration
            ) async throws -> OptionsCollection<GameCharacter> { [GameCharacter(identifier: "1", display: "One")] }
        }

        struct CharacterTimeline: ConfigurationTimelineProvider {
            typealias Configuration = SelectCharacterConfiguration
            let options: any SelectCharacterOptionsProvider
        }

        struct CharacterIntent: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Character"
            @Parameter(title: "Identifier") var identifier: String
        }

        struct CharacterWidget: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(
                    kind: "character",
                    intent: CharacterIntent.self,
                    provider: AppIntentsTimelineProvider(
                        CharacterTimeline(options: Characters()),
                        for: CharacterIntent.self
                    ) { intent in
                        SelectCharacterConfiguration(
                            character: GameCharacter(identifier: intent.identifier, display: "")
                        )
                    }
                ) { entry in
                    Text(entry.configuration.character?.displayString ?? "")
                }
            }
        }
        """
}
