/// A dictionary or array whose closing tag has not been read yet.
///
/// It does not keep a key that waits for its value: in an outer container, that value is the container opened next.
struct OpenContainer {
    /// The index of the container's record.
    let record: Int
    let isDictionary: Bool
    var childCount = 0
    /// Whether two keys may be equal. False only if all keys differ, so most dictionaries need no further check.
    var mayRepeatKeys = false
    /// One bit per key. Keys whose numbers differ by a multiple of 64 share a bit.
    var keys: UInt64 = 0

    var element: XMLElement { isDictionary ? .dict : .array }

    @inline(__always)
    mutating func add(key number: Int) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        if keys & bit != 0 { mayRepeatKeys = true }
        keys |= bit
    }
}
