import SwiftSource

/// The oldest systems on which the generated code runs. They decide which features of App Intents it can use.
package enum DeploymentTarget: Int, CaseIterable, Sendable {
    /// iOS 16, macOS 13, watchOS 9, tvOS 16: App Intents without widgets.
    case ios16 = 16
    /// iOS 17, macOS 14, watchOS 10, tvOS 17: widgets, collection sizes, options that depend on other parameters.
    case ios17 = 17
    /// iOS 18, macOS 15, watchOS 11, tvOS 18, visionOS 2: defaults for amounts of money.
    case ios18 = 18
    /// iOS 26 and the other systems of that number: modes instead of opening the app, place descriptors.
    case ios26 = 26
    /// iOS 27 and the other systems of that number.
    case ios27 = 27

    /// The name on the command line: `ios17`.
    package var name: String { "ios\(rawValue)" }

    package var availability: Attribute { availability(onTV: ", tvOS \(rawValue).0") }

    /// The availability of a declaration that may refer to widgets' intents.
    package func availability(withWidgets hasWidgets: Bool) -> [Attribute] {
        hasWidgets ? max(self, .ios17).widgetAvailability : [availability]
    }

    /// The availability of declarations that need WidgetKit's configurations, which tvOS lacks.
    private var widgetAvailability: [Attribute] { [availability(onTV: ""), .above("@available(tvOS, unavailable)")] }

    /// Before version 26, each system had its own version number.
    private func availability(onTV television: Code) -> Attribute {
        let hasOneNumber = self >= .ios26
        let (mac, watch) = hasOneNumber ? (rawValue, rawValue) : (rawValue - 3, rawValue - 7)
        let vision: Code = self < .ios18 ? "" : ", visionOS \(hasOneNumber ? rawValue : rawValue - 16).0"
        return .above(
            "@available(iOS \(rawValue).0, macOS \(mac).0, watchOS \(watch).0\(television)\(vision), *)"
        )
    }
}

extension DeploymentTarget: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
