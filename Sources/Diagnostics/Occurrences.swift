// The standard library has the same since macOS 13 alone.

extension Collection where Element: Equatable {
    /// Where `part` is for the first time; `nil` also for an empty part.
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
    /// Every occurrence of `part` replaced, from the beginning on.
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
