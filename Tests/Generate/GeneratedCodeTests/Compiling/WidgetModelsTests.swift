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
            models + [("CharacterWidget.swift", Self.widget), ("ParameterRow.swift", Self.row)],
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

    /// Controls for a parameter of any intent.
    private static let row = #"""
        import IntentRuntime
        import SwiftUI

        struct ParameterRow<Model: ConfigurationModel>: View {
            @Binding var configuration: Model
            let parameter: Model.Parameter
            let tables: StringTableFolder

            var body: some View {
                let description = Model.description(of: parameter)
                let title = description.title?.string(in: tables) ?? description.name
                Toggle(title, isOn: $configuration[parameter, default: false])
                Picker(title, selection: $configuration[choice: parameter]) {
                    ForEach(description.cases, id: \.title) { choice in
                        Text(choice.title.string(in: tables)).tag(Optional(AnyHashable(choice.value)))
                    }
                }
            }
        }
        """#
}
