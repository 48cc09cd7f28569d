import IntentSchema

/// The names of a file's top-level declarations, each different from the others.
///
/// Enumerations and custom types keep the names that the definition gives them. An intent's declarations begin with the
/// intent's name; where that meets another name they make way.
package struct ModelNames {
    /// What an intent becomes.
    package struct IntentNames {
        package let configuration: Identifier
        package let response: Identifier
        package let optionsProvider: Identifier
        package let handling: Identifier
        package let draft: Identifier
    }

    /// All names at the top level, for code that refers to a name from elsewhere.
    package private(set) var declared: Set<String> = []
    package private(set) var enumerations: [Identifier] = []
    package private(set) var types: [Identifier] = []
    private(set) var intents: [IntentNames] = []
    /// Second names of enumerations and types that the declarations inside a model would hide.
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
                IntentNames(
                    configuration: claim(name, suffixes + ["IntentConfiguration"]),
                    response: claim(name, ["Response", "IntentResponse"]),
                    optionsProvider: claim(name, ["OptionsProvider", "IntentOptionsProvider"]),
                    handling: claim(name, ["Handling", "PortableHandling"]),
                    draft: claim(name, ["Draft", "IntentDraft"])
                )
            )
        }
        // In an expression a member goes before a type of the same name.
        let declaredTypes = WordSet(Set(enumerations.map(\.name) + types.map(\.name)))
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
                // The types of a draft.
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

    /// How members of a model refer to an enumeration or a custom type.
    package func reference(to name: Identifier) -> TypeName { TypeName(aliases[name] ?? name) }

    /// The name with the first suffix that makes it one that is still free, or with the last one and made different.
    private mutating func claim(_ stem: String, _ suffixes: [String]) -> Identifier {
        var name = Identifier(stem)
        for suffix in suffixes {
            name = Identifier(stem + suffix)
            if !Self.unusableNames.contains(name.name), declared.insert(name.name).inserted { return name }
        }
        repeat { name = Identifier(name.name + "_") } while !declared.insert(name.name).inserted
        return name
    }

    /// Modules and types of types, which a declaration of the same name would put out of reach.
    private static let unusableNames: WordSet = [
        "Any", "IntentRuntime", "Protocol", "Self", "Swift", "Type", "self",
    ]

    /// What models call of Swift, by its name alone where nothing in their own file has that name.
    static let standardNames: Set<String> = [
        "Bool", "ClosedRange", "Double", "Int", "PartialRangeFrom", "PartialRangeThrough", "Sendable", "String",
    ]

    /// The types of the runtime library. A file that imports models and the library cannot tell one from a model of the same name.
    package static let libraryNames: Set<String> = [
        "AnyResolution", "CaseTable", "ConfigurationEnumeration",
        "ConfigurationModel", "ConfigurationObject", "ConfigurationParameter", "ConfigurationWidgetFamily",
        "Conversation", "ConversationTranscript", "CurrencyAmountValue", "CustomObject", "DateComponents",
        "DateComponentsRangeValue", "DateEntry", "DefinitionText", "DialogStyle", "DurationValue", "EnergyUnit",
        "FieldExchange", "FileValue", "FoundationUnit", "Indirect", "IntentRequest", "LengthUnit",
        "ListResolutionResult", "MassUnit", "MeasurementScale", "MeasurementUnit", "MeasurementValue",
        "ModelDescription", "ModelTable", "ModelValue", "NoDefaultValue", "NoParameter", "NoReason", "NumericValue",
        "ObjectIdentity", "ObjectImage", "ObjectValue", "OptionsCollection", "OptionsSection", "ParameterControl",
        "ParameterDescription", "ParameterKind", "ParameterTypeMismatch", "ParameterViolation", "PaymentMethodValue",
        "PersonValue", "PlacemarkValue", "PlainResponse", "ResolutionResult", "ResponseCode", "ResponseModel",
        "SavedChoice", "SavedConfiguration", "SavedMigration", "SavedValueError", "SpeakableText", "SpeedUnit",
        "StandardResponseCode", "StoredModel", "StringTableFolder", "SynchronousAnswer", "TemperatureUnit",
        "TextEntry", "URL", "UnfinishedIntent", "UnreadableTable", "UnsupportedReason",
        "UserActivityValue", "ValueFormat", "ViolationReason", "VolumeUnit",
    ]

    /// What is declared inside a model, or comes to be there by a protocol.
    private static let nestedNames: Set<String> = [
        "Bounds", "Code", "CodingKeys", "HandledConfiguration", "HandledResponse", "Handler", "ID", "Parameter",
    ]

    /// Names that end in "Configuration" and that widgets and views use, from SwiftUI and WidgetKit.
    private static let systemNames: Set<String> = [
        "ActivityConfiguration", "AppIntentConfiguration", "AppIntentControlConfiguration", "ButtonStyleConfiguration",
        "ControlWidgetConfiguration", "DocumentConfiguration", "EmptyWidgetConfiguration", "FileDocumentConfiguration",
        "GaugeStyleConfiguration", "IntentConfiguration", "LabelStyleConfiguration", "LabeledContentStyleConfiguration",
        "PrimitiveButtonStyleConfiguration", "ProgressViewStyleConfiguration", "ReferenceFileDocumentConfiguration",
        "RelevanceConfiguration", "StaticConfiguration", "StaticControlConfiguration", "ToggleStyleConfiguration",
        "WidgetConfiguration",
    ]
}
