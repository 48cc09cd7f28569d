#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An integer of a property list: any that fits 64 bits, signed or unsigned.
///
/// The hash that Apple's compiler adds to an intent exceeds `Int64.max`, so neither type alone is enough.
public struct PropertyListInteger: Hashable, Sendable {
    /// The distance from zero.
    public let magnitude: UInt64
    /// Whether the value is below zero; never set for zero.
    public let isNegative: Bool

    /// The value of a signed integer.
    public init(_ value: Int64) {
        magnitude = value.magnitude
        isNegative = value < 0
    }

    /// The value of an unsigned integer.
    public init(_ value: UInt64) {
        magnitude = value
        isNegative = false
    }

    /// Reads what Apple's reader reads: surrounding white space, a sign, decimal digits or `0x` and hexadecimal ones.
    /// `nil` for anything else and for values outside `Int64.min...UInt64.max`.
    public init?(text: String) {
        var digits = text.utf8[...]
        while let first = digits.first, first <= 0x20 { digits.removeFirst() }
        while let last = digits.last, last <= 0x20 { digits.removeLast() }
        var isNegative = false
        if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            digits.removeFirst()
        }
        let isHexadecimal =
            digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
            || digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "X")])
        if isHexadecimal { digits.removeFirst(2) }
        guard let first = digits.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+"),
            let magnitude = UInt64(Substring(digits), radix: isHexadecimal ? 16 : 10)
        else { return nil }
        if isNegative && magnitude > Int64.min.magnitude { return nil }
        self.magnitude = magnitude
        self.isNegative = isNegative && magnitude > 0
    }

    /// The value as a signed integer; `nil` above `Int64.max`.
    public var signed: Int64? {
        if isNegative { return magnitude == Int64.min.magnitude ? .min : -Int64(magnitude) }
        return Int64(exactly: magnitude)
    }

    /// The value as the platform's integer; `nil` where it does not fit.
    public var int: Int? { signed.flatMap { Int(exactly: $0) } }
}

/// Real numbers of property lists.
enum PropertyListReal {
    /// The number that a `<real>` holds; `nil` when it holds none. Infinities and not-a-number are numbers to Apple's reader.
    static func value(of text: String) -> Double? {
        var digits = text.utf8[...]
        while let first = digits.first, first <= 0x20 { digits.removeFirst() }
        while let last = digits.last, last <= 0x20 { digits.removeLast() }
        return Double(Substring(digits))
    }

    /// The text that CoreFoundation writes for a number: seventeen significant digits as `%.17g` rounds them, with words for
    /// what is not finite and without the sign of a zero.
    static func text(of value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
        if value == 0 { return "0.0" }
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            guard let start = buffer.baseAddress else { return value.description }
            let count = withVaList([value]) { vsnprintf(start, buffer.count, "%.17g", $0) }
            return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
        }
        #else
        return value.description
        #endif
    }
}
