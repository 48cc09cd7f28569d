import Diagnostics

/// The one form of dates in property lists: `2026-01-31T12:00:00Z`.
enum PropertyListDate {
    /// Whether the bytes are a date in that form, with each part in range. White space around it is not allowed.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let pattern: StaticString = "0000-00-00T00:00:00Z"
        guard bytes.count == pattern.utf8CodeUnitCount else { return false }
        for (index, byte) in bytes.enumerated() {
            let wanted = pattern.utf8Start[index]
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            guard wanted == UInt8(ascii: "0") ? isDigit : byte == wanted else { return false }
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
        let (day, second) = Int64(seconds).floorDivided(by: 86_400)
        // Days count from 0000-03-01, so leap days are last in their years and every 400 years are 146,097 days.
        let (era, dayOfEra) = (day + 730_791).floorDivided(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        let date = "\(year.digits(4))-\(month.digits(2))-\(dayOfMonth.digits(2))"
        return "\(date)T\((second / 3_600).digits(2)):\((second / 60 % 60).digits(2)):\((second % 60).digits(2))Z"
    }
}

extension Int64 {
    fileprivate func floorDivided(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
