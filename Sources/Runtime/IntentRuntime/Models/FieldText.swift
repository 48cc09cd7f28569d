/// Prints each value with its name, in the form of an initializer call.
final class FieldText: FieldExchange {
    private(set) var values: [String] = []
    /// The property whose argument has no label.
    private let unlabeled: String?

    init(unlabeled: String? = nil) { self.unlabeled = unlabeled }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        if let value { values.append((name == unlabeled ? "" : name + ": ") + sourceText(value)) }
    }

    /// Uses the argument names of the initializer, which requires the identifier.
    override func object(_ object: inout ObjectValue) {
        values.append("identifier: \(object.identifier?.debugDescription ?? "nil")")
        values.append("display: \(object.displayString.debugDescription)")
        value("pronunciationHint", &object.pronunciationHint)
        if !object.alternativeSpeakableMatches.isEmpty {
            value("alternativeSpeakableMatches", &object.alternativeSpeakableMatches)
        }
        value("subtitle", &object.subtitle)
        value("image", &object.image)
    }

    func call(of type: Any.Type) -> String { "\(Self.name(of: type))(\(values.joined(separator: ", ")))" }

    /// The name with those of the types around it: `PlacemarkValue.Coordinate`.
    private static func name(of type: Any.Type) -> String {
        let names = String(reflecting: type).split(separator: ".").dropFirst()
        return names.contains { $0.contains("(") } ? "\(type)" : names.joined(separator: ".")
    }
}

/// A value as Swift code that creates it.
func sourceText(_ value: any ModelValue) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let number as Double: sourceText(number)
    case let list as any AnyModelList: "[\(list.anyElements.map(sourceText).joined(separator: ", "))]"
    case let url as URL: "URL(string: \(url.absoluteString.debugDescription))!"
    case let date as DateComponents: sourceText(date)
    case let pairs as [String: String]: sourceText(pairs)
    case is any RawRepresentable: caseText("\(value)")
    default: String(reflecting: value)
    }
}

/// The pairs, sorted by key.
private func sourceText(_ pairs: [String: String]) -> String {
    let texts = pairs.sorted { $0.key < $1.key }.map { "\($0.debugDescription): \($1.debugDescription)" }
    return texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
}

/// Infinite numbers and NaN have no literals.
func sourceText(_ number: Double) -> String {
    number.isFinite ? number.description : number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
}

/// Only `init` and `self` are not cases after a dot without backticks.
private func caseText(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? ".`\(name)`" : ".\(name)"
}

private func sourceText(_ date: DateComponents) -> String {
    var parts: [String] = []
    if let calendar = date.calendar { parts.append("calendar: Calendar(identifier: .\(calendar.identifier))") }
    if let zone = date.timeZone { parts.append("timeZone: TimeZone(identifier: \(zone.identifier.debugDescription))!") }
    let numbers: [(String, Int?)] = [
        ("era", date.era), ("year", date.year), ("month", date.month), ("day", date.day), ("hour", date.hour),
        ("minute", date.minute), ("second", date.second), ("nanosecond", date.nanosecond), ("weekday", date.weekday),
        ("weekdayOrdinal", date.weekdayOrdinal), ("quarter", date.quarter), ("weekOfMonth", date.weekOfMonth),
        ("weekOfYear", date.weekOfYear), ("yearForWeekOfYear", date.yearForWeekOfYear),
    ]
    for (name, number) in numbers { if let number { parts.append("\(name): \(number)") } }
    return "DateComponents(\(parts.joined(separator: ", ")))"
}
