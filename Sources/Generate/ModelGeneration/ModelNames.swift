import IntentSchema
import SwiftSource

/// The names of a file's top-level declarations, all different.
///
/// Enumerations and custom types keep their names from the definition. An intent's declarations start with the intent's
/// name, and avoid names that already exist.
package struct ModelNames {
    /// The names of an intent's declarations.
    package struct OfIntent {
        package let configuration: Identifier
        package let response: Identifier
        package let optionsProvider: Identifier
        package let handling: Identifier
        package let draft: Identifier
    }

    /// All top-level names, for code that refers to one of them.
    package private(set) var declared: Set<String> = []
    package private(set) var enumerations: [Identifier] = []
    package private(set) var types: [Identifier] = []
    private(set) var intents: [OfIntent] = []
    /// Aliases of enumerations and types that the declarations inside a model would hide.
    private(set) var aliases: [Identifier: Identifier] = [:]

    package init(_ schema: Schema, typeSuffix: String) {
        declared.reserveCapacity(schema.enumerations.count + schema.types.count + 5 * schema.intents.count)
        for value in schema.enumerations {
            enumerations.append(claim(value.explicitClassName ?? value.name, [typeSuffix]))
        }
        for value in schema.types {
            types.append(claim(value.explicitClassName ?? value.name, [typeSuffix]))
        }
        for intent in schema.intents {
            let name = intent.name
            let isComplete = name.hasSuffix("Configuration") && !Self.systemNames.contains(name)
            let suffix = isComplete ? "" : "Configuration"
            let suffixes = Self.systemNames.contains(name + suffix) ? [] : [suffix]
            intents.append(
                OfIntent(
                    configuration: claim(name, suffixes + ["IntentConfiguration"]),
                    response: claim(name, ["Response", "IntentResponse"]),
                    optionsProvider: claim(name, ["OptionsProvider", "IntentOptionsProvider"]),
                    handling: claim(name, ["Handling", "PortableHandling"]),
                    draft: claim(name, ["Draft", "IntentDraft"])
                )
            )
        }
        // In an expression, a member takes precedence over a type of the same name.
        let declaredTypes = Set(enumerations.map(\.name) + types.map(\.name))
        var hidden = Self.nestedNames
        func hide(_ member: String) {
            if declaredTypes.contains(member) { hidden.insert(member) }
        }
        for type in schema.types {
            for property in type.properties { hide(property.name) }
        }
        for intent in schema.intents {
            for parameter in intent.parameters {
                hide(parameter.name)
                guard parameter.supportsResolution else { continue }
                // The types of its results.
                hide(parameter.name.upperFirst + "Resolution")
                hide(parameter.name.upperFirst + "Reason")
            }
            for value in intent.response.parameters { hide(value.name) }
        }
        for name in enumerations + types where hidden.contains(name.name) {
            aliases[name] = claim(name.name, ["Type"])
        }
    }

    func enumeration(_ reference: EnumerationReference) -> Identifier { enumerations[reference.index] }

    func type(_ reference: CustomTypeReference) -> Identifier { types[reference.index] }

    /// Returns the type with which members of a model refer to an enumeration or a custom type.
    package func reference(to name: Identifier) -> TypeName { TypeName(aliases[name] ?? name) }

    /// Returns the name with the first suffix that makes it unique. If none does, appends `_` to the last one.
    private mutating func claim(_ stem: String, _ suffixes: [String]) -> Identifier {
        var name = Identifier(stem)
        for suffix in suffixes {
            name = Identifier(stem + suffix)
            if !Self.unusableNames.contains(name.name), declared.insert(name.name).inserted { return name }
        }
        repeat { name = Identifier(name.name + "_") } while !declared.insert(name.name).inserted
        return name
    }

    /// Modules and metatypes, which a declaration of the same name would make inaccessible.
    private static let unusableNames: Set<String> = [
        "Any", "IntentRuntime", "Protocol", "Self", "Swift", "Type", "self",
    ]

    /// The standard library types that models use, unqualified unless their own file declares the name.
    static let standardNames: Set<String> = [
        "Bool", "ClosedRange", "Double", "Int", "PartialRangeFrom", "PartialRangeThrough", "Sendable", "String",
    ]

    /// The types of the runtime library. In a file that imports both, a model of the same name would be ambiguous.
    package static let libraryNames: Set<String> = [
        "AppIntentsTimelineProvider", "CaseTable", "CodeResponse", "ConfigurationEntry", "ConfigurationEnumeration",
        "ConfigurationModel", "ConfigurationObject", "ConfigurationParameter", "ConfigurationTimeline",
        "ConfigurationTimelineProvider", "ConfigurationWidgetFamily", "CurrencyAmountValue", "CustomObject",
        "DateComponents", "DateComponentsRangeValue", "DateEntry", "DefinitionDefaults", "DefinitionText",
        "DialogStyle", "DurationValue", "DynamicParameter", "EnergyUnit", "FieldExchange", "FileValue",
        "FoundationUnit", "Indirect", "IntentDraft", "LengthUnit", "ListResolution", "ListResolutionResult", "MassUnit",
        "MeasurementScale", "MeasurementUnit", "MeasurementValue", "ModelDescription", "ModelTable", "ModelValue",
        "NoOptionsProvider", "NoParameter", "NoReason", "NumberReason", "NumericValue", "ObjectIdentity", "ObjectImage",
        "ObjectValue", "OptionsCollection", "OptionsSection", "ParameterControl", "ParameterDescription",
        "ParameterKind", "ParameterTypeMismatch", "ParameterViolation", "PaymentMethodValue", "PersonValue",
        "PlacemarkValue", "Resolution", "ResolutionResult", "ResponseCode", "ResponseModel", "SavedChoice",
        "SavedConfiguration", "SavedMigration", "SavedValueError", "SearchesOptions", "ShownConfiguration",
        "SiriKitTimelineProvider", "SpeakableText", "SpeedUnit", "StandardResponseCode", "StoredModel",
        "StringTableFolder", "SynchronousAnswer", "TemperatureUnit", "TextEntry", "TimelineReload", "URL",
        "UnfinishedIntent", "UnreadableTable", "UnsupportedReason", "UserActivityValue", "ValueFormat", "ValueWording",
        "ViolationReason", "VolumeUnit", "WidgetEntry",
    ]

    /// Names that are declared inside a model, directly or through a protocol.
    private static let nestedNames: Set<String> = [
        "Bounds", "Code", "CodingKeys", "OptionsProvider", "Parameter",
    ]

    /// Names from SwiftUI and WidgetKit that end in "Configuration" and that widgets and views use.
    private static let systemNames: Set<String> = [
        "ActivityConfiguration", "AppIntentConfiguration", "AppIntentControlConfiguration", "ButtonStyleConfiguration",
        "ControlWidgetConfiguration", "DocumentConfiguration", "EmptyWidgetConfiguration", "FileDocumentConfiguration",
        "GaugeStyleConfiguration", "IntentConfiguration", "LabelStyleConfiguration", "LabeledContentStyleConfiguration",
        "PrimitiveButtonStyleConfiguration", "ProgressViewStyleConfiguration", "ReferenceFileDocumentConfiguration",
        "RelevanceConfiguration", "StaticConfiguration", "StaticControlConfiguration", "ToggleStyleConfiguration",
        "WidgetConfiguration",
    ]
}
