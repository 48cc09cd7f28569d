import Foundation
import IntentRuntime
import Testing

/// Converts values to Foundation's types and back.
struct FoundationConversionTests {
    @Test(arguments: [0, 1, 90, 34246.9, 86_400, 1e-9, -1.5])
    func aDurationHasComponents(seconds: Double) throws {
        let components = try #require(DurationValue.seconds(seconds).dateComponents)
        #expect(abs(try #require(DurationValue(components)).seconds - seconds) < 1e-9)
    }

    @Test func aDurationIsMadeOfUnitsThatAreAlwaysAsLong() {
        #expect(
            DurationValue(DateComponents(day: 1, hour: 2, minute: 3, second: 4, weekOfYear: 1)) == .seconds(698_584)
        )
        #expect(DurationValue.seconds(34246.5).dateComponents?.hour == 9)
        #expect(DurationValue(DateComponents(month: 1)) == nil)
        #expect(DurationValue(DateComponents(hour: 1, weekday: 2)) == nil)
        #expect(DurationValue.seconds(.infinity).dateComponents == nil)
        #expect(DurationValue.seconds(.nan).dateComponents == nil)
    }

    @Test func anAmountHasACurrency() {
        let amount = CurrencyAmountValue(Decimal(19.5), Locale.Currency("EUR"))
        #expect(amount == CurrencyAmountValue(19.5, "EUR"))
        #expect(amount.currency == Locale.Currency("EUR"))
    }

    @Test func aFileIsItsAddressOrItsBytes() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("x".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = FileValue(fileURL: url)
        #expect(file.fileURL == url)
        #expect(try file.data() == Data("x".utf8))
        #expect(file.filename == url.lastPathComponent)
    }
}
