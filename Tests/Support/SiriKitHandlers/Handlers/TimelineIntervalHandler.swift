import Intents

/// An intent that only configures a widget asks nothing of its handler.
class TimelineIntervalHandler: INExtension, TimelineIntervalIntentHandling {}

/// One that handles it all the same, with a completion.
class RunningTimelineIntervalHandler: INExtension, TimelineIntervalIntentHandling {
    func handle(intent: TimelineIntervalIntent, completion: @escaping (TimelineIntervalIntentResponse) -> Void) {
        let code: TimelineIntervalIntentResponseCode = intent.interval == nil ? .failure : .success
        completion(TimelineIntervalIntentResponse(code: code, userActivity: nil))
    }
}

/// One that handles it with `async`.
class AsyncTimelineIntervalHandler: INExtension, TimelineIntervalIntentHandling {
    func handle(intent: TimelineIntervalIntent) async -> TimelineIntervalIntentResponse {
        TimelineIntervalIntentResponse(code: .success, userActivity: NSUserActivity(activityType: "interval"))
    }
}

/// What tutorials write in a timeline provider.
func minutes(of configuration: TimelineIntervalIntent) -> Int {
    configuration.interval as! Int
}
