import Diagnostics

/// Which words about SiriKit intents a source has, found in one pass over its bytes.
package struct IntentMentions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let intent = IntentMentions(rawValue: 1)
    package static let interaction = IntentMentions(rawValue: 2)
    /// The configuration of a widget, with the intents of either framework.
    package static let configuration = IntentMentions(rawValue: 4)
    /// The source is not text, so it may have any of the words.
    package static let anything = IntentMentions(rawValue: 8)

    package init(in source: SourceText) {
        var found: IntentMentions = SourceFilter.standIn(source.bytes) == nil ? [] : .anything
        source.bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == UInt8(ascii: "I") || bytes[index] == 0 {
                if bytes[index] == 0 {
                    found.insert(.anything)
                } else if SourceFilter.has("Intent", at: index, bytes) {
                    found.insert(.intent)
                    if SourceFilter.has("IntentConfiguration", at: index, bytes) { found.insert(.configuration) }
                } else if SourceFilter.has("INInteraction", at: index, bytes) {
                    found.insert(.interaction)
                }
            }
        }
        self = found
    }
}
