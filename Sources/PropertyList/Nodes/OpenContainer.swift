/// A dictionary or array whose closing tag has not been met.
///
/// A key that waits for its value is not kept here: for the containers further out, the value is the one that has been opened.
struct OpenContainer {
    /// The index of its record.
    let record: Int
    let isDictionary: Bool
    var childCount = 0
    /// Whether two keys may be the same. False only when all are different, so that most dictionaries need no closer look.
    var mayRepeatKeys = false
    /// A bit for each key; those whose numbers differ by a multiple of 64 share one.
    var keys: UInt64 = 0

    var element: XMLElement { isDictionary ? .dict : .array }

    @inline(__always)
    mutating func add(key number: Int) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        if keys & bit != 0 { mayRepeatKeys = true }
        keys |= bit
    }
}
