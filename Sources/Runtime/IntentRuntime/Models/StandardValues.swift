// The types of Swift and Foundation that values can have.

extension String: ModelValue {}

extension Int: ModelValue {
    /// The kind of integers.
    @_spi(Generated) public static func parameterKind() -> ParameterKind { .integer }
}

extension Double: ModelValue {
    /// The kind of decimal numbers.
    @_spi(Generated) public static func parameterKind() -> ParameterKind { .decimal }

    /// The number, without a fraction if it is whole.
    @_spi(Generated) public func words(_ wording: ValueWording) -> String { plainText }

    /// A literal. Infinite numbers and NaN have none.
    @_spi(Generated) public func sourceText() -> String {
        isFinite ? description : isNaN ? ".nan" : self < 0 ? "-.infinity" : ".infinity"
    }

    var plainText: String { Int(exactly: self).map(String.init) ?? description }
}

extension Bool: ModelValue {
    /// The kind of switches.
    @_spi(Generated) public static func parameterKind() -> ParameterKind { .boolean }

    /// The definition's label for the state, if it has one.
    @_spi(Generated) public func words(_ wording: ValueWording) -> String {
        guard case .toggle(let on, let off) = wording.field?.control, let text = self ? on : off else {
            return description
        }
        return text.string(in: wording.tables)
    }
}

extension URL: ModelValue {
    /// The kind of addresses.
    @_spi(Generated) public static func parameterKind() -> ParameterKind { .url }

    /// The address.
    @_spi(Generated) public func words(_ wording: ValueWording) -> String { absoluteString }

    /// An initializer call.
    @_spi(Generated) public func sourceText() -> String { "URL(string: \(absoluteString.debugDescription))!" }
}

extension DateComponents: ModelValue {
    /// The kind of dates and times.
    @_spi(Generated) public static func parameterKind() -> ParameterKind { .dateComponents }

    /// The components that are set, in the order of ISO 8601.
    @_spi(Generated) public func words(_ wording: ValueWording) -> String {
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let date = [year.map(String.init), month.map(padded), day.map(padded)].compactMap(\.self)
        let time = [hour.map(padded), hour == nil ? nil : padded(minute ?? 0)].compactMap(\.self)
        return [date.joined(separator: "-"), time.joined(separator: ":")].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// An initializer call.
    @_spi(Generated) public func sourceText() -> String {
        var parts: [String] = []
        if let calendar { parts.append("calendar: Calendar(identifier: .\(calendar.identifier))") }
        if let timeZone { parts.append("timeZone: TimeZone(identifier: \(timeZone.identifier.debugDescription))!") }
        // The initializer does not take the day of the year.
        for (name, part) in SavedDate.parts where name != "dayOfYear" {
            if let number = self[keyPath: part] { parts.append("\(name): \(number)") }
        }
        return "DateComponents(\(parts.joined(separator: ", ")))"
    }
}

/// The data of an activity.
extension Dictionary: ModelValue where Key == String, Value == String {
    /// A literal with the pairs sorted by key.
    @_spi(Generated) public func sourceText() -> String {
        let pairs = sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value.debugDescription)" }
        return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    }
}
