import Intents

/// An intent that only configures a widget requires nothing of its handler.
class TimelineIntervalHandler: INExtension, TimelineIntervalIntentHandling {}

/// Handles the intent anyway, with a completion handler.
class RunningTimelineIntervalHandler: INExtension, TimelineIntervalIntentHandling {
    func handle(intent: TimelineIntervalIntent, completion: @escaping (TimelineIntervalIntentResponse) -> Void) {
        let code: TimelineIntervalIntentResponseCode = intent.interval == nil ? .failure : .success
        completion(TimelineIntervalIntentResponse(code: code, userActivity: nil))
    }
}

/// Handles the intent with `async`.
class AsyncTimelineIntervalHandler: INExtension, TimelineIntervalIntentHandling {
    func handle(intent: TimelineIntervalIntent) async -> TimelineIntervalIntentResponse {
        TimelineIntervalIntentResponse(code: .success, userActivity: NSUserActivity(activityType: "interval"))
    }
}

/// The code that tutorials use in a timeline provider.
func minutes(of configuration: TimelineIntervalIntent) -> Int {
    configuration.interval as! Int
}
