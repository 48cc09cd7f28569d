#if canImport(WidgetKit) && (os(iOS) || os(macOS) || os(watchOS) || os(visionOS))
import WidgetKit

@available(macOS 11, iOS 14, watchOS 9, *)
extension ConfigurationWidgetFamily {
    /// The definition's name for the family of a widget; `nil` for a family that definitions do not know.
    public init?(_ family: WidgetFamily) {
        // `systemSmall` is `Small` in the format, and `accessoryInline` is `AccessoryInline`.
        let name = String(describing: family)
        let word = name.hasPrefix("system") ? name.dropFirst(6) : name.prefix(1).uppercased() + name.dropFirst()
        self.init(rawValue: String(word))
    }
}
#endif
