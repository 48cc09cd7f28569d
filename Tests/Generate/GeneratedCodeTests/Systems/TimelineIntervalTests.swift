import Foundation
import IntentRuntime
import Testing

/// A large existing app whose widget reloads every few minutes.
struct TimelineIntervalTests {
    /// One entry for each interval of the next hour.
    private func entries(for configuration: TimelineIntervalConfiguration, from start: Date) -> [Date] {
        let interval = TimelineIntervalConfiguration.Bounds.interval.clamp(configuration.interval)
        return stride(from: 0, to: 60, by: interval).map { start.addingTimeInterval(Double($0) * 60) }
    }

    @Test func aTimelineStepsByTheInterval() {
        #expect(entries(for: TimelineIntervalConfiguration(), from: .distantPast).count == 12)
        #expect(entries(for: TimelineIntervalConfiguration(interval: 20), from: .distantPast).count == 3)
        #expect(entries(for: TimelineIntervalConfiguration(interval: 0), from: .distantPast).count == 60)
    }

    @Test func aConfigurationIsPrintedAsItIsMade() {
        #expect("\(TimelineIntervalConfiguration(interval: 20))" == "TimelineIntervalConfiguration(interval: 20)")
    }

    @Test func whatIsOutOfBoundsIsSaid() {
        #expect(
            TimelineIntervalConfiguration(interval: 90).violations().map(\.description)
                == ["interval: 90 is above the maximum of 60"]
        )
    }

    @Test func damagedDataIsReadAsFarAsItGoes() throws {
        let data = Data(#"{"interval": "often"}"#.utf8)
        #expect(throws: SavedValueError.self) {
            try JSONDecoder().decode(TimelineIntervalConfiguration.self, from: data)
        }
        let (configuration, losses) = try TimelineIntervalConfiguration.read(data)
        #expect(configuration == TimelineIntervalConfiguration())
        #expect(losses.map(\.description) == ["interval: Expected to decode Int but found a string instead."])
    }

    @Test func aRenamedParameterKeepsWhatWasSaved() throws {
        let data = Data(#"{"minutes": 15}"#.utf8)
        let saved = try TimelineIntervalConfiguration.read(data, migrations: [.renamed("minutes", to: .interval)])
        #expect(saved.configuration.interval == 15)
        #expect(saved.losses.isEmpty)
    }
}
