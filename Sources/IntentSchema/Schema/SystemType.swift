/// A type of Apple's frameworks that only customised system intents use.
package struct SystemType: Hashable, Sendable {
    /// The name as written, with or without the prefix `IN`.
    package let name: String
    package let form: Form

    /// What the values of a type are.
    package enum Form: Hashable, Sendable {
        /// Objects. Those of a name that this version does not know are taken for such.
        case object
        case enumeration
        /// A beginning and an end, both dates.
        case dateComponentsRange
    }

    init(_ name: String) {
        self.name = name
        form = Self.forms[name.hasPrefix("IN") ? String(name.dropFirst(2)) : name] ?? .object
    }

    /// Whether definitions with a type of the name have been met.
    var isKnown: Bool { Self.forms[name] != nil }

    private static let forms: [String: Form] = [
        "BillPayee": .object,
        "BillType": .enumeration,
        "CallDestinationType": .enumeration,
        "CarSignalOptions": .enumeration,
        "DateComponentsRange": .dateComponentsRange,
        "MediaItem": .object,
        "NoteContent": .object,
        "OutgoingMessageType": .enumeration,
        "PaymentAccount": .object,
        "PaymentAmount": .object,
        "PlaybackRepeatMode": .enumeration,
        "SpatialEventTrigger": .object,
        "TaskList": .object,
        "TemporalEventTrigger": .object,
        "VisualCodeType": .enumeration,
        "WorkoutGoalUnitType": .enumeration,
        "WorkoutLocationType": .enumeration,
    ]
}
