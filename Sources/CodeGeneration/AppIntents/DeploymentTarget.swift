/// The oldest systems on which the generated code runs. It decides which forms of App Intents there are.
package enum DeploymentTarget: Int, CaseIterable, Sendable {
    /// iOS 16, macOS 13, watchOS 9, tvOS 16: App Intents without widgets.
    case ios16 = 16
    /// iOS 17, macOS 14, watchOS 10, tvOS 17: widgets, sizes of collections, options that depend on other parameters.
    case ios17 = 17
    /// iOS 18, macOS 15, watchOS 11, tvOS 18, visionOS 2: defaults for amounts of money.
    case ios18 = 18
    /// iOS 26 and its siblings of the same number: modes instead of opening the app, descriptions of places.
    case ios26 = 26
    /// iOS 27 and its siblings of the same number: tests that ask the installed app.
    case ios27 = 27

    /// The name that the command line takes: `ios17`.
    package var name: String { "ios\(rawValue)" }

    package var availability: Attribute {
        switch self {
        case .ios16: .above("@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)")
        case .ios17: .above("@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)")
        case .ios18: .above("@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)")
        case .ios26: .above("@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)")
        case .ios27: .above("@available(iOS 27.0, macOS 27.0, watchOS 27.0, tvOS 27.0, visionOS 27.0, *)")
        }
    }

    /// For what may name intents of widgets.
    package func availability(withWidgets hasWidgets: Bool) -> [Attribute] {
        hasWidgets ? max(self, .ios17).widgetAvailability : [availability]
    }

    /// For what exists with WidgetKit's configurations alone, which tvOS lacks.
    private var widgetAvailability: [Attribute] {
        let systems: Attribute =
            switch self {
            case .ios16, .ios17: .above("@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)")
            case .ios18: .above("@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)")
            case .ios26: .above("@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)")
            case .ios27: .above("@available(iOS 27.0, macOS 27.0, watchOS 27.0, visionOS 27.0, *)")
            }
        return [systems, .above("@available(tvOS, unavailable)")]
    }
}

extension DeploymentTarget: Comparable {
    /// Older systems come first.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
