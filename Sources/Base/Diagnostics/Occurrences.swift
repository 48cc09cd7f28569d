// The standard library offers these only since macOS 13.

extension Collection where Element: Equatable {
    /// Returns the range of the first occurrence of `part`; `nil` if `part` is empty or does not occur.
    package func firstOccurrence(of part: some Collection<Element>) -> Range<Index>? {
        guard let first = part.first else { return nil }
        var rest = self[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: part) { return start..<index(start, offsetBy: part.count) }
            rest = rest.dropFirst()
        }
        return nil
    }
}

extension RangeReplaceableCollection where Element: Equatable {
    /// Returns a copy in which every occurrence of `part` is replaced, searching from the start.
    package func replacingOccurrences(of part: some Collection<Element>, by new: some Collection<Element>) -> Self {
        var result = Self()
        var rest = self[...]
        while let range = rest.firstOccurrence(of: part) {
            result.append(contentsOf: rest[..<range.lowerBound])
            result.append(contentsOf: new)
            rest = rest[range.upperBound...]
        }
        result.append(contentsOf: rest)
        return result
    }
}
