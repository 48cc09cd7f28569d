/// Where in an input a diagnostic points.
package struct SourceLocation: Hashable, Sendable {
    /// The input's path as the user wrote it.
    package var path: String
    /// The exact place inside the input.
    package var place: Place

    /// How exactly the place is known.
    package enum Place: Hashable, Sendable {
        /// The input as a whole: it could not be read, or the finding is about its name or its neighbours.
        case file
        /// A span of its text. Line and column are computed only when a report asks for them.
        case range(SourceRange)
        /// A path of keys and indices such as `INIntents[0].INIntentName`, for inputs that are not text.
        case keyPath(String)
    }

    /// Points at `place` inside the input named `path`.
    package init(path: String, place: Place) {
        self.path = path
        self.place = place
    }

    /// Points at a span of the input's text.
    package init(path: String, range: SourceRange) {
        self.init(path: path, place: .range(range))
    }
}

extension SourceLocation: Comparable {
    /// Whole files come first, then spans in the order of the text, then key paths.
    package static func < (left: Self, right: Self) -> Bool {
        if left.path != right.path { return left.path < right.path }
        switch (left.place, right.place) {
        case (.range(let first), .range(let second)):
            return (first.lowerBound, first.upperBound) < (second.lowerBound, second.upperBound)
        case (.keyPath(let first), .keyPath(let second)):
            return first < second
        case (.file, .file):
            return false
        case (.file, _), (.range, .keyPath):
            return true
        case (_, .file), (.keyPath, .range):
            return false
        }
    }
}
