/// A type of Apple's frameworks that only customized system intents use.
package struct SystemType: Equatable, Sendable {
    /// The name as written, with or without the prefix `IN`.
    package let name: String
    package let form: Form

    package enum Form: Sendable {
        /// Objects, including those of types that this version of the tool does not know.
        case object
        case enumeration
        /// A start and an end, both dates.
        case dateComponentsRange
    }

    init(_ name: String) {
        self.name = name
        let own = name.hasPrefix("IN") ? String(name.dropFirst(2)) : name
        form = own == Self.range ? .dateComponentsRange : Self.enumerations.contains(own) ? .enumeration : .object
    }

    /// Whether the name is known from real definitions.
    package var isKnown: Bool { name == Self.range || Self.enumerations.contains(name) || Self.objects.contains(name) }

    /// The type as text: `system type 'MediaItem'`.
    package var words: String { isKnown ? "system type '\(name)'" : "type '\(name)' that intentc does not know" }

    // Seen in customizations of system intents.

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

extension ParameterType {
    /// Whether this version of the tool knows the type.
    package var isKnown: Bool { if case .system(let type) = self { type.isKnown } else { true } }
}
