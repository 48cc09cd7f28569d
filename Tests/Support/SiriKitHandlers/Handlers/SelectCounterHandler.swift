import Intents

/// Uses completion handlers.
class CounterIntentHandler: INExtension, SelectCounterIntentHandling {
    func provideCounterOptionsCollection(
        for intent: SelectCounterIntent,
        with completion: @escaping (INObjectCollection<Counter>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: [counter("1", "Steps", 8000)]), nil)
    }

    func defaultCounter(for intent: SelectCounterIntent) -> Counter? {
        counter("1", "Steps", 8000)
    }
}

/// Uses `async`.
class AsyncCounterIntentHandler: INExtension, SelectCounterIntentHandling {
    func provideCounterOptionsCollection(for intent: SelectCounterIntent) async throws -> INObjectCollection<Counter> {
        INObjectCollection(items: [counter("1", "Steps", 8000)])
    }
}

private func counter(_ identifier: String, _ name: String, _ count: Int) -> Counter {
    let counter = Counter(identifier: identifier, display: name)
    counter.name = name
    counter.count = NSNumber(value: count)
    return counter
}
