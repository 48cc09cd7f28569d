import Foundation
import IntentRuntime
import Testing

/// Dates in ISO 8601 format.
struct SavedDateTests {
    private func saved(_ date: DateComponents) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(PlayerConfiguration(start: date)), as: UTF8.self)
            .replacing("{\"modes\":[],\"others\":[],\"start\":", with: "")
            .replacing(",\"stops\":[]}", with: "")
    }

    private func read(_ json: String) throws -> DateComponents? {
        try JSONDecoder().decode(PlayerConfiguration.self, from: Data("{\"start\": \(json)}".utf8)).start
    }

    private static let berlin = TimeZone(identifier: "Europe/Berlin")
    private static let dates: [(DateComponents, String)] = [
        (DateComponents(year: 2026, month: 11, day: 2), #""2026-11-02""#),
        (DateComponents(hour: 9, minute: 5), #""09:05""#),
        (DateComponents(hour: 9, minute: 5, second: 7), #""09:05:07""#),
        (DateComponents(year: 26, month: 1, day: 2, hour: 23, minute: 0), #""0026-01-02T23:00""#),
        (
            DateComponents(year: 2026, month: 1, day: 2, hour: 3, minute: 4, second: 5, nanosecond: 60),
            #""2026-01-02T03:04:05.000000060""#
        ),
        (
            DateComponents(timeZone: TimeZone(secondsFromGMT: 0), year: 2026, month: 1, day: 2, hour: 3, minute: 4),
            #""2026-01-02T03:04Z""#
        ),
        (
            DateComponents(
                timeZone: TimeZone(secondsFromGMT: -12600),
                year: 2026,
                month: 1,
                day: 2,
                hour: 3,
                minute: 4
            ),
            #""2026-01-02T03:04-03:30""#
        ),
        (
            DateComponents(
                calendar: Calendar(identifier: .gregorian),
                timeZone: berlin,
                year: 2026,
                month: 1,
                day: 2,
                hour: 3,
                minute: 4
            ),
            #"{"calendar":"gregorian","date":"2026-01-02T03:04","timeZone":"Europe\/Berlin"}"#
        ),
        (
            DateComponents(calendar: Calendar(identifier: .buddhist), year: 2569, month: 1, day: 2),
            #"{"calendar":"buddhist","day":2,"month":1,"year":2569}"#
        ),
        (DateComponents(hour: 9, minute: 0, weekday: 2), #"{"date":"09:00","weekday":2}"#),
        (DateComponents(month: 13, day: 40, hour: 9, minute: 0), #"{"day":40,"hour":9,"minute":0,"month":13}"#),
        (DateComponents(year: 2026), #"{"year":2026}"#),
        (DateComponents(second: 90), #"{"second":90}"#),
        (DateComponents(), "{}"),
    ]

    @Test(arguments: dates) func aDateIsSavedAndRead(date: DateComponents, json: String) throws {
        #expect(try saved(date) == json)
        #expect(try read(json) == date)
    }

    @Test func aCalendarKeepsItsSettings() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "de_DE")
        calendar.firstWeekday = 2
        let date = DateComponents(calendar: calendar, year: 2026, month: 1, day: 2)
        #expect(try read(saved(date)) == date)
    }

    @Test(arguments: dates.map(\.0)) func theFormOfFoundationIsReadToo(date: DateComponents) throws {
        let json = String(decoding: try JSONEncoder().encode(date), as: UTF8.self)
        #expect(try read(json) == date)
    }

    @Test func datesInListsAndSpansHaveTheSameForm() throws {
        let (first, second) = (DateComponents(year: 2026, month: 1, day: 2), DateComponents(hour: 9, minute: 0))
        let player = PlayerConfiguration(
            stops: [first, second],
            span: DateComponentsRangeValue(start: first, end: second)
        )
        let data = try JSONEncoder().encode(player)
        let json = String(decoding: data, as: UTF8.self)
        #expect(json.contains(#""stops":["2026-01-02","09:00"]"#))
        #expect(try JSONDecoder().decode(PlayerConfiguration.self, from: data) == player)
        #expect(try PlayerConfiguration.read(data).configuration == player)
        let list = try PropertyListEncoder().encode(player)
        #expect(try PropertyListDecoder().decode(PlayerConfiguration.self, from: list) == player)
    }

    @Test(arguments: [
        "2026-1-02", "2026-01-02 09:00", "2026-01-02T9:00", "09:00Z", "9", "", "2026-01-02T09:00+1:00", "09:00:00.",
        "2026-01-02T09:00:00.1234567890", "٢026-01-02",
    ])
    func whatIsNotADateIsALoss(text: String) throws {
        let error = try #require(throws: SavedValueError.self) { try read("\"\(text)\"") }
        #expect(error.description == "start: The text \"\(text)\" is not a date or a time of ISO 8601.")
        let (player, losses) = try PlayerConfiguration.read(Data("{\"stops\": [\"\(text)\", \"09:00\"]}".utf8))
        #expect(player.stops == [DateComponents(hour: 9, minute: 0)])
        #expect(losses.map(\.path) == [["stops", "[0]"]])
    }

    @Test func shorterFractionsOfASecondAreRead() throws {
        #expect(try read(#""09:00:00.5""#)?.nanosecond == 500_000_000)
    }

    @Test(arguments: [(#"{"timeZone": "Mars/Base"}"#, "time zone"), (#"{"calendar": "martian"}"#, "calendar")])
    func whatNobodyKnowsIsALoss(json: String, what: String) throws {
        let error = try #require(throws: SavedValueError.self) { try read(json) }
        #expect(error.description.hasPrefix("start: There is no \(what) "))
    }
}
