import IntentRuntime
import Intents

/// Replaces `configuration.interval as! Int` by a number with a default and a bounds check.
func refreshInterval(_ intent: TimelineIntervalIntent) -> Int {
    let configuration = TimelineIntervalConfiguration(intent)
    return configuration.violations().isEmpty ? configuration.interval : TimelineIntervalConfiguration().interval
}

func roundTrip(_ intent: TimelineIntervalIntent) -> NSNumber? {
    TimelineIntervalIntent(TimelineIntervalConfiguration(intent)).interval
}
