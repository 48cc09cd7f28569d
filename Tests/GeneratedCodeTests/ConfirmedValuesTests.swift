import IntentRuntime
import TestSupport
import Testing

/// Whatever a handler answers and a user says, no value that needed confirmation is handled without it.
struct ConfirmedValuesTests {
    @Test func nothingUnconfirmedIsHandled() async throws {
        var handled = 0
        for seed in 0..<2000 {
            if try await play(UInt64(seed)) { handled += 1 }
        }
        #expect(handled > 500, "most conversations have to come to an end, or the test shows nothing")
    }

    /// - Returns: Whether the intent was handled.
    private func play(_ seed: UInt64) async throws -> Bool {
        let bar = RandomBar(seed)
        var user = SeededGenerator(seed: seed ^ 0xFFFF)
        var events: [Event] = []
        let draft = OrderCoffeeDraft(
            drink: Bool.random(using: &user) ? makeDrink(1) : nil,
            quantity: 1,
            extras: Bool.random(using: &user) ? [makeExtra(1), makeExtra(2)] : nil,
            orderFor: "Ada"
        )
        let talk: Conversation<OrderCoffeeDraft>
        do {
            talk = try await Conversation(with: bar, about: draft) { question in
                let answer = answer(question, &user)
                events.append(Event(question: question, answer: answer))
                return answer
            }
        } catch is Conversation<OrderCoffeeDraft>.Failure {
            return false
        }
        guard talk.response != nil else { return false }
        let handled = try #require(bar.handled)
        if case .confirmationRequired(let value) = bar.drink {
            #expect(handled.drink == value, "seed \(seed)")
            #expect(Event.isConfirmed(value, of: .drink, at: nil, in: events), "seed \(seed): drink")
        }
        guard case .each(let results) = bar.extras else { return true }
        let values = results.compactMap { result -> CoffeeExtra? in
            switch result {
            case .success(let value), .confirmationRequired(let value): value
            default: nil
            }
        }
        if !values.isEmpty { #expect(handled.extras == values, "seed \(seed)") }
        for case (let position, .confirmationRequired(let value)) in results.enumerated() {
            #expect(Event.isConfirmed(value, of: .extras, at: position, in: events), "seed \(seed): \(position)")
        }
        return true
    }

    private func answer(
        _ question: Conversation<OrderCoffeeDraft>.Question,
        _ user: inout SeededGenerator
    ) -> Conversation<OrderCoffeeDraft>.Answer {
        let number = Int.random(in: 1...3, using: &user)
        func value() -> Conversation<OrderCoffeeDraft>.Answer {
            if question.parameter == .drink { return .value(makeDrink(number)) }
            return Bool.random(using: &user)
                ? .value(makeExtra(number)) : .value((1...number).map { makeExtra($0) })
        }
        switch question.kind {
        case .start: return .yes
        case .value: return question.parameter == .extras && number == 1 ? .nothing : value()
        case .further: return number < 3 ? .nothing : .value(makeExtra(number))
        case .choice(let values): return values.isEmpty ? value() : .choice(number % values.count)
        case .confirmation: return number < 3 ? .yes : Bool.random(using: &user) ? .no : value()
        }
    }
}

private func makeDrink(_ number: Int) -> CoffeeDrink {
    CoffeeDrink(identifier: "\(number)", display: "Drink \(number)")
}
private func makeExtra(_ number: Int) -> CoffeeExtra {
    CoffeeExtra(identifier: "\(number)", display: "Extra \(number)")
}

/// A question and its answer.
private struct Event {
    let question: Conversation<OrderCoffeeDraft>.Question
    let answer: Conversation<OrderCoffeeDraft>.Answer

    /// Whether the user has confirmed a value at a position, and has not changed that position or the whole list since.
    static func isConfirmed(
        _ value: some ModelValue,
        of parameter: OrderCoffeeDraft.Parameter,
        at position: Int?,
        in events: [Event]
    ) -> Bool {
        for event in events.reversed() where event.question.parameter == parameter {
            if case .yes = event.answer, case .confirmation(let asked) = event.question.kind {
                if event.question.element == position { return asked as? AnyHashable == AnyHashable(value) }
                continue
            }
            if case .no = event.answer, event.question.element != position { continue }
            // Another element of the list may be replaced, but not the list.
            guard event.question.element != position, event.question.element != nil else { return false }
            switch event.answer {
            case .value(let new) where new is CoffeeExtra: continue
            case .choice: continue
            default: return false
            }
        }
        return false
    }
}

/// Answers randomly, and keeps the last answer for each parameter.
private final class RandomBar: OrderCoffeeHandling, @unchecked Sendable {
    private var random: SeededGenerator
    private(set) var drink: OrderCoffeeDraft.DrinkResolution = .notRequired
    private(set) var extras: OrderCoffeeDraft.ExtrasResolution = .notRequired
    private(set) var handled: OrderCoffeeConfiguration?

    init(_ seed: UInt64) { random = SeededGenerator(seed: seed) }

    func resolveDrink(for order: OrderCoffeeDraft) -> OrderCoffeeDraft.DrinkResolution {
        drink = result(order.drink, (1...3).map { makeDrink($0) })
        return drink
    }

    func resolveExtras(for order: OrderCoffeeDraft) -> OrderCoffeeDraft.ExtrasResolution {
        guard let elements = order.extras else {
            extras = .needsValue
            return extras
        }
        var results = elements.map {
            result($0, (1...3).map { makeExtra($0) }) as ResolutionResult<CoffeeExtra, NoReason>
        }
        if Int.random(in: 0..<8, using: &random) == 0 { results.append(.confirmationRequired(makeExtra(1))) }
        if Int.random(in: 0..<8, using: &random) == 0, !results.isEmpty { results.removeFirst() }
        extras = .each(results)
        return extras
    }

    func handle(_ order: OrderCoffeeConfiguration) -> OrderCoffeeResponse {
        handled = order
        return OrderCoffeeResponse(code: .failure)
    }

    private func result<Value, Reason>(_ value: Value?, _ others: [Value]) -> ResolutionResult<Value, Reason> {
        let other = others[Int.random(in: 0..<others.count, using: &random)]
        guard let value else {
            return [.needsValue, .confirmationRequired(other), .disambiguation(others)].randomElement(using: &random)
                ?? .needsValue
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<3: return .success(value)
        case 3..<8: return .confirmationRequired(value)
        case 8: return .confirmationRequired(other)
        case 9: return .success(other)
        case 10: return .disambiguation(others)
        default: return .unsupported(nil)
        }
    }
}
