/// The protocols of Apple's frameworks that make a type an App Intent, an entity or an enumeration, and the names around them.
package enum SystemProtocols {
    /// `AppIntent` and the protocols that refine it.
    package static let intents: Set = [
        "AppIntent", "AppSchemaIntent", "AssistantSchemaIntent", "AudioPlaybackIntent", "AudioRecordingIntent",
        "AudioStartingIntent", "CameraCaptureIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
        "DeleteIntent", "DeprecatedAppIntent", "ForegroundContinuableIntent", "LiveActivityIntent",
        "LiveActivityStartingIntent", "LongRunningIntent", "OpenIntent", "PauseWorkoutIntent", "PredictableIntent",
        "ProgressReportingIntent", "PushToTalkTransmissionIntent", "ResumeWorkoutIntent", "SetFocusFilterIntent",
        "SetValueIntent", "ShowInAppSearchResultsIntent", "SnippetIntent", "StartDiveIntent", "StartWorkoutIntent",
        "SystemIntent", "TargetContentProvidingIntent", "URLRepresentableIntent", "UndoableIntent",
        "WidgetConfigurationIntent",
    ]

    /// `AppEntity` and the protocols that refine it.
    package static let entities: Set = [
        "AppEntity", "AppSchemaEntity", "AssistantSchemaEntity", "FileEntity", "IndexedEntity", "SyncableEntity",
        "TransientAppEntity", "URLRepresentableEntity", "UniqueAppEntity",
    ]

    /// `AppEnum` and the protocols that refine it.
    package static let enumerations: Set = ["AppEnum", "AppSchemaEnum", "AssistantSchemaEnum", "URLRepresentableEnum"]

    /// Those that make a type one of the three.
    package static let ofTypes = intents.union(entities).union(enumerations)

    package static let all = ofTypes.union(["EntityIdentifierConvertible"])

    /// The macros that add a conformance, with the protocol.
    package static let macros = [
        "AppIntent": "AppIntent", "AssistantIntent": "AppIntent",
        "AppEntity": "AppEntity", "AssistantEntity": "AppEntity",
        "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
    ]

    /// The property wrappers of an intent's parameters.
    package static let parameterWrappers: Set = ["Parameter", "IntentParameter"]

    /// The property wrappers of an entity's properties.
    package static let propertyWrappers: Set = ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"]

    /// What a widget or a control is configured with.
    package static let widgetConfigurations: Set = [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "StaticControlConfiguration",
        "AppIntentControlConfiguration",
    ]

    /// The calls that say what people may have placed, and what it is called.
    package static let calls = widgetConfigurations.union([
        "supportedFamilies", "configurationDisplayName", "displayName", "AppShortcut",
    ])
    package static let shortestCall = "AppShortcut".utf8.count

    /// Modules whose names may stand before those of their types.
    package static let modules: Set = [
        "AppIntents", "CoreLocation", "Foundation", "FoundationEssentials", "Swift", "SwiftUI",
        "UniformTypeIdentifiers",
        "WidgetKit",
    ]

    package static func nameWithoutModule(_ name: String) -> String {
        guard let period = name.firstIndex(of: "."), modules.contains(String(name[..<period])) else { return name }
        return String(name[name.index(after: period)...])
    }

    package static func isKnown(_ name: String) -> Bool { ofTypes.contains(name) || others.contains(name) }

    /// Names of the language and the frameworks that no project is searched for.
    private static let others: Set = [
        "Any", "AnyObject", "Array", "AttributedString", "Bool", "CLPlacemark", "CaseIterable", "Character", "Codable",
        "Comparable", "CustomLocalizedStringResourceConvertible", "CustomStringConvertible", "Data", "Date",
        "DateComponents", "Decimal", "Decodable", "Dictionary", "Double", "Duration", "DynamicOptionsProvider",
        "Encodable",
        "EntityIdentifierConvertible", "EntityPropertyQuery", "EntityQuery", "EntityStringQuery",
        "EnumerableEntityQuery", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32",
        "Int64", "Int8", "IntentCurrencyAmount", "IntentFile", "IntentPaymentMethod", "IntentPerson",
        "LocalizedError", "LocalizedStringResource", "Measurement", "NSObject", "Never", "ObservableObject",
        "Optional", "OptionSet", "PersistentIdentifier", "PlaceDescriptor", "RawRepresentable", "Self", "Sendable",
        "Set",
        "String", "TimeInterval", "Transferable", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
        "UnitAngle", "UnitArea", "UnitDuration", "UnitEnergy", "UnitFrequency", "UnitInformationStorage", "UnitLength",
        "UnitMass", "UnitPower", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume", "View", "Void", "class",
    ]
}
