#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How date components are saved: as ISO 8601 writes them, `2026-11-22T09:30:00`, `2026-11-22` or `09:30:00`. What that cannot say is
/// an object with the text under `date` and the rest under names of their own: `{"date": "09:30:00", "weekday": 2}`.
struct SavedDate: Codable {
    var date: DateComponents

    init(_ date: DateComponents) { self.date = date }

    /// Reads both forms, and that of Foundation, which version 0.1 wrote.
    init(from decoder: any Decoder) throws {
        date = DateComponents()
        guard let container = try? decoder.container(keyedBy: ModelKey.self) else {
            let container = try decoder.singleValueContainer()
            try read(container.decode(String.self)) {
                DecodingError.dataCorruptedError(in: container, debugDescription: $0)
            }
            return
        }
        let textKey = ModelKey("date")
        if let text = try container.decodeIfPresent(String.self, forKey: textKey) {
            try read(text) {
                DecodingError.dataCorruptedError(forKey: textKey, in: container, debugDescription: $0)
            }
        }
        for (name, part) in Self.parts {
            if let number = try container.decodeIfPresent(Int.self, forKey: ModelKey(name)) {
                date[keyPath: part] = number
            }
        }
        date.isLeapMonth = try container.decodeIfPresent(Bool.self, forKey: ModelKey("isLeapMonth")) ?? date.isLeapMonth
        try readZone(container)
        try readCalendar(container)
    }

    func encode(to encoder: any Encoder) throws {
        var rest = date
        let text = isGregorian ? DateText(taking: &rest) : nil
        if let text, rest == DateComponents() {
            var container = encoder.singleValueContainer()
            return try container.encode(text.code)
        }
        var container = encoder.container(keyedBy: ModelKey.self)
        try container.encodeIfPresent(text?.code, forKey: ModelKey("date"))
        for (name, part) in Self.parts {
            try container.encodeIfPresent(rest[keyPath: part], forKey: ModelKey(name))
        }
        try container.encodeIfPresent(rest.isLeapMonth, forKey: ModelKey("isLeapMonth"))
        try container.encodeIfPresent(rest.timeZone?.identifier, forKey: ModelKey("timeZone"))
        if let calendar = rest.calendar {
            if let name = Self.name(of: calendar) {
                try container.encode(name, forKey: ModelKey("calendar"))
            } else {
                try container.encode(calendar, forKey: ModelKey("calendar"))
            }
        }
    }

    private mutating func read(_ text: String, error: (String) -> DecodingError) throws {
        guard let parsed = DateText.components(text) else {
            throw error("The text \"\(text)\" is not a date or a time of ISO 8601.")
        }
        date = parsed
    }

    private mutating func readZone(_ container: KeyedDecodingContainer<ModelKey>) throws {
        let key = ModelKey("timeZone")
        guard container.contains(key) else { return }
        guard let name = try? container.decode(String.self, forKey: key) else {
            date.timeZone = try container.decodeIfPresent(TimeZone.self, forKey: key)
            return
        }
        guard let zone = TimeZone(identifier: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: container,
                debugDescription: "There is no time zone \"\(name)\"."
            )
        }
        date.timeZone = zone
    }

    private mutating func readCalendar(_ container: KeyedDecodingContainer<ModelKey>) throws {
        let key = ModelKey("calendar")
        guard container.contains(key) else { return }
        guard let name = try? container.decode(String.self, forKey: key) else {
            date.calendar = try container.decodeIfPresent(Calendar.self, forKey: key)
            return
        }
        guard let identifier = Self.calendars[name] else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: container,
                debugDescription: "There is no calendar \"\(name)\"."
            )
        }
        date.calendar = Calendar(identifier: identifier)
    }

    /// Whether the years, months and days are those of ISO 8601.
    private var isGregorian: Bool {
        date.calendar.map { $0.identifier == .gregorian || $0.identifier == .iso8601 } ?? true
    }

    /// The name of a calendar that is as every other with its identifier.
    private static func name(of calendar: Calendar) -> String? {
        calendars.first { $0.value == calendar.identifier }?.key
    }

    private static let parts: [(String, WritableKeyPath<DateComponents, Int?> & Sendable)] = {
        var parts: [(String, WritableKeyPath<DateComponents, Int?> & Sendable)] = [
            ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
            ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond), ("weekday", \.weekday),
            ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter), ("weekOfMonth", \.weekOfMonth),
            ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear),
        ]
        if #available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *) { parts.append(("dayOfYear", \.dayOfYear)) }
        return parts
    }()

    private static let calendars: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew,
        "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil, "islamicTabular": .islamicTabular,
        "islamicUmmAlQura": .islamicUmmAlQura, "japanese": .japanese, "persian": .persian,
        "republicOfChina": .republicOfChina,
    ]
}
