import IntentSchema
import SwiftSource

/// What all declarations of a file share: the schema, the names of its parts, and the Swift types of values.
/// A class, so that all of them share it.
package final class ModelContext: Sendable {
    let schema: Schema
    package let names: ModelNames
    package let access: AccessModifier
    /// The Swift names of the cases, by the index of the enumeration.
    package let caseNames: [[Identifier]]
    /// The name of the string table with the translations, which is the name of the definition's file.
    let tableName: StringLiteral
    /// Which custom types contain themselves.
    let nesting: TypeNesting
    private let declared: Set<String>

    package init(_ schema: Schema, _ options: ModelsBackend.Options) {
        self.schema = schema
        names = ModelNames(schema, typeSuffix: options.typeSuffix)
        declared = names.declared
        caseNames = schema.enumerations.map {
            MemberNames($0.cases.map(\.name), besides: MemberNames.reservedForCases).identifiers
        }
        access = options.access.modifier
        tableName = StringLiteral(schema.definitionName)
        nesting = TypeNesting(schema)
    }

    /// Returns a standard library type, qualified if a declaration of the definition hides it. Runtime library types
    /// are always qualified, because the app can have types of the same names.
    package func standard(_ name: TypeName) -> TypeName {
        declared.contains(name.text) ? "Swift.\(name)" : name
    }

    /// Whether a value can be missing: it has no default, and is not an array, which starts empty.
    package func isOptional(_ type: ParameterType, isArray: Bool) -> Bool {
        defaultValue(of: type, isArray: isArray) == nil
    }

    /// Returns a struct's value with the default of its type.
    func storedValue(
        _ name: Identifier,
        _ type: ParameterType,
        isArray: Bool,
        documentation: [String]
    ) -> StoredValue {
        let (known, defaultValue) = (self.type(of: type, isArray: isArray), defaultValue(of: type, isArray: isArray))
        return StoredValue(
            name: name,
            type: defaultValue == nil ? known.optional : known,
            defaultValue: defaultValue ?? "nil",
            documentation: documentation
        )
    }

    /// The type of a value that is not missing.
    func type(of type: ParameterType, isArray: Bool) -> TypeName {
        isArray ? element(of: type).array : element(of: type)
    }

    /// The type of a value, or of an array's element.
    package func element(of type: ParameterType) -> TypeName {
        switch type {
        case .string: standard("String")
        case .integer: standard("Int")
        case .decimal: standard("Double")
        case .boolean: standard("Bool")
        case .enumeration(let reference, _): names.reference(to: names.enumeration(reference))
        case .object(let reference): names.reference(to: names.type(reference))
        case .untypedObject: "IntentRuntime.ObjectValue"
        case .file: "IntentRuntime.FileValue"
        case .plain(.url): "IntentRuntime.URL"
        case .placemark: "IntentRuntime.PlacemarkValue"
        case .dateComponents: "IntentRuntime.DateComponents"
        case .duration: "IntentRuntime.DurationValue"
        case .measurement(let kind, _): "IntentRuntime.MeasurementValue<\(kind.unitType)>"
        case .plain(.person): "IntentRuntime.PersonValue"
        case .currencyAmount: "IntentRuntime.CurrencyAmountValue"
        case .plain(.paymentMethod): "IntentRuntime.PaymentMethodValue"
        case .plain(.speakableString): "IntentRuntime.SpeakableText"
        case .system(let type):
            switch type.form {
            case .dateComponentsRange: "IntentRuntime.DateComponentsRangeValue"
            // A type that is known only by name has at least an identifier and a text.
            case .object, .enumeration: "IntentRuntime.ObjectValue"
            }
        }
    }
}

extension MeasurementKind {
    /// The runtime library's enum of the units.
    var unitType: TypeName { "IntentRuntime.\(Identifier(dimension + "Unit"))" }
}
