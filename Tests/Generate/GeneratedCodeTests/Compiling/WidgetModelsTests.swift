import Foundation
import TestSupport
import Testing

/// The models of all example definitions in one module with a widget's code, as in an app.
struct WidgetModelsTests {
    @Test func modelsLiveBesideWidgetKitAndSwiftUI() throws {
        let models = try Project.files(below: GoldenModelsTests.folder, withExtension: "swift").map { file in
            (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
        let messages = try RuntimeModule.shared.get().typeCheck(
            models + [("MusicWidget.swift", Self.widget)],
            modules: [try AppIntentsStubs.ios17.modules()]
        )
        #expect(messages.isEmpty, "\(messages)")
    }

    /// A widget with its own model of the user's configuration.
    private static let widget = """
        import AppIntents
        import Foundation
        import IntentRuntime
        import SwiftUI
        import WidgetKit

        struct MusicIntent: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Music Shelf"
        }

        struct MusicEntry: TimelineEntry {
            let date: Date
            let modes: [ListeningMode]
        }

        extension ConfigurationWidgetFamily {
            init(_ family: WidgetFamily) {
                switch family {
                case .systemSmall: self = .small
                case .systemMedium: self = .medium
                case .systemLarge: self = .large
                case .systemExtraLarge: self = .extraLarge
                case .accessoryInline: self = .accessoryInline
                case .accessoryCorner: self = .accessoryCorner
                case .accessoryCircular: self = .accessoryCircular
                case .accessoryRectangular: self = .accessoryRectangular
                @unknown default: self = .small
                }
            }
        }

        struct MusicTimeline: AppIntentTimelineProvider {
            let saved: Configuration
            let interval: TimelineIntervalConfiguration

            func placeholder(in context: Context) -> MusicEntry { MusicEntry(date: .now, modes: []) }

            func snapshot(for intent: MusicIntent, in context: Context) async -> MusicEntry {
                let room = Configuration.maximumCount(of: .modeArr, in: ConfigurationWidgetFamily(context.family))
                return MusicEntry(date: .now, modes: Array(saved.modeArr.prefix(room ?? .max)))
            }

            func timeline(for intent: MusicIntent, in context: Context) async -> Timeline<MusicEntry> {
                let next = Date.now.addingTimeInterval(Double(interval.interval) * 60)
                return Timeline(entries: [await snapshot(for: intent, in: context)], policy: .after(next))
            }
        }

        struct MusicWidget: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(
                    kind: "music",
                    intent: MusicIntent.self,
                    provider: MusicTimeline(saved: Configuration(), interval: TimelineIntervalConfiguration())
                ) { entry in
                    Text(entry.modes.first?.displayString ?? "")
                }
            }
        }
        """
}
