/// A type of Apple's frameworks that only customised system intents use.
package struct SystemType: Equatable, Sendable {
    /// The name as written, with or without the prefix `IN`.
    package let name: String
    package let form: Form

    /// What the values of a type are.
    package enum Form: Sendable {
        /// Objects. Those of a name that this version does not know are taken for such.
        case object
        case enumeration
        /// A beginning and an end, both dates.
        case dateComponentsRange
    }

    init(_ name: String) {
        self.name = name
        let own = name.hasPrefix("IN") ? String(name.dropFirst(2)) : name
        form = own == Self.range ? .dateComponentsRange : Self.enumerations.contains(own) ? .enumeration : .object
    }

    /// Whether definitions with a type of the name have been met.
    var isKnown: Bool { name == Self.range || Self.enumerations.contains(name) || Self.objects.contains(name) }

    private static let range = "DateComponentsRange"
    private static let enumerations: Set = [
        "BillType", "CallDestinationType", "CarSignalOptions", "OutgoingMessageType", "PlaybackRepeatMode",
        "VisualCodeType", "WorkoutGoalUnitType", "WorkoutLocationType",
    ]
    private static let objects: Set = [
        "BillPayee", "MediaItem", "NoteContent", "PaymentAccount", "PaymentAmount", "SpatialEventTrigger", "TaskList",
        "TemporalEventTrigger",
    ]
}
