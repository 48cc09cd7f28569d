/// What is known about something that a project may say or not say.
///
/// A finding may rest only on what is known: on a value, or on its absence.
package enum Answer<Value: Sendable>: Sendable {
    case known(Value)
    /// It is known that there is none.
    case absent
    case unknown(_ reason: String)

    /// The value if it is known.
    package var known: Value? {
        if case .known(let value) = self { value } else { nil }
    }

    /// Why it is not known.
    package var reason: String? {
        if case .unknown(let reason) = self { reason } else { nil }
    }
}

extension Answer: Equatable where Value: Equatable {}
