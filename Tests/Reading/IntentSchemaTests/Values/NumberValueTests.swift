import Foundation
import Testing

@testable import IntentSchema

/// The meaning of number options.
@Suite struct NumberValueTests {
    static func integer(_ metadata: [String: Any]) throws -> NumberOptions<Int> {
        guard case .integer(let options) = try SmallDefinition.type("Integer", metadata) else { return .none }
        return options
    }

    static func decimal(_ metadata: [String: Any]) throws -> NumberOptions<Double> {
        guard case .decimal(let options) = try SmallDefinition.type("Decimal", metadata) else { return .none }
        return options
    }

    @Test func withoutMetadataThereAreNeitherDefaultNorBounds() throws {
        #expect(try SmallDefinition.type("Integer") == .integer(.none))
        #expect(try SmallDefinition.type("Decimal") == .decimal(.none))
        #expect(NumberOptions<Int>.none.defaultValue == nil)
    }

    @Test func aMaximumAloneMeansAMinimumOfZero() throws {
        let options = try Self.integer(["MaximumValue": 10])
        #expect(options.minimum == 0)
        #expect(options.maximum == 10)
        #expect(try Self.decimal(["MaximumValue": 1.0]).minimum == 0)
    }

    @Test func aMinimumAloneMeansNoMaximum() throws {
        let options = try Self.integer(["MinimumValue": 3])
        #expect(options.minimum == 3)
        #expect(options.maximum == nil)
    }

    @Test func emptyDataMeansNoBound() throws {
        let options = try Self.decimal(["MinimumValue": Data(), "MaximumValue": 5.5])
        #expect(options.minimum == nil)
        #expect(options.maximum == 5.5)
        #expect(try Self.decimal(["MinimumValue": 1.0, "MaximumValue": Data()]).maximum == nil)
        // Empty data counts as a written maximum, so the minimum has its default.
        #expect(try Self.decimal(["MaximumValue": Data()]).minimum == 0)
    }

    @Test func negativeNumbersLiftTheMinimumThatIsNotWritten() throws {
        #expect(try Self.decimal(["MaximumValue": 5.0, "SupportsNegativeNumbers": "YES"]).minimum == nil)
        #expect(try Self.decimal(["MaximumValue": 5.0, "SupportsNegativeNumbers": false]).minimum == 0)
    }

    @Test func wholeNumbersOf64BitsAreExact() throws {
        let options = try Self.integer(["DefaultValue": Int.max - 1, "MinimumValue": Int.min, "MaximumValue": Int.max])
        #expect(options.defaultValue == Int.max - 1)
        #expect(options.minimum == Int.min)
        #expect(options.maximum == Int.max)
    }

    @Test(arguments: ["DefaultValue", "MinimumValue", "MaximumValue"])
    func anIntegerHasNoFraction(key: String) throws {
        let findings = try SmallDefinition.findings("Integer", [key: 2.75])
        #expect(findings.contains { $0.hasPrefix("default-type-mismatch: ") }, "\(findings)")
        #expect(try Self.decimal(["DefaultValue": 3]).defaultValue == 3)
    }

    @Test(arguments: NumberControl.allCases) func controlsAreKnownByTheirWords(control: NumberControl) throws {
        #expect(try Self.integer(["Type": control.rawValue]).control == control)
    }

    @Test func anUnknownControlIsNotedAndPassedOver() throws {
        #expect(try Self.integer(["Type": "Dial"]).control == nil)
        #expect(
            try SmallDefinition.findings("Integer", ["Type": "Dial"]) == [
                "unknown-option: intentc does not know the control 'Dial' of 'a'"
            ]
        )
    }

    @Test func aBooleanWithoutDefaultIsFalse() throws {
        #expect(try SmallDefinition.type("Boolean") == .boolean(.none))
        var options = BooleanOptions.none
        #expect(!options.defaultValue)
        options.defaultValue = true
        #expect(try SmallDefinition.type("Boolean", ["DefaultValue": true]) == .boolean(options))
    }

    @Test func amountsOfMoneyHaveBoundsAndCurrencies() throws {
        let currencies = [["CurrencyCode": "EUR"], ["CurrencyCode": "USD"]]
        let type = try SmallDefinition.type(
            "CurrencyAmount",
            ["CurrencyCodes": currencies, "DefaultValue": 2.5, "MaximumValue": 100]
        )
        #expect(
            type
                == .currencyAmount(
                    CurrencyOptions(defaultValue: 2.5, minimum: 0, maximum: 100, currencyCodes: ["EUR", "USD"])
                )
        )
    }

    @Test func aDefaultOutsideOfTheImpliedMinimumIsAnError() throws {
        #expect(
            try SmallDefinition.findings("Integer", ["DefaultValue": -1, "MaximumValue": 5])
                == ["default-out-of-bounds: the default -1 of 'a' is less than its minimum 0"]
        )
    }
}
