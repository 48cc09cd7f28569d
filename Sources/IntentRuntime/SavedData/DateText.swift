#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A date, a time or both as ISO 8601 writes them.
struct DateText {
    let code: String

    /// Takes from `date` what the text says, and leaves the rest there; `nil` where nothing can be said so.
    init?(taking date: inout DateComponents) {
        var rest = date
        let day = Self.day(of: &rest)
        var text = day ?? ""
        // A time without its day would be that of another one.
        if day != nil || (date.year ?? date.month ?? date.day) == nil, let time = Self.time(of: &rest) {
            text += (day == nil ? "" : "T") + time
            if day != nil, let offset = Self.offset(of: &rest) { text += offset }
        }
        if text.isEmpty { return nil }
        code = text
        date = rest
    }

    private static func day(of date: inout DateComponents) -> String? {
        guard let year = date.year, let month = date.month, let day = date.day,
            (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        (date.year, date.month, date.day) = (nil, nil, nil)
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    private static func time(of date: inout DateComponents) -> String? {
        guard let hour = date.hour, let minute = date.minute, (0...23).contains(hour), (0...59).contains(minute) else {
            return nil
        }
        var text = "\(padded(hour, 2)):\(padded(minute, 2))"
        if let second = date.second {
            guard (0...60).contains(second) else { return nil }
            text += ":\(padded(second, 2))"
            if let fraction = date.nanosecond {
                guard (0...999_999_999).contains(fraction) else { return nil }
                text += ".\(padded(fraction, 9))"
                date.nanosecond = nil
            }
        }
        (date.hour, date.minute, date.second) = (nil, nil, nil)
        return text
    }

    /// The distance from Greenwich, of a zone that is nothing but that.
    private static func offset(of date: inout DateComponents) -> String? {
        guard let zone = date.timeZone, zone == TimeZone(secondsFromGMT: zone.secondsFromGMT()) else { return nil }
        let minutes = zone.secondsFromGMT() / 60
        guard minutes * 60 == zone.secondsFromGMT() else { return nil }
        date.timeZone = nil
        if minutes == 0 { return "Z" }
        return "\(minutes < 0 ? "-" : "+")\(padded(abs(minutes) / 60, 2)):\(padded(abs(minutes) % 60, 2))"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// What a text says; `nil` for one that is not of this form.
    static func components(_ text: String) -> DateComponents? {
        var reader = Reader(rest: Array(text.utf8)[...])
        var date = DateComponents()
        let isDay = reader.rest.count >= 10 && reader.rest[reader.rest.startIndex + 4] == UInt8(ascii: "-")
        if isDay {
            guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
                let day = reader.number(2)
            else { return nil }
            (date.year, date.month, date.day) = (year, month, day)
            if reader.rest.isEmpty { return date }
            guard reader.skip("T") else { return nil }
        }
        guard let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2) else { return nil }
        (date.hour, date.minute) = (hour, minute)
        if reader.skip(":") {
            guard let second = reader.number(2) else { return nil }
            date.second = second
            if reader.skip(".") {
                guard let fraction = reader.fraction() else { return nil }
                date.nanosecond = fraction
            }
        }
        if isDay, !reader.rest.isEmpty {
            guard let seconds = reader.offset(), let zone = TimeZone(secondsFromGMT: seconds) else { return nil }
            date.timeZone = zone
        }
        return reader.rest.isEmpty ? date : nil
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: character) else { return false }
            rest.removeFirst()
            return true
        }

        mutating func number(_ count: Int) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
                return nil
            }
            rest.removeFirst(count)
            return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        }

        /// Up to nine digits of a second.
        mutating func fraction() -> Int? {
            var nanoseconds = 0
            var unit = 1_000_000_000
            while unit > 1, let digit = number(1) {
                unit /= 10
                nanoseconds += digit * unit
            }
            return unit == 1_000_000_000 ? nil : nanoseconds
        }

        mutating func offset() -> Int? {
            if skip("Z") { return 0 }
            let isWest = skip("-")
            guard isWest || skip("+"), let hours = number(2), skip(":"), let minutes = number(2) else { return nil }
            return (isWest ? -60 : 60) * (hours * 60 + minutes)
        }
    }
}
