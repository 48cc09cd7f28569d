import Diagnostics

// Values by their place in the text, found by halving: they begin in the order of the text, those in dictionaries with
// their keys.
extension PropertyListDocument {
    /// The value whose element begins at `offset`; `nil` when none does.
    package func value(beginningAt offset: UInt32) -> PropertyListNode? {
        let index = lastIndex(beginningUpTo: Int(offset))
        return records[index].range.lowerBound == offset ? PropertyListNode(document: self, index: index) : nil
    }

    /// The value whose key has this `keyRange`; `nil` when none has.
    package func value(withKeyAt keyRange: SourceRange) -> PropertyListNode? {
        let index = lastIndex(beginningUpTo: Int(keyRange.lowerBound))
        let record = records[index]
        return record.key >= 0 && record.keyRange == keyRange ? PropertyListNode(document: self, index: index) : nil
    }

    /// The last value that begins at `offset` or before it.
    func lastIndex(beginningUpTo offset: Int) -> Int {
        var lower = 0
        var upper = records.count
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            let record = records[middle]
            let start = record.key >= 0 ? record.keyRange.lowerBound : record.range.lowerBound
            if Int(start) <= offset { lower = middle } else { upper = middle }
        }
        return lower
    }
}
