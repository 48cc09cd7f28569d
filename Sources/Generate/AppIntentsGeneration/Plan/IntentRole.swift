import IntentSchema

/// What people do with an intent, from its flags and the project's widgets.
package enum IntentRole: Sendable {
    /// Run it, in Shortcuts or by Siri.
    case action
    /// Configure a widget with it.
    case configuration
    /// Run it, and perhaps configure a widget with it. It is an action to which a conformance is added.
    case both

    /// - Parameter widgets: The classes of the intents that configure the project's widgets; `nil` if that is not known.
    package init(of intent: Intent, className: String = "", widgets: Set<String>? = nil) {
        let isRun = intent.isConfigurable || !intent.shortcuts.isEmpty
        if !intent.isEligibleForWidgets {
            self = .action
        } else if isRun {
            self = widgets?.contains(className) == false ? .action : .both
        } else {
            self = .configuration
        }
    }

    package var isAction: Bool { self != .configuration }

    package var configuresWidgets: Bool { self != .action }
}
