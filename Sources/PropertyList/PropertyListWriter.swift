/// Writes property lists.
public enum PropertyListWriter {
    /// The canonical XML form.
    public static func xml(_ value: PropertyListValue) -> [UInt8] { [] }
}
