import Diagnostics

/// Which words about SiriKit intents a source has, found in its bytes.
package struct IntentMentions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let intent = IntentMentions(rawValue: 1)
    package static let interaction = IntentMentions(rawValue: 2)
    /// The configuration of a widget, with the intents of either framework.
    package static let configuration = IntentMentions(rawValue: 4)
    /// The source is not text, so it may have any of the words.
    package static let anything = IntentMentions(rawValue: 8)

    private static let words: [(bytes: [UInt8], mention: IntentMentions)] = [
        (Array("Intent".utf8), .intent), (Array("INInteraction".utf8), .interaction),
        (Array("IntentConfiguration".utf8), .configuration), ([0], .anything),
    ]

    package init(in source: SourceText) {
        self = SourceFilter.standIn(source.bytes) == nil ? [] : .anything
        source.bytes.withUnsafeBytes { bytes in
            for (word, mention) in Self.words where bytes.firstIndex(of: word, from: 0) != nil { insert(mention) }
        }
    }
}
