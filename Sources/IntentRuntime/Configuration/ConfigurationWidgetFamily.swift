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

/// The largest number of elements of one array parameter for each family; no limit for a family that is left out.
public struct WidgetFamilyCounts: Hashable, Sendable {
    private var counts: [ConfigurationWidgetFamily: Int] = [:]

    /// Creates the limits that the definition lists; a family that it does not list has no limit.
    public init(
        small: Int? = nil,
        medium: Int? = nil,
        large: Int? = nil,
        extraLarge: Int? = nil,
        accessoryInline: Int? = nil,
        accessoryCorner: Int? = nil,
        accessoryCircular: Int? = nil,
        accessoryRectangular: Int? = nil
    ) {
        counts[.small] = small
        counts[.medium] = medium
        counts[.large] = large
        counts[.extraLarge] = extraLarge
        counts[.accessoryInline] = accessoryInline
        counts[.accessoryCorner] = accessoryCorner
        counts[.accessoryCircular] = accessoryCircular
        counts[.accessoryRectangular] = accessoryRectangular
    }

    /// The limit for one family, or `nil` when there is none.
    public subscript(family: ConfigurationWidgetFamily) -> Int? { counts[family] }
}
