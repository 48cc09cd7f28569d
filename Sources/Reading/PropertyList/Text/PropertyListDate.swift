import CLibrary
import Diagnostics

/// The one form of dates in property lists: `2026-01-31T12:00:00Z`.
enum PropertyListDate {
    /// Whether the bytes are a date in that form, with each part in range. White space around it is not allowed.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let pattern: StaticString = "0000-00-00T00:00:00Z"
        guard bytes.count == pattern.utf8CodeUnitCount else { return false }
        for (index, byte) in bytes.enumerated() {
            let wanted = pattern.utf8Start[index]
            guard wanted == UInt8(ascii: "0") ? byte.isDigit : byte == wanted else { return false }
        }
        func number(_ offset: Int) -> Int { Int(bytes[offset] & 0xF) * 10 + Int(bytes[offset + 1] & 0xF) }
        return (1...12).contains(number(5)) && (1...31).contains(number(8)) && number(11) < 24 && number(14) < 60
            && number(17) <= 60
    }

    /// Returns the date for a number of seconds since the beginning of 2001, rounded down to a whole second; `nil`
    /// outside the years 1 to 9999, which the form cannot express.
    static func text(secondsSince2001: Double) -> String? {
        let seconds = secondsSince2001.rounded(.down)
        // 0001-01-01T00:00:00Z up to, but not including, 10000-01-01T00:00:00Z, in the Gregorian calendar.
        guard seconds >= -63_113_904_000, seconds < 252_423_993_600 else { return nil }
        var time = time_t(seconds) + 978_307_200
        var parts = tm()
        guard gmtime_r(&time, &parts) != nil else { return nil }
        let (year, month) = (Int(parts.tm_year) + 1_900, parts.tm_mon + 1)
        let date = "\(year.digits(4))-\(month.digits(2))-\(parts.tm_mday.digits(2))"
        return "\(date)T\(parts.tm_hour.digits(2)):\(parts.tm_min.digits(2)):\(parts.tm_sec.digits(2))Z"
    }
}
