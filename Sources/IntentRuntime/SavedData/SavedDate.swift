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
        guard let container = try? decoder.container(keyedBy: ModelKey.self) else {
            date = try ReadText(from: decoder).date
            return
        }
        date = try container.decodeIfPresent(ReadText.self, forKey: ModelKey("date"))?.date ?? DateComponents()
        for (name, part) in Self.parts {
            if let number = try container.decodeIfPresent(Int.self, forKey: ModelKey(name)) {
                date[keyPath: part] = number
            }
        }
        date.isLeapMonth = try container.decodeIfPresent(Bool.self, forKey: ModelKey("isLeapMonth")) ?? date.isLeapMonth
        date.timeZone = try read(
            "timeZone",
            "time zone",
            in: container,
            or: date.timeZone,
            find: TimeZone.init(identifier:)
        )
        date.calendar = try read("calendar", "calendar", in: container, or: date.calendar) {
            Self.calendars[$0].map(Calendar.init(identifier:))
        }
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
            // The name tells all of a calendar that is as every other with its identifier.
            if let name = Self.calendars.first(where: { $0.value == calendar.identifier })?.key {
                try container.encode(name, forKey: ModelKey("calendar"))
            } else {
                try container.encode(calendar, forKey: ModelKey("calendar"))
            }
        }
    }

    private struct ReadText: Decodable {
        let date: DateComponents

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = DateText.components(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "The text \"\(text)\" is not a date or a time of ISO 8601."
                )
            }
            self.date = date
        }
    }

    /// A part that is saved under its name, or as Foundation saves it; the present one where nothing is saved.
    private func read<Part: Decodable>(
        _ name: String,
        _ words: String,
        in container: KeyedDecodingContainer<ModelKey>,
        or present: Part?,
        find: (String) -> Part?
    ) throws -> Part? {
        let key = ModelKey(name)
        guard container.contains(key) else { return present }
        guard let identifier = try? container.decode(String.self, forKey: key) else {
            return try container.decodeIfPresent(Part.self, forKey: key)
        }
        if let part = find(identifier) { return part }
        throw DecodingError.dataCorruptedError(
            forKey: key,
            in: container,
            debugDescription: "There is no \(words) \"\(identifier)\"."
        )
    }

    /// Whether the years, months and days are those of ISO 8601.
    private var isGregorian: Bool {
        date.calendar.map { $0.identifier == .gregorian || $0.identifier == .iso8601 } ?? true
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
