import IntentRuntime
import Intents

/// Where `configuration.interval as! Int` stood: a number with its default, and a check of its bounds.
func refreshInterval(_ intent: TimelineIntervalIntent) -> Int {
    let configuration = TimelineIntervalConfiguration(intent)
    return configuration.violations().isEmpty ? configuration.interval : TimelineIntervalConfiguration().interval
}

func roundTrip(_ intent: TimelineIntervalIntent) -> NSNumber? {
    TimelineIntervalIntent(TimelineIntervalConfiguration(intent)).interval
}
