/// The shapes of widgets for which a definition can limit the size of an array. The raw values are the format's names.
///
/// A type of its own, because WidgetKit's `WidgetFamily` does not exist on every platform.
public enum ConfigurationWidgetFamily: String, CaseIterable, Hashable, Codable, Sendable {
    /// A square of two by two icons.
    case small = "Small"
    /// Two rows of four icons.
    case medium = "Medium"
    /// A square of four by four icons.
    case large = "Large"
    /// The largest, on iPad and Mac.
    case extraLarge = "ExtraLarge"
    /// One line of text above the clock or on a watch face.
    case accessoryInline = "AccessoryInline"
    /// A corner of a watch face.
    case accessoryCorner = "AccessoryCorner"
    /// A circle on a lock screen or a watch face.
    case accessoryCircular = "AccessoryCircular"
    /// Several lines on a lock screen or a watch face.
    case accessoryRectangular = "AccessoryRectangular"
}
