import Foundation
import IntentRuntime
import Testing

struct VisibilityAndValidationTests {
    @Test func aHiddenParentHidesWhatIsBelowIt() {
        var order = OrderConfiguration()
        order.wrapping = .paper
        #expect(order.visibleParameters == [.gift, .count, .weights, .tip, .soup])
        order.gift = true
        #expect(order.visibleParameters == [.gift, .wrapping, .count, .weights, .delay, .tip, .soup])
        order.wrapping = .ribbon
        #expect(order.visibleParameters == [.gift, .wrapping, .count, .weights, .tip, .soup])
    }

    @Test func allowedValuesHaveNoViolations() {
        var order = OrderConfiguration()
        order.count = 9
        order.weights = [0.5]
        order.tip = CurrencyAmountValue(amount: 20, currencyCode: "USD")
        #expect(order.violations() == [])
        #expect(order.violations(in: .small) == [])
    }

    @Test func everyKindOfViolationIsFoundInOrder() {
        var order = OrderConfiguration()
        order.count = 0
        order.weights = [1, 0.25, .nan]
        order.gift = true
        order.wrapping = .paper
        order.delay = .seconds(3601)
        order.tip = CurrencyAmountValue(amount: 20.5, currencyCode: "JPY")
        #expect(
            order.violations(in: .small).map(\.description) == [
                "count: 0 is below the minimum of 1",
                "weights[1]: 0.25 is below the minimum of 0.5",
                "weights[2]: not a number",
                "weights: 3 values, but a widget of the family small has room for 1",
                "delay: 3601.0 s is above the maximum of 3600.0 s",
                "tip: 20.5 is above the maximum of 20.0",
                "tip: currency JPY is not one of EUR, USD",
            ]
        )
        #expect(
            order.violations().first
                == ParameterViolation(.count, .belowMinimum(value: .integer(0), minimum: .integer(1)))
        )
    }

    @Test func aHiddenParameterHasNoViolations() {
        var order = OrderConfiguration()
        order.delay = .hours(2)
        #expect(order.violations() == [])
    }

    @Test func sizesAreLimitedOnlyWhereTheDefinitionSaysSo() {
        #expect(OrderConfiguration.maximumCount(of: .weights, in: .small) == 1)
        #expect(OrderConfiguration.maximumCount(of: .weights, in: .medium) == nil)
        #expect(OrderConfiguration.maximumCount(of: .weights, in: .large) == 3)
        #expect(OrderConfiguration.maximumCount(of: .count, in: .small) == nil)
        #expect(EmptyConfiguration().violations(in: .small) == [])
    }

    /// Every kind of number, at either end and where only one end has a bound.
    @Test func numbersOutOfBoundsBecomeTheNearestAllowed() {
        var order = OrderConfiguration(
            count: 10,
            weights: [0.25, 7],
            delay: .hours(2),
            tip: CurrencyAmountValue(-3, "USD")
        )
        #expect(
            order.clamped
                == OrderConfiguration(
                    count: 9,
                    weights: [0.5, 7],
                    delay: .hours(1),
                    tip: CurrencyAmountValue(0, "USD")
                )
        )
        order.count = 0
        order.weights = [.nan]
        #expect(order.clamped.violations() == [])
        #expect(OrderConfiguration().clamped == OrderConfiguration())
    }

    @Test func largeWholeNumbersAreReportedExactly() {
        var order = OrderConfiguration()
        order.count = 9_007_199_254_740_993
        #expect(order.violations().map(\.description) == ["count: 9007199254740993 is above the maximum of 9"])
    }
}
