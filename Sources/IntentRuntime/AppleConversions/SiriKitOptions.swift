#if canImport(Intents) && !os(tvOS)
import Foundation
import Intents

extension OptionsCollection {
    /// SiriKit's form of the options, section by section; what `convert` has no object for is left out.
    @_spi(Generated) public func siriKit<Object: AnyObject>(
        _ convert: (Element) -> Object?
    ) -> INObjectCollection<Object> {
        let collection = INObjectCollection(
            sections: sections.map { section in
                INObjectSection(title: section.title, items: section.items.compactMap(convert))
            }
        )
        collection.usesIndexedCollation = usesIndexedCollation
        return collection
    }
}

extension Array where Element: ConfigurationObject {
    /// The objects as a provider finds them: those of an intent may have been saved long ago. One that is not found stays as it is.
    @_spi(Generated) public func lookedUp(
        by find: @Sendable ([String]) async throws -> [Element]
    ) async -> [Element] {
        let identifiers = compactMap(\.identifier)
        guard !identifiers.isEmpty, let found = try? await find(identifiers) else { return self }
        return map { object in
            guard object.identifier != nil else { return object }
            return found.first { $0.identifier == object.identifier } ?? object
        }
    }
}

/// Waits for the result of a task. Both threads access it only under the lock.
@_spi(Generated) public final class SynchronousAnswer<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?
    private var isGiven = false

    private init() {}

    /// The value, or `nil` if it is not there in five seconds: SiriKit then goes on without a default.
    public static func wait(for value: @escaping @Sendable () async -> Value?) -> Value? {
        let answer = SynchronousAnswer()
        Task.detached { answer.give(await value()) }
        return answer.take(before: Date(timeIntervalSinceNow: 5))
    }

    private func give(_ value: Value?) {
        condition.lock()
        self.value = value
        isGiven = true
        condition.signal()
        condition.unlock()
    }

    private func take(before limit: Date) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        while !isGiven, Date() < limit {
            if Thread.isMainThread {
                // A provider that belongs to the main actor needs this thread meanwhile.
                condition.unlock()
                RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                condition.lock()
            } else {
                _ = condition.wait(until: limit)
            }
        }
        return value
    }
}
#endif
