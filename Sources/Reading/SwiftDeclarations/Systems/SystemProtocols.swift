/// The protocols of Apple's frameworks that make a type an App Intent, an entity or an enumeration, and related names.
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

    /// The protocols that make a type an App Intent, an entity or an enumeration.
    package static let ofTypes = intents.union(entities).union(enumerations)

    package static let all = ofTypes.union(["EntityIdentifierConvertible"])

    package static let widgets: Set = ["Widget", "ControlWidget"]

    /// The attributes of types that certainly declare no member that people save.
    package static let attributes: Set = [
        "DebugDescription", "Generable", "MainActor", "Model", "Observable", "available", "dynamicCallable",
        "dynamicMemberLookup", "frozen", "main", "objc", "objcMembers", "preconcurrency", "usableFromInline",
    ]

    /// The protocols that attached macros add, by macro name.
    package static let macros = [
        "AppIntent": "AppIntent", "AssistantIntent": "AppIntent",
        "AppEntity": "AppEntity", "AssistantEntity": "AppEntity",
        "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
    ]

    package static let parameterWrappers: Set = ["Parameter", "IntentParameter"]

    package static let propertyWrappers: Set = ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"]

    package static let widgetConfigurations: Set = [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "StaticControlConfiguration",
        "AppIntentControlConfiguration",
    ]

    /// The calls that determine which widgets and shortcuts people may have, and their names.
    package static let calls = widgetConfigurations.union([
        "supportedFamilies", "AppShortcut",
        "ActivityConfiguration", "EmptyWidgetConfiguration",
    ])
    package static let shortestCall = "AppShortcut".utf8.count

    /// Modules whose names may qualify those of their types.
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

    /// Names from the language and the frameworks that are not looked up in the project.
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
