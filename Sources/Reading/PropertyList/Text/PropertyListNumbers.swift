import CLibrary

/// An integer of a property list: any signed or unsigned 64-bit value.
///
/// The hash that Apple's compiler adds to an intent can exceed `Int64.max`, so neither `Int64` nor `UInt64` is enough.
package struct PropertyListInteger: Equatable, Sendable {
    package let magnitude: UInt64
    /// Whether the value is negative; false for zero.
    package let isNegative: Bool

    package init(_ value: Int64) {
        magnitude = value.magnitude
        isNegative = value < 0
    }

    package init(_ value: UInt64) {
        magnitude = value
        isNegative = false
    }

    enum Problem: Error { case malformed, overflow }

    /// Parses what Apple's reader accepts: white space, a sign, decimal digits, or `0x` and hexadecimal digits.
    static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Result<PropertyListInteger, Problem> {
        var index = 0
        let end = text.count
        while index < end, text[index] <= 0x20 { index += 1 }
        let isNegative = index < end && text[index] == UInt8(ascii: "-")
        if isNegative || index < end && text[index] == UInt8(ascii: "+") { index += 1 }
        let isHexadecimal = index + 1 < end && text[index] == UInt8(ascii: "0") && text[index + 1] | 0x20 == 0x78
        if isHexadecimal { index += 2 }
        guard index < end else { return .failure(.malformed) }
        let radix: UInt64 = isHexadecimal ? 16 : 10
        var magnitude: UInt64 = 0
        var overflows = false
        for byte in text[index..<end] {
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte - 0x30
            case 0x41...0x46 where isHexadecimal: digit = byte - 0x41 + 10
            case 0x61...0x66 where isHexadecimal: digit = byte - 0x61 + 10
            default: return .failure(.malformed)
            }
            let product = magnitude.multipliedReportingOverflow(by: radix)
            let sum = product.partialValue.addingReportingOverflow(UInt64(digit))
            overflows = overflows || product.overflow || sum.overflow
            magnitude = sum.partialValue
        }
        guard !overflows, !isNegative || magnitude <= Int64.min.magnitude else { return .failure(.overflow) }
        return .success(PropertyListInteger(magnitude: magnitude, isNegative: isNegative && magnitude > 0))
    }

    private init(magnitude: UInt64, isNegative: Bool) {
        self.magnitude = magnitude
        self.isNegative = isNegative
    }

    /// The value as a signed integer; `nil` above `Int64.max`.
    package var signed: Int64? {
        if isNegative { return magnitude == Int64.min.magnitude ? .min : -Int64(magnitude) }
        return Int64(exactly: magnitude)
    }

    /// The value as an `Int`; `nil` if it does not fit.
    package var int: Int? { signed.flatMap { Int(exactly: $0) } }
}

enum PropertyListReal {
    /// Returns the number in a `<real>` element, if any. Like Apple's reader, it skips white space before the number
    /// but not after it, and accepts infinities and not-a-number by name.
    static func value(of text: UnsafeBufferPointer<UInt8>) -> Double? {
        let digits = UnsafeBufferPointer(rebasing: text.drop { $0 <= 0x20 })
        let isDecimal = digits.allSatisfy {
            switch $0 {
            case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
                UInt8(ascii: "E"):
                true
            default: false
            }
        }
        let number = String(decoding: digits, as: UTF8.self)
        if isDecimal { return Double(number) }
        switch number.lowercased() {
        case "nan": return .nan
        case "infinity", "+infinity", "inf", "+inf": return .infinity
        case "-infinity", "-inf": return -.infinity
        default: return nil
        }
    }

    /// Returns the text that CoreFoundation writes for a number: seventeen significant digits, rounded like `%.17g`, or
    /// a word if the number is not finite. Unlike CoreFoundation, it keeps the sign of a negative zero.
    static func text(of value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
        if value == 0 { return value.sign == .minus ? "-0.0" : "0.0" }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            guard let start = buffer.baseAddress else { return value.description }
            let count = withVaList([value]) { vsnprintf(start, buffer.count, "%.17g", $0) }
            return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
        }
    }
}
