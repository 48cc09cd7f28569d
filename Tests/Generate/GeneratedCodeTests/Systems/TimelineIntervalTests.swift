import Foundation
import IntentRuntime
import Testing

/// One entry for each interval of the next hour.
private struct IntervalTimeline: ConfigurationTimelineProvider {
    typealias Configuration = TimelineIntervalConfiguration

    func timeline(for shown: ShownConfiguration<Configuration>, at date: Date) -> ConfigurationTimeline<Entry> {
        let minutes = stride(from: 0, to: 60, by: shown.interval)
        return ConfigurationTimeline(minutes.map { shown.entry(at: date + Double($0) * 60) }, reload: .atEnd)
    }
}

/// A large existing app whose widget reloads every few minutes.
struct TimelineIntervalTests {
    @Test(arguments: [(interval: 5, count: 12), (20, 3), (0, 60), (90, 1)])
    func aTimelineStepsByTheIntervalWithinItsBounds(interval: Int, count: Int) async {
        let saved = TimelineIntervalConfiguration(interval: interval)
        let timeline = await IntervalTimeline().timeline(of: saved, in: .medium, at: .distantPast)
        #expect(timeline.entries.count == count)
        #expect(timeline.reload == .atEnd)
    }

    @Test func aTimelineBeginsNow() async {
        let saved = TimelineIntervalConfiguration(interval: 20)
        let timeline = await IntervalTimeline().timeline(of: saved, in: .medium, at: .distantPast)
        #expect(timeline.entries.map { $0.date.timeIntervalSince(.distantPast) } == [0, 1200, 2400])
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
