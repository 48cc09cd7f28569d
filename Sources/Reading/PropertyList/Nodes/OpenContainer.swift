/// A dictionary or array whose closing tag has not been read yet.
///
/// It does not keep a key that waits for its value: in an outer container, that value is the container opened next.
struct OpenContainer {
    /// The index of the container's record.
    let record: Int
    let isDictionary: Bool
    var childCount = 0

    var element: XMLElement { isDictionary ? .dict : .array }
}
