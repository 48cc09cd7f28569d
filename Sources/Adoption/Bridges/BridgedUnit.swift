import CodeGeneration
import IntentSchema

extension QuantityOptions where Unit == PhysicalUnit {
    /// The unit in which bridges hand values over: the one that users see first, so that nothing is lost by converting, or
    /// the base unit. Foundation and the runtime library give it the same name.
    func bridgedUnit(of kind: MeasurementKind) -> Identifier { Identifier((shownUnit ?? kind.baseUnit).name) }
}
