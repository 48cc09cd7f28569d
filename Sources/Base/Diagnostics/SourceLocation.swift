/// The location in an input that a diagnostic refers to.
package struct SourceLocation: Hashable, Sendable {
    /// The input's path as the user wrote it.
    package var path: String
    package var place: Place

    /// How precisely the location is known.
    package enum Place: Hashable, Sendable {
        /// The input as a whole: it could not be read, or the finding concerns its name or nearby files.
        case file
        /// A range of the text. Line and column are computed only when a report needs them.
        case range(SourceRange)
        /// A path of keys and indices such as `INIntents[0].INIntentName`, for inputs that are not text.
        case keyPath(String)
    }

    package init(path: String, place: Place) {
        self.path = path
        self.place = place
    }

    package init(path: String, range: SourceRange) {
        self.init(path: path, place: .range(range))
    }
}

extension SourceLocation: Comparable {
    /// Orders whole files first, then ranges in text order, then key paths.
    package static func < (left: Self, right: Self) -> Bool {
        if left.path != right.path { return left.path < right.path }
        switch (left.place, right.place) {
        case (.range(let first), .range(let second)):
            return (first.lowerBound, first.upperBound) < (second.lowerBound, second.upperBound)
        case (.keyPath(let first), .keyPath(let second)):
            return first < second
        case (.file, .range), (.file, .keyPath), (.range, .keyPath):
            return true
        default:
            return false
        }
    }
}
