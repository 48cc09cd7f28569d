import IntentSchema

/// A text by its place in a definition, which is the same in the definition's copies.
package struct TextPlace: Hashable, Sendable {
    private let path: String
    /// The number of texts before it at the same path.
    private let number: Int

    fileprivate init(_ use: LocalizedTextUse, number: Int) {
        path = use.path
        self.number = number
    }
}

extension Definition {
    package var textsByPlace: [(place: TextPlace, use: LocalizedTextUse)] {
        var counts: [TextPlace: Int] = [:]
        return localizedTexts.map { use in
            let first = TextPlace(use, number: 0)
            defer { counts[first, default: 0] += 1 }
            return (TextPlace(use, number: counts[first, default: 0]), use)
        }
    }
}
