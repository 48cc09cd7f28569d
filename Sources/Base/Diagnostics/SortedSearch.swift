extension Array {
    /// Returns the number of leading elements that satisfy a condition, provided that no later element satisfies it.
    package func countOfFirst(where holds: (Element) -> Bool) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if holds(self[middle]) { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
