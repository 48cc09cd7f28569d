// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product. What it declares works as documented, as far
// as values go, so that conversions can be run where there is no SiriKit.

import CoreLocation
import Foundation

open class INIntentResolutionResult: NSObject {
    /// What the result says, which Apple's classes do not tell.
    public private(set) var outcome = ""
    /// The values of which it says it.
    public private(set) var values: [Any] = []

    public required override init() {}

    class func saying(_ outcome: String, _ values: [Any] = []) -> Self {
        let result = Self()
        result.outcome = outcome
        result.values = values
        return result
    }

    public class func needsValue() -> Self { saying("needs a value") }
    public class func notRequired() -> Self { saying("not required") }
    public class func unsupported() -> Self { saying("unsupported") }
    public class func __unsupported(withReason reason: Int) -> Self { saying("unsupported", [reason]) }
}

open class INEnumResolutionResult: INIntentResolutionResult {
    public class func __success(withResolvedValue value: Int) -> Self { saying("success", [value]) }
    public class func __confirmationRequiredWithValue(toConfirm value: Int) -> Self { saying("confirm", [value]) }
}

open class NumberResolutionResult<Value>: INIntentResolutionResult {
    public class func success(with value: Value) -> Self { saying("success", [value]) }
    public class func confirmationRequired(with value: Value) -> Self { saying("confirm", [value]) }
}

open class INBooleanResolutionResult: NumberResolutionResult<Bool> {}
open class INIntegerResolutionResult: NumberResolutionResult<Int> {}
open class INDoubleResolutionResult: NumberResolutionResult<Double> {}
open class INTimeIntervalResolutionResult: NumberResolutionResult<Double> {}

open class ValueResolutionResult<Value>: INIntentResolutionResult {
    open class func success(with value: Value) -> Self { saying("success", [value]) }
    open class func disambiguation(with values: [Value]) -> Self { saying("which", values) }
    open class func confirmationRequired(with value: Value?) -> Self { saying("confirm", value.map { [$0] } ?? []) }
}

open class INObjectResolutionResult: ValueResolutionResult<INObject> {}
open class INStringResolutionResult: ValueResolutionResult<String> {}
open class INSpeakableStringResolutionResult: ValueResolutionResult<INSpeakableString> {}
open class INDateComponentsResolutionResult: ValueResolutionResult<DateComponents> {}
open class INURLResolutionResult: ValueResolutionResult<URL> {}
open class INPersonResolutionResult: ValueResolutionResult<INPerson> {}
open class INPlacemarkResolutionResult: ValueResolutionResult<CLPlacemark> {}
open class INFileResolutionResult: ValueResolutionResult<INFile> {}
open class INCurrencyAmountResolutionResult: ValueResolutionResult<INCurrencyAmount> {}
open class INPaymentMethodResolutionResult: ValueResolutionResult<INPaymentMethod> {}
open class INTemperatureResolutionResult: ValueResolutionResult<Measurement<UnitTemperature>> {}
open class INSpeedResolutionResult: ValueResolutionResult<Measurement<UnitSpeed>> {}
open class INMassResolutionResult: ValueResolutionResult<Measurement<UnitMass>> {}
open class INLengthResolutionResult: ValueResolutionResult<Measurement<UnitLength>> {}
open class INVolumeResolutionResult: ValueResolutionResult<Measurement<UnitVolume>> {}
open class INEnergyResolutionResult: ValueResolutionResult<Measurement<UnitEnergy>> {}
