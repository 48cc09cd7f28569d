#if canImport(WidgetKit) && (os(iOS) || os(macOS) || os(watchOS) || os(visionOS))
import WidgetKit

@available(macOS 11, iOS 14, watchOS 9, *)
extension ConfigurationWidgetFamily {
    /// The definition's name for the family of a widget; `nil` for a family that definitions do not know.
    public init?(_ family: WidgetFamily) {
        switch String(describing: family) {
        case "systemSmall": self = .small
        case "systemMedium": self = .medium
        case "systemLarge": self = .large
        case "systemExtraLarge": self = .extraLarge
        case "accessoryInline": self = .accessoryInline
        case "accessoryCorner": self = .accessoryCorner
        case "accessoryCircular": self = .accessoryCircular
        case "accessoryRectangular": self = .accessoryRectangular
        default: return nil
        }
    }
}
#endif
