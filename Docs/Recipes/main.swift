import IntentRuntime

let configuration = TimelineIntervalConfiguration()
print("every", configuration.interval, "minutes, from", TimelineIntervalConfiguration.Bounds.interval)
